# サーバーなしで遊ぶページ

help-page = サーバーなしでブラウザだけで遊べるサイトを書き出します。どのウェブスペースにも置けます。作るときだけ npm、Node、pip を使います。
help-page-directory = サイトのディレクトリ。空か、以前のサイトがあるもの。
help-page-cache = npm と pip から取った部品を次回のために保存しておく場所。
help-page-wheel = いっしょに入れる外部のルールブックの wheel。何度でも指定できます。
page-done = サイトは { $path } にあります。初回の読み込みは { $size } MBです。ウェブスペースに置くか、ここで確かめてください：
page-needs-npm = ページを作るには npm が必要ですが、見つかりません。Node.js をインストールするか、Pyodide のアーカイブを { $path } に置いてください。
page-needs-node = ページを作るには Node.js が必要ですが、見つかりません。「sudo apt install nodejs npm」などでインストールしてください。
page-needs-pip = ページを作るにはこの Python の pip が必要ですが、見つかりません。「python -m ensurepip」を試してください。
page-not-fetched = { $program } でページの部品を取れませんでした：{ $detail }
page-not-compiled = ページのモジュールをコンパイルできませんでした：{ $detail }
page-cannot-keep = { $path } にページの部品を保存できません：{ $reason }
page-not-empty = { $path } にはHanteiのサイトではないものがあります。空か、まだないディレクトリを指定してください。
page-cannot-write = { $path } にサイトを書き出せません：{ $reason }
page-bad-wheel = { $path } は純粋な Python の wheel ではありません。ページに入るのはそれだけです。

# テーブルのまわりの窓の文

page-title = Hantei
page-loading = 読み込んでいます。次からはネットワークがなくても遊べます。
page-starting = テーブルを用意しています…
page-broken = テーブルを用意できませんでした。ページを読み込み直してください。遊んだものは残っています。
page-unable = このブラウザではHanteiを動かせません。JavaScript と新しいブラウザ、プライベートでないウィンドウ、https で始まるアドレスが必要です。
page-unkept = このブラウザはここに何も保存しません。ウィンドウを閉じる前に保存ファイルを持ち出してください。
page-understood = わかりました
page-renewed = 新しい版があります。遊んだものはそのまま残ります。
page-renew = 今すぐ使う
page-away = Hanteiのこの部分はまだ読み込んでおらず、いまは取れません。ネットワークがないか、サイトに新しい版が出ています。遊んだものは残っています。ページを読み込み直してください。

# 手紙で遊ぶ

web-plays-post = 手紙でやりとりする相手
web-post-awaited = { $seats }は手紙の相手が担当します。相手の番になったらテーブルを送ってください。
web-send = 送る
post-title = 手紙で遊ぶ
post-about = このリンクかファイルを相手に送ってください。相手のページが手を取り込み、誰の番かを示します。相手も同じように送り返します。テーブルの続きにならない手紙は受け取りません。
post-trust = 信頼して遊ぶゲームです。それぞれのページには自分の席から見えるものだけが出ますが、手紙にはゲーム全体が入っています。隠された部分もこれから出るダイスも、中を見れば読めます。
post-your-turn = まだあなたの番です。答えてから送ってください。
post-link = このテーブルへのリンク
post-file = 手紙をファイルで
post-replay-title = ゲームを見せる
post-replay-about = このリンクを開くと、これまでのゲームを最初からたどれます。
post-replay-link = ゲームへのリンク
post-again-title = 同じゲームを最初から
post-again-about = 同じシナリオを同じダイスで、ほかの人が自分で遊べます。
post-again-link = 始めるリンク
letter-unreadable = この手紙は読めません。一部が欠けているか、変わっています。もう一度、ファイルで送ってもらってください。
letter-newer = この手紙は新しい版のHanteiで書かれています。ページを読み込み直して、新しい版にしてください。
letter-parted = この手紙はあなたのテーブルの続きになりません。共通するのは{ $common }行で、その先はテーブルに{ $ours }行、手紙に{ $theirs }行あります。何も変えていません。あなたのほうを送るか、新しく始めてください。
