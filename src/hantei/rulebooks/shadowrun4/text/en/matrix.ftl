## The Matrix

sr-link = commlink of { $who }
sr-node-mode-active = active
sr-node-mode-passive = passive
sr-node-mode-hidden = hidden

sr-step-program = { $program } program
sr-step-hot-sim = hot sim
sr-step-dumpshock = dumpshock
sr-step-rating = rating
sr-step-response = Response
sr-step-firewall = Firewall
sr-step-system = System

sr-defence-firewall = Response and Firewall
sr-defence-more-hacking = hacking

sr-throw-cyber = cybercombat
sr-throw-icon_resistance = resisting in the Matrix
sr-throw-dumpshock = resisting dumpshock

sr-ask-program = { $who }: with which program?
sr-ask-node_mode = { $who }: { $node } in which mode?
sr-ask-device = { $who }: which device?

sr-action-cyber_attack = attack an icon
sr-eff-action-cyber_attack = Cybercombat and a combat program against Response and Firewall.

sr-log-attack-cyber = { $who } attacks the icon of { $target }: { $weapon }
sr-log-cyber_hit = The icon of { $who } is hit: { $value }
sr-log-icon_resisted = The icon of { $who } resists { $value } with { $hits }: { $boxes } through
sr-log-icon_damage = Icon of { $who }: { $boxes } ({ $icon } of { $of })
sr-log-icon_crashed = The icon of { $who } crashes
sr-log-program_ends = { $who } is gone from the Matrix
sr-log-thrown_out = { $who } is thrown out of virtual reality
sr-log-disconnected = { $who } loses every connection
sr-log-cut_off = { $who } is no longer on { $node }
sr-log-dumpshock = { $who }: dumpshock tells for { $minutes } minutes
sr-log-node_mode = { $who } sets { $node }: { $node_mode }
