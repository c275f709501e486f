## ゲームが受け付けないこと

unknown-policy = 「{ $name }」というコンピュータはありません。選べるもの：{ $allowed }。
bad-policy-parameter = コンピュータ「{ $name }」に「{ $given }」は指定できません。コロンの後に書けるもの：{ $allowed }。
policy-looks-ahead = コンピュータ「{ $name }」は自分で先を読むため、ここでは時間がかかりすぎます。すぐに答えるものを選んでください。
no-policy = 席「{ $who }」を担当する人もコンピュータもいません。
nothing-to-undo = { $moves ->
    [0] 戻せる手はありません。
   *[other] { $count }手は戻せません。戻せるのは{ $moves }手までです。
  }
nothing-to-redo = { $moves ->
    [0] やり直せる手はありません。
   *[other] { $count }手はやり直せません。やり直せるのは{ $moves }手までです。
  }
empty-amendment = 何を変えるのかを書いてください。
bad-move = 「{ $given }」は操作「{ $move }」の項目「{ $field }」に使えません。
bad-beginning = この始め方は保存ファイルに書けません：{ $place }
player-gone = { $who }を受け持つコンピュータ「{ $name }」がインストールされていません。席をほかの誰かに渡すまで、{ $who }に代わって答える者はいません。
bad-amendment = 「{ $words }」は文字として読めません。
breaking-amendment = 「{ $words }」という裁定はできません。その先でルールが処理できなくなります（{ $cause }）。ゲームは元のままです。
bad-faces = 「{ $faces }」は出目になりません。1以上の整数を入力してください。
deputy-machine = { $who }を動かすのはコンピュータなので、ほかの席の質問には答えません。席そのものをコンピュータに任せることはできます。
faces-of-other-dice = { $dice }の出目として「{ $faces }」は置けません。いまの出目は{ $fell }です。同じ個数を、ダイスの面にある数で入力してください。
faces-do-not-fit = { $dice }の出目として「{ $faces }」は置けません（{ $why }）。置けるもの：{ $allowed }。
faces-not-said = 「{ $said }」の出目は{ $faces }ではありません。
dice-server-bad = 「{ $given }」はダイスサーバーのアドレスではありません。https://で始まり、公開された名前を持つものです（例：https://dice.example.jp）。
dice-server-hidden = { $server }は公開されたアドレスにつながらないため、ダイスを頼めません。
dice-server-silent = { $server }につながらないか、返事に時間がかかりすぎています。出目を手で入力するか、もう一度頼んでください。
dice-server-odd = { $server }の返事が、このダイスの出目になっていません。出目を手で入力するか、もう一度頼んでください。
stale-answer = この質問はもう終わっています（先に誰かが答えたか、場面が進みました）。いまの答えは何も変えていません。
not-asked = 席「{ $who }」には何も尋ねていません。答えを待っている席：{ $open }。
allowed-words = 1〜{ $longest }文字（改行など見えない文字と、前後の空白は使えません）
illegal-answer = 「{ $given }」とは答えられません（席「{ $who }」、{ $kind }、{ $clause }）。選べるもの：{ $allowed }。
unknown-seat = 「{ $who }」という席はありません。席：{ $allowed }。
nobody-waits = 順番を待っているコンピュータはいません。
no-such-throw = そのダイスは振り直せません。振り直せるのは最後の答えより後のものだけです。先に答えを戻してください。

## お知らせ

last-line-cut = 保存ファイルの最後の{ $line }行目は書きかけだったので取り除きました（{ $bytes }バイト：{ $text }）。
rules-changed = 保存した後に { $rulebook } のルールが変わりました（{ $saved }版から{ $installed }版へ）。
faces-dropped = 決めてあった出目{ $faces }は{ $dice }（{ $why }）に合わないので、使いませんでした。
amendment-broke = 裁定「{ $words }」のあと、このゲームをルールどおりに処理できなくなりました（{ $cause }）。処理できる最後の時点まで{ $count }手戻しました。undo（戻す）でさらに戻せます。
end-broke = プログラムの誤りで、このゲームの最後のところを表示できません（{ $cause }）。表示できる最後の時点まで{ $count }手戻しました。戻した手は残っていて、プログラムが直ればやり直せます。undo（戻す）でさらに戻せます。
asked-anew = ルールが変わったため、いまの場面の途中からもう一度尋ねます（記録{ $beat }番から、{ $lines }行分）。
no-such-order = { $who }がこの種類の質問に決めた答えは、もうありません。
no-such-asking = 「{ $typed }」は質問の範囲ではありません。次のどれかにしてください：{ $allowed }。
not-your-voice = その人物としては話せません。{ $allowed ->
    [0] 代わりに話せる人物はいません。
   *[other] あなたが発言を受け持てる人物は{ $allowed }人です。
  }
not-placed = その名前の者は、この盤面では動かせません。
nobody-hears = その相手には届きません。ささやける相手は{ $allowed }人です。
no-secret-dice = 観戦中は、人に見せずにダイスを振れません。観戦している人には全員に同じものが見えるためです。公開のコマンドで振ってください。
said-too-much = この1時間の発言が多すぎるため、いまは発言できません。数分待ってから続けてください。
enter-too-many = 参加を待つ人物が多すぎます。先に決めてもらってください。
ruling-gone = その裁定はいまの進行に含まれていないか、もう元に戻っています。
wish-settled = その人物のことは、もう決まっています。
enter-too-late = いま、このテーブルには人物を連れてこられません。
