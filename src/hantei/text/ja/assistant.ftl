assistant-not-asked = このゲームでは、いま誰にも質問していません。
assistant-no-seat = 「{ $given }」という席はありません。席：{ $allowed }。
assistant-no-undo = 前の答えの後でダイスが振られたので、取り消せません。
assistant-too-long = { $most }文字を超える文章は検査できません。
assistant-too-many = 一度にシミュレートできるのは 1 から { $most } ゲームまでです（{ $given } とあります）。
assistant-no-game = 「{ $given }」というゲームはありません。
bad-port-number = ポートは 1 から 65535 の数で指定してください（「{ $given }」とあります）。
