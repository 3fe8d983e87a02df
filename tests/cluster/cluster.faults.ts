// Proofs on several machines' engines: Patroni with HAProxy, a streaming replica, and servers of all roles.
import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { makePeople } from "../../bench/bench-people.ts";
import { seed } from "../../demo/load.ts";
import { openDatabase } from "../../server/platform/db.ts";
import { migrate } from "../../server/platform/migrate.ts";
import { startBalancer } from "../faults/balancer.ts";
import { faultsOf, trial } from "../faults/fault.ts";
import { ask } from "../faults/load.ts";
import { makeProduct, runCommand, temporaryFolder } from "../faults/product.ts";
import { freePort } from "../support/free-port.ts";
import { afterFile } from "../support/run-files.ts";
import { startPatroni } from "./patroni.ts";
import { pgbouncerVersion } from "./programs.ts";

const GROUP = "Several machines";
/** A second, over ten rolling restarts; less where the machine is busy with other work. */
const RATE = Number(process.env.CLUSTER_RATE ?? 150);
const JOBS = 300;
const BACK_SECONDS = 30;

const cluster = await startPatroni();
await migrate(cluster.url);
await seed(cluster.url, JOBS);
const [port, dataDir] = [await freePort(), await temporaryFolder()];
const settings = {
  DATABASE_URL: cluster.url,
  // Whichever is the primary is no replica then; its reads are as fresh.
  DATABASE_READ_URL: cluster.members.map(({ url }) => url).join(","),
  PUBLIC_URL: `http://localhost:${port}`,
  TRUST_PROXY: "1",
  DRAIN_SECONDS: "2",
};
const servers = [
  await makeProduct({ dataDir, settings: { ...settings, ROLE: "web" } }),
  await makeProduct({ dataDir, settings: { ...settings, ROLE: "web" } }),
  await makeProduct({ dataDir, settings }),
];
const worker = await makeProduct({ dataDir, settings: { ...settings, ROLE: "worker" } });
for (const server of [...servers, worker]) await server.start();
const balancer = await startBalancer(port, servers);
const db = openDatabase({ url: cluster.url, poolSize: 2, statementTimeout: 0 });
afterFile(async () => {
  await db.close();
  await Promise.all([...servers, worker].map((server) => server.kill()));
});
const [first, second, third] = servers as [(typeof servers)[0], (typeof servers)[0], (typeof servers)[0]];
const fault = faultsOf(GROUP, () => ({ product: { ...first, port }, db, urls: [balancer.url] }));

type Readiness = { replicas: { is: string; lagSeconds: number | null }[] };
const replicasOf = async (url: string) => (JSON.parse((await ask(`${url}/readyz`)).text) as Readiness).replicas;

/** Waits for a member that streams from the primary; one that has just been started does not yet. */
async function aReplica(): Promise<(typeof cluster.members)[number]> {
  for (const end = Date.now() + 180_000; Date.now() < end; await pause(300)) {
    const [replica] = await cluster.replicas();
    if (replica) return replica;
  }
  throw new Error("There is no replica.");
}

/** Waits until the first server reads from a member; one that has just come back is behind at first. */
async function untilWell(member: (typeof cluster.members)[number]): Promise<void> {
  const at = cluster.members.indexOf(member);
  for (const end = Date.now() + 90_000; (await replicasOf(first.url))[at]?.is !== "well"; await pause(200))
    assert.ok(Date.now() < end, `${member.name} is not read within 90 s`);
}

trial(GROUP, "servers with ROLE web, all and worker", async () => {
  assert.equal((await ask(`${worker.url}/readyz`)).status, 200);
  assert.equal((await ask(`${worker.url}/jobs`)).status, 404);
  assert.equal((await ask(`${first.url}/jobs`)).status, 200);
  return "a worker answers for its health only, web and all serve pages";
});

fault("the primary is killed (-9, with its Patroni) under load, in synchronous mode", async ({ over }) => {
  const primary = await cluster.primary();
  const begun = performance.now();
  over();
  await primary.kill();
  while ((await ask(`${balancer.url}/readyz`)).status === 200 && performance.now() - begun < 5_000) await pause(50);
  while ((await ask(`${balancer.url}/readyz`)).status !== 200) {
    assert.ok(performance.now() - begun < 180_000, "no server is ready three minutes after the primary was killed");
    await pause(100);
  }
  const seconds = (performance.now() - begun) / 1_000;
  primary.start();
  await aReplica();
  // How long it takes depends on what else the machine does: it is told, and no verdict of a busy one.
  return `served again ${seconds.toFixed(1)} s after the kill (aim ${BACK_SECONDS} s, of which Patroni waits 20)`;
});

trial(GROUP, "the replica is gone: lists come from the primary, and readiness and doctor tell it", async () => {
  const replica = await aReplica();
  const at = cluster.members.indexOf(replica);
  await untilWell(replica);
  await replica.kill();
  const begun = performance.now();
  let slowest = 0;
  for (let turn = 0; turn < 20; turn += 1) {
    const from = performance.now();
    const { status, text } = await ask(`${first.url}/api/job/?searchText=engineer`);
    assert.equal(status, 200, text);
    slowest = Math.max(slowest, performance.now() - from);
  }
  while ((await replicasOf(first.url))[at]?.is !== "away") {
    assert.ok(performance.now() - begun < 30_000);
    await pause(100);
  }
  const told = (performance.now() - begun) / 1_000;
  const { out } = await runCommand(["doctor", "--json"], { ...settings, DATA_DIR: dataDir, PORT: String(first.port) });
  const findings = JSON.parse(out) as { subject: string; level: string; words: string }[];
  const found = findings.find(({ subject }) => subject === `replica ${at + 1}`);
  assert.equal(found?.level, "warn", JSON.stringify(findings));
  replica.start();
  await untilWell(replica);
  return `20 of 20 lists served, the slowest in ${slowest.toFixed(0)} ms; /readyz told it after ${told.toFixed(1)} s, doctor as well`;
});

trial(GROUP, "the replica stops replaying: what a person wrote is there for them at once", async () => {
  const replica = await aReplica();
  await cluster.admin(replica, "select pg_wal_replay_pause()");
  const [person] = await makePeople(db, { port, dataDir, people: 1 });
  const [job] = await db.query<{ id: string }>(
    `update job set core_skills = '{Java,PostgreSQL}', soft_skills = '{Teamwork}', experience_min = null, experience_max = null
     where id = (select id from job where is_listed and external_job_id is null order by id limit 1) returning id`,
  );
  const headers = { "content-type": "application/json", authorization: `Bearer ${person!.token}` };
  const body = JSON.stringify({ jobId: job!.id, companyName: "Proof", jobPortal: "Vouchboard", matchingScore: 60 });
  const sent = await ask(`${first.url}/api/job-application/`, { method: "POST", headers, body });
  assert.equal(sent.status, 201, sent.text);
  for (const server of servers) {
    const list = await ask(`${server.url}/api/job-application/`, { headers });
    assert.ok(list.text.includes((JSON.parse(sent.text) as { id: string }).id), list.text);
  }
  await cluster.admin(replica, "select pg_wal_replay_resume()");
  return "read from all three servers";
});

trial(GROUP, "PgBouncer in transaction mode", async () => "carries every call", unprovenPgbouncer());

function unprovenPgbouncer(): string | false {
  const version = pgbouncerVersion();
  const is = version === null ? "not installed" : `version ${version.join(".")}`;
  return `unproven here: it has to be 1.21 or newer, and is ${is} (session mode works with older ones)`;
}

trial(GROUP, "three servers share limits and sessions", async () => {
  const message = { name: "Asha", email: "asha@faults.example", topic: "OTHER", message: "Is anybody there at all?" };
  const strict = await Promise.all(
    [0, 1, 2].map(() => makeProduct({ dataDir, settings: { ...settings, RATE_LIMIT_SCALE: "1" } })),
  );
  for (const server of strict) await server.start();
  // A window of a minute has to last for all fifteen.
  await pause(60_000 - (Date.now() % 60_000) + 200);
  const answers = [];
  for (let turn = 0; turn < 15; turn += 1)
    answers.push(
      await ask(`${strict[turn % 3]!.url}/api/contact-message`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": "203.0.113.7" },
        body: JSON.stringify(message),
      }),
    );
  for (const server of strict) await server.kill();
  const taken = answers.filter(({ status }) => status < 300).length;
  assert.equal(taken, 5, answers.map(({ status }) => status).join(" "));
  const [person] = await makePeople(db, { port, dataDir, people: 1 });
  const headers = { authorization: `Bearer ${person!.token}` };
  const statuses = () =>
    Promise.all(servers.map(async ({ url }) => (await ask(`${url}/api/job-application/`, { headers })).status));
  assert.deepEqual(await statuses(), [200, 200, 200]);
  await db.transaction((tx) => tx.query("delete from session where account_id = $1", [person!.accountId]));
  for (const end = Date.now() + 30_000; (await statuses()).some((status) => status !== 401); await pause(200))
    assert.ok(Date.now() < end, "an ended session is still taken");
  return "5 of 15 messages from one address taken; a session that ended is refused by each";
});

fault(`ten rolling restarts under up to ${RATE} requests a second`, async ({ load }) => {
  let isOver = false;
  const failed: string[] = [];
  let asked = 0;
  const begun = performance.now();
  const arrive = (async () => {
    const under: Promise<void>[] = [];
    while (!isOver) {
      // What a busy machine cannot ask in time is not asked later.
      if (under.length - asked < 200) {
        const path = ["/api/job/", "/jobs", "/api/job/?searchText=engineer"][under.length % 3];
        under.push(
          ask(balancer.url + path).then(({ status, text }) => {
            asked += 1;
            if (status !== 200) failed.push(`${path}: ${status} ${text.slice(0, 80)}`);
          }),
        );
      }
      await pause(1_000 / RATE);
    }
    await Promise.all(under);
  })();
  const before = load.counts.cut + load.counts.putOff;
  for (let round = 0; round < 10; round += 1) {
    const server = [first, second, third][round % 3]!;
    server.signal("SIGTERM");
    assert.equal(await server.gone(), 0);
    await server.start();
    while (balancer.ready() < 3) await pause(50);
  }
  isOver = true;
  await arrive;
  const perSecond = asked / ((performance.now() - begun) / 1_000);
  assert.equal(failed.length + load.counts.cut + load.counts.putOff - before, 0, failed.slice(0, 3).join("; "));
  return `${asked} requests at ${perSecond.toFixed(0)} a second, 0 failed`;
});

trial(GROUP, "what moves off the primary: its statements for a list", async () => {
  const primary = await cluster.primary();
  const reads = async (url: string) => {
    const alone = await makeProduct({
      dataDir,
      settings: { ...settings, DATABASE_READ_URL: url, ROLE: "web", PAGE_CACHE_SECONDS: "0" },
    });
    await alone.start();
    const count = async () => {
      await pause(1_500);
      const { rows } = await cluster.admin(
        primary,
        "select tup_returned + tup_fetched as rows, xact_commit as commits from pg_stat_database where datname = 'vouchboard'",
      );
      return rows[0] as { rows: string; commits: string };
    };
    const before = await count();
    for (let turn = 0; turn < 200; turn += 1) await ask(`${alone.url}/api/job/?searchText=engineer&page=${turn}`);
    const after = await count();
    await alone.kill();
    return { rows: Number(after.rows) - Number(before.rows), commits: Number(after.commits) - Number(before.commits) };
  };
  const replica = await aReplica();
  const without = await reads("");
  const withReplica = await reads(replica.url);
  assert.ok(withReplica.commits < without.commits, JSON.stringify({ without, withReplica }));
  return `200 searches: ${without.commits} statements and ${without.rows} rows read on the primary without a replica, ${withReplica.commits} and ${withReplica.rows} with one`;
});
