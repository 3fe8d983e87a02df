// A server that answers people beside one that works: what each does alone, and what a dead worker delays.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "../../server/platform/db.ts";
import { afterFile } from "../support/run-files.ts";
import { faultsOf, last, trial } from "./fault.ts";
import { ask } from "./load.ts";
import { startServer } from "./postgres.ts";
import { copyBase, makeProduct, temporaryFolder } from "./product.ts";

const GROUP = "Servers of one role each";
const PATIENCE_MS = 150_000;
const server = await startServer(await copyBase());
const settings = { DATABASE_URL: server.url };
const dataDir = await temporaryFolder();
const web = await makeProduct({ dataDir, settings: { ...settings, ROLE: "web" } });
const worker = await makeProduct({ dataDir, settings: { ...settings, ROLE: "worker" } });
await web.start();
const db = openDatabase({ url: server.url, poolSize: 2, statementTimeout: 0 });
afterFile(async () => {
  await db.close();
  await Promise.all([web.kill(), worker.kill()]);
});
const fault = faultsOf(GROUP, () => ({ product: web, db }));

const count = async (statement: string, values: readonly string[] = []): Promise<number> =>
  (await db.query<{ n: number }>(statement, values))[0]?.n ?? 0;
const mailsWith = (word: string) =>
  count("select count(*)::int as n from mail where text like '%' || $1 || '%'", [word]);
const roundsDone = () =>
  count("select count(*)::int as n from pgboss.job where name = 'expire-jobs' and state = 'completed'");

async function until(what: string, isSo: () => Promise<boolean>): Promise<number> {
  const begun = performance.now();
  for (; !(await isSo()); await pause(100))
    assert.ok(performance.now() - begun < PATIENCE_MS, `${what} within ${PATIENCE_MS / 1_000} s`);
  return (performance.now() - begun) / 1_000;
}

trial(
  GROUP,
  "a web server serves and works on nothing; a worker mails and runs the rounds, and serves no one",
  async () => {
    const word = `role-${randomUUID()}`;
    const answer = await ask(`${web.url}/api/contact-message`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "Asha", email: "asha@faults.example", topic: "OTHER", message: `About ${word}` }),
    });
    assert.ok(answer.status < 300, answer.text);
    assert.equal((await ask(`${web.url}/jobs`)).status, 200);
    // A queue is asked twice a second, and the clock's work once a minute.
    await pause(65_000);
    assert.deepEqual([await mailsWith(word), await roundsDone()], [0, 0]);
    await worker.start();
    const mailed = await until("the worker sends the mail", async () => (await mailsWith(word)) === 1);
    await until("the worker runs a round", async () => (await roundsDone()) > 0);
    const statuses = [];
    for (const path of ["/healthz", "/readyz", "/jobs", "/api/job/"])
      statuses.push((await ask(worker.url + path)).status);
    assert.deepEqual(statuses, [200, 200, 404, 404]);
    return `nothing was worked on for 65 s; mailed ${mailed.toFixed(1)} s after the worker was ready`;
  },
);

fault("the only worker is killed (-9) under load, and starts again", async ({ over }) => {
  await worker.kill();
  await last(3_000);
  over();
  await worker.start();
});

fault("the only worker stops in order under load (SIGTERM), and starts again", async ({ over }) => {
  worker.signal("SIGTERM");
  assert.equal(await worker.gone(), 0);
  over();
  await worker.start();
});

trial(GROUP, "both stop in order (SIGTERM)", async () => {
  const begun = performance.now();
  for (const one of [web, worker]) one.signal("SIGTERM");
  assert.deepEqual(await Promise.all([web.gone(), worker.gone()]), [0, 0], web.said() + worker.said());
  return `in ${((performance.now() - begun) / 1_000).toFixed(1)} s`;
});
