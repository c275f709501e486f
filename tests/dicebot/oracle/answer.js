"use strict";
// Answers commands as BCDice does, with dice that fall as the test says: one JSON line in, one out.

const readline = require("readline");
const { DynamicLoader, UserDefinedDiceTable, Version } = require("bcdice");
const { BCDice } = require("bcdice/lib/internal");

/** The same faces as `thrown` in Python: a small generator whose numbers fit everywhere. */
function luck(seed) {
  let x = seed;
  return (sides) => {
    x = (x * 75 + 74) % 65537;
    return (x % sides) + 1;
  };
}

/** The dice of an answer. */
function dice(result) {
  return result.detailedRands.map((one) => [one.kind, one.sides, one.value]);
}

const flags = ["secret", "success", "failure", "critical", "fumble"];

function answer(System, { command, seed }) {
  const asked = new System(command);
  asked.randomizer.$random = luck(seed);
  let result = null;
  try {
    result = asked.eval();
  } catch (error) {
    return { failed: String(error).slice(0, 80) };
  }
  if (!result) return null;
  return {
    text: result.text,
    flags: flags.filter((flag) => result[flag]),
    rands: dice(result),
  };
}

/** A row of a table that somebody wrote; nothing where it is no table. */
function row({ table, seed }) {
  const randomizer = BCDice.Randomizer.$new();
  randomizer.$random = luck(seed);
  try {
    const result = new UserDefinedDiceTable(table).roll(randomizer);
    return result && { text: result.text, flags: [], rands: dice(result) };
  } catch (error) {
    return { failed: String(error).slice(0, 80) };
  }
}

async function main() {
  const loader = new DynamicLoader();
  const systems = {};
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const asked = JSON.parse(line);
    if (asked.version) {
      console.log(JSON.stringify(Version));
    } else if (asked.table !== undefined) {
      console.log(JSON.stringify(row(asked)));
    } else if (asked.pattern) {
      const System = await loader.dynamicLoad(asked.pattern);
      console.log(JSON.stringify([System.NAME, System.SORT_KEY, System.COMMAND_PATTERN.source]));
    } else {
      systems[asked.system] ??= await loader.dynamicLoad(asked.system);
      console.log(JSON.stringify(answer(systems[asked.system], asked)));
    }
  }
}

main();
