// Checks the delivery of facts: sealed while queued, delivered again after a kill, parked if they cannot be opened.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { after, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { freshDatabase } from "../tests/support/database.ts";
import { startMailServer } from "../tests/support/mail-server.ts";
import { announceBy, hearFacts } from "./announce.ts";
import type { Fact } from "./facts.ts";
import type { WebhookSender } from "./integrations/index.ts";
import { openMailer, type Pusher } from "./notifications/index.ts";
import { makeQueue, type Queue } from "./platform/queue.ts";
import { makeVault } from "./platform/vault.ts";
import { makeReactions } from "./reactions.ts";

/** No one here has a device. */
const pusher: Pusher = { push: async () => {}, close: async () => {} };
const webhooks: WebhookSender = { send: async () => {}, close: async () => {} };

const masterKey = "a master key that only tests use, long enough";
const vault = makeVault(masterKey);
const databases = [await freshDatabase(), await freshDatabase(), await freshDatabase()] as const;
const log = { warn: () => {}, error: () => {} };
const codeMade = (email: string): Fact => ({ kind: "sign-up.code-made", email, name: "Asha", code: "482913" });

async function openQueue(url: string): Promise<Queue> {
  const queue = makeQueue(url);
  await queue.open(log);
  return queue;
}

/** Waits until true; a minute is far more than any of it takes. */
async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (let rounds = 0; !(await isTrue()); rounds += 1) {
    assert.ok(rounds < 1_200, `this did not come: ${isTrue}`);
    await pause(50);
  }
}

test("a queued fact is sealed, one of another master key is parked, and the others are delivered", async () => {
  const { url, db } = databases[0];
  const queue = await openQueue(url);
  const heard: { fact: Fact; id: string; at: Date }[] = [];
  await hearFacts(queue, vault, async (fact, telling) => void heard.push({ fact, ...telling }));
  const theirs = announceBy(queue, makeVault("another master key that tests use, long enough"));
  const ours = announceBy(queue, vault);
  await db.transaction(async (tx) => {
    await theirs(tx, codeMade("stranger@example.com"));
    await ours(tx, codeMade("asha@example.com"));
    const rows = await tx.query("select data::text from pgboss.job where name = 'facts'");
    assert.equal(rows.length, 2);
    assert.doesNotMatch(JSON.stringify(rows), /example\.com|482913|Asha/);
  });
  await until(() => heard.length > 0);
  await until(async () => (await db.query("select 1 from pgboss.job where name = 'facts-parked'")).length === 1);
  assert.deepEqual(
    heard.map(({ fact }) => fact),
    [codeMade("asha@example.com")],
  );
  assert.match(heard[0]?.id ?? "", /^[\da-f-]{36}$/);
  assert.ok(Math.abs((heard[0]?.at.getTime() ?? 0) - Date.now()) < 60_000);
  await queue.stop();
});

test("a code does not wait behind the morning's alerts", async () => {
  const { url, db } = databases[0];
  const queue = await openQueue(url);
  after(() => queue.stop());
  const announce = announceBy(queue, vault);
  await db.transaction(async (tx) => {
    for (let n = 0; n < 20; n += 1) await announce(tx, { kind: "saved-searches.matched", matches: [] });
    await announce(tx, codeMade("asha@example.com"));
  });
  const heard: string[] = [];
  await hearFacts(queue, vault, async ({ kind }) => void heard.push(kind));
  await until(() => heard.length === 21);
  assert.ok(heard.indexOf("sign-up.code-made") < 5, "it is among the first that are taken");
});

test("a mail is stored once although its process is killed before completing the job", async () => {
  const { url, db } = databases[1];
  const child = spawn(process.execPath, ["--input-type=module", "-e", stuckProgram, url, masterKey], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  after(() => child.kill("SIGKILL"));
  let said = "";
  child.stdout.on("data", (chunk) => {
    said += chunk;
  });
  await until(() => /listening/.test(said));

  // This process only announces until the other has written the mail.
  const queue = await openQueue(url);
  await db.transaction((tx) => announceBy(queue, vault)(tx, codeMade("asha@example.com")));
  await until(() => /written/.test(said));
  child.kill("SIGKILL");
  await once(child, "exit");

  const told: string[] = [];
  const clock = () => new Date();
  const mailer = await openMailer({ smtpUrl: undefined, from: "" }, { db, clock }, log);
  const announce = announceBy(queue, vault);
  const react = makeReactions({
    pusher,
    webhooks,
    mailer,
    sources: { userAgent: "" },
    publicUrl: "https://jobs.example.org",
    clock,
    db,
    vault,
    announce,
    shareRewardStage: "SHORTLISTED",
  });
  await hearFacts(queue, vault, async (fact, telling) => {
    await react(fact, telling);
    told.push(telling.id);
  });
  await until(() => told.length > 0);
  await until(
    async () => (await db.query("select 1 from pgboss.job where name = 'facts' and state = 'completed'")).length === 1,
  );
  const kept = await db.query<{ key: string }>("select dedupe_key as key from mail");
  assert.deepEqual(kept, [{ key: `sign-up.code-made:${told[0]}` }]);
  assert.equal(told.length, 1);
  await queue.stop();
});

/** Writes the mail of the first fact, prints that it did, and never completes. */
const stuckProgram = `
  const from = (path) => import(new URL(path, ${JSON.stringify(import.meta.url)}));
  const [{ announceBy, hearFacts }, { makeQueue }, { makeVault }, { openDatabase }, { openMailer }, { makeReactions }] = await Promise.all(
    ["./announce.ts", "./platform/queue.ts", "./platform/vault.ts", "./platform/db.ts", "./notifications/index.ts", "./reactions.ts"].map(from),
  );
  const [url, masterKey] = process.argv.slice(1);
  const log = { warn() {}, error() {} };
  const clock = () => new Date();
  const queue = makeQueue(url);
  await queue.open(log);
  const [db, vault] = [openDatabase({ url }), makeVault(masterKey)];
  const mailer = await openMailer({ smtpUrl: undefined, from: "" }, { db, clock }, log);
  const announce = announceBy(queue, vault);
  const react = makeReactions({ mailer, publicUrl: "https://jobs.example.org", clock, db, vault, announce, shareRewardStage: "SHORTLISTED" });
  await hearFacts(queue, vault, async (fact, telling) => {
    await react(fact, telling);
    console.log("written");
    await new Promise(() => setInterval(() => {}, 1_000));
  });
  console.log("listening");
`;

test("a mail server that is down when a fact is delivered gets the mail once when it is back", async () => {
  const { url, db } = databases[2];
  const gone = await startMailServer();
  await gone.stop();
  const queue = await openQueue(url);
  const mailer = await openMailer(
    { smtpUrl: gone.url, from: "Vouchboard <jobs@example.org>" },
    { db, clock: () => new Date() },
    log,
  );
  const announce = announceBy(queue, vault);
  const clock = () => new Date();
  await hearFacts(
    queue,
    vault,
    makeReactions({
      pusher,
      webhooks,
      mailer,
      sources: { userAgent: "" },
      publicUrl: "https://jobs.example.org",
      clock,
      db,
      vault,
      announce,
      shareRewardStage: "SHORTLISTED",
    }),
  );
  await db.transaction(async (tx) => {
    await announce(tx, codeMade("asha@example.com"));
    await announce(tx, { kind: "password-reset.asked-in-vain", email: "nobody@example.com" });
  });
  await until(
    async () => (await db.query("select 1 from mail where tries > 0 and claimed_until is null")).length === 1,
  );
  const back = await startMailServer({ port: gone.port });
  await until(
    async () => (await db.query("select 1 from pgboss.job where name = 'facts' and state = 'completed'")).length === 2,
  );
  assert.deepEqual(
    back.taken.map(({ recipients }) => recipients),
    [["asha@example.com"]],
  );
  await queue.stop();
  await mailer.close();
});
