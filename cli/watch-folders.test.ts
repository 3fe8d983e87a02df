// Which changes count; each burst is reported once, and never while the previous report is being handled.
import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { matters, watchFolders } from "./dev.ts";

describe("which files change running code", () => {
  const CASES: [string, boolean][] = [
    ["app.ts", true],
    ["jobs/list-jobs.ts", true],
    ["0001_search.sql", true],
    ["meta/_journal.json", true],
    ["jobs/list-jobs.test.ts", false],
    ["jobs/.list-jobs.ts.swp", false],
    ["app.ts~", false],
    ["jobs", false],
  ];
  for (const [name, expected] of CASES) test(name, () => assert.equal(matters(name), expected));
});

describe("watching", () => {
  let root = "";
  before(async () => {
    root = await mkdtemp(join(tmpdir(), "vouchboard-watch-"));
    await mkdir(join(root, "server", "jobs"), { recursive: true });
  });
  after(() => rm(root, { recursive: true, force: true }));

  test("a burst is reported once; changes meanwhile are reported afterwards", async () => {
    const told: string[] = [];
    let acting = 0;
    let most = 0;
    let finish: (() => void) | undefined;
    const watcher = watchFolders(root, ["server"], async (path) => {
      told.push(path);
      acting += 1;
      most = Math.max(most, acting);
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      acting -= 1;
    });
    try {
      await writeFile(join(root, "server", "app.test.ts"), "ignored");
      for (const name of ["a.ts", "b.ts", "jobs/c.ts"]) await writeFile(join(root, "server", name), "changed");
      await until(() => told.length === 1);
      assert.equal(told[0], join("server", "jobs", "c.ts"));
      await writeFile(join(root, "server", "d.ts"), "changed while acting");
      await pause(400);
      assert.equal(told.length, 1, "the second telling waits for the first");
      finish?.();
      await until(() => told.length === 2);
      assert.equal(told[1], join("server", "d.ts"));
      finish?.();
      assert.equal(most, 1);
    } finally {
      watcher.close();
    }
  });
});

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await pause(10);
}
