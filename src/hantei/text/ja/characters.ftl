## オンラインセッション用の駒

character-conditions = 状態：{ $names }
character-gear = 所持：{ $names }
character-copy = ココフォリア用にコピー
character-about = 全文をコピーしてココフォリアの盤面に貼り付けると、能力値の入った駒になります。
character-copied = コピーしました。盤面に貼り付けてください。
character-not-copied = このブラウザではコピーできません。下の文字列を選んでコピーしてください。
character-text = { $name }の駒データ
