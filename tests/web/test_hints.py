"""What stands on an option does not say its name once more."""

from __future__ import annotations

import pytest

from hantei.web.working.hints import unnamed


@pytest.mark.parametrize(
    ("effect", "label", "said"),
    [
        ("雇われ拳銃1：FP4/4、リーン", "雇われ拳銃1", "FP4/4、リーン"),
        ("《ファニング》（射程1）残弾3を使う。", "メジャー：《ファニング》（FP3）", "（射程1）残弾3を使う。"),
        ("Salve (range 1): heals wounds.", "Minor: use Salve (1 left)", "Range 1: heals wounds."),
        ("Light the lamps: you check Mechanics.", "Major: Light the lamps", "You check Mechanics."),
        ("Dust Devil: Shooting 3D6+4.", "Major: shooting attack with Dust Devil", "Shooting 3D6+4."),
        ("You give up: a shield.", "Leave Ballistic shield for it", "You give up: a shield."),
        ("You fire 1 shot.", "Shoot", "You fire 1 shot."),
    ],
)
def test_an_effect_leaves_out_what_its_label_says(effect: str, label: str, said: str) -> None:
    assert unnamed(effect, label) == said
