// The worker that thinks: a Python of its own that works out tasks one after the other.
import { begun, prepared } from "./python.js";

const thinking = begun().then((python) => python.pyimport("hantei.page.minds"));

addEventListener("message", async ({ data: { number, task, groups } }) => {
  let found = new Uint8Array(0);
  try {
    const minds = await thinking;
    await prepared(groups);
    const made = minds.thought(task);
    found = made.toJs();
    made.destroy();
  } catch (error) {
    console.warn(String(error).split("\n").slice(-3).join(" ")); // the question stands without what it would have said
  }
  postMessage({ number, found }, [found.buffer]);
});
