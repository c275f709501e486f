## コンピュータ：呼び名、担当、遊び方

policy-name-heuristic = 手堅い
policy-name-random = でたらめ
policy-name-with = { $policy }・{ $parameter }
policy-of-seat = { $who }（{ $policy }）
policy-machine = コンピュータ（{ $policy }）
policy-described = { $policy }：{ $about }

policy-about-random = 選べる答えのどれかを選ぶ
