## 準備できないもの

unknown-encounter = 「{ $found }」という遭遇はありません。選べる遭遇：{ $allowed }。
unknown-ruling = 「{ $name }」という解釈の項目はありません。選べる項目：{ $allowed }。
unknown-ruling-value = 「{ $name }」に「{ $value }」という解釈はありません。選べる解釈：{ $allowed }。

## 人物のファイル

no-dossiers = { $name } には人物のファイルがありません。あるルールブック：{ $allowed }。
dossier-other = { $path } は、このルールブックの人物のファイルではありません。先頭が「hantei: { $head }」ではなく「{ $found }」になっています。
dossier-place = ここには「{ $given }」という、代われる人物がいません。代われる人物：{ $allowed }。
dossier-full = { $path } の人物が入る場所が残っていません。誰の代わりかを「名前=ファイル」で指定するか、連れてくる人数を減らしてください。
dossier-no-levels = { $name } にレベルはありません。
dossier-record-twice = { $who } の記録「{ $id }」（{ $section }）と同じIDの別の記録が、本か遭遇にもあります。どちらかのIDを変えてください。
keep-whom = 誰を書き出すかを --who で指定してください。書き出せる人物：{ $allowed }。
keep-nobody = 書き出せる人物に「{ $who }」はいません。書き出せる人物：{ $allowed }。

## 条項の台帳

unknown-ledger = 「{ $name }」の条項の台帳はありません。あるもの：{ $allowed }。
unknown-clause = 「{ $id }」という条項はありません。
unknown-clause-guess = 「{ $id }」という条項はありません。近いもの：{ $guesses }。
ledger-no-japanese = { $id }の未確定の点や例の日本語が{ $file }にありません。
ledger-other-count = 一覧は{ $count }個ですが、英語の一覧は{ $wanted }個です。

## GMの裁定

amend-path = 「{ $path }」は変えられません。ここで選べるもの：{ $allowed }。
amend-no-dossier = 加わる人物のファイルが読めません。
amend-usage = { $known ->
    [yes] 「{ $given }」は裁定として読めません。語が足りないか、多すぎるか、ここでは使えない語があります。
   *[no] 「{ $given }」は裁定として読めません。選べるもの：{ $allowed }。
  }
amend-unknown = 「{ $found }」という名前では選べません。選べるもの：{ $allowed }。
amend-value = 「{ $path }」に「{ $found }」は入れられません。入れられるもの：{ $allowed }。
reserved-seat = 「{ $found }」は、陣営・参加者・席の名前に使えません。テーブルそのものの席の名前です（{ $reserved }）。
unknown-side-apart = 「{ $found }」という陣営はありません。あるもの：{ $allowed }。
import-what = { $path } は、読み取れるほかのプログラムのファイルではありません。読み取れるもの：{ $allowed }。
xml-too-large = ファイルが{ $most } MiBを超えています。
xml-declares = 文書型や実体を独自に宣言しているファイルは読み込みません。
xml-too-much = 要素が{ $elements }個を超えているか、入れ子が{ $deep }段を超えています。
xml-bad = 正しいXMLではありません。
