## The Matrix

sr-node-first = { FIRST($node) }
sr-link = { $who }'s commlink
sr-link-own = their own commlink
sr-node-mode-active = active
sr-node-mode-passive = passive
sr-node-mode-hidden = hidden

sr-step-program = { $program } program
sr-step-hot-sim = hot sim
sr-step-dumpshock = dumpshock
sr-step-rating = rating
sr-step-response = Response
sr-step-firewall = Firewall
sr-step-system = System

sr-defence-firewall = Response and Firewall
sr-defence-more-hacking = hacking

sr-throw-cyber = cybercombat
sr-throw-icon_resistance = icon damage resistance
sr-throw-black_resistance = resistance to black IC
sr-throw-dumpshock = dumpshock resistance

sr-ask-program = Which program does { WITHIN($who) } attack with?
sr-ask-program-run = Which program or agent does { WITHIN($who) } start?
sr-ask-program-stop = Which program or agent does { WITHIN($who) } stop?
sr-ask-program-thread = Which complex form does { WITHIN($who) } raise?
sr-ask-node_mode = Which mode does { WITHIN($who) } set { THE($node) } to?
sr-ask-device = On which gun or device does { WITHIN($who) } change the mode?

sr-action-cyber_attack = attack an icon (complex)
sr-eff-action-cyber_attack = You roll cybercombat and a combat program against Response and Firewall.

sr-log-attack-cyber = { $who } attacks { WITHIN($target) }'s icon with the { $weapon } program
sr-log-attack-cyber-roll = { $who } attacks { WITHIN($target) }'s icon with the { $weapon } program: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
sr-log-cyber_hit = { $who }'s icon is hit: damage value { $value }
sr-log-cyber_hit-black = { $who }'s icon is hit: damage value { $value } (from black IC, which harms the person and not the icon)
sr-log-icon_resisted = { $who }'s icon resists { $value ->
    [one] the one point
    [2] both points
   *[other] all { $value } points
} of damage
sr-log-icon_damage = { $who }'s icon takes { $boxes } damage (damage so far { $icon } of { $of })
sr-log-icon_resisted-rolled = { $who }'s icon resists { $value ->
    [one] the one point
    [2] both points
   *[other] all { $value } points
} of damage (resistance: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
})
sr-log-icon_damage-rolled = { $who }'s icon takes { $boxes } damage (resistance: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}; damage so far { $icon } of { $of })
sr-log-icon_crashed = { $who }'s icon crashes
sr-log-program_ends = { $who } is gone from the Matrix
sr-log-thrown_out = { $who } is thrown out of virtual reality
sr-log-disconnected = { $who } loses all connections
sr-log-cut_off = { $who } is cut off from { THE($node) }
sr-log-dumpshock-struck = Dumpshock strikes { WITHIN($who) }: damage value { $value } ({ $kind_of }), and 2 dice less on all tests for { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
sr-log-dumpshock-after = Dumpshock leaves { WITHIN($who) } with 2 dice less on all tests for { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
sr-log-dumpshock = { $who } suffers dumpshock for { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
sr-log-node_mode = { $who } sets { THE($node) } to { $node_mode }

sr-throw-hacking = hacking
sr-throw-detection = watching for intruders
sr-throw-matrix_perception = matrix perception
sr-throw-edit = editing
sr-throw-edit_unauthorised = editing without rights
sr-throw-repair = repairing an icon
sr-throw-trace = tracing
sr-throw-transfer = the data transfer
sr-throw-search = the data search
sr-throw-search_auto = the automatic watch
sr-throw-control = controlling a device
sr-throw-defuse = defusing a data bomb
sr-throw-intercept_traffic = intercepting data traffic
sr-throw-intercept_signal = intercepting a signal
sr-throw-disturb_trace = throwing off a trace
sr-throw-spoof_command = forging an order
sr-throw-spoof_trail = laying a false trail
sr-throw-detect_wireless = finding wireless nodes
sr-throw-decrypt = decrypting
sr-throw-crash = crashing
sr-throw-jamming = jamming
sr-throw-link = the link
sr-throw-obeying = seeing through a forged order

sr-ask-node = Which node does { WITHIN($who) } choose?
sr-ask-node-log_on = Which node does { WITHIN($who) } log on to?
sr-ask-node-log_off = Which node does { WITHIN($who) } log off from?
sr-ask-node-access = Which node does { WITHIN($who) } ask to be let into?
sr-ask-node-watch = Which node does { WITHIN($who) } put under watch?
sr-ask-node-spoof = Which device does { WITHIN($who) } spoof?
sr-ask-node-restart = Which node does { WITHIN($who) } restart?
sr-ask-node-hack = Which node does { WITHIN($who) } hack into?
sr-ask-node-probe = Which node does { WITHIN($who) } probe for weaknesses?
sr-ask-sim = Which kind of VR does { WITHIN($who) } enter?
sr-ask-permission = { $who } asks to be let onto { THE($node) }. Do you allow it?
sr-ask-call_test = { $who } wants to do something. Does it need a test?
sr-ask-threshold = Which threshold does { WITHIN($who) } have to meet ({ $low } to { $high })?
sr-ask-interval = { $who } probes a node. How long does each test take?
sr-ask-sense = Where does { WITHIN($who) } look around?
sr-ask-icon = Which icon does { WITHIN($who) } choose?
sr-ask-icon-trace = Whom does { WITHIN($who) } trace?
sr-ask-icon-disturb = Whose trace does { WITHIN($who) } try to throw off?
sr-ask-icon-intercept = Whose signals does { WITHIN($who) } intercept?
sr-ask-icon-repair = Whose icon does { WITHIN($who) } repair?
sr-ask-traffic = What does { WITHIN($who) } try to intercept?
sr-ask-file = Which data does { WITHIN($who) } choose?
sr-ask-file-decrypt = Which data does { WITHIN($who) } decrypt?
sr-ask-file-edit = Which data does { WITHIN($who) } edit?
sr-ask-file-transfer = Which data does { WITHIN($who) } copy?
sr-ask-file-abort = Which data does { WITHIN($who) } stop copying?
sr-ask-file-defuse = On which data does { WITHIN($who) } defuse the bomb?
sr-ask-search_for = What does { WITHIN($who) } search for?
sr-ask-crash = What does { WITHIN($who) } crash?
sr-ask-command = Which order does { WITHIN($who) } give { WITHIN($target) }?

sr-opt-node-all = leave them all
sr-opt-node-icon = your own icon
sr-opt-node = { $node }
sr-opt-node-own = { $node } (own side)
sr-opt-in-vain-hack = hack on the fly (complex; { $why })
sr-opt-in-vain-hack_quickly = hack on the fly (simple; { $why })
sr-opt-in-vain-probe = probe a node for weaknesses (complex; { $why })
sr-vain-own = only nodes of your own side are in reach
sr-vain-dice = there are no dice to roll
sr-opt-sim-cold = cold sim: slower and safer
sr-opt-sim-hot = hot sim: faster and deadlier
sr-opt-permission-allow = let them in
sr-opt-permission-refuse = refuse
sr-opt-call_test-none = no test
sr-opt-call_test-test = a test
sr-opt-threshold = threshold { $n }
sr-opt-interval-hour = an hour
sr-opt-interval-day = a day
sr-opt-sense-physical = the physical world
sr-opt-sense-matrix = the Matrix
sr-opt-icon = { $name }
sr-opt-traffic-traffic = data traffic on a node
sr-opt-traffic-signal = a wireless signal
sr-opt-file = { $file }
sr-opt-search_for-files = files
sr-opt-search_for-devices = devices
sr-opt-crash = the { $program } program of { WITHIN($owner) }
sr-opt-crash-os = the system of { WITHIN($owner) }

sr-action-change_icon = change the icon (free)
sr-action-detect_wireless = notice wireless nodes (free)
sr-action-jack_out = jack out (free)
sr-action-abort_transfer = abort a data transfer (free)
sr-action-stop_program = stop a program or agent (simple)
sr-action-decrypt_key = decrypt with the key (simple)
sr-action-give_command = give a command (simple)
sr-action-log_off = log off (simple)
sr-action-transfer = transfer data (simple)
sr-action-control_device = control a device (complex)
sr-action-crash = crash a program or system (complex)
sr-action-data_search = search for data (complex)
sr-action-decrypt = decrypt without the key (complex)
sr-action-detect_hidden = search for hidden nodes (complex)
sr-action-defuse = defuse a data bomb (complex)
sr-action-edit = edit data (complex)
sr-action-intercept_data = intercept traffic or signals (complex)
sr-action-jam = jam (complex)
sr-action-log_on = log on (complex)
sr-action-restart = restart a node (complex)
sr-action-disturb_trace = throw off a trace (complex)
sr-action-repair_icon = repair an icon (complex)
sr-action-run_program = run a program or agent (complex)
sr-action-spoof_command = spoof a command (complex)
sr-action-trace = trace somebody (complex)
sr-action-ask_access = ask for access (free)
sr-action-hack = hack on the fly (complex)
sr-action-hack_quickly = hack on the fly (simple)
sr-action-probe = probe a node for weaknesses (complex)
sr-action-enter_vr = go into VR (simple)
sr-action-watch_node = set up an automatic watch (complex)
sr-action-spoof_trail = spoof the datatrail (complex)

sr-eff-action-change_icon = You give yourself another look in the Matrix.
sr-eff-action-detect_wireless = You notice the active and passive nodes in reach.
sr-eff-action-jack_out = You leave the Matrix at once; jacking out of VR causes dumpshock.
sr-eff-action-abort_transfer = You stop a transfer of your own.
sr-eff-action-stop_program = You stop a program that runs, or end an agent.
sr-eff-action-decrypt_key = You open data to which you have the key, without a test.
sr-eff-action-give_command = You tell an agent or a sprite what to do.
sr-eff-action-log_off = You leave a node properly; with the last one you leave VR too, without dumpshock.
sr-eff-action-transfer = You send data to yourself; data bombs on it go off.
sr-eff-action-control_device = You roll command + the skill that the device calls for.
sr-eff-action-crash = You roll hacking + attack against the program's rating, or against the System.
sr-eff-action-data_search = You roll data search + a search or scan program, on the nodes you are on.
sr-eff-action-decrypt = You roll decrypt + Response against the rating of the encryption.
sr-eff-action-detect_hidden = You roll computer + analyze against the Firewall + stealth of every hidden node in reach.
sr-eff-action-defuse = You roll hacking + defuse against the bomb's rating; a glitch sets it off.
sr-eff-action-edit = You roll computer + edit where you have the rights, hacking + edit where you do not.
sr-eff-action-intercept_data = You roll hacking or electronic warfare + intercept; success stops transfers or shows icons.
sr-eff-action-jam = You roll electronic warfare + intercept against the Firewall of every enemy link; those you beat are cut while you keep it up.
sr-eff-action-log_on = You go onto a node that lets you in, without a test.
sr-eff-action-restart = The node goes down until the end of the next turn, and everybody on it is thrown out.
sr-eff-action-disturb_trace = You roll hacking + deception; with more hits than the trace has, it ends.
sr-eff-action-repair_icon = You roll computer + repair; each hit mends a point of damage.
sr-eff-action-run_program = You start a program or an agent that you have at hand.
sr-eff-action-spoof_command = You roll hacking + deception against System + Firewall; if you win, the device obeys you.
sr-eff-action-trace = You roll computer + track; if it succeeds, you know by your next phase where the target is.
sr-eff-action-ask_access = You ask the user of a passive node to let you in.
sr-eff-action-hack = You roll hacking + exploit, once a pass, until your hits add up to more than the Firewall. After each roll the node tries to notice you.
sr-eff-action-hack_quickly = You roll hacking + exploit, once a pass, until your hits add up to more than the Firewall. After each roll the node tries to notice you.
sr-eff-action-probe = You roll one test for each hour in VR, else for each day; that is safer than hacking on the fly.
sr-eff-action-enter_vr = Your body goes limp. Cold sim gives you two passes; hot sim gives you three, and 2 dice more on Matrix tests.
sr-eff-action-watch_node = You roll data search + intercept; from then on you see whoever comes onto the node.
sr-eff-action-spoof_trail = You roll hacking + deception; if that succeeds, the next trace of you leads astray.

sr-log-hacking = { $who } hacks { THE($node) } (test { $rolls }): { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} so far (more than { $need } needed)
sr-log-hacking-rolled = { $head } (test { $rolls }: { $hits } so far, more than { $need } needed)
sr-log-test-detection = { $who } rolls { $pool ->
    [one] 1 die
   *[other] { $pool } dice
} { $for }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} ({ $sum } so far, more than { $needed } needed to detect the intruder)
sr-log-hacking_failed = { $who } fails to get onto { THE($node) }
sr-log-account = { $who } now has an account on { THE($node) }
sr-log-logs_on = { $who } logs on to { THE($node) }
sr-log-logs_off = { $who } leaves { THE($node) }
sr-log-logs_off-all = { $who } logs off
sr-log-logs_off-all-vr = { $who } logs off and leaves VR
sr-log-detected = { FIRST($node) } detects { WITHIN($who) }
sr-log-alert = { FIRST($node) } goes on alert
sr-log-launched = { $who } starts up
sr-log-launched-many = { $who } start up
sr-log-enters_vr = { $who } goes into VR ({ $sim })
sr-log-jacks_out = { $who } jacks out
sr-log-permission-yes = { $who } is let onto { THE($node) }
sr-log-permission-no = { $who } is not let onto { THE($node) }
sr-log-changes_icon = { $who } gives the icon another look
sr-log-nodes_noticed = { $who } notices nodes: { $found }
sr-log-nodes_noticed-none = { $who } notices no node
sr-log-node_found = { $who } finds a hidden node: { $node }
sr-log-icon_found = { $who } makes out { WITHIN($target) }'s icon
sr-log-icon_found-hits = { $who } makes out { WITHIN($target) }'s icon (hits: { $hits } against { $against })
sr-log-probes = { $who } probes { THE($node) }
sr-log-bomb = { $who } sets off the data bomb on { THE($file) } (rating { $rating })
sr-log-defused = { $who } defuses the data bomb on { THE($file) }
sr-log-decrypted = { $who } decrypts { THE($file) }
sr-log-file_found-rolled = { $who } finds { THE($file) } ({ $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
})
sr-log-defused-rolled = { $who } defuses the data bomb on { THE($file) } ({ $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
})
sr-log-decrypted-rolled = { $who } decrypts { THE($file) } ({ $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
})
sr-log-edited = { $who } changes { THE($file) }
sr-log-file_found = { $who } finds { THE($file) }
sr-log-devices_found = { $who } finds devices: { $tasks }
sr-log-devices_found-none = { $who } finds no devices
sr-log-transfer = { $who } begins to copy { THE($file) } (turns left: { $turns })
sr-log-transfer_goes_on = At the end of the turn, { WITHIN($who) } goes on copying { THE($file) } (turns left: { $turns })
sr-log-transfer_goes_on-many = At the end of the turn, { WITHIN($who) } go on copying { THE($file) } (turns left: { $turns } each)
sr-log-transfer_stopped = { $who } is no longer copying { THE($file) }: that is broken off
sr-log-copied = { $who } has a copy of { THE($file) }
sr-log-copied-late = { $who } finishes copying { THE($file) }
sr-log-copied-late-many = { $who } finish copying { THE($file) }
sr-log-watch_set = { $who } sets a watch on { THE($node) }
sr-log-tracing = { $who } is tracing { WITHIN($target) } (hits so far: { $hits })
sr-log-tracing-once = { $who } closes in on { WITHIN($target) }: the trace will be complete in the tracer's next phase
sr-log-traced = { $who } completes the trace and finds out where { WITHIN($target) } is
sr-log-false_trail = { $who } follows a false trail that { WITHIN($target) } has laid
sr-log-disturbs-yes = { $who } shakes off { WITHIN($target) }'s trace (hits: { $hits } against { $against })
sr-log-disturbs-no = { $who } cannot shake off { WITHIN($target) }'s trace (hits: { $hits } against { $against })
sr-log-trail_spoofed = { $who } lays a false trail
sr-log-intercepted = { $who } intercepts what { WITHIN($target) } sends
sr-log-jams = { $who } starts to jam the enemy's links
sr-log-jammed = The link of { WITHIN($who) } is cut
sr-log-link_back = The link of { WITHIN($who) } is back
sr-log-spoofed = { FIRST($node) } obeys an order forged by { WITHIN($who) }
sr-log-program_crashed = { $who } crashes { WITHIN($other) }'s { $program } program
sr-log-program_runs = { $who } runs the { $program } program
sr-log-program_stops = { $who } stops the { $program } program
sr-log-restarted = { FIRST($node) } begins to restart and is down until the end of the next combat turn
sr-log-restarted-icon = { FIRST($node) } begins to restart; it and the icon are down until the end of the next combat turn
sr-log-icon_restarts = { $who }'s icon begins to restart and is down until the end of the next combat turn
sr-log-repaired = { $who } repairs { $boxes ->
    [one] 1 point
   *[other] { $boxes } points
} of damage to { WITHIN($target) }'s icon
sr-log-repaired-rolled = { $who } repairs { $boxes ->
    [one] 1 point
   *[other] { $boxes } points
} of damage to { WITHIN($target) }'s icon ({ $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
})
sr-log-repaired-own-rolled = { $who } repairs { $boxes ->
    [one] 1 point
   *[other] { $boxes } points
} of damage to their own icon ({ $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
})
sr-log-repaired-own = { $who } repairs { $boxes ->
    [one] 1 point
   *[other] { $boxes } points
} of damage to their own icon
sr-log-commanded = { $who } commands { WITHIN($target) } to { $order }

sr-thing-node = a node
sr-thing-device = a device
sr-thing-program = a program
sr-thing-file = a file
sr-thing-ic = a record of IC
sr-thing-agent = a record of an agent
sr-thing-holder = a combatant or a side
sr-fault-node-figures = A node needs a device, or Response, System and Firewall of its own.
sr-fault-node-reach = A node with a reach needs the place (at) from which it is counted.
sr-fault-node-side = IC fights for a side that has somebody in the encounter; give the node a side or an owner (side, owner).
sr-fault-no-icon = { $who } has no commlink and no System, and so cannot go into VR.
sr-fault-no-icon-programs = Programs without a commlink or a System of its own do nothing.
sr-fault-program-rating = IC and agents need a rating.

sr-node-alert = alert
sr-node-offline = offline
sr-sit-node = { $node } ({ $words }): { $people }
sr-sit-node-alone = { $node } ({ $words })
sr-on-node-jumped = { $who } (jumped in)
sr-on-no-node = on no node
sr-sit-trace = { $who } is tracing { WITHIN($target) }
sr-sit-transfer = { $who } is copying { THE($file) } (turns left: { $turns })
sr-sit-icon = { $who }: icon damage { $icon }/{ $of }{ $score }; { $nodes }.
sr-board-matrix = The Matrix
sr-board-nowhere = On no node
sr-board-account = account: { $who }
sr-board-hacked = hacked: { $who }
sr-board-hacking = { $who } is hacking in: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} so far, more than { $need } needed
sr-board-figures = Response { $response }, System { $system }
sr-board-firewall = Firewall { $firewall }
sr-board-programs = programs: { $programs }
sr-board-data = data: { $data }
sr-board-traces = Resonance traces: { $n }
sr-board-ic = IC
sr-board-agent = agent
sr-board-sprite = sprite
sr-board-also = also on { $nodes }
sr-board-detected = detected
sr-board-hides = hidden
sr-board-chased = being traced
sr-state-vr-cold = in VR (cold sim)
sr-state-vr-hot = in VR (hot sim)
sr-state-icon = icon damage { $icon }/{ $of }
sr-state-shock = dumpshock (−2)
sr-state-jammed = jammed
sr-state-traced = traced
sr-roster-icon = Icon
sr-roster-program = { $program } { $rating }
sr-roster-stored = { $program } (not running)
sr-sim-cold = cold sim
sr-sim-hot = hot sim
sr-gm-node = change the alert or the mode of a node
sr-gm-on = say whether somebody is on a node
sr-log-test-hacking = { $who } rolls { $pool ->
    [one] 1 die
   *[other] { $pool } dice
} to hack into { THE($node) }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
sr-log-tracing-once-rolled = { $head }; the trace will be complete in the tracer's next phase
sr-log-dumpshock-struck-rolled = Dumpshock strikes { WITHIN($who) }: damage value { $value } ({ $kind_of }; { $kind }: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}), and 2 dice less on all tests for { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
sr-log-dumpshock-rolled = { $who } suffers dumpshock for { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} ({ $kind }: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
})
sr-log-jacks_out-thrown = { $who } jacks out and drops out of virtual reality
sr-log-transfer_stopped-late = At the end of the turn, { WITHIN($who) }'s copying of { THE($file) } breaks off, as the connection is gone
