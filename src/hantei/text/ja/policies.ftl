## コンピュータ：呼び名、担当、遊び方

policy-name-heuristic = 手堅い
policy-name-random = でたらめ
policy-name-greedy = 目先重視
policy-name-cautious = 慎重
policy-name-search = 先読み
policy-name-with = { $policy }・{ $parameter }
policy-of-seat = { $who }（{ $policy }）
policy-machine = コンピュータ（{ $policy }）
policy-described = { $policy }：{ $about }

policy-about-random = 選べる答えのどれかを選ぶ
policy-about-greedy = 選択肢をひとつずつ試し、目先の見込みが最もよいものを取る（greedy:30で各30通り）
policy-about-cautious = 選択肢をひとつずつ試し、悪い目が出ても損の少ないものを取る（cautious:30）
policy-about-search = 頭の中で続きを遊び、見込みを比べる（1問につきsearch:400で400通り、search:50msで50ミリ秒）
