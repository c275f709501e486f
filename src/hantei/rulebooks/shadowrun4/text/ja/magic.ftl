## 魔法：動作

sr-action-use_centering = 集中術を使う（簡易）
sr-action-deactivate_focus = 収束具の停止（簡易）
sr-action-activate_focus = 収束具の活性化（単純）
sr-eff-action-use_centering = 次のドレイン抵抗に、記録にあるだけダイスが加わる。
sr-eff-action-deactivate_focus = レーティングの修正がなくなる。
sr-eff-action-activate_focus = 対応するテストにレーティングの分だけダイスが加わる。

## 魔法：質問

sr-ask-focus = { $who }：どの収束具？

## 魔法：できごと

sr-log-time_passes = 時間が過ぎる：{ $minutes }分
sr-log-centred = { $who }はドレインに備えて精神を集中した
sr-log-focus-on = { $who }は{ $focus }を活性化した
sr-log-focus-off = { $who }は{ $focus }を停止した
sr-log-spell_ends = { $spell }が消えた（{ $who }）

## 魔法：修正の内訳

sr-step-sustaining = 維持中の呪文
sr-step-spelled = 呪文の影響
sr-step-focus = 収束具
sr-step-centering = 集中術
sr-opt-focus = { $focus }
