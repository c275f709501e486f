// Steps through the moments of a game: slider, buttons, arrow keys. Without it all moments stand below each other.
const moments = [...document.querySelectorAll(".moment")];
const pictures = [...document.querySelectorAll(".picture")];
const slider = document.querySelector("#moment");
const count = document.querySelector("#count");

function show(number) {
  const at = Math.max(0, Math.min(moments.length - 1, number));
  moments.forEach((moment, n) => { moment.hidden = n !== at; });
  const seen = moments[at].dataset.pictures.split(" ");
  pictures.forEach((picture, n) => { picture.hidden = !seen.includes(String(n)); });
  slider.value = at;
  count.textContent = `${at + 1} / ${moments.length}`;
  history.replaceState(null, "", `#${at + 1}`);
}

document.body.classList.add("stepping");
slider.max = moments.length - 1;
slider.addEventListener("input", () => show(Number(slider.value)));
document.querySelectorAll("[data-by]").forEach((button) => {
  button.addEventListener("click", () => show(Number(slider.value) + Number(button.dataset.by)));
});
document.addEventListener("keydown", (event) => {
  const by = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10, Home: -1e9, End: 1e9 }[event.key];
  if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  show(Number(slider.value) + by);
});
show(Number(location.hash.slice(1) || 1) - 1);
