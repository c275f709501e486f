## ヘルプ

help-usage = 使い方：{ $usage }
help-hantei = TRPGの戦闘ルールを、ルールブックの条項のとおりに動かします。
help-commands = コマンド：
help-arguments = 引数：
help-options = オプション：
help-more = 各コマンドの詳しい説明は hantei COMMAND --help で表示します。--lang ja|en はどのコマンドにも付けられます。
help-help = この説明を表示します。
help-lang = 言語を選びます。省略すると環境に合わせます。
help-version = バージョンを表示します。
help-play-rulebook = ルールブックの ID（hantei list で確かめられます）。ほかのルールブックにないシナリオや遭遇なら、その ID だけでもかまいません。
help-rulebook = ルールブックの ID（hantei list で確かめられます）。
help-file = ファイル。
help-json = ほかのプログラムのために JSON で出力します。
help-verbose = 個々のダイスも表示します。
help-play = ゲームを始めます。続きから遊ぶときは --continue を付けます。省略したことは始めるときに尋ねます。ゲームは常に自動で保存されます。
help-play-scenario = シナリオや遭遇の ID、または自作のファイル。
no-difficulties = 「{ $title }」に難易度の区別はありません。--difficulty を外してください。
help-play-difficulty = 難易度。省略するとゲームの中で選びます。
help-play-leaders = 分隊長など、プレイヤーの人数。
help-play-seed = ダイスのシード。同じシードと同じ選択からは同じゲームになります。
help-play-ruling = 本が決めきっていない点の解釈を選びます（hantei rules RULEBOOK --rulings）。何度でも指定できます。
help-play-dice = ダイスを振る人。プログラム（seeded）かプレイヤー（physical）です。
help-play-dice-from = ダイスをダイスサーバーに振らせます（https://…、bcdice-apiと同じ答え方をするもの）。返事がないときは出目を手で入力します。
help-play-auto = すべての席をコンピュータに任せて最後まで進めます。
help-play-seat = 席をコンピュータに任せます（種類は hantei list で確かめられます）。何度でも指定できます。
help-play-ask = 質問の範囲：everything（すべて）、matters（結果に関わることだけ）、turns（自分の手番の、結果に関わることだけ）。省略すると、端末では matters です。
help-play-apart = この陣営の一人ひとりに席を設けます。何度でも指定できます。
help-play-referee = GMの席を人が務めます。
help-play-save = 保存先のファイル。
help-play-continue = 保存したゲームを続けます。ファイルを省略すると、まだ終わっていないいちばん新しいものを開きます。
help-odds = 判定が成功する確率（--check）、またはシナリオ・遭遇の結末の確率を表示します。
help-odds-check = hantei roll と同じダイスコマンド。その確率を正確に求めます。
help-odds-seed = 試行の乱数のシード。
help-odds-budget = 計算量の上限（手順を進める回数）。省略すると100000。
help-roll = ルールブックやボットのゲームシステムの判定のダイスを振り、内訳をすべて表示します。コマンドがなければ書き方を表示します。
help-roll-text = 振るもの（2D6+8>=15 など）。引用符で囲みます。
help-roll-times = 回数。
help-roll-seed = ダイスのシード。省略すると毎回ちがう目が出ます。
help-roll-faces = 出た目。すでに振ったダイスに使います。
help-roll-log = ココフォリアが書き出したログの判定を、ダイスボットのシステムに従って読み直します。
help-roll-strict = ボットのゲームシステムで振るとき、ボットの誤りもそのまま再現します。
help-list = 遊べるもの（ルールブック、シナリオ、遭遇）とコンピュータの種類を一覧にします。
help-rules = 条項を番号や言葉で引きます。何も付けなければすべての条項を並べます。
help-rules-words = 条項の番号（UA-08.1 など）、または探す言葉。
help-rules-where = 条項を実行している関数とデータ、確かめている事例を、ファイルと行で示します。
where-what = 条項を一つ指定してください（例：{ $example }）。
where-none = この条項を実行するルールはありません（定義か助言です）。
help-rules-rulings = 選べる解釈をすべて表示します。
help-check = シナリオ・遭遇・人物・事例のファイルを調べ、誤りをすべて行番号付きで示します。
help-replay = 保存したゲームを一手ずつ再生します。
help-replay-to = この番号の記録までで止めます。
help-backup = サーバーのテーブルの控えを取ります。サーバーは動いたままでかまいません。
help-backup-file = 控えのファイル。鍵は、同じ名前に .key を付けたファイルになります。
help-restore = 控えからサーバーのテーブルを戻します。いまあるものは残します。
help-restore-file = 控えのファイル。
help-new-key = サーバーのテーブルのリンクを作る鍵を新しくします。これまでに送ったリンクは使えなくなり、席はそのまま残ります。
new-key-done = リンクの鍵を新しくしました：{ $path }。これまでに送ったリンクは使えません。新しいリンクは、それぞれのテーブルに出ます。前に取った控えには、古い鍵が残っています。
help-put-out = 止めてあるサーバーのすべてのテーブルから一人を退席させ、その接続を終えます。
help-put-out-person = サーバーの記録にある、その人の名前（person）。
nobody-so-called = 「{ $given }」という人はどのテーブルにもいません。サーバーの記録（--log）では、人は「person」に書かれています。
put-out-done = { $tables }卓で席を取り上げました。その人が戻れるリンクは使えなくなりました。
put-out-own = その人のものだったテーブルは、サーバーで { $link } を開いた人が引き継ぎます。
backup-done = テーブル{ $tables }卓の控えを { $path } に取りました。招待リンクの鍵は { $key } です。いっしょに保管してください。
restore-done = テーブル{ $tables }卓を { $path } に戻しました。
restore-kept = 前のものは { $path } にあります。
help-serve-name = プロキシの後ろでの名前（hantei.example など）。この名前への接続にも応えます。何度でも指定できます。
help-serve-log = 入室・拒否・裁定・取り消しなどの記録を書くファイル。「-」なら端末に出します。
help-serve-metrics = Prometheus が数値を読むポート（このコンピュータからだけ読めます）。0なら空いている番号を使います。
help-serve-keep = この日数のあいだ誰も動かなかったテーブルと、テーブルを持たなくなった人の本文を削除します。削除の前に早めに知らせます。省略すると削除しません。
help-replay-html = ゲームを一つのHTMLページに書き出します。ほかに何も要らず、一手ずつ見られます。
help-replay-eyes = --html のページに、誰に見えるものを示すか。席の名前か「all」で指定します。省略すると、観戦者に見えるものだけを示します。
help-replay-turning = 再生する代わりに、各場面が始まったときの勝つ見込みと、形勢が動いたところを表示します。
help-replay-longest = 再生する代わりに、長かった戦闘を N 件まで並べます。
help-replay-dearest = 再生する代わりに、勝つ見込みを最も下げた決断を N 件まで並べ、運がどれだけ働いたかを示します。
help-replay-seconds = --dearest とともに、決断の先を続けて試す秒数を指定します（省略すると60秒）。
help-mcp = Model Context Protocolで、アシスタントが遊んだり調べたりできるようにします。
help-mcp-port = 標準入出力の代わりに、このコンピュータのこのポート（HTTP、/mcp）で待ち受けます。
help-board = 保存したゲームの盤面を画像に描きます。
help-board-at = 場面の番号（replay --html のページに出る番号で、1が始まり）。省略すると、最後の盤面を描きます。
help-board-eyes = 誰の目で見るか。席の名前か「all」で指定します。省略すると、観戦者に見えるものだけを描きます。
help-board-scheme = 配色：昼（day）か夜（night）。
help-board-output = 書き出すファイル（.svg か .png）。省略すると、保存ファイルの隣に .svg で書きます。
help-export = ゲームをココフォリアやユドナリウムへ持ち出します。能力値と判定を入れた駒を書き出し、ユドナリウムには地図も付けます。
help-export-table = 持ち出す先。ccfolia（1行に駒1個）か udonarium（画面にドロップするZIPファイル）。
help-export-source = 保存ファイル、人物のファイル、または遭遇のルールブック。
help-export-scenario = 遭遇。始まったときの様子を書き出します。
help-export-to = ゲームのこの記録の後（番号はhantei replayのもの）。省略すると最後です。
help-export-since = ココフォリア：この記録からの変化を、チャットに入力する行で書き出します。
help-export-eyes = 誰の目で見るか。席の名前か「all」。省略すると all です。
help-export-pieces = ユドナリウム：駒だけを書き出し、いまある盤面に加えます。省略すると、部屋をまるごと入れ替えます。
help-export-pictures = ココフォリア：駒ごとの画像（PNG）を書き出すディレクトリ。貼り付けでは渡せないためです。
help-export-output = 書き出すファイル。
help-verify = 保存したゲームがルールどおりか確かめます。
help-cases = 事例を実行し、ルールが事例のとおりか確かめます。
help-cases-paths = 事例のファイルやディレクトリ。省略すると付属の事例すべて。
help-cases-trace = どの事例でも、起こったこと（ビート、出目、質問、出来事）を表示します。
help-coverage-entered = 条項を引く関数を、その条項のどの事例も通らないものも示します（数分かかります）。
help-coverage = 条項のうち、実装され、事例で確かめられた割合を示します。
help-workshop = シナリオ・遭遇・人物をブラウザで書きます。誤りを行ごとに示し、すべての版を残し、本文の隣に数値を出します。
help-workshop-port = ポート番号。省略すると空いているものを使います。
help-publish = シナリオや遭遇のファイルから、誰でも開いて読める、印刷できるHTMLファイルを一つ作ります。
help-publish-output = 書き出すファイル。省略すると元のファイルの隣に .html で書きます。
help-schema = シナリオファイルや遭遇ファイル、人物のファイルの JSON Schema を出力します。
help-schema-kind = squad（分隊）、character（キャラクター）、machine（機体）：このルールブックの人物のファイル。
help-squad = ファイルに書いた分隊・キャラクター・機体を連れてきます。誰の代わりかは「名前=ファイル」で指定します。何度でも指定できます。
help-level = 連れてきた人物の最初のレベル（レベルのあるルールブックだけ）。
help-import = Chummer 4のキャラクターなど、ほかのプログラムのファイルから人物のファイルを作ります。引き継がなかったものは行ごとに示します。
help-import-file = ほかのプログラムのファイル。
help-keep = 保存ファイルのいちばん新しい局面から、人物や分隊をファイルに書き出します。
help-keep-who = 書き出す人物のID（省略すると、書き出せる人物を表示します）。
help-keep-output = 書き出すファイル。省略すると画面に出します。

## コマンドラインの誤り

no-such-command = 「{ $name }」というコマンドはありません。使えるもの：{ $allowed }。
no-such-game = 「{ $name }」というルールブックも、シナリオも、遭遇も、ファイルもありません。ルールブック：{ $allowed }。シナリオと遭遇は hantei list で確かめられます。
name-guess = { $guesses } のことですか？
no-such-rulebook = 「{ $name }」というルールブックはありません。あるもの：{ $allowed }。
broken-edition = 「{ $value }」がルールブック「{ $name }」として登録されていますが、ルールブックとして読めません：{ $detail }。そのパッケージを直すか、アンインストールしてください。
two-editions = ルールブック「{ $name }」を二つのパッケージ（{ $one }、{ $other }）が登録しています。どちらかをアンインストールしてください。
broken-player = 「{ $value }」がコンピュータ「{ $name }」として登録されていますが、読み込めません：{ $detail }。そのパッケージを直すか、アンインストールしてください。
barred-player = 「{ $value }」がコンピュータ「{ $name }」を登録していますが、この名前は使えません。Hanteiが使う名前（{ $own }）と、コロンを含む名前は使えません。名前を変えるか、そのパッケージをアンインストールしてください。
two-players = コンピュータ「{ $name }」を二つのパッケージ（{ $one }、{ $other }）が登録しています。どちらかをアンインストールしてください。
no-such-scenario = 「{ $name }」というシナリオもファイルもありません。付属のシナリオ：{ $allowed }。
no-such-encounter = 「{ $name }」という遭遇もファイルもありません。付属の遭遇：{ $allowed }。
no-scenario-id = { $name } に id がありません。hantei check で調べてください。
no-unfinished-game = 続けられるゲームが { $path } にありません。
scenario-faulty = { $path } には誤りがあり、遊べません。
bad-language = 「{ $given }」という言語は選べません。選べるもの：{ $allowed }。
bad-dice-option = --dice には seeded か physical を指定してください（「{ $given }」とあります）。
apart-already = --apart { $sides } では席が増えません。その陣営の全員がすでに席を持っているか、まとまって行動します。
bad-leaders-option = --leaders には 1 か 2 を指定してください（「{ $given }」とあります）。
bad-ask-option = --ask には { $allowed } のどれかを指定してください（「{ $given }」とあります）。
bad-seat-option = --seat は「席=コンピュータ」の形で指定してください（「{ $given }」とあります）。
bad-squad-option = --squad は「ファイル」か「名前=ファイル」の形で指定してください（「{ $given }」とあります）。
bad-level-option = --level は0から{ $most }までの整数で指定してください（「{ $given }」とあります）。
level-needs-squad = --level は連れてきた人物のための指定です。--squad ファイル も指定してください。
bad-schema-kind = 「{ $given }」という種類のファイルはありません。あるもの：{ $allowed }。
kept-in = { $path } に書き出しました。
bad-ruling-option = --ruling は「名前=解釈」の形で指定してください（「{ $given }」とあります）。
bad-longest-option = --longest には、並べる戦闘の数を 1 以上の整数で指定してください（「{ $given }」とあります）。
bad-dearest-option = --dearest には、並べる決断の数を 1 以上の整数で指定してください（「{ $given }」とあります）。
bad-seconds-option = --seconds には、秒数を 1 以上の整数で指定してください（「{ $given }」とあります）。
replay-one-way = { $given } は一緒に使えません。どれか一つを選んでください。
replay-eyes-alone = --eyes は --html とともに使ってください。
replay-verbose-with = --verbose は再生に出目を添えるものです。{ $given } とは一緒に使えません。
replay-seconds-alone = --seconds は --dearest N とともに使ってください。
replay-nothing-yet = { $entry }番の記録までには、まだ何も起こっていません。
bad-entry-number = 記録の番号は 0 以上の整数で指定してください（「{ $given }」とあります）。
auto-physical = --auto では本物のダイスを使えません。
continue-alone = --continue は続きから遊ぶためのものです。新しいゲームのための指定（{ $given }）とは一緒に使えません。
usage-no-option = 「{ $option }」というオプションはありません。--help で一覧を表示します。
usage-no-option-guess = 「{ $option }」というオプションはありません。{ $guesses } ではありませんか。
usage-no-value = 「{ $option }」は値を取りません。
usage-value-needed = 「{ $option }」には値が必要です。
usage-missing = { $name } を指定してください（{ $usage }）。
usage-no-scenario = 「{ $rulebook }」の後に、次のどれかか、ファイルを指定してください：{ $allowed }。
usage-no-rulebook = ルールブックを指定してください：{ $allowed }。
usage-extra = 余分な語があります：{ $words }。
usage-odd = コマンドラインを読み取れません：{ $problem }

## 始めるとき

which-rulebook = どのルールブックで遊びますか？
which-scenario = どのシナリオを遊びますか？
which-encounter = どの遭遇を遊びますか？
how-many-leaders = 分隊長を何人にしますか？
scenario-option = { $title }（{ $facts }）
minutes = 約{ $minutes }分
leaders-option = { $count }人
leaders-range = { $low ->
    [one] { $high ->
        [one] 1人
       *[other] 1〜{ $high }人
    }
   *[other] { $low }〜{ $high }人
  }
saving-to = 保存先：{ $path }
seed-is = ダイスのシード：{ $seed }
hint = 番号か名前で答えてください。? で選択肢の説明、?odds で確率、help でコマンドの一覧を表示します。
continued = { $path } の続きです。
save-passed-over = 飛ばした保存ファイルがあります。{ $reason }

## 質問と答え

ask-purpose = { $purpose ->
    [attack] 攻撃
    [move] 移動
    [prepare] 準備
    [use] 技・アイテム
    [talk] 会話・合図
    [vain] 今は役に立たないもの
    [end] 待つ・終える
   *[other] その他
  }
ask-amount = { $low }から{ $high }までの数を入力してください。
ask-faces = 1から{ $sides }までの出目を{ $n }個入力してください（例：{ $example }）。
ask-whose-dice = { $name }のダイス
ask-words = 番号で選ぶか、{ $longest }文字以内で入力してください。
scenario-of-several = 「{ $name }」は複数のルールブックにあります。ルールブックも指定してください：{ $rulebooks }。
ask-route = 番号かスクウェアで選ぶか、経路全体を入力してください（例：{ $example }）。
ask-route-named = 番号か名前で選ぶか、自分で決めた地点を入力してください（例：{ $example }）。
ask-empty = 1から{ $count }までの番号か、名前で答えてください。
pick-what = 1から{ $count }までの番号か、名前で答えてください。quit と入力すると終わります。
ask-no-number = { $number }番はありません。1から{ $count }までです。
ask-several = 「{ $typed }」に当てはまる答えがいくつもあります：{ $keys }。
ask-unknown = 「{ $typed }」は選択肢にもコマンドにもありません。? で説明、help でコマンドを表示します。
ask-no-option = 「{ $order }」の後には選択肢の番号か名前を続けます。「{ $typed }」という選択肢はありません。
ask-no-option-clause = { $clause }という選択肢はありません。条項を見るときは why { $clause } と入力してください。
ask-unknown-guess = 「{ $typed }」は選択肢にもコマンドにもありません。{ $guesses } ではありませんか。
ask-no-declaration = 「{ $typed }」は、ここでは宣言になりません。宣言は、この質問の選択肢で始めます（? で説明を表示します）。
ask-number-needed = 「{ $typed }」は数ではありません。{ $low }から{ $high }までの数を入力してください。
ask-out-of-range = { $amount }は選べません。{ $low }から{ $high }までです。
dice-thrown-by = { $server }：{ $said }
ask-bad-faces = 「{ $typed }」は出目として読めません。1から{ $sides }までを{ $n }個入力してください（例：{ $example }）。
ask-bad-route = { $path } へはこのように行けません。理由は why { $clause } で読めます。
ask-bad-words = { $longest }文字以内の言葉を入力してください。
compound-left = 「{ $words }」は、この行から進むどの質問の答えにもなりません。この行の内容は何も実行していません。選べるものが一つだけの質問は省かれるので、その言葉は書かないでください。
order-given = 以後、この質問にはいつも「{ $answer }」と答えます（一覧は orders、取り消しは orders off { $number }）：{ $question }
order-orders = 答えを決めてある質問の一覧、取り消し
orders-none = 答えを決めてある質問はありません。答えの後に ! を付けると、以後いつも同じ答えになります。
orders-line = { $number } { $question } → いつも「{ $answer }」
order-lost = その後ルールが変わった質問
order-earlier = 以前の質問
orders-off = 次の質問を、また行います：{ $question }
order-ask = どこまで質問するか
asking-begun = { $much ->
    [turns] 自分の手番の、結果に関わること
   *[matters] 結果に関わること
  }だけ質問します。省略した質問は記録に残ります。すべて質問するには ask everything と入力してください。
asking-is = いまは{ $much ->
    [everything] すべて質問しています
    [matters] 結果に関わることだけ質問しています
   *[turns] 自分の手番のことだけ質問しています
  }。変えるには、次のように入力してください。
asking-one = { $much ->
    [everything] ask everything（すべて）  すべての質問に自分で答える
    [matters] ask matters（大事）       答えが一つに決まる質問や、どう答えても変わらない質問を省略する
   *[turns] ask turns（手番）         さらに、自分の手番ではないときの質問にはコンピュータが代わりに答える
  }
asking-set = { $much ->
    [everything] これからはすべて質問します。
    [matters] これからは結果に関わることだけ質問します。省略した質問は記録に残ります。
   *[turns] これからは自分の手番の、結果に関わることだけ質問します。省略した質問は記録に残ります。
  }
orders-no-such = { $count ->
    [0] 答えを決めてある質問に{ $number }番はありません（一つもありません）。
   *[other] 答えを決めてある質問に{ $number }番はありません（全部で{ $count }件）。
  }
sketch-spot = { $letter } { $name }
sketch-spot-facts = { $letter } { $name }（{ $facts }）
sketch-spot-people = { $letter } { $name }：{ $people }
sketch-spot-facts-people = { $letter } { $name }（{ $facts }）：{ $people }
sketch-near = { $name }の近く：{ $people }
sketch-acting = ＞{ $name }
sketch-down = { $name }（行動できない）
sketch-down-why = { $name }（{ $why }）
map-none = この場所の略図はありません。
order-map = 場所の略図（幅はウィンドウに合わせる）
order-declare = 行動・武器・モード・目標などを1行で答える（書かなかった分には既定の答えが入る）
ask-answered = { $question } → { $answer }
ahead-dropped = 続けて入力した分は取り消しました：{ $lines }

## 卓でのコマンド

order-answers = 番号、名前、名前の始めの部分、または [ ] の中の文字で答えてください。「;」で区切れば、先の質問への答えもまとめて入力できます。ほかに使えるコマンド：
order-again = 答えの後に ! を付ける：これと同じ質問には、答えられる限り今後もこの答えを使う
order-odds-notes = 確率の表の説明をもう一度表示する
order-effects = すべての選択肢の説明
order-effect = 一つの選択肢の説明
order-battle = 戦闘やゲームの結末の見込み
order-odds = 各選択肢の確率（名指しすればその一つ）
order-look = 状況と質問をもう一度表示する
order-why = 直前の数値の理由
order-clause = 条項を番号で（番号は hantei rules で引ける）
order-rules = 条項を言葉で探す
order-log = これまでの記録の最後のN行
order-undo = N手戻す（ダイスの目は変わらない）
order-redo = 戻した手をやり直す
order-gm = ゲームマスターの裁定（gm だけで書き方の一覧）
order-seat = 席をコンピュータに任せる、人に戻す（seat だけで一覧）
order-save = 保存ファイルの写しを作る（ゲームは常に保存されている）
order-roll = ゲームとは別にダイスを振る（例：roll { $example }）。rollだけなら書き方を示す
order-quit = 終える（後で続けられる）
order-same = 「{ $key }」と同じ説明です。
order-japanese = 日本語でも入力できます：戻す、やり直す、状況、地図、記録、規則、なぜ、説明、確率、見込み、裁定、席、質問、指示、振る、保存、終了、ヘルプ。
order-slash = 選択肢と同じ名前のコマンドは /save のように書きます。
why-earlier = 最後の行に内訳はありません。内訳のある、いちばん新しい行は次のとおりです。
why-nothing = 説明できる判定がまだありません。
log-empty = まだ何も起きていません。
log-answered = { $question } → { $answer }
log-not-asked = 省略した質問（{ $count }件）：{ $said }
log-unasked = 質問を省略：{ $question } → { $answer }
unasked = { $count }件の質問を省略しました（logで読めます）。
log-passed = { $question } → { $answer }
log-thrown = ダイス：{ $whys }
and-all = { $names }
side-goals = { $side }の勝利条件：{ $goals }
side-people = { $side }：{ $people }
side-within = { $name }
side-with = { $who }（{ $others }を連れている）
side-wins = { $side }。勝利条件：{ $goals }
side-told =
    { $told }
    { $line }
log-dice = { $why }：{ $dice } → { $faces }
log-dice-known = { $dice } → { $faces }
log-dice-counted = { $why }：{ $dice } → { $counted }（{ $thrown ->
    [1] 出目
   *[other] ダイスの目
 }{ $faces }から読み替え）
log-dice-counted-known = { $dice } → { $counted }（{ $thrown ->
    [1] 出目
   *[other] ダイスの目
 }{ $faces }から読み替え）
log-dice-counted-from_nought = { $why }：{ $dice } → { $counted }（ダイスの目{ $faces }。1〜10を0〜9と数える）
log-dice-counted-from_nought-known = { $dice } → { $counted }（ダイスの目{ $faces }。1〜10を0〜9と数える）
log-sum-row = 出目に加える値{ $n }、表の{ $row }の欄
log-sum = { $what ->
    [modifiers] 出目に加える値{ $n }
    [dice] ダイス{ $n }個
    [rate] 成功率{ $n }%
    [percent] 合計{ $n }%
    [damage] ダメージ{ $n }
    [real_damage] 実ダメージ{ $n }
    [cost] 代償{ $n }
    [total] 合計{ $n }
    [achievement] 達成値{ $n }
   *[other] { $n }
  }
rules-what = 探す言葉か条項の番号を続けてください（例：rules 弾倉）。
rules-none = 「{ $words }」という番号の条項も、その言葉を含む条項もありません。
rules-more = ほかに{ $count }件あります。言葉を足して絞ってください。
undone =
    { $count }手戻しました（{ $left ->
        [0] 戻せる手はもうありません
       *[other] あと{ $left }手戻せます
    }）。
redone =
    { $count }手やり直しました（{ $left ->
        [0] やり直せる手はもうありません
       *[other] あと{ $left }手やり直せます
    }）。
gm-die-about = 次のダイスの出目を決める
gm-what = ゲームマスターの裁定（保存ファイルに残ります）：
gm-how = 裁定の書き方は gm と入力すると表示します。
gm-die-what = 出目を数で続けてください（例：gm die 6）。
gm-done = 裁定として記録しました：{ $words }
gm-die = 次のダイスの出目：{ $faces }
seat-person = 人
seat-machine = { $name }はコンピュータ（{ $policy }）が担当します。自分で動かすには seat { $who }=me と入力してください。
seat-machines = { $names }はコンピュータ（{ $policy }）が担当します。誰かを自分で動かすには、たとえば seat { $who }=me と入力してください（seat だけで一覧）。
seat-what = 「seat 席=コンピュータ」か「seat 席=me」のように入力してください。
seat-line = { $who }（{ $called }） = { $policy }
seat-done = { $called }：{ $policy }
count-out = { $typed }は使えません。1から{ $most }までの整数を入力してください。
count-what = 「{ $typed }」は数として読めません。1以上の整数を入力してください。
save-there = { $path } はすでにあります。別の名前にしてください。
save-not-copied = { $path } に写しを作れません：{ $reason }
save-copied = 写しを作りました：{ $path }
saved-at = ゲームは { $path } に保存されています。写しを作るには「save ファイル名」と入力してください。
game-over = ゲームは終わりました。記録は { $path } にあります（hantei replay で読み返せます）。
over-undo = 手を戻すには、undo（戻す）か「undo 手数」と入力してください。ほかを入力すると終わります。
farewell =
    ゲームは保存されています：{ $path }
    続けるには：{ $command }

## 条項

clause-kind = 種別：{ $kind }　章：{ $section }
clause-kind-mechanic = 判定の仕組み
clause-kind-procedure = 手順
clause-kind-data = データ
clause-kind-option = 選択
clause-kind-definition = 定義
clause-kind-advice = 助言
clause-terms = 用語：{ $names }
clause-needs = 前提：{ $names }
clause-data = データ：
clause-ambiguity = 未確定の点：{ $text }
clause-ruling = 解釈：{ $text }
clause-alternative = 別の解釈：{ $text }
clause-option = 選ぶには：--ruling { $name }=解釈
clause-example = 例：{ $given }、出目 { $dice }：{ $expect }
clause-proof = 事例 { $name }：{ $about }
rulings-reading = { $value }：{ $text }
rulings-default = * は通常の解釈です。hantei play --ruling 名前=解釈 で変えられます。

## 一覧

list-policies = コンピュータの種類
list-rulings = 解釈（通常／ほかの解釈）
list-rulebook = { $title }（第{ $version }版）
list-ruling = { $title }：{ $default }／{ $others }

## ファイルの検査

fault-error = 誤り
fault-warning = 注意
fault-in-line = { $file }の{ $line }行目：{ $reason }
fault-line = { $where }: { $severity }：{ $text }
fault-line-place = { $where }: { $severity }：{ $place }：{ $text }
check-sound = { $path } に誤りはありません。
check-sum = 誤り{ $errors }件、注意{ $warnings }件。
check-untranslated = 日本語に訳されていない文が{ $texts }件あります。
check-no-file = 「{ $path }」というファイルはありません。
check-directory = 「{ $path }」はディレクトリです。ファイルを指定してください。
check-save = 「{ $path }」は保存ファイルです。ルールどおりかどうかは hantei verify で確かめられます。
check-no-head = { $path } の先頭に、どのルールブックのものかが書かれていません。「hantei: ルールブック/1」の行を置いてください（{ $allowed }）。
check-unknown-rulebook = { $path }：「{ $name }」というルールブックはありません。あるもの：{ $allowed }。

## 事例

cases-sum = 事例{ $cases }件、うち不一致{ $failed }件{ $unread ->
    [0] 。
   *[other] 、実行できなかったファイル{ $unread }件。
  }
coverage-sum = { $rulebook }：実行できる条項{ $executable }、実装{ $cited }、事例で確認{ $proved }（{ $percent }%）
coverage-to-come = これから実装する条項{ $number }：{ $chapters }
coverage-not-cited = 実装なし
coverage-not-proved = 事例なし
coverage-hollow = 事例はあるが、どの事例もこの条項を引く関数を通らない

## 再生と検証

replay-move = [{ $entry }] { $text }
replay-over = 記録はここで終わりです。
fights-rounds = ラウンド数
fights-entry = 開始の記録
fights-fight = 戦闘
fights-ended = 結果
fights-open = 継続中
fights-none = このゲームでは、まだ戦闘が始まっていません。
move-answer = { $question } → { $answer }
move-hand = { $question } → { $faces }
move-thrown = { $source }：{ $said }
move-amend = 裁定：{ $words }
move-bring = 裁定：{ $who }がファイルから加わる
move-adjusted = 裁定：{ $who }の{ $what }を{ $value }に（前は{ $before }）
move-adjusted-switch = 裁定：{ $who }　{ $what }：{ $value }（前は{ $before }）
move-adjusted-word = 裁定：{ $who }　{ $what }：{ $value }
move-adjusted-figure = 裁定：{ $who }の{ $what }を{ $value }に
move-came = 裁定：{ $what }：{ $value }
move-adjusted-act = 裁定：{ $who }　{ $what }
adjust-yes = はい
adjust-no = いいえ
adjust-at = 位置
adjust-rounds = 残弾（{ $weapon }）
adjust-magazines = 予備弾倉（{ $weapon }）
adjust-give = 状態を与える
adjust-take = 状態を外す
adjust-side = 陣営
adjust-seat = 席
adjust-seat-own = 専用の席
adjust-copy = 同じものを一つ加える
adjust-who = 誰
adjust-join = 加える
adjust-join-later = 次のラウンドから加える
adjust-scene = 場面
adjust-leave = 退場させる
adjust-end-for = ここで終わらせる（勝者）
adjust-end = ここで終わらせる（勝者なし）
adjust-round = ラウンド
adjust-gets = 手に入れる
adjust-what = 何を
adjust-count = 数
adjust-away = この場にいない
adjust-arrives = 登場するラウンド
adjust-escaped = 逃げ延びた
adjust-acted = 行動済み
adjust-nobody = なし
move-force = 裁定：次の出目 { $words }
move-seat = 席「{ $who }」：{ $policy }
move-order =
    { $given ->
        [yes] { $who }は以後いつも同じ答えにした：{ $question } → { $answer }
       *[no] { $who }は決まった答えを取り消し、また質問を受けることにした
    }
move-asking = { $who }への質問は{ $much ->
    [everything] すべて行うことになった
    [matters] 結果に関わることだけになった
   *[turns] 自分の手番のことだけになった
  }
move-delegate = { $who }への質問には{ $to }が答えることになった
move-again = 裁定：ダイスを振り直す { $words }
move-pace = コンピュータは{ $waits ->
    [yes] 合図を待って答えることになった
   *[no] すぐに答えることになった
  }
move-go = コンピュータが答えた
move-undo = { $count }手戻した
move-redo = { $count }手やり直した
verify-sound = { $path } はルールどおりです（記録{ $entries }件）。
verify-entry = 合わない最初の記録：{ $entry }番
verify-cut = { $line }行目は書きかけで終わっています。続けるときに取り除かれます。
verify-source = { $throws }回の出目は{ $source }が振ったものです（返事も記録にあります）。

## 確率

situation-rest = ほかは変わっていません。
odds-success = 次の判定
odds-beside = 選択肢の横の%は、それを選んだ後の最初の判定が成功する確率です。公開されていない数値があれば推定します。その判定までの選択（目標など）は、コンピュータと同じように選ぶものとします。
odds-beside-open = 「?」の確率は、まだ計算していません。「?odds 答え」と入力すると計算します。
odds-shared = どれを選んでも、次の判定（{ $check }）の成功率は{ $chance }です。
odds-shared-guessed = どれを選んでも、次の判定（{ $check }）の成功率は約{ $chance }です（公開されていない数値は推定）。
odds-shared-some = 判定（{ $check }）に進む選択肢では、どれも成功率は{ $chance }です。
odds-shared-some-guessed = 判定（{ $check }）に進む選択肢では、どれも成功率は約{ $chance }です（公開されていない数値は推定）。
odds-step-own = 次の判定：{ $chance }
odds-step-other = 次の判定：{ $chance }（{ $check }）
odds-whose = { $side }側の{ $check }
odds-step-number = { $kind }{ $value }：{ $steps }
odds-step-number-more = { $kind }{ $value }（{ $more }）：{ $steps }
odds-step = { $label }{ $figure }
odds-step-by = { $who }の{ $check }
odds-other = 相手の成功{ $chance }（{ $check }）
odds-of = { $check }{ $chance }
odds-made-by = { $chance } { $check }（{ $who }）
odds-against-comrade = { $chance }（味方の{ $who }に）
odds-step-none = 加わるものなし
odds-step-dice = { $n ->
    [0] ダイスは振らない
   *[other] ダイス{ $n }個
 }
odds-step-need = 目標値{ $n }
odds-steps-title = 確率の内訳
order-why-line = 記録の1行の出目と理由（番号はlogで表示）
why-no-line = { $number }行目はありません。記録は{ $count }行です。番号は「log」で見られます（最後の行が1）。
why-no-number = この行には、説明できるものがありません。
odds-next-check = 「次の判定」は、この答えの次に行われる判定1回が成功する確率です。ダイスだけから求めた値で、使うかどうかを選べるもの（アイテムなど）は使わないものとします。その判定までの選択（目標など）は、コンピュータと同じように選ぶものとします。
odds-dealt = 敵の被害
odds-felled = 敵の脱落
odds-taken = 味方の被害
odds-lost = 味方の脱落
odds-spent = 消費
odds-spent-by = { $spent }（{ $who }）
odds-about = 約{ $n }
odds-much = { $what }×{ $n }
odds-much-about = { $what }×{ $n }
odds-again = もう一度 ?odds と入力すると、どの割合も誤差が2ポイント以内になるまで計算を続けます。
odds-alike = どの答えでも同じです：{ $figures }
odds-none = ここで比べられる確率はありません。この質問の答えだけでは、次の判定やダメージがまだ決まらないためです。成否の決まる判定やダメージにつながる質問になったら、そこで ?odds と入力してください。
odds-none-found = 限られた時間では、答えから何が起きるかを計算しきれませんでした。「?odds 答え」で一つずつ調べられます。
odds-not-found = { $mark } 限られた時間では計算しきれませんでした。「?odds 答え」で一つずつ調べられます。
odds-nothing = 自由に入力する質問なので、確率は示せません。
outlook-fight = この戦闘の見込み
outlook-game = このゲームの見込み
outlook-sampled = ここから{ $samples }回続けた結果です。（ ）内は95%信頼区間です。
outlook-bounds = （{ $low }〜{ $high }%）
outlook-share = { $chance }{ $bounds }
outlook-exact = 正確な値です。
outlook-policies = ここから先を担当するコンピュータ：{ $policies }。人が続ければ、これより良くも悪くもなります。
outlook-left-out = シナリオがこの先に用意していることは含みません。
outlook-again = もう一度 ?battle と入力すると、どの確率も誤差が3ポイント以内になるまで計算を続けます。
outlook-guessed = 公開されておらずルールブックにも載っていない、この遭遇だけの数値があるため、見込みを示すと誤解を招きます。終わったあとに hantei replay 保存ファイル --turning とすると、形勢の移り変わりを見られます。
outlook-hidden = この先はシナリオが伏せているため、いまは見込みを示せません。戦闘が始まれば、?battle でその戦闘の見込みを表示できることがあります。
outlook-hidden-fight = この戦闘にはまだ伏せられていることがあるため、いまは見込みを示せません。
outlook-moments = 場面
outlook-no-moments = 見込みを示せる場面がまだありません。
outlook-turning = 各場面が始まったときに{ $side }が勝つ見込み
outlook-sharpest = 「{ $before }」から「{ $after }」までの間に、形勢が最も大きく動きました。
outlook-turning-note = それぞれの場面から、すべてを知るコンピュータどうしで{ $samples }回以上続けた結果です。（ ）内は95%信頼区間です。
outlook-ended = ゲームの終わり
outlook-moment = その後の場面
hindsight-entry = 記録
hindsight-loss = 損失
hindsight-decided = 決断
hindsight-better = もっとよい手
hindsight-dearest = 勝つ見込みを最も下げた決断（単位はポイント）
hindsight-points = { $n }ポイント（{ $low }〜{ $high }）
hindsight-lost = { $n }（{ $low }〜{ $high }）
hindsight-none = 比べた{ $decisions }件の決断のうち、見込みを下げたと思われるものはありません。
hindsight-share-won = { $side }が勝った理由
hindsight-share-lost = { $side }が勝てなかった理由
hindsight-start = 開始時の勝つ見込み
hindsight-own = 自分の決断
hindsight-others = ほかの人の決断
hindsight-luck = 運（ダイスとコンピュータの手）
hindsight-games = ゲーム
hindsight-nobody = この記録には、比べられる人の決断がありません。
hindsight-note = それぞれの決断から、すべてを知るコンピュータ（{ $policies }）が選択肢ごとに最後まで{ $games }回続けた結果です。決断の値はコンピュータの手との差です。（ ）内は95%信頼区間で、時間をかけると狭くなります。
hindsight-missing = 時間が足りず、{ $decisions }件の決断はまだ比べていません。時間を増やすと、運の働きも示します。
hindsight-rough = 続けた回数が少なく、運がどれだけ働いたかはまだ言えません。時間を増やすと示せます。
hindsight-narrow = 時間が足りず、{ $decisions }件の決断はコンピュータの手とだけ比べました。
odds-not-asked = いま質問はありません。
odds-no-side = 尋ねられている席はどの陣営にも属していないので、確率は示せません。
odds-hidden = ここでは確率を表示できません。公開されていない数値で結果が決まるためです。
odds-policies =
    { $success ->
        [yes] 「次の判定」以外の数値は、この答えから始まる行動が終わるまでの見込みです。
       *[no] この答えから始まる行動が終わるまでの見込みです。
    }その間の質問にはコンピュータ（{ $policies }）が答え{ $spent ->
        [yes] 、使うかどうかを選べるもの（アイテムなど）も使うことがあります（「消費」に示します）。
       *[no] ます。
    }
odds-sampled = { $mark } は{ $samples }回{ $least ->
    [yes] 以上
   *[no] {""}
  }の試行による概数です（割合の標準誤差は最大{ $points }ポイント）。
odds-sampled-amounts = { $mark } は{ $samples }回{ $least ->
    [yes] 以上
   *[no] {""}
  }の試行による概数です。
odds-below = { $sign } は「未満」です。試行では一度も起きませんでした。
odds-sorted = よいと見られる答えから順に並べています（脱落する敵の平均数、ダメージ、役に立つ次の判定、消費の少なさの順に比べます。味方の脱落と被害は差し引き、偶然かもしれない差は同じとみなします）。
odds-no-notes = 数値の説明はまだありません。先に ?odds と入力してください。
odds-deviation = { $sign } は標準偏差です。1回ごとの結果は、平均からこのくらい離れます。
odds-none-sign = { $sign } は「なし」です（次の判定がない、起こらない、または何も消費しない）。
odds-zero-sign = { $sign } は、試行では一度も起きなかったことを示します。
odds-cut = まれな展開（合計{ $part }）は除いてあります。
odds-veiled = { $mark } 予見できるところまでの確率です。シナリオが伏せていることは含みません。
odds-no-figures = 示せる数値のない選択肢：{ $names }
odds-left-out = ほかの答え{ $count }件は計算していません。「?odds 答え」と入力すると計算します。
odds-check-alone = --check と一緒に使えるのは --ruling と --json だけです。
odds-what = 何の確率かを指定してください：「hantei odds { $name } シナリオか遭遇」か「hantei odds { $name } --check コマンド」。
odds-check-sampled = 出目の組み合わせが多すぎるため、{ $samples }回の試行で求めました。標準誤差は最大{ $error }です。
odds-budget = --budget には1以上の整数を指定してください（「{ $given }」とあります）。
odds-endless = 100%に足りない分は、いつまでも振り続ける場合です。
odds-total = 合計
odds-exactly = ちょうど
odds-at-least = それ以上
odds-wins = 勝利
odds-ends = 結末
odds-no-winner = なし
odds-battle-exact = 正確な値です。数えなかった確率：{ $uncounted }。
odds-battle-sampled =
    { $part ->
        [0] { $samples }回の試行で求めました。右は95%信頼区間です。
       *[other] { $part }%は正確に計算し、残りは{ $samples }回の試行で求めました。右は95%信頼区間です。
    }
odds-steps = 手順
odds-broken-off = 中断しました。ここまでにわかったことを示します。
odds-battle-policies = 担当するコンピュータ：{ $policies }。

# 新しいルールブック

help-new-rulebook = 自分のルールブックのパッケージを用意します。ルール、事例、遭遇が一つずつあり、テストもすぐに通ります。
help-new-name = ルールブックとパッケージの名前。英小文字、数字、下線で書きます。
help-new-directory = 空か、まだ存在しないディレクトリ。
new-done = { $directory }に「{ $title }」を用意しました（{ $files }ファイル）。遊ぶには：
new-bad-name = 「{ $name }」はルールブックの名前にできません。Pythonのパッケージ名にもなるので、英小文字で始め、英小文字と数字で書き、単語は下線でつないでください（例：two_lanterns）。
new-name-taken = 「{ $name }」というパッケージはすでにあります。別の名前にしてください。
new-no-directory = { $path }はファイルです。空か、まだ存在しないディレクトリを指定してください。
new-directory-full = { $path }は空ではありません。空か、まだ存在しないディレクトリを指定してください。

## 始める前の案内

two-scenarios = 「{ $one }」と「{ $other }」の二つが指定されています。どちらか一つにしてください。
first-game = はじめての方は「{ $title }」からどうぞ（約{ $minutes }分）：{ $command }
sides-against = あなた：{ $mine }　コンピュータ：{ $others }
sides-both = どの陣営もあなたが動かします：{ $sides }
side-alone = { $side }
side-heads = { $side }（{ $count }）
help-list-rulings = 選べる解釈も表示します。
speak-japanese = 日本語で遊ぶには --lang ja を付けてください。
bad-server-name = --name には hantei.example のような名前を、ポートなしで指定してください（「{ $given }」とあります）。
bad-metrics-port = --metrics には 0〜65535 のポート番号を指定してください（「{ $given }」とあります）。
bad-keep = --keep には{ $least }以上の日数を指定してください（「{ $given }」とあります）。
cannot-log = 記録のファイル { $path } に書けません：{ $reason }
bad-eyes-option = 「{ $given }」という席はこのゲームにありません。選べるもの：{ $allowed }。
retold-steps = ゲームの場面
retold-first = 最初
retold-back = 一場面戻る
retold-moment = いまの場面
retold-forth = 一場面進む
retold-last = 最後
