## マトリックス

sr-link = { $who }のコムリンク
sr-node-mode-active = アクティブ
sr-node-mode-passive = パッシブ
sr-node-mode-hidden = ヒドゥン

sr-step-program = 〔{ $program }〕
sr-step-hot-sim = ホット・シム
sr-step-dumpshock = ダンプショック
sr-step-rating = レーティング
sr-step-response = レスポンス
sr-step-firewall = ファイアウォール
sr-step-system = システム

sr-defence-firewall = レスポンス＋ファイアウォール
sr-defence-more-hacking = ハッキング

sr-throw-cyber = サイバー戦闘
sr-throw-icon_resistance = マトリックスでの抵抗
sr-throw-dumpshock = ダンプショック抵抗

sr-ask-program = { $who }：どのプログラムを使う？
sr-ask-node_mode = { $who }：{ $node }をどのモードにする？
sr-ask-device = { $who }：どの機器？

sr-action-cyber_attack = アイコンを攻撃
sr-eff-action-cyber_attack = サイバー戦闘＋戦闘用プログラム。相手はレスポンス＋ファイアウォール。

sr-log-attack-cyber = { $who }が{ $target }のアイコンを攻撃：{ $weapon }
sr-log-cyber_hit = { $who }のアイコンに命中：{ $value }
sr-log-icon_resisted = { $who }のアイコンが{ $value }に抵抗：{ $hits }ヒット、残り{ $boxes }
sr-log-icon_damage = { $who }のアイコン：{ $boxes }点（{ $icon }／{ $of }）
sr-log-icon_crashed = { $who }のアイコンがクラッシュ
sr-log-program_ends = { $who }がマトリックスから消えた
sr-log-thrown_out = { $who }がVRからはじき出された
sr-log-disconnected = { $who }の接続がすべて切れた
sr-log-cut_off = { $who }が{ $node }から切断された
sr-log-dumpshock = { $who }：ダンプショックの影響が{ $minutes }分残る
sr-log-node_mode = { $who }が{ $node }を設定：{ $node_mode }
