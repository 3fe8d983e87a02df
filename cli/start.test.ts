// `start` run as a command: ready, refused twice, stopped in order, killed and started again, with several processes.
import assert from "node:assert/strict";
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { access, chmod, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { type DemoAccount, readDemoAccounts } from "../demo/accounts-file.ts";
import { createAccount } from "../server/identity/accounts.ts";
import { readLockHolder } from "../server/platform/data-lock.ts";
import { isRunning, parentOf } from "../server/platform/process-identity.ts";
import { freshDatabase } from "../tests/support/database.ts";
import { freePort } from "../tests/support/free-port.ts";
import { codeIn, mailTo } from "../tests/support/mail.ts";

const LAUNCHER = join(import.meta.dirname, "launch.mjs");
const UNIX_ONLY = { skip: process.platform === "win32" && "signals of Unix" };

const folders: string[] = [];
const started: Started[] = [];
after(async () => {
  for (const { child, dataDir } of started) {
    child.kill("SIGKILL");
    const postmaster = await postmasterOf(dataDir);
    if (postmaster !== null) process.kill(postmaster, "SIGQUIT");
  }
  await pause(300);
  for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

type Started = { child: ChildProcess; dataDir: string; url: string; output: () => string };

async function newDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "vouchboard-start-"));
  folders.push(folder);
  await chmod(folder, 0o755);
  return join(folder, "data");
}

/** For tests that leave it as they found it: making a database takes longer than all else of a start. */
const sharedDir = await newDataDir();

function run(dataDir: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [LAUNCHER, "start"], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: "0", METRICS_PORT: "0", DEMO_DATA: "off", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  const add = (chunk: Buffer) => {
    text += chunk;
  };
  child.stdout.on("data", add);
  child.stderr.on("data", add);
  return { child, output: () => text };
}

/** Starts the product and waits until it logs that it is ready. */
async function start(dataDir: string, env: Record<string, string> = {}): Promise<Started> {
  const { child, output } = run(dataDir, env);
  for (;;) {
    const url = /ready on (http:\/\/\S+) \(/.exec(output())?.[1];
    if (url) {
      const ready = { child, dataDir, url, output };
      started.push(ready);
      return ready;
    }
    assert.equal(child.exitCode, null, output());
    await pause(20);
  }
}

async function endOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  return child.exitCode;
}

async function postmasterOf(dataDir: string): Promise<number | null> {
  const text = await readFile(join(dataDir, "postgres/cluster/postmaster.pid"), "utf8").catch(() => "");
  return Number(text.split("\n")[0]) || null;
}

async function statusOf(url: string): Promise<number | null> {
  return await fetch(url, { signal: AbortSignal.timeout(60_000) }).then(
    (answer) => answer.status,
    () => null,
  );
}

/** Checks an orderly shutdown: no server, no lock, no postmaster is left. */
async function assertNothingLeft({ dataDir, url }: Started): Promise<void> {
  assert.equal(await statusOf(url), null);
  assert.equal(await postmasterOf(dataDir), null);
  assert.ok(!(await readdir(dataDir)).includes("lock"));
}

/** A process that runs from two thousand sources and keeps what Node.js compiled of them holds 40 MB more. */
async function assertBundled(child: ChildProcess): Promise<void> {
  if (process.platform !== "linux") return;
  const told = async (what: string) => (await readFile(`/proc/${child.pid}/${what}`, "utf8")).split("\0");
  assert.match((await told("cmdline")).join(" "), /dist\/program\.js/);
  assert.deepEqual(
    (await told("environ")).filter((line) => line.startsWith("NODE_COMPILE_CACHE=")),
    [],
  );
}

describe("start", UNIX_ONLY, () => {
  test("serves, refuses a second start with the first one's process id, and stops in order", async () => {
    const first = await start(sharedDir);
    assert.equal(await statusOf(`${first.url}/healthz`), 200);
    assert.equal(await statusOf(`${first.url}/readyz`), 200);
    // In one process with the site, which has copies of its schemas.
    assert.equal(await statusOf(`${first.url}/api/openapi.json`), 200);
    await assertBundled(first.child);

    const second = run(first.dataDir);
    assert.equal(await endOf(second.child), 1);
    assert.match(second.output(), new RegExp(`is in use by process ${first.child.pid} \\(start`));
    assert.equal(await statusOf(`${first.url}/healthz`), 200);

    first.child.kill("SIGTERM");
    assert.equal(await endOf(first.child), 0, first.output());
    await assertNothingLeft(first);
  });

  test("a rolling restart behind a balancer drops and refuses no request", async () => {
    const only = await start(sharedDir);
    let isUp = true;
    const ask = async (path: string) => {
      const answer = await fetch(only.url + path);
      await answer.text();
      return answer.status;
    };
    const statuses: number[] = [];
    // Like a balancer: sends requests until the server reports that it is not ready, and none after.
    const visitors = ["/api/job/", "/jobs", "/about", "/api/company"].map(async (path) => {
      while (isUp) statuses.push(await ask(path));
    });
    while (statuses.length < 8) await pause(20);
    assert.equal(await ask("/readyz"), 200);
    only.child.kill("SIGTERM");
    while ((await ask("/readyz")) === 200) await pause(50);
    const before = statuses.length;
    while (statuses.length < before + 8) await pause(20);
    isUp = false;
    await Promise.all(visitors);
    assert.deepEqual([...new Set(statuses)], [200]);
    assert.equal(await endOf(only.child), 0, only.output());
    await assertNothingLeft(only);
  });

  test("stops although a client never finishes its request", async () => {
    const only = await start(sharedDir);
    const socket = connect(Number(new URL(only.url).port), "localhost");
    socket.on("error", () => {});
    await once(socket, "connect");
    socket.write("POST /api/job/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{");
    only.child.kill("SIGTERM");
    assert.equal(await endOf(only.child), 0, only.output());
    socket.destroy();
    await assertNothingLeft(only);
  });

  test("treats simultaneous signals as one", async () => {
    const only = await start(sharedDir);
    for (const signal of ["SIGINT", "SIGINT", "SIGTERM"] as const) only.child.kill(signal);
    assert.equal(await endOf(only.child), 0, only.output());
    await assertNothingLeft(only);
  });

  test("continues after kill -9 with the PostgreSQL that was left running", async () => {
    const killed = await start(sharedDir);
    const postmaster = await postmasterOf(killed.dataDir);
    killed.child.kill("SIGKILL");
    await endOf(killed.child);
    assert.equal(await readLockHolder(killed.dataDir), null);
    const next = await start(killed.dataDir);
    assert.match(next.output(), /Database: was running/);
    assert.equal(await postmasterOf(next.dataDir), postmaster);
    assert.equal(await statusOf(`${next.url}/readyz`), 200);
    next.child.kill("SIGTERM");
    assert.equal(await endOf(next.child), 0);
    await assertNothingLeft(next);
  });

  test("says which port is in use, and leaves nothing behind", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const port = String((taken.address() as { port: number }).port);
    const dataDir = await newDataDir();
    const { child, output } = run(dataDir, { HOST: "127.0.0.1", PORT: port });
    assert.equal(await endOf(child), 1);
    taken.close();
    const [line, ...others] = linesOf(output());
    assert.equal(line?.msg, `Port ${port} is in use by another program. Stop it, or set PORT to another port.`);
    assert.equal(others.length, 0, output());
    await assert.rejects(access(join(dataDir, "lock")));
  });
});

describe("start on an address that others reach", UNIX_ONLY, () => {
  const ASKS = {
    DEMO_ACCOUNTS: "on",
    DEV_MAILBOX: "on",
    LINKEDIN_STAND_IN: "on",
    TEST_PAYMENTS: "on",
    LOOPBACK_SOURCES: "on",
  };
  const ADMIN = "boss@people.example";

  /** What a stranger finds of a trial. */
  async function foundAt({ url }: Started, demoAdmin: DemoAccount) {
    const json = async (path: string, body?: object) => {
      const sent = body && {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      };
      return await (await fetch(url + path, sent)).json();
    };
    const { email, password } = demoAdmin;
    return {
      mailbox: await statusOf(`${url}/dev/mailbox`),
      mails: await statusOf(`${url}/dev/mailbox.json?to=${ADMIN}`),
      standIn: await statusOf(`${url}/dev/linkedin/.well-known/openid-configuration`),
      providers: (await json("/api/session/methods")).providers.length,
      jobs: (await json("/api/job/")).data.length,
      demoAdmin: (await json("/api/session/sign-in", { email, password })).isLoggedIn === true,
      paying: (await json("/api/plan/")).paying,
    };
  }

  test("has nothing of a trial unless asked, and no one can read the code for the admin's password", async () => {
    const { db, url: DATABASE_URL } = await freshDatabase({ demoJobs: 40 });
    const dataDir = await newDataDir();
    const env = { HOST: "0.0.0.0", DATABASE_URL };
    const forget = ({ url }: Started) =>
      fetch(`${url}/api/session/forgot-password`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: ADMIN }),
      });
    const asked = await start(dataDir, { ...env, ...ASKS });
    const demoAdmin = (await readDemoAccounts(dataDir))?.find(({ role }) => role === "admin");
    const all = { mailbox: 200, mails: 200, standIn: 200, providers: 1, jobs: 0, demoAdmin: true, paying: "TEST" };
    assert.deepEqual(await foundAt(asked, demoAdmin!), all);
    assert.match(asked.output(), /Demo data: \d+ jobs of 20 invented companies are off the lists \(DEMO_DATA=on/);
    assert.match(
      asked.output(),
      /Open to everybody who reaches the site: demo accounts, the page of kept mails .*TEST_PAYMENTS=on/,
    );
    await db.transaction((tx) =>
      createAccount(tx, {
        issuer: "http://localhost:0",
        email: ADMIN,
        name: "Boss",
        groups: ["admin"],
        passwordHash: "$argon2id$",
      }),
    );
    assert.equal((await forget(asked)).status, 200);
    assert.match(codeIn(await mailTo(asked, ADMIN)), /^\d{6}$/);
    asked.child.kill("SIGTERM");
    assert.equal(await endOf(asked.child), 0, asked.output());

    const unasked = await start(dataDir, { ...env, DEMO_DATA: "" });
    assert.equal((await forget(unasked)).status, 200);
    const none = { mailbox: 404, mails: 404, standIn: 404, providers: 0, jobs: 0, demoAdmin: false, paying: "OFF" };
    assert.deepEqual(await foundAt(unasked, demoAdmin!), none);
    assert.match(
      unasked.output(),
      /Closed, as HOST \(0\.0\.0\.0\) is not a loopback address: invented jobs and companies, demo accounts, the page/,
    );
    assert.match(
      unasked.output(),
      /ask for them by name: DEMO_DATA=on DEMO_ACCOUNTS=on DEV_MAILBOX=on LINKEDIN_STAND_IN=on TEST_PAYMENTS=on LOOPBACK_SOURCES=on/,
    );
    assert.match(unasked.output(), /demo accounts: they are disabled, as HOST/);
    unasked.child.kill("SIGTERM");
    assert.equal(await endOf(unasked.child), 0, unasked.output());
  });
});

describe("start with several serving processes", UNIX_ONLY, () => {
  test("serves, replaces a process that dies, adds up their metrics, and stops in order", async () => {
    const metricsPort = await freePort();
    const given = {
      WEB_CONCURRENCY: "2",
      METRICS_PORT: String(metricsPort),
      LOG_LEVEL: "debug",
      DATABSE_URL: "a slip",
    };
    const many = await start(sharedDir, given);
    assert.equal(await statusOf(`${many.url}/healthz`), 200);
    assert.equal(await statusOf(`http://127.0.0.1:${metricsPort}/metrics`), 200);
    const workers = await childrenOf(many.child.pid!);
    assert.equal(workers.length, 2, workers.join());
    process.kill(workers[0]!, "SIGKILL");
    while ((await childrenOf(many.child.pid!)).filter((pid) => !workers.includes(pid)).length === 0) await pause(20);
    assert.equal(await statusOf(`${many.url}/healthz`), 200);
    const all = [...workers, ...(await childrenOf(many.child.pid!))];
    await sendAsStranger(many.url);
    many.child.kill("SIGTERM");
    assert.equal(await endOf(many.child), 0, many.output());
    await assertNothingLeft(many);
    for (const pid of all) assert.equal(await isRunning(pid), false);

    const lines = linesOf(many.output());
    for (const line of lines) assert.doesNotMatch(JSON.stringify(line), /stranger/i);
    assert.ok(lines.some(({ msg }) => /^DATABSE_URL is not a setting/.test(String(msg))));
    assert.ok(
      lines.every(({ level }) => Number(level) < 50 || level === undefined) || killedAlone(lines),
      many.output(),
    );
    const traced = lines.filter(({ traceId }) => traceId === TRACE);
    assert.deepEqual(new Set(traced.map(({ reqId }) => reqId)), new Set(["01J9Z3T0V6Q8XKRW", TRACE]));
    assert.ok(lines.some(({ msg, route, status }) => msg === "request" && route === "/*" && status === 405));
  });
});

/** Parses the lines of a log; fails on one that is not JSON. */
function linesOf(output: string): Record<string, unknown>[] {
  return output
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

/** Whether the only severe log lines are about the process that the test killed. */
const killedAlone = (lines: Record<string, unknown>[]) =>
  lines.filter(({ level }) => Number(level) >= 50).every(({ msg }) => /ended by itself/.test(String(msg)));

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";

/**
 * Sends requests with all inputs a stranger controls, each with a word that no log may contain; two carry request ids.
 */
async function sendAsStranger(url: string): Promise<void> {
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const requests: [path: string, init?: RequestInit][] = [
    ["/auth/stranger@example.com", { method: "POST", headers: form, body: "a=stranger" }],
    ["/auth/stranger@example.com.data?_routes=stranger"],
    ["/nowhere/stranger@example.com?stranger=1"],
    ["/jobs?searchText=stranger&workMode=stranger", { headers: { "user-agent": "stranger", cookie: "a=stranger" } }],
    ["/corporate/connect-with-us?index", { method: "POST", headers: form, body: "email=stranger" }],
    ["/api/stranger@example.com"],
    ["/api/job/stranger@example.com"],
    ["/api/job/?stranger=stranger"],
    ["/api/session", { method: "POST", headers: { "content-type": "application/json" }, body: '{"stranger' }],
    ["/oauth2/token", { method: "POST", headers: form, body: "grant_type=stranger&client_id=stranger" }],
    ["/oauth2/authorize?client_id=stranger&redirect_uri=stranger"],
    ["/%ffstranger"],
    ["/images/logos/stranger%00"],
    ["/files/stranger?signature=stranger"],
    ["/healthz", { headers: { "x-request-id": "stranger@example.com", traceparent: "00-stranger" } }],
  ];
  for (const [path, init] of requests) {
    const answer = await fetch(url + path, { redirect: "manual", ...init });
    assert.ok(answer.status < 500, `${path} answered ${answer.status}`);
    await answer.text();
  }
  for (const text of ["GET /stranger HTTP/9.9\r\n\r\n", "STRANGER / HTTP/1.1\r\nHost: localhost\r\n\r\n"]) {
    const socket = connect(Number(new URL(url).port), "localhost");
    socket.on("error", () => {}).resume();
    socket.write(text);
    await once(socket, "close");
  }
  const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`;
  const named = await fetch(`${url}/api/nowhere`, { headers: { traceparent, "x-request-id": "01J9Z3T0V6Q8XKRW" } });
  assert.equal(named.headers.get("x-request-id"), "01J9Z3T0V6Q8XKRW");
  assert.equal(((await named.json()) as { requestId: string }).requestId, "01J9Z3T0V6Q8XKRW");
  const traced = await fetch(`${url}/api/nowhere`, { headers: { traceparent } });
  assert.equal(((await traced.json()) as { requestId: string }).requestId, TRACE);
}

/** Process ids of a process's serving workers. Filtered by command, because PostgreSQL is a child too. */
async function childrenOf(parent: number): Promise<number[]> {
  const workers = (await listProcesses()).filter((row) => row.parent === parent && /serve-worker/.test(row.command));
  return workers.map((row) => row.pid);
}

/** Read from /proc if there is one, because a small machine may have no `ps`. */
async function listProcesses(): Promise<{ pid: number; parent: number; command: string }[]> {
  const pids = (await readdir("/proc").catch(() => [])).filter((name) => /^\d+$/.test(name)).map(Number);
  if (pids.length > 0) {
    return await Promise.all(
      pids.map(async (pid) => ({
        pid,
        parent: (await parentOf(pid)) ?? 0,
        command: await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => ""),
      })),
    );
  }
  const { stdout } = await promisify(execFile)("ps", ["-ww", "-eo", "pid=,ppid=,args="]);
  const rows = stdout.split("\n").map((line) => line.trim().split(/\s+/));
  return rows.map(([pid, parent, ...command]) => ({
    pid: Number(pid),
    parent: Number(parent),
    command: command.join(" "),
  }));
}
