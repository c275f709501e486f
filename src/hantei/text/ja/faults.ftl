## ファイルに書かれているもの

found-nothing = 空の値
found-list = 一覧
found-mapping = 項目の組
found-text = 「{ $text }」
found-plain = { $value }

shape-int = 整数
shape-number = 数
shape-text = 文字列
shape-bool = true か false
shape-nothing = 空の値
shape-list = 一覧
shape-mapping = 項目の組

## 内容の誤り

fault-missing = 項目「{ $field }」がありません。
fault-missing-tag = 項目「{ $field }」がありません。種類を次から選んで書いてください：{ $allowed }。
fault-unknown-field = 「{ $found }」という項目はここにはありません。書ける項目：{ $allowed }。
fault-unknown-field-guess = 「{ $found }」という項目はここにはありません。「{ $guess }」ではありませんか。書ける項目：{ $allowed }。
fault-ignored-field = 「{ $found }」という項目は使われません。無視します。
fault-ignored-field-guess = 「{ $found }」という項目は使われません。「{ $guess }」ではありませんか。
fault-unknown-value = { $found }とありますが、書けるのは次のどれかです：{ $allowed }。
fault-unknown-value-guess = { $found }とあります。「{ $guess }」ではありませんか。書けるもの：{ $allowed }。
fault-tag = 「{ $field }」：{ $fault }
fault-shape = { $found }とありますが、ここに書けるのは次のどれかです：{ $allowed }。
fault-key = 項目名「{ $key }」：{ $fault }
fault-not-int = { $found }とありますが、ここには整数を（引用符なしで）書いてください。
fault-not-number = { $found }とありますが、ここには数を書いてください。
fault-not-text = { $found }とありますが、ここには文字列を書いてください（数字や true/false は引用符で囲みます）。
fault-not-bool = { $found }とありますが、ここには true か false を書いてください。
fault-not-list = { $found }とありますが、ここには一覧を書いてください。
fault-not-mapping = { $found }とありますが、ここには「項目: 値」の組を書いてください。
fault-one-language = { $found }とありますが、ここには両方の言語の文を{"{"}ja: …, en: …{"}"}と書いてください。一つの言語だけで書くときは、ファイルの先頭に「language: ja」（または en）と書きます。
fault-untranslated-ja = 日本語がありません。英語のまま表示します。
fault-untranslated-en = 英語がありません。日本語のまま表示します。
fault-full-width = { $found }には全角の文字か空白があります。半角で{ $plain }と書いてください。
slip-colon = 全角のコロン（：）があります（{ $column }文字目）。半角のコロンと空白「: 」を書いてください。
slip-space = 全角の空白があります（{ $column }文字目）。字下げや区切りには半角の空白を使ってください。
slip-bracket = 全角の括弧があります（{ $column }文字目）。半角の{"{"}か[を書き、半角の{"}"}か]で閉じてください。
slip-comma = 全角の読点かコンマがあります（{ $column }文字目）。半角のコンマと空白「, 」を書いてください。
slip-dash = 全角の横線があります（{ $column }文字目）。一覧の各行は、半角のハイフンと空白「- 」で始めてください。
slip-after-dash = 「-」の後に空白がありません（{ $column }文字目）。一覧の各行は「- 」で始めてください。
slip-after-colon = 「:」の後に空白がありません（{ $column }文字目）。「: 」と書いてください。
slip-square = コンマを挟んだ二つの数が引用符なしで書かれています（{ $column }文字目）。一つの値なら "0,2" のように引用符で囲んでください。
slip-comment = 全角の「＃」があります（{ $column }文字目）。注釈は半角の「#」で始めてください。
fault-at-least = { $found }とありますが、{ $limit }以上でなければなりません。
fault-more-than = { $found }とありますが、{ $limit }より大きくなければなりません。
fault-at-most = { $found }とありますが、{ $limit }以下でなければなりません。
fault-less-than = { $found }とありますが、{ $limit }より小さくなければなりません。
fault-text-too-short = { $found }とありますが、{ $limit }文字以上必要です。
fault-text-too-long = { $found }とありますが、{ $limit }文字以内で書いてください。
fault-too-few = { $found }の中身が足りません。{ $limit }個以上必要です。
fault-too-many = { $found }の中身が多すぎます。{ $limit }個までです。
fault-plain-name = { $found }とありますが、IDは半角の英小文字・数字・「_」で、英小文字から書き始めてください。
fault-pattern = { $found }とありますが、形式 { $limit } に合いません。
fault-raised = 内容に矛盾があります：{ $problem }
fault-other = { $found }：{ $problem }

## YAML の誤り

syntax-second-colon = ここに「: 」は書けません（{ $column }文字目）。字下げが上の行と揃っていないか、一行に「: 」が二つあります。項目なら字下げを揃え、文なら引用符で囲んでください。
syntax-odd-character = この文字からは書き始められません（{ $column }文字目）。引用符で囲んでください。字下げにはタブではなく空白を使います。
syntax-tab = 字下げにタブがあります（{ $column }文字目）。空白を使ってください。
syntax-colon-in-brackets = 括弧の中の値に「: 」があります（{ $column }文字目）。文なら引用符で囲み、項目なら前にコンマを置いてください。
syntax-undefined-alias = エイリアス（{ $column }文字目）の指すアンカーがこれより上にありません。
syntax-unclosed-quote = 引用符（{ $column }文字目）が閉じられていません。
syntax-odd-quotes = この行に、閉じられていない引用符があります。
syntax-unclosed-bracket = 括弧が閉じられていないか、コンマが抜けています（{ $column }文字目）。
syntax-indentation = 字下げが上の行と揃っていません（{ $column }文字目）。
syntax-missing-colon = 項目名の後に「:」がありません（{ $column }文字目）。
syntax-several-documents = 二つ目の文書が始まっています（{ $column }文字目）。一つのファイルに書けるのは一つの文書だけです。
syntax-no-yaml = ここから先は YAML として読めません（{ $column }文字目）。シナリオや人物のファイルか確かめてください。
syntax-duplicate-anchor = このアンカー（{ $column }文字目）は前に使われています。
syntax-control-character = テキストファイルに使えない文字があります。
syntax-other = YAML として読めません（{ $column }文字目）：{ $problem }
yaml-too-deep = 入れ子が{ $limit }段を超えています。
yaml-too-large = エイリアスを展開すると値が{ $limit }個を超えます。
yaml-recursive = エイリアスが自分自身を含んでいます。
yaml-tag = タグ { $tag } は使えないか、値に合いません。
yaml-odd-key = 項目名は単純な名前で書いてください。
yaml-repeated-key = 項目「{ $key }」が二度書かれています。最初は{ $line }行目です。
more-faults = 誤りは{ $most }件より多くあります。まずここまでを直してください。
yaml-long-number = 数が長すぎます。

## ファイル

file-too-large = ファイルが{ $limit }バイトを超えています。
file-unreadable = ファイルを読めません：{ $reason }
file-zero = ファイルに文字ではないもの（U+0000）があります（{ $line }行目）。
file-not-utf8 = ファイルの文字コードが UTF-8 ではありません（{ $line }行目）。

# Names

fault-unknown-name = 「{ $found }」という名前はありません（{ $kind }）。書ける名前：{ $allowed }。
fault-unknown-name-guess = 「{ $found }」という名前はありません（{ $kind }）。もしかして：{ $guesses }。
fault-unknown-name-none = 「{ $found }」という名前はありません（{ $kind }）。この種類のものは一つもありません。
fault-id-plain = 「{ $id }」はIDに使えません。使えるのは文字・数字・「-」・「_」です。
fault-never-named = 「{ $name }」はここで決められていますが、ほかのどこでも使われていません。
