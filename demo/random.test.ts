// The random source gives the same numbers everywhere, draws in the given proportions, and makes valid ids.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { Random, uuidV7, weigh } from "./random.ts";

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

const VERSION_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe("uuidV7", () => {
  it("is a version 7 UUID that carries its time", () => {
    const rng = new Random("ids");
    for (const time of [0, 1, 65_535, 65_536, Date.UTC(2026, 10, 21, 10, 0, 0, 123), 2 ** 48 - 1]) {
      const id = uuidV7(time, rng);
      assert.match(id, VERSION_7);
      assert.equal(Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16), time);
    }
  });

  it("sorts by time", () => {
    const rng = new Random("ids");
    const start = Date.UTC(2026, 0, 1);
    const ids = Array.from({ length: 2_000 }, (_, i) => uuidV7(start + i, rng));
    assert.deepEqual(ids.toSorted(), ids);
  });
});
