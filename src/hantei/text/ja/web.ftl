## The web table: every page

web-title = Hantei
web-lang-ja = 日本語
web-lang-en = English

## Start page

web-start = 何を遊びますか？

## hantei serve

help-serve = ブラウザで遊べるテーブルを開きます。ひとりでも、仲間とでも、ゲームマスターがいても遊べます。
help-serve-host = 待ち受けるアドレス。初期値ではこのコンピュータからだけ開けます。
help-serve-port = ポート番号。0なら空いている番号を使います。
help-serve-open = ブラウザを開きます。
serve-at = テーブル：{ $address } （Ctrl-Cで止まります。記録は失われません）
bad-port = 「{ $given }」はポート番号ではありません。0から65535までの整数で指定してください。
cannot-listen = { $host } のポート{ $port }では待ち受けできません：{ $reason }
