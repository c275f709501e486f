## 使えない事例ファイル

case-unknown-rulebook = 「{ $found }」というルールブックはありません。
case-id-twice = ID「{ $id }」がこのファイルに二度出てきます。
case-unknown-clause = 条項 { $id } はありません。
case-no-clause = 事例は、それが確かめる条項を一つ以上挙げます。
case-one-key = ここには「名前: 値」を一つだけ書きます。書かれているもの：{ $found }。
case-odd-answer = 質問「{ $kind }」の答えは、名前か数で書きます。

## 事例の前提

given-not-mapping = { $where }：項目の組（項目: 値）が必要です。書かれているもの：{ $found }。
given-not-list = { $where }：一覧が必要です。書かれているもの：{ $found }。
given-not-number = { $where }：整数が必要です。書かれているもの：{ $found }。
given-odd = { $where }：{ $found } はここには書けません。
given-unknown = { $where }：「{ $found }」はありません。使えるもの：{ $allowed }。
given-unknown-field = { $where }：「{ $found }」という項目はありません。項目：{ $allowed }。
given-unknown-scenario = 「{ $found }」というシナリオはありません。
given-fault = { $place }：{ $fault }
given-scenario-whole = シナリオを名前で選ぶときは「{ $found }」を書けません。
given-needed = { $where }：「{ $found }」がありません。
given-record-whole = { $where }：「{ $found }」はデータの側の欄です。「character」と一緒には書けません。
given-below-base = { $ability } の { $found } は、装備を含めても基準値 { $base } を下回ります。
given-unspent-odd = レベル{ $level }なら、使っていない経験点は{ $left }で、{ $found }ではありません。どちらか一方だけ書いてください。
given-uses-needed = { $where }：残り使用回数を { $found }(3) のように書いてください。
given-squads-apart = 「{ $found }」は分隊ごとの項目です。「squads」の中に書いてください。
given-no-battle = 「{ $found }」は戦闘中の敵の状態です。「battle」がありません。
given-strength-needed = 「{ $found }」の数または生命点はダイスで決まります。この戦闘での「strength」を書いてください。
given-no-enemies = このマップに敵がいません。「enemies」を書くか、イベントに遭遇を入れてください。

## 事例とルールの食い違い

case-until-never = 「until」のビート「{ $until }」が来ないうちに、実行が終わりました。
case-until-asked = 「until」のビート「{ $until }」より前に、この事例が予期していない質問が来ました：{ $question }
case-asked = この事例が予期していない質問で止まりました：{ $question }
case-unknown-beat = 「{ $found }」というビートや手続きはありません。あるもの：{ $allowed }。
case-unknown-procedure = 「{ $found }」という手続きはありません。あるもの：{ $allowed }。
case-unknown-question = 「{ $found }」という質問はありません。あるもの：{ $allowed }。
case-unknown-answer = 「{ $answer }」は、このルールブックにもこの事例にもありません。選べることは決してありません。
case-unknown-event = 「{ $found }」という出来事はありません。起こることは決してありません。
case-unknown-event-fact = 出来事「{ $event }」に「{ $found }」という事実はありません。起こることは決してありません。
case-crashed = 「{ $beat }」でルールの実行が失敗しました：{ $error }（{ $file }:{ $line }）。
case-beat-words = 「{ $beat }」は次の語で書きます：[{ $words }]。
case-endless = { $limit } ビート進めても終わりません。
case-no-dice = 「{ $why }」（{ $dice }）を振る出目が足りません。残り：{ $left }。
case-odd-faces = 「{ $why }」（{ $dice }）で { $found } は出ません。
case-illegal-answer = 質問「{ $kind }」に「{ $answer }」とは答えられません。選べるもの：{ $allowed }。

## 期待との違い

case-error = 受け付けられません：{ $fault }
case-no-error = 「{ $expected }」で断られるはずが、断られませんでした。
case-faults = 期待した誤り：{ $expected }。見つかった誤り：{ $found }。
case-playable = シナリオは拒否されるはずでした。見つかったもの：{ $found }。
case-unplayable = シナリオは受け入れられるはずでした。見つかったもの：{ $found }。
case-not-checked = 誤りを調べるのは「run: [{ $run }]」だけです。
case-run-left = 「run」のこの手順は始まりませんでした：{ $left }。
case-run-left-question = 「run」のこの手順は始まりませんでした：{ $left }。事例は質問 { $question } で止まりました。
case-dice-left = 振られなかった出目があります：{ $left }。
case-dice-left-question = 振られなかった出目があります：{ $left }。事例は質問 { $question } で止まりました。
case-decision-left = 決断 { $left } は求められませんでした。
case-decision-left-question = 決断 { $left } は求められませんでした。事例は質問 { $question } で止まりました。
case-decision-forced = 決断 { $left } は求められませんでした。選べるのは { $only } だけでした。
case-asks = 質問「{ $expected }」で止まるはずが、{ $found } で止まりました。
case-no-question = 事例は質問で止まりませんでした。
case-question = 質問「{ $kind }」は { $expected } を伝えるはずです。実際：{ $found }。
case-offers = 質問「{ $kind }」には { $wrong } があるはずです。選べるもの：{ $allowed }。
case-not-offered = 質問「{ $kind }」に { $wrong } はないはずです。選べるもの：{ $allowed }。
case-offers-exactly = 質問「{ $kind }」の選択肢は { $expected } だけのはずです。選べるもの：{ $allowed }。
case-offers-first = 質問「{ $kind }」の選択肢は { $expected } から始まるはずです。始まりは { $found } です。
case-not-refused = 「{ $answer }」は断られるはずが、選べます：{ $allowed }。
case-refused-by = 「{ $answer }」は { $expected } により断られるはずです。実際：{ $found }。
case-was-asked = 問われてはならない質問：{ $found }。
case-not-forbidden = 「{ $answer }」は禁じられるはずが、質問「{ $kind }」で選べました。
case-no-event = （この順で）起こるはずの出来事：{ $expected }。同じ名前の出来事：{ $found }。
case-event = 起こってはならない出来事：{ $found }。
case-fact = { $path } は { $expected } のはずが、{ $found } です。
case-unknown-fact = { $path }：「{ $missing }」はありません。あるもの：{ $allowed }。
