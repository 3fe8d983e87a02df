// Faults of the product's own process and of its built-in database.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "../../server/platform/db.ts";
import { afterFile } from "../support/run-files.ts";
import { faultsOf, last, trial } from "./fault.ts";
import { ask } from "./load.ts";
import { backendOf, postmasterOf, signalAll, stopLeft, urlsOf } from "./postgres.ts";
import { copyBase, copyFolder, makeProduct, temporaryFolder } from "./product.ts";

const GROUP = "The product's process, with its built-in database";
const dataDir = await copyBase();
const product = await makeProduct({ dataDir });
await product.start();
const db = openDatabase({ url: (await urlsOf(dataDir)).url, poolSize: 2, statementTimeout: 0 });
afterFile(async () => {
  await db.close();
  await product.kill();
  await stopLeft(dataDir);
});
const fault = faultsOf(GROUP, () => ({ product, db }));

fault("the server is killed (-9) under load, three times", async ({ over }) => {
  for (let round = 0; round < 3; round += 1) {
    await product.kill();
    await last(300);
    over();
    await product.start();
    await last(800);
  }
});

fault("the server's process stops for 8 s (a blocked event loop) and goes on", async ({ over }) => {
  product.signal("SIGSTOP");
  await last(8_000);
  product.signal("SIGCONT");
  over();
});

fault("SIGTERM under load, then a start", async ({ over }) => {
  product.signal("SIGTERM");
  assert.equal(await product.gone(), 0);
  over();
  await product.start();
});

fault("SIGTERM twice under load", async ({ over }) => {
  product.signal("SIGTERM");
  await pause(1_200);
  product.signal("SIGTERM");
  await product.gone();
  over();
  await product.start();
});

fault("Ctrl-C while it starts", async ({ over }) => {
  await product.kill();
  product.launch();
  await pause(700);
  product.signal("SIGINT");
  await product.gone();
  over();
  await product.start();
});

fault("a second start on the data folder", async () => {
  const second = await makeProduct({ dataDir: dataDir });
  second.launch();
  assert.equal(await second.gone(), 1);
  assert.match(second.said(), /Stop that one, or set DATA_DIR/);
  return "refused with words";
});

fault("the built-in database's server is killed (-9)", async ({ over }) => {
  process.kill(await postmasterOf(dataDir), "SIGKILL");
  over();
  await pause(1_000);
});

fault("one backend of the built-in database is killed (-9)", async ({ over }) => {
  process.kill(await backendOf(dataDir), "SIGKILL");
  over();
  await pause(500);
});

fault("the built-in database stops for 8 s and goes on", async ({ over }) => {
  await signalAll(dataDir, "SIGSTOP");
  await last(8_000);
  await signalAll(dataDir, "SIGCONT");
  over();
});

for (const [words, hours] of [
  ["two hours ahead", 2],
  ["two hours behind", -2],
  ["a day ahead", 24],
] as const)
  fault(
    `the clock is ${words} after a restart`,
    async ({ over }) => {
      const shifted = join(import.meta.dirname, "../pictures/shifted-clock.mjs");
      const asIf = { NODE_OPTIONS: `--import ${shifted}`, PICTURES_NOW: String(Date.now() + hours * 3_600_000) };
      product.signal("SIGTERM");
      await product.gone();
      await product.start(asIf);
      assert.equal((await ask(`${product.url}/jobs`)).status, 200);
      product.signal("SIGTERM");
      await product.gone();
      over();
      await product.start();
    },
    {
      // Tokens of the load are not valid yet, or no longer.
      mayAnswer: /: 401 /,
    },
  );

fault(
  "a defect in a call: a statement fails that never should",
  async ({ load }) => {
    await db.query(`create function defect() returns trigger language plpgsql as $$
    begin raise exception 'inner words of a defect' using errcode = 'XX000'; end $$`);
    await db.query("create trigger defect before insert on contact_message execute function defect()");
    await last(1_000);
    await db.query("drop trigger defect on contact_message");
    await db.query("drop function defect()");
    assert.ok(load.unclear.some((words) => words.includes("INTERNAL")));
    assert.ok(!load.unclear.some((words) => words.includes("inner words")));
    return "500 without inner words, others served";
  },
  { mayAnswer: /^message: 500 .*"INTERNAL"/ },
);

trial(GROUP, "a start with the data folder copied while it was stopped", async () => {
  product.signal("SIGTERM");
  await product.gone();
  const copy = await copyFolder(dataDir);
  const moved = await makeProduct({ dataDir: copy });
  await moved.start();
  const there = openDatabase({ url: (await urlsOf(copy)).url, poolSize: 1 });
  const [row] = await there.query<{ n: number }>("select count(*)::int as n from application");
  await there.close();
  moved.signal("SIGTERM");
  await moved.gone();
  await product.start();
  const [before] = await db.query<{ n: number }>("select count(*)::int as n from application");
  assert.equal(row?.n, before?.n);
  return `ready with all ${row?.n} applications`;
});

trial(GROUP, "killed (-9) in the middle of the first start", async () => {
  const dataDir = await temporaryFolder();
  const first = await makeProduct({ dataDir });
  for (const ms of [600, 1_500, 3_000]) {
    first.launch();
    await pause(ms);
    await first.kill();
  }
  await first.start();
  assert.equal((await ask(`${first.url}/jobs`)).status, 200);
  first.signal("SIGTERM");
  await first.gone();
  return "killed three times, ready at the fourth";
});

const workers = () =>
  execFileSync("ps", ["-o", "pid=", "--ppid", String(product.pid())])
    .toString()
    .split("\n")
    .flatMap((line) => (line.trim() ? [Number(line)] : []));

fault("both of two serving processes are killed (-9)", async ({ over }) => {
  product.signal("SIGTERM");
  await product.gone();
  await product.start({ WEB_CONCURRENCY: "2" });
  await last(1_000);
  for (const pid of workers()) process.kill(pid, "SIGKILL");
  over();
  await pause(500);
});
