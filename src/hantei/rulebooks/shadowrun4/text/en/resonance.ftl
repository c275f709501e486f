## Resonance: threading, sprites, traces

sr-ask-thread_by = By how much does { WITHIN($who) } raise { $program } ({ $low } to { $high })?
sr-ask-which_thread = Which thread does { WITHIN($who) } let go?
sr-ask-sprite = What does { WITHIN($who) } compile?
sr-ask-rating = At which rating does { WITHIN($who) } compile the { COMMON($servant) } ({ $low } to { $high })?
sr-ask-situation = { $who } compiles the { COMMON($servant) } at rating { $n }. How many dice does the situation give or take ({ $low } to { $high })?
sr-opt-thread_by = +{ $n }
sr-opt-rating = rating { $n }
sr-opt-situation = { $n }
sr-opt-thread = { $program } (+{ $by })
sr-action-thread = thread (complex)
sr-eff-action-thread = You roll Resonance + software; the hits raise a complex form, at most to twice your Resonance, and cause as much fading. All tests lose 2 dice while you keep it up.
sr-action-thread_quickly = thread (simple)
sr-eff-action-thread_quickly = You roll Resonance + software; the hits raise a complex form, at most to twice your Resonance, and cause as much fading. All tests lose 2 dice while you keep it up.
sr-action-drop_thread = let a thread go (free)
sr-eff-action-drop_thread = The complex form falls back, and your tests get their 2 dice back.
sr-action-compile = compile (complex)
sr-eff-action-compile = You roll Resonance + compiling against the rating of a sprite; each net hit is a task. The fading is twice the sprite's hits, at least 2.
sr-action-call_sprite = call a sprite or put it on standby (simple)
sr-eff-action-call_sprite = You call one of your sprites to the nodes you are on, or put it on standby; its tasks stay as they are.
sr-action-stop_sprite = stop a sprite (complex)
sr-eff-action-stop_sprite = A sprite of your own ends at once. Against another's you roll Resonance + decompiling against its rating; each net hit takes away a task.
sr-action-register = register a sprite (complex)
sr-eff-action-register = You roll Resonance + registering against its rating; each net hit adds a task. A registered sprite stays longer than eight hours and does not count towards your one sprite.
sr-action-erase_trace = erase a trace of Resonance (complex)
sr-eff-action-erase_trace = You erase one point of the trace: one complex action for each point of its rating.
sr-throw-threading = threading
sr-throw-fading = fading resistance
sr-throw-compiling = compiling
sr-throw-registering = registering
sr-throw-decompiling = decompiling
sr-step-threads = threads kept up
sr-log-threaded = { $who } threads the complex form { $program } (rating +{ $by }, now { $rating })
sr-log-thread_ends = { $who } lets a thread go: the complex form { $program } is back at its own rating
sr-step-technomancer = technomancer
sr-log-threaded-rolled = { $who } threads the complex form { $program } ({ $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}; rating +{ $by }, now { $rating })
