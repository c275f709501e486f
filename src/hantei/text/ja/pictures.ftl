board-none = そこには描ける盤面がありません。場面は 1 から { $last } までです。
board-no-moment = 場面 { $given } はありません。最後の場面は { $last } です。
bad-moment-number = 場面の番号は 1 以上の整数で指定してください（「{ $given }」とあります）。
bad-scheme = 「{ $given }」という配色はありません。指定できるのは { $allowed } です。
bad-picture-ending = 画像のファイル名の末尾は { $allowed } のどれかにしてください（{ $given } とあります）。
