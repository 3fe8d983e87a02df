// Checks that the part of a picture never leaves it, and keeps its shape.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type Crop, MAX_ZOOM, movedBy, partOf, placed, sidesFor, WHOLE } from "./crop.ts";

const wide = { width: 3000, height: 1000 };
const tall = { width: 400, height: 800 };
const square = { width: 512, height: 512 };
const banner = { width: 1500, height: 500 };

describe("partOf", () => {
  const CASES: [string, typeof wide, Crop, typeof wide, [number, number, number, number]][] = [
    ["the middle of a wide picture", wide, WHOLE, square, [1000, 0, 1000, 1000]],
    ["the middle of a tall one", tall, WHOLE, square, [0, 200, 400, 400]],
    ["twice as close", wide, { ...WHOLE, zoom: 2 }, square, [1250, 250, 500, 500]],
    ["stopped at the left edge", wide, { x: 0, y: 0, zoom: 1 }, square, [0, 0, 1000, 1000]],
    ["stopped at the far corner", wide, { x: 1, y: 1, zoom: 2 }, square, [2500, 500, 500, 500]],
    ["no closer than that", wide, { ...WHOLE, zoom: 99 }, square, [1375, 375, 1000 / MAX_ZOOM, 1000 / MAX_ZOOM]],
    ["all of a picture of the same shape", wide, WHOLE, banner, [0, 0, 3000, 1000]],
    ["a band of a tall picture", tall, { ...WHOLE, y: 1 }, { width: 3, height: 1 }, [0, 800 - 400 / 3, 400, 400 / 3]],
  ];
  for (const [what, size, crop, shape, [left, top, width, height]] of CASES)
    test(what, () => assert.deepEqual(partOf(size, crop, shape), { left, top, width, height }));
});

const moved = (crop: Crop, dx: number, dy: number) => movedBy(wide, crop, square, { dx, dy });

test("dragging the content right reveals its left side", () => {
  assert.equal(partOf(wide, moved(WHOLE, 0.5, 0), square).left, 500);
});

test("dragging against an edge and back moves at once", () => {
  const atEdge = moved(WHOLE, 9, 9);
  assert.equal(partOf(wide, atEdge, square).left, 0);
  assert.equal(partOf(wide, moved(atEdge, -0.1, 0), square).left, 100);
});

test("zooming out again brings the part back into the picture", () => {
  const corner = moved(placed(wide, WHOLE, square, { zoom: 4 }), 9, 9);
  const { left, top, width } = partOf(wide, placed(wide, corner, square, { zoom: 1 }), square);
  assert.deepEqual([left, top, width], [0, 0, 1000]);
});

test("a file is as large as allowed, and never enlarged", () => {
  assert.deepEqual(sidesFor(wide, WHOLE, square), square);
  assert.deepEqual(sidesFor(wide, WHOLE, banner), banner);
  assert.deepEqual(sidesFor(tall, WHOLE, square), { width: 400, height: 400 });
  assert.deepEqual(sidesFor(tall, WHOLE, banner), { width: 400, height: 133 });
  assert.deepEqual(sidesFor({ width: 1, height: 1 }, { ...WHOLE, zoom: 4 }, square), { width: 1, height: 1 });
});
