"use strict";
// Answers commands as BCDice does, with dice that fall as the test says: one JSON line in, one out.

const readline = require("readline");
const { DynamicLoader, UserDefinedDiceTable, Version } = require("bcdice");

/** The same faces as `thrown` in Python: a small generator whose numbers fit everywhere. */
function luck(seed) {
  let x = seed;
  return (sides) => {
    x = (x * 75 + 74) % 65537;
    return (x % sides) + 1;
  };
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
    rands: result.detailedRands.map((one) => [one.kind, one.sides, one.value]),
  };
}

async function main() {
  const loader = new DynamicLoader();
  const systems = {};
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const asked = JSON.parse(line);
    if (asked.version) {
      console.log(JSON.stringify(Version));
    } else {
      systems[asked.system] ??= await loader.dynamicLoad(asked.system);
      console.log(JSON.stringify(answer(systems[asked.system], asked)));
    }
  }
}

main();
