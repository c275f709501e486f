## 機械：出来事

sr-log-out-destroyed = { $who }は破壊された
sr-log-unharmed = { $who }に精神ダメージ{ $value }は効かない
