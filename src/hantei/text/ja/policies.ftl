## コンピュータ：呼び名、担当、遊び方

policy-name-heuristic = 手堅い
policy-name-steady = 手堅い
policy-name-bold = 大胆
policy-name-careful = 守り優先
policy-name-random = でたらめ
policy-name-with = { $policy }・{ $parameter }
policy-of-seat = { $who }（{ $policy }）
policy-machine = コンピュータ（{ $policy }）
policy-described = { $policy }：{ $about }

policy-about-heuristic = 勝つことを第一に遊ぶ
policy-about-bold = 「手堅い」と同じ考え方で、損害をあまり恐れない。早く攻め、隠れるのも退くのも遅い
policy-about-careful = 「手堅い」と同じ考え方で、損害をより恐れる。身を守ることを先にし、戦いを避け、退くのも早い
policy-about-random = 選べる答えから無作為に選ぶ
