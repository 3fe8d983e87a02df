// What people get while the database fails in each way: 503 with words, cached pages, and recovery without a restart.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import type { Finding } from "../cli/doctor-services.ts";
import { type FaultProxy, startFaultProxy } from "./support/fault-proxy.ts";
import { runNode } from "./support/run-node.ts";
import { startSite } from "./support/site.ts";

let proxy!: FaultProxy;
const site = await startSite({
  jobs: 30,
  pageCacheSeconds: 60,
  reroute: async (databaseUrl) => {
    proxy = await startFaultProxy(databaseUrl);
    return { databaseUrl: proxy.url };
  },
});

type Answer = { status: number; retryAfter: string | null; text: string };

async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(site.url + path, { redirect: "manual", ...init });
  return { status: answer.status, retryAfter: answer.headers.get("retry-after"), text: await answer.text() };
}

const message = { name: "Asha", email: "asha@example.org", topic: "OTHER", message: "Is anybody there at all?" };

/** One call of each kind: a read, a write, a sign-in, and a page. */
const CALLS: Record<string, () => Promise<Answer>> = {
  "a list": () => ask("/api/job/"),
  "a form": () =>
    ask("/api/contact-message", {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": randomUUID() },
      body: JSON.stringify(message),
    }),
  "a sign-in": () =>
    ask("/api/session/sign-in", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: message.email, password: "none of hers" }),
    }),
  "a page": () => ask(`/jobs?searchText=${randomUUID().slice(0, 8)}`),
};

/** Waits until the site is ready again. */
async function untilReady(): Promise<void> {
  while ((await ask("/readyz")).status !== 200) await pause(50);
}

function assertOutage(name: string, answer: Answer, words: RegExp): void {
  assert.equal(answer.status, 503, `${name}: ${answer.text.slice(0, 300)}`);
  assert.ok(Number(answer.retryAfter) > 0, `${name}: no Retry-After`);
  assert.match(answer.text, words, name);
}

const FAULTS: [told: string, begin: () => unknown][] = [
  ["is stopped", () => proxy.stop()],
  ["goes silent", () => proxy.silence()],
];

for (const [told, begin] of FAULTS)
  describe(`the database ${told}:`, () => {
    before(async () => {
      assert.equal((await ask("/jobs")).status, 200);
      await begin();
    });
    after(() => proxy.heal());

    for (const [name, call] of Object.entries(CALLS))
      test(`${name} is 503 with words`, async () => assertOutage(name, await call(), /try again/i));

    test("a cached page is shown, and the site is not ready", async () => {
      assert.equal((await ask("/jobs")).status, 200);
      const ready = await ask("/readyz");
      assert.deepEqual([ready.status, JSON.parse(ready.text).checks.database], [503, false]);
    });

    test("all works again afterwards", async () => {
      await proxy.heal();
      await untilReady();
      for (const [name, call] of Object.entries(CALLS)) assert.ok((await call()).status < 500, name);
    });
  });

test("connections cut or reset in mid-call fail their calls but not the process", async () => {
  for (const how of ["end", "reset", "end", "reset"] as const) {
    const calls = Array.from({ length: 6 }, () => [
      ...Object.values(CALLS).map((call) => call()),
      ask("/readyz"),
    ]).flat();
    await pause(10);
    proxy.cut(how);
    for (const answer of await Promise.all(calls)) assert.notEqual(answer.status, 500, answer.text);
  }
  await untilReady();
});

test("checking readiness makes no connection", async () => {
  await untilReady();
  const before = proxy.made();
  for (let round = 0; round < 20; round += 1) await ask("/readyz");
  assert.ok(proxy.made() - before <= 2, `${proxy.made() - before} connections`);
});

test("with a full disk, writes get a clear error and reads go on", async () => {
  await site.db.query(`create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
  await site.db.query("create trigger full_disk before insert on contact_message execute function no_room()");
  assertOutage("a form", await CALLS["a form"]!(), /no room/);
  assert.equal((await CALLS["a list"]!()).status, 200);
  await site.db.query("drop trigger full_disk on contact_message");
  assert.ok((await CALLS["a form"]!()).status < 300);
});

test("doctor beside a healthy server reports its port as fine", async () => {
  const { out } = await runNode([join(import.meta.dirname, "../cli/launch.mjs"), "vouchboard", "doctor", "--json"], {
    env: {
      PATH: process.env.PATH,
      HOST: "127.0.0.1",
      PORT: new URL(site.url).port,
      DATABASE_URL: proxy.url,
      DATABASE_READ_URL: proxy.url.replace(/:\d+\//, ":9/"),
      DATA_DIR: join(tmpdir(), "vouchboard-no-such-folder"),
    },
  });
  const findings = JSON.parse(out) as Finding[];
  const found = Object.fromEntries(findings.map(({ subject, level, words }) => [subject, `${level}: ${words}`]));
  assert.match(found.port!, /^ok: \d+ is the product's, which is ready$/);
  assert.match(found.replica!, /^warn: does not answer/);
});
