// The worker that thinks: a Python of its own that works out tasks one after the other.
import { begun, prepared } from "./python.js";

let thinking = null;

// Parameters: its number, the task, the groups of files that it needs, the program of Python, and, in memory that workers
// share where the browser lets them, the number of the thought that was given up, and whether the window has gone
addEventListener("message", async ({ data: { number, task, groups, program, mark, windowGone } }) => {
  thinking ??= begun(program).then((python) => python.pyimport("hantei.page.minds"));
  const givenUp = () => mark !== null && (Atomics.load(mark, 0) === number || Atomics.load(windowGone, 0) === 1);
  let found = new Uint8Array(0);
  try {
    const minds = await thinking;
    await prepared(groups);
    postMessage({ number });
    const made = minds.thought(task, givenUp);
    found = made.toJs();
    made.destroy();
  } catch (error) {
    console.warn(String(error).split("\n").slice(-3).join(" ")); // the question stands without what it would have said
  }
  postMessage({ number, found }, [found.buffer]);
});
