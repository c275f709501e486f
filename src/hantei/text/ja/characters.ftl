## オンラインセッション用の駒

character-conditions = 状態：{ $names }
character-gear = 所持：{ $names }
character-copy = ココフォリア用にコピー
character-picture = 画像（PNG）
character-picture-of = { $name }の画像をPNGで保存
character-about = 全文をコピーしてココフォリアの盤面に貼り付けると、能力値の入った駒になります。
character-copied = コピーしました。盤面に貼り付けてください。
character-not-copied = このブラウザではコピーできません。下の文字列を選んでコピーしてください。
character-text = { $name }の駒データ

character-changes = 前回のコピーからの変化をコピー
character-changes-copied = コピーしました。ココフォリアのチャットで、{ $name }の発言として1行ずつ入力してください。
character-unchanged = このブラウザで前回コピーしてから、変化はありません。

pieces-title = ほかの盤面へ持ち出す駒
pieces-udonarium = ユドナリウム
pieces-udonarium-about = ファイルをユドナリウムの画面にドロップしてください。部屋のファイルは、地図と全員の駒を並べ、それまで画面にあったものと入れ替わります。駒だけのファイルは、いまある盤面に駒を加えます。
pieces-udonarium-alone = このファイルをユドナリウムの画面にドロップすると、いまある部屋に駒が加わります。
pieces-udonarium-room = 部屋をまるごと（ZIP）
pieces-udonarium-pieces = 駒だけ（ZIP）
pieces-ccfolia = ココフォリア
pieces-ccfolia-about = 駒を1つずつコピーして、ココフォリアの盤面に貼り付けてください。あとで戻ってくると、前回からの変化だけをコピーできます。貼り付けでは画像を渡せない（ココフォリアの仕様です）ので、画像は保存して、ココフォリアの駒の編集で設定してください。
pieces-ccfolia-alone = 駒を1つずつコピーして、ココフォリアの盤面に貼り付けてください。この方法では画像は入りません。画像は別に保存して、駒に付けてください。

udonarium-gauges = リソース
udonarium-figures = 能力
udonarium-notes = 情報
udonarium-memo = メモ

export-no-such-table = 「{ $given }」という持ち出し先はありません。どちらかを指定してください：{ $allowed }。
export-only-for = { $option }は{ $table }と一緒に指定してください。
export-nobody = { $given }には、まだ誰のデータもありません。人物を作り終えた保存ファイルを指定してください。
export-no-people = 「{ $given }」に人物はいません。人物のファイル、保存ファイル、またはルールブックと遭遇を指定してください。
