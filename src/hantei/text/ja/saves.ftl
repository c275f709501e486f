## 保存ファイル

save-missing = { $path } という保存ファイルはありません。
save-unreadable = { $path } を開けません：{ $reason }
save-empty = { $path } にはゲームが入っていません（{ $bytes }バイト）。
save-exists = { $path } はすでにあります。続けるなら --continue、新しく始めるなら別の名前にしてください。
save-locked = { $path } はほかで遊んでいる最中です。
save-closed = { $path } はもう閉じています。
write-failed = { $path } に書き込めません：{ $reason }。ゲームは最後に保存したところから続けられます。
not-a-journal = { $path } は hantei の保存ファイルではありません。
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
save-too-dear = { $path } をルールどおりにたどるには手間がかかりすぎます（上限{ $most }回分）。受け取れません。
not-by-the-rules = 記録がルールと合いません。記録：{ $recorded }、ルール：{ $rules }（{ $rulebook }、保存時{ $saved }版、いま{ $installed }版）
