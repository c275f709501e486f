// Where on a board a pointer is. Squares are called by how many lie left of them and below them, borders by the squares on
// both sides; boxes of a chart bear their names.
const hanteiPlaces = (() => {
  "use strict";

  const NEAR = 0.22;

  const at = (board, event) => new DOMPoint(event.clientX, event.clientY).matrixTransform(board.getScreenCTM().inverse());

  const inSquares = (board, { x, y }) => {
    const { width, height } = board.viewBox.baseVal;
    const [square, rim] = [Number(board.dataset.square), Number(board.dataset.rim)];
    const [columns, rows] = [Math.floor((width - rim) / square), Math.floor((height - rim) / square)];
    return { columns, rows, right: (x - rim) / square, up: (height - rim - y) / square };
  };
  const named = ({ columns, rows }, column, row) =>
    column >= 0 && row >= 0 && column < columns && row < rows ? `${column},${row}` : "";

  const squareAt = (board, point) => {
    const there = inSquares(board, point);
    return named(there, Math.floor(there.right), Math.floor(there.up));
  };
  const boxAt = (board, { x, y }) => {
    const hit = [...board.querySelectorAll("[data-place]")].find((one) => {
      const box = one.getBBox();
      return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
    });
    return hit?.dataset.place ?? "";
  };
  const placeAt = (board, event) =>
    board.matches(".grid-board") ? squareAt(board, at(board, event)) : boxAt(board, at(board, event));

  const borderAt = (board, event) => {
    if (!board.matches(".grid-board")) return "";
    const there = inSquares(board, at(board, event));
    const [column, row] = [Math.floor(there.right), Math.floor(there.up)];
    const [left, low] = [there.right - column, there.up - row];
    const sides = [[left, -1, 0], [1 - left, 1, 0], [low, 0, -1], [1 - low, 0, 1]];
    const [far, x, y] = sides.reduce((best, one) => (one[0] < best[0] ? one : best));
    const both = [named(there, column, row), named(there, column + x, row + y)];
    return far < NEAR && both.every(Boolean) ? both.join("|") : "";
  };

  return { at, placeAt, borderAt };
})();
