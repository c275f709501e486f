# The end of a game: who did what
ending-deeds = Who did what
ending-who = Who
ending-checks = Checks that succeeded
ending-damage = Damage dealt
ending-felled = Felled
ending-best = Rarest throw
ending-highest = The rarest high throw: { $total } ({ $why }, { $dice }). One this high comes up once in { $n }.
ending-lowest = The rarest low throw: { $total } ({ $why }, { $dice }). One this low comes up once in { $n }.
