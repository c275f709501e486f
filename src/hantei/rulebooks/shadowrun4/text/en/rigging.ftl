## Machines: what happened

sr-log-out-destroyed = { $who } is destroyed
sr-log-unharmed = { $who }: { $value } of stun damage does nothing to a machine
