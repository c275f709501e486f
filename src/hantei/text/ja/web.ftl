## The web table: every page

web-title = Hantei
web-lang-ja = 日本語
web-lang-en = English
web-skip = 本文へ
web-scheme-auto = 配色：端末の設定に合わせる（押すと明るい配色）
web-scheme-light = 配色：明るい（押すと暗い配色）
web-scheme-dark = 配色：暗い（押すと端末の設定）

## Start page

web-start = 何を遊びますか？
web-promise = ダイスも計算も、その根拠となる条文も、このテーブルが引き受けます。あなたは決断だけをどうぞ。

## hantei serve

help-serve = ブラウザで遊べるテーブルを開きます。ひとりでも、仲間とでも、ゲームマスターがいても遊べます。
help-serve-host = 待ち受けるアドレス。初期値ではこのコンピュータからだけ開けます。
help-serve-port = ポート番号。0なら空いている番号を使います。
help-serve-open = ブラウザを開きます。
serve-at = テーブル：{ $address } （Ctrl-Cで止まります。記録は失われません）
bad-port = 「{ $given }」はポート番号ではありません。0から65535までの整数で指定してください。
cannot-listen = { $host } のポート{ $port }では待ち受けできません：{ $reason }
