// Faults of two servers behind a balancer, on one database and one data folder.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "../../server/platform/db.ts";
import { freePort } from "../support/free-port.ts";
import { afterFile } from "../support/run-files.ts";
import { startBalancer } from "./balancer.ts";
import { faultsOf, last } from "./fault.ts";
import { ask } from "./load.ts";
import { startServer } from "./postgres.ts";
import { copyBase, makeProduct, temporaryFolder } from "./product.ts";

const GROUP = "Two servers behind a balancer";
const server = await startServer(await copyBase());
const [port, dataDir] = [await freePort(), await temporaryFolder()];
const settings = {
  DATABASE_URL: server.url,
  PUBLIC_URL: `http://localhost:${port}`,
  TRUST_PROXY: "1",
  DRAIN_SECONDS: "2",
};
const first = await makeProduct({ dataDir, settings });
const second = await makeProduct({ dataDir, settings });
await first.start();
await second.start();
const balancer = await startBalancer(port, [first, second]);
const db = openDatabase({ url: server.url, poolSize: 2, statementTimeout: 0 });
afterFile(async () => {
  await db.close();
  await Promise.all([first.kill(), second.kill()]);
});
/** What people reach is the balancer; the data folder is that of both. */
const fault = faultsOf(GROUP, () => ({ product: { ...first, port }, db, urls: [balancer.url] }));

fault("one of two servers is killed (-9), three times", async ({ over }) => {
  for (const victim of [first, second, first]) {
    await victim.kill();
    await last(2_000);
    over();
    await victim.start();
    while (balancer.ready() < 2) await pause(50);
  }
});

fault("a rolling restart of both, twice", async ({ load }) => {
  const before = { ...load.counts };
  for (const one of [first, second, first, second]) {
    one.signal("SIGTERM");
    assert.equal(await one.gone(), 0);
    await one.start();
    while (balancer.ready() < 2) await pause(50);
  }
  const failed = load.counts.cut - before.cut + load.counts.putOff - before.putOff;
  assert.equal(failed, 0, `${failed} calls failed`);
  return "no call failed";
});

fault("one key four times at once on both servers", async ({ load }) => {
  const [job] = await db.query<{ id: string }>(
    `select id from job where is_listed and external_job_id is null and core_skills = '{Java,PostgreSQL}' order by id desc limit 1`,
  );
  // The load comes to these people last.
  for (const { accountId, token } of load.people.slice(-5)) {
    const key = randomUUID();
    const body = JSON.stringify({ jobId: job?.id, companyName: "Fault", jobPortal: "Vouchboard", matchingScore: 60 });
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}`, "idempotency-key": key };
    const answers = await Promise.all(
      [first, second, first, second].map(({ url }) =>
        ask(`${url}/api/job-application/`, { method: "POST", headers, body }),
      ),
    );
    const ids = new Set(answers.map(({ text }) => (JSON.parse(text) as { id?: string }).id));
    assert.deepEqual([answers.map(({ status }) => status), ids.size], [[201, 201, 201, 201], 1]);
    const id = [...ids][0] ?? null;
    load.effects.push({ kind: "application", key, id, isOpen: false, send: async () => answers[0]! });
    assert.ok(accountId);
  }
  return "5 of 5 had one id";
});
