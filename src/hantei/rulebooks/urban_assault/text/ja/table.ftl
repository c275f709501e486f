# 設定と裁定

unknown-scenario = 「{ $found }」というシナリオはありません。選べるもの：{ $allowed }。
bad-leaders = 分隊長{ $found }人では遊べません。このシナリオは{ $low }〜{ $high }人用です。
unknown-difficulty = 「{ $found }」という難易度はありません。選べるもの：{ $allowed }。

gm-set = 数値や名前を変える
gm-condition = 分隊長の状態を付ける、外す
gm-join-member = 隊員を分隊に加える
gm-join-enemy = 敵を戦闘に加える
gm-bring = ファイルの分隊が、席の分隊に代わる（戦闘中は除く）
gm-leave = 隊員を脱落させる、敵を撤退させる

# 作戦の結果

ua-figure-result =
    { $result ->
        [completed] 作戦成功
        [failed] 作戦失敗
        [abandoned] 作戦中止
       *[lost] 分隊長を失った
    }
ua-figure-maps = 進んだマップ
ua-figure-battles = 戦闘
ua-figure-magazines = 残った弾倉
ua-figure-scrip = 残った軍票
ua-figure-scrip-unpaid = 残った軍票（報酬を除く）
ua-figure-life = 分隊長の生命点
ua-figure-members = 健在の隊員
ua-figure-lost = 脱落した隊員
ua-figure-operations = 挑んだ作戦
ua-figure-completed = 成功した作戦
ua-figure-leaders = 分隊長
ua-figure-leader = { $who }（経験レベル{ $level }）
ua-figure-alike = { $who }{ $n ->
    [1] {""}
   *[other] ×{ $n }
  }
ua-figure-fallen = 戦死した分隊長
ua-figure-survivors = 生き残った隊員
ua-figure-names = { $n ->
    [0] なし
   *[other] { $names }
  }
