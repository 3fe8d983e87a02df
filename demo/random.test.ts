// The random source gives the same numbers everywhere, and its helpers draw in the given proportions.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { Random, weigh } from "./random.ts";

const RECORDED = [2115232406, 306833392, 709552552, 858103709];

describe("Random", () => {
  it("gives the recorded sequence for a seed, on every platform", () => {
    const rng = new Random("vouchboard");
    assert.deepEqual([rng.bits(), rng.bits(), rng.bits(), rng.bits()], RECORDED);
  });

  it("gives equal sequences for equal seeds and different ones for others", () => {
    const take = (seed: string | number) => Array.from({ length: 8 }, (_, i) => new Random(`${seed}:${i}`).bits());
    assert.deepEqual(take(7), take("7"));
    assert.notDeepEqual(take(7), take(8));
  });

  it("spreads small ranges evenly", () => {
    const rng = new Random(1);
    const counts = new Array(8).fill(0);
    for (let i = 0; i < 80_000; i++) counts[rng.below(8)]++;
    for (const count of counts) assert.ok(Math.abs(count - 10_000) < 500, `${counts}`);
  });

  it("draws in proportion to weights and never draws weight zero", () => {
    const rng = new Random(2);
    const table = weigh([1, 0, 3]);
    const counts = [0, 0, 0];
    for (let i = 0; i < 40_000; i++) counts[rng.draw(table)]!++;
    assert.equal(counts[1], 0);
    assert.ok(Math.abs((counts[2] as number) / (counts[0] as number) - 3) < 0.2, `${counts}`);
  });

  it("samples without repetition and leaves the list as it was", () => {
    const list = [1, 2, 3, 4, 5];
    const rng = new Random(3);
    for (let i = 0; i < 200; i++) assert.equal(new Set(rng.sample(list, 4)).size, 4);
    assert.deepEqual(list, [1, 2, 3, 4, 5]);
    assert.equal(rng.sample(list, 9).length, 5);
  });

  it("reads a quantile curve", () => {
    const rng = new Random(4);
    const values = Array.from({ length: 20_000 }, () =>
      rng.quantile([
        [0, 10],
        [0.5, 20],
        [1, 100],
      ]),
    ).sort((a, b) => a - b);
    assert.ok((values[0] as number) >= 10 && (values.at(-1) as number) <= 100);
    assert.ok(Math.abs((values[10_000] as number) - 20) < 1);
  });
});
