## The web table: every page

web-title = Hantei
web-lang-ja = 日本語
web-lang-en = English
web-situation-more = 状況をもっと見る
web-skip = 本文へ
web-scheme-auto = 配色：端末の設定に合わせる（押すと明るい配色）
web-scheme-light = 配色：明るい（押すと暗い配色）
web-scheme-dark = 配色：暗い（押すと端末の設定）

## Start page

web-start = 何を遊びますか？
web-promise = { $books }種類のTRPGを、一人でコンピュータを相手に、またはリンクを送った仲間と遊べます。ダイスも計算もルールの確認もテーブルが引き受けるので、決断に集中できます。
web-first = 「{ $title }」をすぐに始める（約{ $minutes }分）
web-rules-of = { $title }のルール
web-continue = 続きから遊ぶ
web-tables = 自分のテーブル
web-tables-older = 前に遊んだテーブル
web-tables-newer = 最近遊んだテーブル
web-tables-ending = まもなく削除されるテーブル
web-home = はじめのページへ
web-missing = ここには何もありません

## What cannot be found or is turned away

no-such-page = このアドレスのページはありません。
no-such-place = このテーブルは存在しないか、この端末からは参加できません。招待された方は、もう一度リンクを開いてください。
no-such-link = このリンクは使えません。送ってくれた人に新しいリンクを頼んでください。
web-taken = 自分の人物に加えました
web-left-behind = ここでは { $file } と次の点が違います：
web-to-people = 自分の人物へ
web-refused = 実行しませんでした
web-refused-host = このサーバーはその名前では応答しません。
web-refused-origin = このサーバーのページから送られたものではないため、実行しませんでした。
web-refused-size = 大きすぎるため受け付けられません。
web-refused-rate = 操作が多すぎます。少し待ってください。
web-refused-slow = 送信に時間がかかりすぎたため、受け付けられませんでした。もう一度試してください。
web-refused-streams = 開いているページが多すぎます。使っていないページを閉じてください。
web-too-dear = { $seconds }秒たっても調べ終わらないため、打ち切りました。
web-refused-uploads = 大きなファイルが同時に送られすぎています。どれかが届くまで待ってください。
web-refused-tables = 短い間にテーブルを作りすぎです。しばらく待ってから作ってください。
web-refused-kept = ここから短い間に送られたものが多すぎるため、いまは保存できません。時間をおいて試してください。
web-not-led = テーブルを別のサーバーへ移しています。少し待って、いまの操作が記録されたか確かめてください。記録されていなければ、もう一度操作してください。
store-write-failed = いま書き込めないため、保存できませんでした。それまでの記録は残っています。保存場所に空きを作るか、しばらくしてからもう一度試してください。
web-parted-last = 下に残っているのは、最後に見ていた場面です。
web-place-lost = この席はあなたのものではなくなりました。テーブルを作った人が席を入れ替えたか、リンクを新しくしました。
web-table-gone = このテーブルは削除されました。
web-not-drawn = プログラムの誤りで、いまの様子をここに表示できません。ゲームは保存されています。テーブルを作った人が一手戻すと、また見えることがあります。
web-not-drawn-report = 報告するときは、保存ファイルと一緒に次の行を送ってください：
web-draw-again = もう一度表示する
web-not-drawn-for = プログラムの誤りで、次の人にはいまの様子が表示されていません：{ $places }。手は保存されています。一手戻すと、また見えることがあります。
web-machine-halted = プログラムの誤りで、コンピュータがここで答えられません。ここまでは保存されています。一手戻すか、席を別の人に任せると、続けられることがあります。
web-place-named = { $place }
web-stopping = サーバーが停止するため、打ち切りました。何も保存されていません。動き始めてから、もう一度送ってください。
web-broken = うまくいきませんでした。プログラムの誤りです。ゲームは最後に表示されたところまで保存されています。
web-lost = サーバーに届きませんでした。接続を確かめて、もう一度試してください。ゲームは最後に表示されたところまで保存されています。
web-bad-choice = 「{ $given }」は選択肢にありません。
not-your-seat = これは「{ $who }」の席への質問です。
not-your-move = ここで戻せるのは自分の最後の答えだけです。直前の一手はあなたのものではありません。
not-the-referee = これはゲームマスターだけができます。ほかにゲームマスターがいないときは、テーブルを作った人が務めます。
not-the-owner = これはテーブルを作った人だけができます。
too-many-tables = テーブルは{ $most }卓までです。先にいくつか削除してください。
store-locked = { $path } は別のサーバーが使っています。
store-cannot-lock = { $path } のあるファイルシステムはファイルをロックできません（{ $reason }）。同時に別のサーバーが書き込むおそれがあるので、別のファイルシステムに置いてください。
store-unreadable = { $path } は使えません：{ $reason }
store-newer = { $path } は新しいバージョンのものです（形式{ $found }、対応は{ $known }まで）。
store-unreachable = サーバーがいまテーブルの保存先に接続できません。記録は残っています。しばらくしてからもう一度試してください。
store-clash = 同じところに直前に別の内容が保存されたため、これは保存されませんでした。もう一度試してください。
store-lost = テーブルの保存先との接続が切れ、いまの操作が記録されたかどうか確認できません。再接続すると、ページに記録どおりの状態が表示されます。
store-gone = テーブルの保存ファイルが元の場所にないため、保存できませんでした。サーバーの管理者がファイルを元に戻す必要があります。
store-other-key = { $path } の鍵は、このテーブルを作ったときの鍵と違います。すべてのサーバーに同じファイルを指定してください（--key）。

## Setting a table

web-apart = { $side }の一人ひとりに、自分の席を用意する
web-with-referee = ゲームマスターを置く
web-change = 変更
web-who-plays = { $seat }を担当するのは
web-plays-here = 自分（この画面）
web-plays-link = 自分が招待する相手
web-dice = ダイス
web-dice-seeded = プログラムが振る
web-dice-physical = 本物を振って出目を入力する
web-dice-elsewhere = ダイスサーバーが振る
web-dice-source = ダイスサーバーのアドレス
web-dice-source-about = bcdice-apiと同じ答え方をするサーバーです（HTTPS、公開された名前）。一投ごとに問い合わせ、返事をゲームとともに記録します。
web-dice-asked = { $server }が振っています。手で入力することもできます。
web-dice-ask-again = サーバーにもう一度振らせる
web-pace = コンピュータの速さ
web-pace-instant = 一瞬
web-pace-fast = 軽快
web-pace-slow = ゆっくり
web-pace-step = 一手ずつ
web-setting-seats = 席・ダイス・速さ
web-setting-more = そのほかの設定
web-difficulty = 難易度
web-difficulty-asked = 始めてから決める
web-clock = 一つの質問にかけられる時間
web-clock-off = 制限なし
web-clock-half = 30秒
web-clock-one = 1分
web-clock-two = 2分
web-clock-five = 5分
web-look-closer = 選択肢を指すと、くわしい内容がここに出ます。
web-clock-ruled = { $time }、切れたらゲームマスターにも聞く
web-clock-left = 残り時間（切れるとコンピュータが答えます）：
web-clock-left-ruled = 残り時間（切れるとゲームマスターにも聞きます）：
web-clock-late = 時間が切れました。ゲームマスターも答えられます。
web-time-up-ruled = { $seat }の時間が切れ、ゲームマスターも答えられるようになった
web-time-up = { $seat }の時間が切れ、コンピュータが答えた
web-back = 招待された人が戻せるもの
web-back-own = 自分の最後の答えだけ
web-back-all = 直前の一手（誰のものでも）
web-back-none = 何も戻せない
web-seed = ダイスのシード
web-seed-about = 同じシードで同じように答えれば、同じ目が出ます。空欄ならテーブルが決めます。
web-bad-seed = シードは{ $most }文字までの文字列です。
web-many-games = コンピュータ同士で何回も遊び、結果を数える
web-rulings-all = すべての解釈をルールのページで見る
web-rulings-about = 本が決めきっていない点を、このテーブルでどう解釈するかを選べます。選ばなければ「通常」の解釈です。
web-begin = はじめる
web-seat-referee = ゲームマスター
web-seat-of-side = { $side }の{ $n }人目

## At the table

web-ask-area = 決断
web-board-area = 盤面
web-roster-area = 顔ぶれ
web-log-area = 記録
web-jump = テーブルの各部
web-offline = 接続が切れました。自動でつなぎ直します。記録は失われません。
web-awaited = まだ参加していない人にリンクを送ってください（空いている席：{ $seats }）
web-link-for = { $seat }のリンク
web-waiting = { $seats }の答えを待っています
web-over = ゲームは終わりました
web-ending = 結果を見る
web-hindsight = 高くついた決断と、運の働き
web-hindsight-more = もっと長く調べる
web-outlook = 勝つ見込み
web-outlook-game = { $side }が勝つ見込み
web-outlook-fight = { $side }がこの戦闘に勝つ見込み
web-outlook-change = （前回から{ $points }ポイント）
web-outlook-line = { $moments ->
    [1] 見込みを調べた場面はまだ一つです：{ $last }。
   *[other] { $moments }場面で{ $first }から{ $last }へ。最も低いときは{ $lowest }、最も高いときは{ $highest }。
 }
web-outlook-note = コンピュータが全員の続きを受け持ったときの値です。シナリオがこの先に用意していることや、あなたの知らないことは含みません。人が続ければ、これより良くも悪くもなります。
web-outlook-long = この場面は先を読むのに時間がかかりすぎるため、見込みを示せません。
web-outlook-waits = 次にあなたが答える番になると、線が続きます。
web-outlook-over = ゲームは終わりました。どこで流れが変わったかは、結果の「見込みの移り変わり」でわかります。
web-outlook-guessed = 公開されておらずルールブックにも載っていない、この遭遇だけの数値があるため、見込みを示すと誤解を招きます。ゲームが終わると、見込みの移り変わりを見られます。
web-outlook-hidden = この先はシナリオが伏せているため、いまは見込みを示せません。戦闘が始まれば、その戦闘に勝つ見込みを示せることがあります。
web-outlook-hidden-fight = この戦闘にはまだ伏せられていることがあるため、いまは見込みを示せません。
web-course = 見込みの移り変わり
web-ending-luck = 運
web-ending-luck-about = 運は、判定がどれだけ多く（+）、または少なく（−）成功したかです。ダイスを振る直前の正確な成功率から見込まれる数と比べます。成功率を求められた判定は{ $checks }回です。
web-ending-luck-all = 運：成功率から見込まれる数との差は{ $gain }（判定{ $checks }回のうち{ $successes }回成功）
web-ending-figures = 命中、損害、消費
web-anew = もう一度遊ぶ
web-anew-swapped = 陣営を入れ替えてもう一度
web-anew-begun = { $name }が同じゲームを新しく始めました。ここの参加者は自分のテーブルの一覧から入れます。
web-anew-there = 同じゲームが新しく始まりました。
web-anew-go = 新しいテーブルへ
web-kept-until = このまま誰も動かさなければ、{ $day }に削除されます。
web-own-until = { $day }に削除します。書き直すか、それまでにどこかのテーブルに席を持てば残ります。
web-keep-save = 保存ファイルをダウンロード
web-undo = 戻す
web-redo = やり直す
web-earlier = さらに前の記録
web-why = 内訳
web-read-on = ルールのページで読む
web-reasons = この数の内訳
web-sheet = 能力と装備
web-figure = { $name }：{ $figure }
web-others = 答えごとの見込み（{ $count }件）
web-of-several = 判定{ $checks }回のうち平均{ $successes }回成功
web-odds-notes = 数字の読み方
web-answer = 答える
web-go = 決定
web-tap-again = もう一度タップすると、これに決まります。
web-route-end = 行き先
web-own-way = 経路を自分で決める
web-own-way-label = スクウェアを順に（例：{ $example }）
web-own-point = 地点を自分で決める
web-own-point-label = 地図の座標（例：{ $example }）
web-own-words = 自分の言葉で（{ $longest }文字まで）
web-back-to-table = テーブルへ戻る

## People at the table

web-company = 参加者
web-nameless = 名前のない人
web-away = 離席中
web-free = 空席
web-is-asked = 決断中
web-looking-on = 観戦中
web-onlookers = 観戦している人
web-seat-played = { $seat }（{ $people }）
web-said = { $name }「{ $text }」
web-whispered = { $name }から{ $to }だけに：「{ $text }」
web-threw = { $name }：{ $text } → { $result }
web-threw-to = { $name }から{ $to }だけに：{ $text } → { $result }
web-threw-own = { $name }（本人だけに見える）：{ $text } → { $result }
web-threw-secretly = { $name }が人に見せずにダイスを振りました
web-sat-down = { $name }が{ $seat }の席に着きました
web-looks-on = { $name }が観戦に来ました
web-got-up = { $name }が{ $seat }の席を立ちました
web-left = { $name }がテーブルを離れました
web-access = 参加できる人
web-access-about = 参加を取り消すと、その人はその場でテーブルから外れます。その席のリンクと全員用のリンクも使えなくなり、新しいリンクは「テーブルと裁定」にあります。
web-access-seat = 席：{ $seat }
web-access-owner = テーブルを作った人
web-access-other = そのほか
web-access-take = 取り消す
web-access-take-this = { $name }の参加を取り消す：{ $place }
web-leave = 席を立つ
web-leave-about = 席は空きます。リンクがあれば戻れます。
web-cookies = ほかのブラウザに席を使われていますか？
web-cookies-about = このブラウザの席とファイルはそのままです。あなたのクッキーを持つほかのブラウザはすぐに切断され、あなたのテーブルのリンクはすべて新しくなります。テーブルを作った人用のリンクで入ったブラウザは、そのテーブルの「参加できる人」に並びます。
web-cookies-end = ほかのブラウザの接続をすべて終える
web-cookies-ended = この接続は終わりました。ご自身のブラウザで終えたときは、ページを開き直してください。
web-spoke = { $who }「{ $text }」（{ $name }）
web-spoke-to = { $who }から{ $to }だけに：「{ $text }」（{ $name }）
web-talk-as = 話す人
web-talk-self = 自分として
web-talk-voice = { $who }として
web-played-by = （{ $name }）
web-with-preparation = 先にゲームマスターが準備する（ほかの人には、準備が終わるまで見えません）
web-prepares = テーブルの準備中です
web-prepares-wait = ゲームマスターが準備を終えると始まります。会話はいまからできます。
web-prepares-about = ほかの人にはまだ何も見えません。盤面の駒を動かし、顔ぶれの欄で数値を変え、パネルで人を加えられます。いまの裁定を読めるのはあなただけです。
web-prepares-empty = ほかの人にはまだ何も見えません。最初の質問までは人も盤面もありません。席、場面の数値、メモはパネルにあります。いまの裁定を読めるのはあなただけです。
web-prepared = 準備を終えて始める
web-opened = { $name }が準備を終え、ゲームが始まります
web-waiting-dice = ダイスを振る人
web-panel-people = 人を加える
web-arrive = 加える
web-panel-notes = メモ
web-notes-keep = 残す
web-notes-about = 裁定をする人だけが読めます。テーブルと一緒に残り、保存ファイルには入りません。
notes-changed = その間に、裁定をするほかの人がメモを書き換えました。自分の文を控えてからパネルを開き直し、合わせて残してください。
web-guide = 案内を見る
web-guide-on = 次へ
web-guide-off = 閉じる
web-guide-ask = ここで決断します。赤い判のとなりが質問、その上が判断の材料です。答えが何をするかは、押す前に読めます。
web-guide-odds = 太字の%は、次の判定が成功する確率です。下の「確率の内訳」で理由が読めます。
web-guide-keys = 1〜9のキーでも答えられます。
web-guide-board = 全員の位置がわかります。駒を指すと、その様子が出ます。質問の答えになる場所は、一覧からでも盤面からでも選べます。
web-guide-answer = 答えを一つ押してみましょう。どの一手も戻せるので、失敗はありません。
web-guide-log = 何が起きたかと、振ったダイスがここに出ます。数字のとなりの「内訳」を開くと、そうなった理由とルールが読めます。
web-guide-roster = 全員の様子です。自分の仲間が先に並びます。開くと能力と装備が読めます。
web-guide-back = ここで一手を戻し、やり直せます。ページの下の「振り返る」では、どの一手の後の盤面も見られます。
web-guide-end = 案内はこれで終わりです。あとはこの戦いに勝つだけです。ルールは、上の「ルール」でいつでも読めます。
web-guided = 案内つきで遊ぶ
web-guided-of = 案内つきで遊ぶ：{ $title }
web-talk = テーブルの会話
web-talk-to = 相手
web-talk-all = 全員に
web-talk-whisper = { $seat }だけに
web-talk-example = ひとこと、または 2D6+3
web-talk-send = 送る
web-name-title = どうお呼びしますか？
web-name-about = テーブルの皆に見える名前です。このブラウザが覚えます。いつでも変えられます。
web-name = 名前
web-name-set = この名前にする
web-name-later = あとで決める
web-name-change = 自分の名前
web-bad-name = 名前は1文字から{ $most }文字までです。改行など見えない文字は使えません。
web-picture = 絵
web-picture-none = 絵なし
web-picture-own = 自分の画像
web-picture-crest = { $crest ->
    [moon] 月
    [sun] 太陽
    [wave] 波
    [peak] 山
    [blossom] 花
    [leaf] 葉
    [star] 星
   *[bolt] 稲妻
 }
web-picture-bring = 自分の画像を使う
web-picture-send = この画像にする
web-picture-about = JPEG、PNG、WebP、GIF。正方形に切り抜いて小さくし、絵のほかは何も残しません。
web-picture-what = 使える画像ではありません。使えるのは、{ $size }MiB以下、1600万画素以下のJPEG、PNG、WebP、GIFです。
web-colour = 色
web-colour-0 = 藍
web-colour-1 = 朱
web-colour-2 = 苔
web-colour-3 = 黄土
web-colour-4 = 紫
web-colour-5 = 墨
web-link-local = このリンクはこのコンピュータでだけ開けます。同じネットワークの人を招くには「hantei serve --host 0.0.0.0」で起動し、表示されたアドレスで開き直してください。
web-plays-host = テーブルを作った人
web-your-turn = あなたの番です
web-call-sound = 番が来たら音を鳴らす
web-call-barred = このページからの通知は、ブラウザで許可されていません。このアドレスの設定を確かめてください。
web-call-notice = 番が来たら通知する
web-digits = 1〜9のキーで答える

## Panel, looking back, taking away

web-machine-has-seat = この席はいま、コンピュータが動かしています。席が戻されるまでは観戦になります。
web-machine-thinks = { $seats }：コンピュータが考えています
web-let-go = 先へ進める
web-panel = テーブルと裁定
web-panel-table = テーブルの設定
web-panel-game = 裁定
web-panel-links = 招待
web-panel-links-about = 「テーブル全体のリンク」は全員に送れます。席のリンクを開いた人は、その席に着きます。一つのリンクは一人だけに送ってください。「このページ」のリンクを開いた人は、テーブルを作った人と同じことができます。
web-link-any = テーブル全体のリンク（開いた人が空いている席を選ぶか、観戦します）
web-links-each = 席ごとのリンク
web-code = QRコード
web-code-of = QRコード：{ $name }
web-join-title = 招待されています
web-join = 入る
web-sit-title = どの席に着きますか？
web-sit-mine = 自分の席に戻る
web-sit-where = 席
web-sit-here = { $seat }で遊ぶ
web-sit-taken = { $seat }：使われています
web-sit-watch = 観戦する
seat-not-free = この席はもう空いていません。別の席を選んでください。
place-full = ここに入った人が多すぎて、もう入れません。テーブルの持ち主が新しいリンクにすると、また入れます。
web-link-owner = このページ（自分の別のブラウザで開く）
web-link-watch = 観戦だけ
web-copy = コピー
web-copied = コピーしました
web-copy-failed = 選択して自分でコピーしてください
web-renew = 新しいリンク
web-renew-this = 新しいリンクにする：{ $name }
web-renew-about = いまのリンクは使えなくなり、それで入った人はテーブルから外れます。
web-panel-seats = 席
web-panel-seats-parted = ほかの人物と席を共にしている人物にも、途中から専用の席を作れます。その人物の欄の「裁定で変える」にある「席」で選んでください。
web-set = 決定
web-panel-asked = 決断を任せる
web-answers-for = { $seat }の代わりに答えるのは
web-panel-thrown = 最後の答えのあとに振ったダイス（{ $count }回）
web-panel-dice = ダイス
web-next-faces = 次に振るダイスの目
web-force = 決める
web-again = 振り直す
web-again-any = 目（空欄なら振り直し）
web-thrown = { $why }：{ $dice } → { $faces }
web-ground = 場面と場所
web-ground-about = 扉、スクウェア、場面全体を選べます。盤面でその場所を押しても開きます。押すと質問の答えになる場所では、右クリックか長押しです。
web-ground-none = ここには押して変えられるものがありません。裁定を言葉で入力してください。
web-rethrow = このダイスを振り直す
web-rethrow-back = このダイスより後の{ $count }手を戻し、ここから続けます。
web-rethrow-none = このダイスはここからは振り直せません。いまの進行に含まれていないためです。
web-faces-what = 「{ $typed }」はダイスの目ではありません。「3 5」のように整数で入力してください。
web-panel-rule = 裁定
web-rule = 裁定する
web-panel-ruled = これまでの裁定
web-unrule = 元に戻す
web-unrule-since = 元に戻す（その後の{ $count }手も戻す）
web-unrule-none = この裁定はここからは元に戻せません。いまの進行に含まれていないか、もう元に戻っているためです。
web-unrule-open = この裁定を元に戻す
web-unrule-this = 元に戻す：{ $ruling }
web-rule-how = 裁定の書き方
web-rule-paths = いま変えられる値
web-look-back-here = この時点を振り返る・ここから分岐する
web-remove = このテーブルを削除する
web-remove-about = ゲームと記録は全員の画面から消え、元に戻せません。また遊ぶ可能性があるなら、先に保存ファイルを残してください。
web-remove-really = 完全に削除する
no-such-back = 招待された人が戻せる範囲は次のどれかです：{ $allowed }。
no-such-clock = 質問の時間は次のどれかです：{ $allowed }。
no-such-pace = 速さは次のどれかです：{ $allowed }。
web-replay = 振り返る
web-replay-move = 手
web-replay-steps = 手を移る
web-replay-first = 最初へ
web-replay-back = 一手戻る
web-replay-on = 一手進む
web-replay-last = 最後の手へ
web-replay-at = { $move }手目の後（全{ $most }手）
web-fork = ここから新しいテーブルへ
web-invite = 招待する
web-save-file = 保存ファイル
web-log-text = 記録（テキスト）
web-log-page = 記録（ページ）
web-bring = ファイルを読み込む
web-bring-file = 保存したゲーム（.hantei）、または自作のシナリオ・遭遇・人物（.yaml）
web-bring-others = ほかのプログラムのキャラクター（{ $kinds }）も読み込めます。
web-bring-about = 保存したゲームは、新しいテーブルで続きから遊べます。シナリオは先に点検します。誤りがあれば行ごとに示し、何も取り込みません。
web-bring-go = 読み込む
web-bring-what = { $save }MiBまでの保存ファイル（.hantei）か、{ $script }KiBまでのシナリオ（.yaml）を選んでください。
web-own-remove = 削除する
web-own-remove-about = すべての版も一緒に消えます。遊んでいるテーブルには写しが残ります。
web-own-remove-this = 「{ $title }」を削除する
too-many-scripts = 読み込めるシナリオは{ $most }本までです。先にいくつか削除してください。
web-flaws = { $file } はこのままでは遊べません。何も取り込んでいません。
web-flaw-line = { $line }行目
web-flaws-more = ほかに{ $count }件あります。
web-warnings = このファイルの点検で注意が{ $count }件あります

## hantei serve

help-serve = ブラウザで遊べるテーブルを開きます。一人でも、仲間とでも、ゲームマスターがいても遊べます。
help-serve-host = 待ち受けるアドレス。省略すると、このコンピュータからだけ開けます。
help-serve-port = ポート番号。0なら空いている番号を使います。
help-serve-db = テーブルを保存するファイル（なければ作ります）。postgresql://USER@HOST/NAME を指定すると、複数のサーバーで共有できます。
help-serve-key = PostgreSQL を使うとき：リンクを作る鍵のファイル。すべてのサーバーで同じものを使います。
help-serve-at = PostgreSQL を使うとき：ほかのサーバーがこのサーバーに接続するアドレス（例：http://10.0.0.2:8000）。
help-serve-squad = 分隊・人物・機体のファイル。テーブルを用意する誰でも選べるようになります。何度でも指定できます。
help-serve-tls = HTTPSで応答する：サーバー証明書、中間証明書、秘密鍵をまとめたPEMファイル。
help-serve-trust = PostgreSQL を使うとき：ほかのサーバーの証明書を発行した認証局のPEMファイル。指定すると、ほかの認証局は信頼しません。
help-serve-no-dice-servers = テーブルがダイスサーバーを使えないようにします（このサーバーはほかのサーバーに接続しません）。
only-with-postgres = { $option } は --db postgresql://… のときだけ使えます。ファイルに保存するテーブルには不要です。
bad-at = 「{ $given }」はサーバーのアドレスとして使えません。http://10.0.0.2:8000 のように、63文字以内で指定してください。
bad-tls = { $given } の証明書と秘密鍵を使えません（{ $reason }）。両方を一つのPEMファイルにまとめ、秘密鍵にはパスワードを付けないでください。
bad-trust = { $given } から認証局の証明書を読めません（{ $reason }）。PEMファイルを指定してください。
help-serve-open = ブラウザを開きます。
help-serve-root = プロキシの下で使うときのパス（例：/hantei）。
bad-root-path = 「{ $given }」はパスとして使えません。/hantei のように、/ で始まり英数字と . _ ~ - だけのものを指定してください。
serve-no-people = 「{ $given }」に人物はいません。--squad には人物のファイルを指定してください。
serve-at = テーブル：{ $address } （Ctrl-Cで止まります。記録は失われません）
serve-in-house = 同じネットワークの人のアドレス：{ $address }
serve-metrics = Prometheus 用の数値：{ $address }
bad-port = 「{ $given }」はポート番号ではありません。0から65535までの整数で指定してください。
cannot-listen = { $host } のポート{ $port }では待ち受けできません：{ $reason }
web-always = これと同じ質問には、以後いつもこう答える
web-declare = まとめて宣言する
web-declare-send = 宣言する
web-asking = 質問の範囲：{ $much ->
    [everything] すべて
    [matters] 結果に関わることだけ
   *[turns] 自分の手番のことだけ
  }
web-asking-much = 質問の範囲
web-asking-kind = { $much ->
    [everything] すべて
    [matters] 結果に関わることだけ
   *[turns] 自分の手番のことだけ
  }
web-asking-later = 席ごとに、テーブルでいつでも変えられます。省略した質問は記録に残ります。
web-asking-about = { $much ->
    [everything] すべての質問に自分で答えます。
    [matters] 答えが一つに決まる質問や、どう答えても変わらない質問を省略します。
   *[turns] さらに、自分の手番ではないときの質問にはコンピュータが代わりに答えます。
  }
web-asking-set = { $much ->
    [everything] すべて質問する
    [matters] 結果に関わることだけ質問する
   *[turns] 自分の手番のことだけ質問する
  }
web-not-asked = 省略した質問（{ $count }件）
web-orders = 答えを決めてある質問：{ $count }件
web-order = { $question } → いつも「{ $answer }」
web-ask-again = また質問する
web-secret = 秘密にする（GMだけが読めます）
web-secret-faces = 目の指定は秘密にする（ほかの人には振り直したとだけ伝わります）
web-secret-mark = 秘密
web-adjust = 裁定で変える
web-adjust-more = あまり変えないもの（{ $n }件）
web-adjust-left-out = （省く）
web-adjust-none = ここから変えられるものはありません。パネルでは言葉で裁定を下せます。
web-adjust-do = 裁定する
web-adjust-panel = 言葉で裁定を下す
web-own-scenes = 自分のシナリオと遭遇
web-own-people = 自分の人物と分隊
web-own-people-about = テーブルを用意するときに、誰の代わりに出すかを選べます。
web-own-file = ファイル
web-own-file-this = 「{ $title }」のファイルを保存する
web-own-write = 書く
web-own-write-this = 「{ $title }」を工房で書く
web-own-paper = 印刷
web-own-paper-this = 「{ $title }」を印刷できるページで見る
web-own-pieces = 駒
web-own-pieces-this = 「{ $title }」をココフォリアとユドナリウムの駒にする
web-write = 新しく書く
web-write-go = 工房を開く
web-write-about = シナリオ、遭遇、人物や分隊を、このブラウザで書けます。書いたものはここに残ります。
web-who-comes = { $place }の代わりに出すのは
web-who-comes-usual = 代わりなし
web-level = 最初のレベル
web-for-all = { $name }（このサーバーのもの）
web-level-usual = ファイルのまま
web-enter = 自分の人物や分隊を連れてくる
web-enter-about = まだ誰も答えていないあいだは、自分が動かす人物の代わりに、自分の人物を連れてこられます。ルールブックのルールに合うかを確かめ、その人物を入れてゲームを始め直します。
web-enter-place = 誰の代わりに出すか
web-enter-own = 自分の人物から
web-enter-file = またはファイルから
web-enter-do = 連れてくる
web-enter-closed = いまは連れてこられません。ゲームが終わっているか、戦闘の途中か、あなたの動かす人物がいないためです。
web-enter-whom = このルールブックの自分の人物か、ファイルを選んでください。
web-enter-large = ファイルが{ $most } KiBを超えています。
web-enter-running = ルールブックのルールに合うかを確かめ、進行中のゲームに参加させます。裁定として記録に残ります。
web-enter-wish = 進行中のゲームに自分の人物を参加させてもらうよう、テーブルを作った人かゲームマスターに頼みます。ルールブックのルールに合うかは先に確かめます。
web-enter-ask = 頼む
web-wishes = { $name }が{ $who }を連れてきたいそうです（テーブルを作った人かゲームマスターが「テーブルと裁定」で決めます）
web-wish-declined = { $name }の{ $who }は参加しないことになりました
web-wish = { $by }：{ $who }（{ $parts }）
web-wish-grant = 参加させる
web-wish-decline = 断る
web-panel-wishes = 参加を待つ人物
web-entered = { $place }の代わりに{ $who }がテーブルに加わった
web-keep = 人物や分隊を残す
web-keep-about = いまのままの姿で、自分の人物と分隊に加えます。同じ名前のものは入れ替わります。
web-keep-nobody = いまここから残せる人物はいません。ゲームが終わると、登場した全員を残せます。
web-keep-this = { $name }を残す

## プログラムのための卓

api-no-token = 誰からの要求かわかりません。「Authorization: Bearer …」としてトークンを送ってください。GET /api/v1/tokenで手に入ります。
api-not-read = 送られた内容を読めません（{ $place }）：{ $what }。
api-wrong-missing = 項目がありません
api-wrong-json = JSONではありません
api-wrong-text = 文字列で書いてください
api-wrong-number = 整数で書いてください
api-wrong-truth = trueかfalseで書いてください
api-wrong-list = 一覧で書いてください
api-wrong-object = 項目の組で書いてください
api-wrong-word = 次のどれかで書いてください：{ $allowed }
api-wrong-unknown = そのような項目はありません
api-too-much-thought = いま、ほかの計算で手一杯です。少し待ってから、もう一度尋ねてください。
api-asked-in-vain = サーバーの答えが正しくありません：{ $what }。
