# サーバーなしで遊ぶページ

help-page = サーバーなしでブラウザだけで遊べるサイトを書き出します。どのウェブスペースにも置けます。作るときだけ npm、Node、pip を使います。
help-page-directory = サイトのディレクトリ。空か、以前のサイトがあるもの。
help-page-cache = npm と pip から取った部品を次回のためにしまっておく場所。
help-page-wheel = いっしょに入れる外部のルールブックの wheel。何度でも指定できます。
page-done = サイトは { $path } にあります。初回の読み込みは { $size } MBです。ウェブスペースに置くか、ここで確かめてください。
page-needs-npm = ページを作るには npm が必要ですが、見つかりません。Node.js をインストールするか、Pyodide のアーカイブを { $path } に置いてください。
page-needs-node = ページを作るには Node.js が必要ですが、見つかりません。「sudo apt install nodejs npm」などでインストールしてください。
page-needs-pip = ページを作るにはこの Python の pip が必要ですが、見つかりません。「python -m ensurepip」を試してください。
page-not-fetched = { $program } でページの部品を取れませんでした：{ $detail }
page-not-compiled = ページのモジュールをコンパイルできませんでした：{ $detail }
page-cannot-keep = { $path } にページの部品をしまえません：{ $reason }
page-not-empty = { $path } には判定のサイトではないものがあります。空か、まだないディレクトリを指定してください。
page-cannot-write = { $path } にサイトを書き出せません：{ $reason }
page-bad-wheel = { $path } は純粋な Python の wheel ではありません。ページに入るのはそれだけです。

# テーブルのまわりの窓の文

page-title = 判定
page-loading = 読み込んでいます。次からはネットワークがなくても遊べます。
page-starting = テーブルを用意しています…
page-broken = テーブルを用意できませんでした。ページを読み込み直してください。遊んだものは残っています。
page-unable = このブラウザでは判定を動かせません。JavaScript と新しいブラウザ、プライベートでないウィンドウ、https で始まるアドレスが必要です。
page-unkept = このブラウザはここに何も保存しません。ウィンドウを閉じる前にセーブファイルを持ち出してください。
page-understood = わかりました
page-renewed = 新しい版があります。遊んだものはそのまま残ります。
page-renew = 今すぐ使う
