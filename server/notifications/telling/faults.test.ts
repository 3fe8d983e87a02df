// Checks that people are notified once despite real faults: a process killed at any point, and a mail server that is
// down.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { after, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { freshDatabase } from "../../../tests/support/database.ts";
import { startMailServer } from "../../../tests/support/mail-server.ts";
import { announceBy, hearFacts } from "../../announce.ts";
import type { ApplicationFacts, Fact } from "../../facts.ts";
import { createAccount } from "../../identity/accounts.ts";
import type { Database } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";
import { makeQueue, type Queue } from "../../platform/queue.ts";
import { makeVault } from "../../platform/vault.ts";
import { makeReactions } from "../../reactions.ts";
import { openMailer } from "../index.ts";

/** No one here has a device. */
const pusher = { push: async () => {}, close: async () => {} };
const webhooks = { send: async () => {}, close: async () => {} };

const masterKey = "a master key that only tests use, long enough";
const vault = makeVault(masterKey);
const publicUrl = "https://jobs.example.org";
const log = { warn: () => {}, error: () => {} };
const clock = () => new Date();
const [killed, away] = [await freshDatabase(), await freshDatabase()];

async function openQueue(url: string): Promise<Queue> {
  const queue = makeQueue(url);
  await queue.open(log);
  after(() => queue.stop());
  return queue;
}

/** Subscribes to facts as the product does; resolves to the announcer. */
async function hear({ url, db }: { url: string; db: Database }, smtpUrl?: string) {
  const queue = await openQueue(url);
  const mailer = await openMailer({ smtpUrl, from: "Vouchboard <jobs@example.org>" }, { db, clock }, log);
  after(() => mailer.close());
  const announce = announceBy(queue, vault);
  await hearFacts(
    queue,
    vault,
    makeReactions({
      mailer,
      sources: { userAgent: "" },
      pusher,
      webhooks,
      publicUrl,
      clock,
      db,
      vault,
      announce,
      shareRewardStage: "SHORTLISTED",
    }),
  );
  return announce;
}

async function aPerson(db: Database, name: string) {
  const email = `${name.toLowerCase()}@example.com`;
  const account = await db.transaction((tx) =>
    createAccount(tx, { issuer: publicUrl, email, name, groups: [], passwordHash: null }),
  );
  return { accountId: account?.id ?? assert.fail(), email, name };
}

const shortlisted = (candidate: ApplicationFacts["candidate"]): Fact => ({
  kind: "application.moved",
  eventId: newId(),
  from: "APPLIED",
  to: "SHORTLISTED",
  message: null,
  applicationId: newId(),
  jobId: newId(),
  jobTitle: "Engineer",
  companyId: newId(),
  companyName: "Acme",
  candidate,
  shareId: null,
});

/** One fact that concerns all these people. */
const matched = (people: readonly ApplicationFacts["candidate"][]): Fact => ({
  kind: "saved-searches.matched",
  matches: people.map((to) => ({ to, searchId: newId(), name: "Java", path: "/jobs", count: 1, jobs: [] })),
});

/** Waits until true; a minute is far more than any of it takes. */
async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (let rounds = 0; !(await isTrue()); rounds += 1) {
    assert.ok(rounds < 1_200, `this did not come: ${isTrue}`);
    await pause(50);
  }
}

const jobsIn = async (db: Database, state: string) =>
  (await db.query("select 1 from pgboss.job where name = 'facts' and state = $1::pgboss.job_state", [state])).length;

test("a process killed before, during and after notifying: the next one notifies and mails each person once", async () => {
  const { url, db } = killed;
  const people = await Promise.all(["Before", "Within", "After"].map((name) => aPerson(db, name)));
  const crowd = await Promise.all(["First", "Within-a-crowd", "Last"].map((name) => aPerson(db, name)));
  const child = spawn(process.execPath, ["--input-type=module", "-e", stuckProgram, url, masterKey], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  after(() => child.kill("SIGKILL"));
  let said = "";
  child.stdout.on("data", (chunk) => {
    said += chunk;
  });
  await until(() => /listening/.test(said));
  const queue = await openQueue(url);
  await db.transaction(async (tx) => {
    for (const person of people) await announceBy(queue, vault)(tx, shortlisted(person));
    await announceBy(queue, vault)(tx, matched(crowd));
  });
  const counts = async (table: string) => (await db.query(`select 1 from ${table}`)).length;
  await until(() => /before/.test(said) && /within\n/.test(said) && /within-a-crowd/.test(said) && /after/.test(said));
  await until(async () => (await counts("mail")) === 3);
  child.kill("SIGKILL");
  await once(child, "exit");
  assert.deepEqual([await counts("notification"), await counts("mail")], [5, 3], "it was killed where it should be");

  await hear(killed);
  await until(async () => (await jobsIn(db, "completed")) === 4);
  assert.equal(await counts("notification"), 6);
  const mails = await db.query<{ recipient: string }>("select recipient from mail order by recipient");
  assert.deepEqual(
    mails.map(({ recipient }) => recipient),
    [...people, ...crowd].map(({ email }) => email).sort(),
  );
});

/** Hangs at the point that the person's name gives, and prints that it does. */
const stuckProgram = `
  const from = (path) => import(new URL(path, ${JSON.stringify(new URL("../..", import.meta.url).href)}));
  const [{ announceBy, hearFacts }, { makeQueue }, { makeVault }, { openDatabase }, { openMailer }, { makeReactions }] = await Promise.all(
    ["announce.ts", "platform/queue.ts", "platform/vault.ts", "platform/db.ts", "notifications/index.ts", "reactions.ts"].map(from),
  );
  const [url, masterKey] = process.argv.slice(1);
  const log = { warn() {}, error() {} };
  const clock = () => new Date();
  const hang = (where) => {
    console.log(where);
    return new Promise(() => setInterval(() => {}, 1_000));
  };
  const queue = makeQueue(url);
  await queue.open(log);
  const [db, vault] = [openDatabase({ url }), makeVault(masterKey)];
  const mailer = await openMailer({ smtpUrl: undefined, from: "" }, { db, clock }, log);
  const deliver = async (letter) => letter.to.startsWith("within") ? hang(letter.to.split("@")[0]) : mailer.deliver(letter);
  const react = makeReactions({
    mailer: { ...mailer, deliver }, publicUrl: ${JSON.stringify(publicUrl)}, clock, db, vault,
    announce: announceBy(queue, vault), shareRewardStage: "SHORTLISTED",
  });
  await hearFacts(queue, vault, async (fact, telling) => {
    if (fact.candidate?.name === "Before") await hang("before");
    await react(fact, telling);
    await hang("after");
  });
  console.log("listening");
`;

test("a mail server that is down: people are notified on the site at once and mailed once when it is back, whatever else fails", async () => {
  const { db } = away;
  const gone = await startMailServer();
  await gone.stop();
  const people = await Promise.all(
    Array.from({ length: 12 }, (_, index) => aPerson(db, `P${String.fromCharCode(97 + index)}`)),
  );
  const announce = await hear(away, gone.url);
  await hear(away, gone.url);
  await db.transaction(async (tx) => {
    // No reaction handles this fact: it fails for a day while the others proceed.
    await announce(tx, { kind: "moon.risen" } as unknown as Fact);
    for (const person of people) await announce(tx, shortlisted(person));
  });
  await until(async () => (await db.query("select 1 from notification")).length === people.length);
  await until(async () => (await db.query("select 1 from mail where tries > 0")).length === people.length);
  const back = await startMailServer({ port: gone.port });
  await until(async () => (await jobsIn(db, "completed")) === people.length);
  assert.deepEqual(back.taken.flatMap(({ recipients }) => recipients).sort(), people.map(({ email }) => email).sort());
  assert.equal((await jobsIn(db, "retry")) + (await jobsIn(db, "active")), 1);
  const [first] = back.taken;
  assert.match(
    first?.headers.get("list-unsubscribe")?.[0] ?? "",
    /^<https:\/\/jobs\.example\.org\/unsubscribe\/one-click\?token=[\w-]+>$/,
  );
  assert.equal(first?.headers.get("list-unsubscribe-post")?.[0], "List-Unsubscribe=One-Click");
});
