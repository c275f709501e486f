# シミュレーション

help-simulate = シナリオや遭遇をコンピュータだけで何度も遊び、結果を集計します。
help-simulate-scenario = シナリオか遭遇の ID、または自作のファイル。
help-simulate-count = 回数。省略すると1000。
help-simulate-policy = 席を受け持つコンピュータ。席を書かなければ残りの席すべて。何度でも指定できます。
help-simulate-seed = シード。同じシードなら、どこで計算しても同じ数字になります。
help-simulate-jobs = プロセスの数。省略するとコアの数。
help-simulate-difficulty = 難易度。省略すると標準。
help-simulate-answer = ある種類の質問には、選べるかぎりいつもこの選択肢で答えます（例：leader=sapper）。何度でも指定できます。
help-simulate-vary = 一か所の値を変えて比べます：scenario.項目…、content.ファイル.id.項目…、policy.席、ruling.名前、answer.種類、difficulty。値はコンマで区切り、2..5は2から5まで。何度でも指定できます。
help-simulate-set = 比べずに、値を一つに固定して遊びます。パスは --vary と同じ。何度でも指定できます。
help-simulate-against = シナリオの別の版と比べます。ファイルのどこが変わり、それで結果がどう変わるかを、同じダイスで示します。
help-simulate-show = 表示する数値とその差。win、結果の数値、数えたもの（例：win,magazines,spent/squad/magazines）。
help-simulate-battles = 1回の戦闘を1行にしたCSVを書き出します（名前が.jsonで終わればJSON、.parquetで終わればParquet）。前後の残り、消費、節約、入手、損失、ラウンド、結果。
help-simulate-then = シナリオが終わったら、生き残った人物で次のシナリオへ進みます（キャンペーン）。何度でも指定できます。
help-simulate-tune = --target に届く整数を探します。
help-simulate-target = --tune の目標：win=0.6、またはほかの数値の平均。
help-simulate-cluster = 動いているDaskクラスターで計算します（スケジューラーのアドレス）。
help-simulate-csv = 1回1行のCSVを書きます。
help-simulate-parquet = 1回1行のParquetを書きます。
help-simulate-report = グラフ入りのページを書きます。
help-simulate-tell = この番号（最初は0）の回の経過を文章で表示します。ダイスは同じなので、同じ展開になります。
figure-win = 勝利
figure-end = 結末
figure-completed = 成功した作戦
figure-operations = 挑んだ作戦
figure-of-operation = 作戦{ $number }：{ $figure }
no-campaigns = { $name } では遭遇が一つずつ別のゲームです。--then はキャンペーンのあるルールブックで使えます。
figure-rounds = ラウンド
simulate-runs = 回数
simulate-title = { $title }：{ $count }回、ダイスのシード{ $seed }
simulate-lost = 計算するプロセスが何度も止められたため、途中で終えました（予定は{ $asked }回）。メモリが足りないときは --jobs を減らしてください。
simulate-broken-off = 途中で止めました（予定は{ $asked }回）。
simulate-broken-off-at = 「{ $variant }」で止めました。{ $asked }回のうち{ $played }回までで、後のものは遊んでいません。
tune-broken-off = 途中で止めました。{ $target }に向けて試した{ $path }の値は次のとおりで、最も近いものが最後です。
simulate-unanswered = 「{ $kind }」の質問で --answer の答えを選べた回はありませんでした。
simulate-win = プレイヤー側の勝利
simulate-ends = 結末
simulate-endless = 決着せず
simulate-interval = [ ] の中は95%信頼区間です。
simulate-figures = ゲームが終わったときの数値
simulate-counts = 多かった出来事（1回あたり）
simulate-column-mean = 平均
simulate-column-least = 最小
simulate-column-quarter = 下位25%
simulate-column-median = 中央値
simulate-column-most = 最大
simulate-column-variant = 条件
simulate-column-win = 勝利［95%］
simulate-column-difference = 差（ポイント）［95%］
simulate-column-value = 値
simulate-column-figure = 結果［95%］
simulate-written = 書き込みました：{ $path }
tune-found = { $path } = { $value }が{ $target }に最も近い値です：{ $found }
tune-missed = 目標{ $target }には届きません。最も近いのは{ $path } = { $value }です：{ $found }
tune-further = ほかに目標へ近づけるもの（一つずつ変え、同じダイスで、4分の1の回数）：
tune-nothing-further = このファイルのほかの数では、目標に近づきません。
bad-run-count = -n には1から{ $most }までの数を指定してください（「{ $given }」とあります）。
bad-tell-option = --tell には回の番号（0から{ $most }まで）を指定してください（「{ $given }」とあります）。
tell-alone = { $given } は --tell と一緒に使えません。--tell が示すのは1回だけです。
tell-one = --tell で示すのは1回だけです。--vary の値はそれぞれ一つにしてください。
tell-title = { $title }：番号{ $number }のゲーム、シード{ $seed }
bad-jobs-option = --jobs には1から{ $most }までの数を指定してください（「{ $given }」とあります）。
bad-answer-option = --answer は「種類=選択肢」の形で指定してください（「{ $given }」とあります）。
bad-policy-option = --policy は「コンピュータ」か「席=コンピュータ」の形で指定してください（「{ $given }」とあります）。
lab-unknown-seat = 席「{ $seat }」はありません。席：{ $allowed }。
cluster-alone = --jobs は --cluster と一緒に使えません。クラスターには自前のワーカーがいます。
no-cluster = { $address }のクラスターが応答しません：{ $reason }
needs-extra = { $what }に必要なライブラリーがありません：pip install "hantei[{ $extra }]"
cannot-write = { $path }に書き込めません。
vary-what = --vary は「パス=値,値…」の形で指定してください（「{ $given }」とあります）。
vary-too-many = 「{ $given }」は値が多すぎます。--vary でひとつの範囲から比べられるのは{ $most }個までです。
vary-unknown-path = 「{ $path }」というパスはありません。書き方：{ $allowed }。
place-unknown = そこに「{ $part }」はありません。あるもの：{ $allowed }。
no-such-content = データファイル「{ $name }」はありません。あるもの：{ $allowed }。
simulate-column-mean-of = { $figure }［95%］
simulate-column-difference-of = 差［95%］
simulate-places = 場所ごとの影響
simulate-column-through = 通過
simulate-column-does = 勝率への影響（ポイント）［95%］
simulate-column-spent = 消費
simulate-column-gained = 獲得
simulate-column-lost = 失った人員
simulate-survival = どこまで進んだか
simulate-column-reached = 到達
simulate-column-ended = 勝てずにそこで終了
simulate-never = 一度も出なかった行
set-what = --set は「パス=値」の形で指定してください（「{ $given }」とあります）。
show-unknown = 「{ $given }」という数値はありません。あるもの：win, { $allowed }。ほかに、データで数えるもの（種類/陣営/対象）も書けます。
against-alone = --vary と --against は一緒に使えません。
against-changes = { $count ->
    [0] シナリオは変わっていません。
   *[other] 変わった箇所は{ $count }か所です：
  }
against-changed = { $path }：{ $before } → { $after }
against-new = { $path }：追加：{ $after }
against-gone = { $path }：削除（元は{ $before }）
against-moved = { $path }：順序：{ $before } → { $after }
tune-what = --tune は「パス=最小..最大」（どちらも整数）の形で指定してください（「{ $given }」とあります）。
tune-needs-target = --tune と --target は組で使います。
tune-alone = --vary、--against、--show、--csv、--parquet、--battles、--report は --tune と一緒に使えません。
tune-bad-target = --target は「数値名=値」の形で指定してください。winは0から1までです（「{ $given }」とあります）。
tune-unknown-figure = 「{ $given }」という数値はありません。あるもの：{ $allowed }。

# 報告ページ

report-contents = 目次
report-about = コンピュータ（{ $policies }）による{ $count }回、ダイスのシード{ $seed }。Hantei { $version }
report-compared = 条件の比較
report-result = 結果
report-interval = ［ ］は、同じシミュレーションを100回行えば95回は真の値が入る範囲です。
report-mean = 赤い線は平均です。どの回も同じ値になる数値のグラフは省きました。
report-endless = 決着しなかった回：{ $count }。
report-sides = 起きたこと
report-per-game = 数値はすべて1回あたりの平均です。
report-lost-where = 失った場所と相手
report-lost-to = 失った相手
report-damage = 損害
report-down = 脱落
report-spent = 消費
report-checks = 判定（1回あたりの回数と成功率）
report-check = { $made }回・{ $share }
report-use = 使い道
report-saved = 節約の手段
report-gained = 獲得した場所
report-avoided = 避けた場所
report-held = 前 → 後（平均）
report-survival-note = 全ゲームのうち、そこまで進んだ割合です。
report-places-note = 勝率への影響は、そこへ来たゲームと来なかったゲームの差です。勝ったゲームがすべて来た場所は空欄です。行き先を選べる場合は、選んだ理由も差に含まれます。
report-rows = 表の出目
report-rows-note = 1回あたりの回数です。色が濃いほど多く、破線の行は一度も出ていません。
report-never = なし
report-left-out = ほかに{ $count }件（より少ない）。
report-battles = 戦闘
report-battle = 戦闘
report-fought = 1回あたり
report-rounds = 平均ラウンド
report-spent-there = 平均の消費
report-lost-there = 平均の損失
report-longest = 長かった戦闘
report-run = 回の番号
report-read = 読んでみたい回
report-tell = 次のコマンドに番号を付けると、その回の経過を読めます。
report-not-won = 勝てなかった回（最初のもの）：{ $games }

# 力試し

help-simulate-challenge = どの質問にも同じ答えを返す方法と --rival のコンピュータを、いまのコンピュータと比べ、上回るものを示します。-n は、決着をつけるために遊ぶ回数です。
help-simulate-rival = 比べるコンピュータ（search:100 など）。--challenge と一緒に使います。何度でも指定できます。
challenge-broken-off = すべての答えとプレイヤーを試し終える前に止めました。
challenge-alone = --vary、--against、--show、--tune とファイルの指定は、--challenge と一緒に使えません。
rival-needs-challenge = --rival は --challenge とともに使います。
challenge-never = 選べるたびに選ぶと{ $margin }ポイントを超えて不利になる答え（コンピュータは一度も選ばなかった）
challenge-nobody = ここには人の側の席がありません。
challenge-nothing = ここでは、決まった答えのある質問が人の側に出ません。
challenge-title = { $title }：コンピュータを上回るものはありますか？（決着まで{ $count }回、ダイスのシード{ $seed }）
challenge-title-undecided = { $title }：コンピュータを上回るものはありますか？（まだ決着していません、ダイスのシード{ $seed }）
challenge-player = { $player }：勝率{ $share }
challenge-beaten = 勝率が{ $margin }ポイントを超えて上回るもの
challenge-unbeaten = { $margin }ポイントを超えて上回ると言い切れるものはありません。
challenge-open = { $margin }ポイントを超えて上回るかもしれないもの（-n を増やすとわかります）
challenge-priced = { $margin }ポイントを超えて上回るかもしれないが、ゲームの後にも戻らないものを払うもの
challenge-column-price = 戻らない消費（1回あたりの増分）
challenge-behind = 試した残りの{ $count }通りは上回りません。
challenge-places = 場所を答える質問は試していません：{ $kinds }。
challenge-column = 答え・プレイヤー
challenge-column-games = 回数
challenge-no-files = { $path }にシナリオや遭遇がありません（名前が .yaml か .yml で終わるファイルが必要です）。
challenge-column-scenario = シナリオ・遭遇
challenge-column-best = 試した中でいちばん良いもの
challenge-none-near = 近いものなし
challenge-summary = { $beaten ->
    [0] { $count }件のどれにも、{ $margin }ポイントを超えて上回ると言い切れるものはありません。
   *[other] { $count }件のうち{ $beaten }件に、{ $margin }ポイントを超えて上回るものがあります。
}
