// Checks that the square of a photo never leaves its picture.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type Crop, MAX_ZOOM, movedBy, PHOTO_SIDE, sideFor, squareOf, WHOLE, zoomedTo } from "./crop.ts";

const wide = { width: 3000, height: 1000 };
const tall = { width: 400, height: 800 };

describe("squareOf", () => {
  const CASES: [string, typeof wide, Crop, [number, number, number]][] = [
    ["the middle of a wide picture", wide, WHOLE, [1000, 0, 1000]],
    ["the middle of a tall one", tall, WHOLE, [0, 200, 400]],
    ["twice as close", wide, { ...WHOLE, zoom: 2 }, [1250, 250, 500]],
    ["stopped at the left edge", wide, { x: 0, y: 0, zoom: 1 }, [0, 0, 1000]],
    ["stopped at the far corner", wide, { x: 1, y: 1, zoom: 2 }, [2500, 500, 500]],
    ["no closer than that", wide, { ...WHOLE, zoom: 99 }, [1375, 375, 1000 / MAX_ZOOM]],
  ];
  for (const [what, size, crop, [left, top, side]] of CASES)
    test(what, () => assert.deepEqual(squareOf(size, crop), { left, top, side }));
});

test("dragging the content right reveals its left side", () => {
  assert.deepEqual(squareOf(wide, movedBy(wide, WHOLE, 0.5, 0)), { left: 500, top: 0, side: 1000 });
});

test("dragging against an edge and back moves at once", () => {
  const atEdge = movedBy(wide, WHOLE, 9, 9);
  assert.equal(squareOf(wide, atEdge).left, 0);
  assert.equal(squareOf(wide, movedBy(wide, atEdge, -0.1, 0)).left, 100);
});

test("zooming out again brings the square back into the picture", () => {
  const corner = movedBy(wide, zoomedTo(wide, WHOLE, 4), 9, 9);
  assert.deepEqual(squareOf(wide, zoomedTo(wide, corner, 1)), { left: 0, top: 0, side: 1000 });
});

test("a photo is as large as allowed, and never enlarged", () => {
  assert.equal(sideFor(wide, WHOLE), PHOTO_SIDE);
  assert.equal(sideFor(tall, WHOLE), 400);
  assert.equal(sideFor({ width: 1, height: 1 }, zoomedTo(tall, WHOLE, 4)), 1);
});
