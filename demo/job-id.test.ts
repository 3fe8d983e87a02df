// Job ids are valid version 7 UUIDs that sort by time.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { uuidV7 } from "./job-id.ts";
import { Random } from "./random.ts";

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
