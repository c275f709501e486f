## 保存ファイル

save-missing = 「{ $path }」という保存ファイルはありません。
save-unreadable = { $path } を開けません：{ $reason }
save-empty = { $path } にはゲームが入っていません（{ $bytes }バイト）。
save-exists = { $path } はすでにあります。続けるなら --continue、新しく始めるなら別の名前にしてください。
save-replaced = { $path } が、ほかのプログラムによって置き換えられたか、消されました。何も書き込んでいません。もう一度開いてください。
save-locked = { $path } はほかで遊んでいる最中です。
save-cannot-lock = { $path } のあるファイルシステムはファイルをロックできません（{ $reason }）。同時に別のプログラムが書き込むおそれがあるので、別のファイルシステムに置いてください。
save-closed = { $path } はもう閉じています。
write-failed = { $path } に書き込めません：{ $reason }。ゲームは最後に保存したところから続けられます。
save-not-begun = { $path } に書き込めません：{ $reason }。ゲームは始まっていません。
not-a-journal = { $path } は Hantei の保存ファイルではありません。
newer-format = { $path } は新しい形式（{ $found }）です。この版で読めるのは { $known } までです。
older-format = { $path } は古い形式（{ $found }）です。この版で読めるのは { $oldest } からです。
damaged = { $path } は壊れています：{ $line }行目（記録{ $entry }番）、{ $reason }。
damage-line-break = 改行が別の文字になっています
damage-no-header = 最初の行を読めません
damage-no-checksum = チェックサムがありません
damage-checksum = チェックサムが合いません
damage-number = 番号が続いていません
damage-not-json = JSON として読めません
damage-shape = 「{ $place }」の項目が正しくありません
damage-letter = 「{ $place }」の文字列に壊れた文字（単独のサロゲート）があります
damage-misplaced = ここに来るはずのない記録です
damage-state = 途中の状態を読めません
unknown-rulebook = { $path } のルールブック「{ $rulebook }」（{ $version }版）がありません。
save-diverged = { $path } の記録{ $entry }番からルールと合いません。記録：{ $recorded }、ルール：{ $asked }（{ $rulebook }、保存時{ $saved }版、いま{ $installed }版）
save-not-set-up = { $path }（1行目）のゲームは始められません：{ $reason }
save-breaks-rules = { $path } は開けません。ルールの処理が途中で止まります（{ $cause }）。シナリオが、ないものを名指している可能性があります。ファイルを点検してください。
save-too-dear = { $path } をルールどおりにたどるには手順が多すぎるため、受け取れません（{ $most }手順まで）。
not-by-the-rules = 記録がルールと合いません。記録：{ $recorded }、ルール：{ $rules }（{ $rulebook }、保存時{ $saved }版、いま{ $installed }版）
copy-no-key = 鍵 { $path } がありません。鍵がなければ、このテーブルの招待リンクは使えません。
copy-other-key = { $path } の鍵は控えのものと違います。--key で別のファイルを指定するか、いまの鍵を移してください。
copy-not-empty = このデータベースにはすでにテーブルがあります。控えは空のデータベースに戻してください。
no-store = { $path } はありません。テーブルのファイルを指定してください。
cannot-copy = { $path } に書けません：{ $reason }
cannot-rekey = 鍵 { $path } を新しくできませんでした（{ $reason }）。サーバーを起動する前に、もう一度実行してください。
servers-running = サーバーがこのテーブルを使っています：{ $servers }。先に止めてください。
store-in-use = { $path } はサーバーが使っています。止めてから戻してください。
copy-no-place = { $path } には控えを作れません。テーブルの保存ファイルがあるか、ファイルではないものです。別の名前を指定してください。
copy-damaged = { $path } はテーブルの控えではないか、壊れています。
copy-newer = { $path } は新しい版（{ $found }）のものです。この版で読めるのは{ $known }までです。
said-before = 前の版が書いた行（この版には対応する文がない）

## システムが断る理由

system-enoent = そのファイルかディレクトリがありません
system-eacces = アクセスが許可されていません
system-eperm = この操作は許可されていません
system-eisdir = ディレクトリです
system-enotdir = 途中にディレクトリでないものがあります
system-eexist = すでにあります
system-enospc = 空き容量が足りません
system-erofs = 書き込めない場所です
system-eaddrinuse = ほかで使われています
system-eaddrnotavail = このコンピュータのアドレスではありません
