// How the scripts of the workshop ask its server. Whatever comes of a request, also a lost one or a page of another
// program in between, is a status and what was found or said.
window.asking = (base) => {
  "use strict";

  // What the workshop has no time for is asked again, after longer and longer pauses (milliseconds). Once they have
  // been used up it is said so: what somebody pressed is then given up, what is kept up with the text goes on.
  const PAUSES = [1000, 2000, 4000, 8000, 8000, 8000, 30000];
  const usedUp = (again) => again >= PAUSES.length;
  const pauseOf = (again) => PAUSES[Math.min(again, PAUSES.length - 1)];
  const BUSY = [0, 429, 502, 503, 504]; // 0: nobody answers, or not in words that can be read
  const JSON_ = "application/json";
  const later = (time) => new Promise((resolve) => setTimeout(resolve, time));

  const posted = (path, body, type = JSON_, signal = undefined) =>
    fetch(`${base}${path}`, { method: "POST", body, headers: { "content-type": type, accept: JSON_ }, signal });
  const got = (path) => fetch(`${base}${path}`, { headers: { accept: JSON_ } });

  const read = async (coming) => {
    try {
      const answer = await coming;
      return { status: answer.status, ok: answer.ok, found: answer.status === 204 ? {} : await answer.json() };
    } catch {
      return { status: 0, ok: false, found: {} };
    }
  };

  // Each record of an answer that has one on every line, as they come; `last`: whether nothing came after it yet.
  const lines = async (answer, each) => {
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const whole = (rest + value).split("\n");
      rest = whole.pop();
      whole.forEach((line, at) => each(JSON.parse(line), at === whole.length - 1));
    }
  };

  // What a request comes to that the server may be asked twice. Parameters: where, what (nothing: it is only looked
  // at), and what is told of its waiting: whether it is asked again, null once it is answered after all.
  const asked = async (path, facts = undefined, waiting = () => {}) => {
    for (let again = 0; ; again += 1) {
      const answer = await read(facts === undefined ? got(path) : posted(path, JSON.stringify(facts)));
      if (!BUSY.includes(answer.status)) {
        if (again) waiting(null);
        return answer;
      }
      waiting(!usedUp(again));
      if (usedUp(again)) return answer;
      await later(pauseOf(again));
    }
  };

  return { usedUp, pauseOf, BUSY, posted, read, lines, asked };
};
