// Checks the daily digest: due at 08:00 in India, one per person and day however many rounds run, with what waits and
// nothing else.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { type Person, signedIn } from "../../../tests/support/accounts.ts";
import { startApp } from "../../../tests/support/app.ts";
import { aFirm } from "../../../tests/support/firms.ts";
import { aPostOffice, applicationOf, aStep } from "../../../tests/support/notices.ts";
import type { Fact } from "../../facts.ts";
import { newId } from "../../platform/ids.ts";
import { tellPeople } from "../telling/tell-people.ts";
import { gatherDigests, sendDigest } from "./digests.ts";

type Gathered = Extract<Fact, { kind: "digest.gathered" }>;

let now = new Date("2026-11-20T06:00:00Z");
const app = await startApp({ clock: () => now });
const { db } = app;
const post = await aPostOffice(app);

const choose = (person: Person, email: string) =>
  db.query(
    `insert into notification_preference (account_id, kind, in_app, email, updated_at) values ($1, 'application-progress', true, $2, now())
     on conflict (account_id, kind) do update set email = $2`,
    [person.accountId, email],
  );

async function daily(): Promise<Person> {
  const person = await signedIn(app);
  await choose(person, "DAILY");
  return person;
}

const tell = (person: Person, jobTitle: string) =>
  tellPeople(aStep(person, { jobTitle }), { id: newId(), at: now }, post);

/** Runs a round at this time; resolves to the facts it announced. */
async function round(at: string): Promise<Gathered[]> {
  now = new Date(at);
  const before = app.facts.length;
  await gatherDigests(app.deps);
  return app.facts.slice(before).filter((fact) => fact.kind === "digest.gathered");
}

const textsIn = (facts: Gathered[], { accountId }: Person) =>
  facts.filter((fact) => fact.accountId === accountId).map(({ items }) => items.map(({ text }) => text));

describe("the daily digest", () => {
  test("has the notices from before 08:00 in India; the rest follow the next day", async () => {
    now = new Date("2026-11-20T12:00:00Z");
    const asha = await daily();
    await tell(asha, "First");
    now = new Date("2026-11-21T02:29:00Z");
    await tell(asha, "Second");
    assert.deepEqual(textsIn(await round("2026-11-21T02:29:30Z"), asha), []);
    now = new Date("2026-11-21T02:30:00Z");
    await tell(asha, "Third");
    assert.deepEqual(textsIn(await round("2026-11-21T02:30:00Z"), asha), [["Second.", "First."]]);
    assert.deepEqual(textsIn(await round("2026-11-21T22:00:00Z"), asha), []);
    assert.deepEqual(textsIn(await round("2026-11-22T02:40:00Z"), asha), [["Third."]]);
    assert.deepEqual(textsIn(await round("2026-11-23T02:40:00Z"), asha), []);
  });

  test("is in the reader's language, and its links lead there; unsubscribing by a mail program does not", async () => {
    now = new Date("2026-11-25T12:00:00Z");
    const asha = await daily();
    await asha.send("PATCH", `/api/user/${asha.email}/details`, { language: "hi" });
    await tell(asha, "First");
    for (const fact of await round("2026-11-26T02:40:00Z")) await sendDigest(fact, post);
    const [mail] = await db.query<{ html: string; text: string }>("select html, text from mail where recipient = $1", [
      asha.email,
    ]);
    assert.match(mail?.text ?? "", /^आपके लिए एक सूचना\n/);
    assert.match(mail?.html ?? "", /<html lang="hi">/);
    const links = [...(mail?.html ?? "").matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    assert.ok(
      links.every((href) => `${href}/`.startsWith(`${post.publicUrl}/hi/`)),
      links.join(),
    );
  });

  test("is a single one after days without a round", async () => {
    now = new Date("2026-12-01T12:00:00Z");
    const asha = await daily();
    await tell(asha, "First");
    now = new Date("2026-12-03T12:00:00Z");
    await tell(asha, "Second");
    assert.deepEqual(textsIn(await round("2026-12-05T09:00:00Z"), asha), [["Second.", "First."]]);
    assert.deepEqual(textsIn(await round("2026-12-05T09:10:00Z"), asha), []);
  });

  test("is a single one if eight rounds run in parallel", async () => {
    now = new Date("2026-12-06T12:00:00Z");
    const people = await Promise.all(Array.from({ length: 5 }, daily));
    for (const person of people) await tell(person, "Engineer");
    now = new Date("2026-12-07T03:00:00Z");
    const before = app.facts.length;
    await Promise.all(Array.from({ length: 8 }, () => gatherDigests(app.deps)));
    const gathered = app.facts.slice(before) as Gathered[];
    assert.deepEqual(
      gathered.map(({ accountId }) => accountId).sort(),
      people.map(({ accountId }) => accountId).sort(),
    );
  });

  test("is left to the process that claimed it, and later notices wait for the next day", async () => {
    now = new Date("2026-12-16T12:00:00Z");
    const asha = await daily();
    await tell(asha, "Engineer");
    let gathered: Promise<Gathered[]> | undefined;
    await db.transaction(async (tx) => {
      await tx.query("insert into notification_digest (account_id, day) values ($1, '2026-12-17')", [asha.accountId]);
      gathered = round("2026-12-17T03:00:00Z");
      for (let tries = 0; ; tries += 1) {
        const [row] = await tx.query<{ waits: boolean }>(
          "select exists (select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))) as waits",
        );
        if (row?.waits) break;
        assert.ok(tries < 200, "the round does not wait");
        await pause(50);
      }
    });
    assert.deepEqual(await gathered, []);
    assert.deepEqual(textsIn(await round("2026-12-18T03:00:00Z"), asha), [["Engineer."]]);
  });

  test("a notice that arrives late for a day whose digest is out waits for the next", async () => {
    now = new Date("2026-12-08T01:00:00Z");
    const asha = await daily();
    await tell(asha, "Early");
    assert.equal(textsIn(await round("2026-12-08T03:00:00Z"), asha).length, 1);
    // The clock of the process that wrote it was behind: the row is dated before the hour.
    now = new Date("2026-12-08T02:00:00Z");
    await tell(asha, "Late");
    assert.deepEqual(textsIn(await round("2026-12-08T03:10:00Z"), asha), []);
    assert.deepEqual(textsIn(await round("2026-12-09T03:00:00Z"), asha), [["Late."]]);
  });

  test("leaves out what was read on the site, and is not sent if nothing remains", async () => {
    now = new Date("2026-12-10T12:00:00Z");
    const [asha, ravi] = await Promise.all([daily(), daily()]);
    await tell(asha, "Read");
    await tell(asha, "Unread");
    await tell(ravi, "Read");
    await db.query("update notification set read_at = now() where text = 'Read.'");
    const gathered = await round("2026-12-11T03:00:00Z");
    assert.deepEqual(textsIn(gathered, asha), [["Unread."]]);
    assert.deepEqual(textsIn(gathered, ravi), []);
  });

  test("leaves out kinds whose mails are off, and people whose accounts are gone", async () => {
    now = new Date("2026-12-12T12:00:00Z");
    const [ended, gone, stays] = await Promise.all([daily(), daily(), daily()]);
    for (const person of [ended, gone, stays]) await tell(person, "Engineer");
    await choose(ended, "OFF");
    await db.query("update account set disabled_at = now() where id = $1", [gone.accountId]);
    const gathered = await round("2026-12-13T03:00:00Z");
    assert.deepEqual(
      gathered.map(({ accountId }) => accountId),
      [stays.accountId],
    );
  });

  test("leaves out a company's applicants for people who have left the company", async () => {
    now = new Date("2026-12-23T12:00:00Z");
    const { companyId, people } = await aFirm(app, "corporate-admin", "corporate-recruiter");
    const [stays, leaves] = people as [Person, Person];
    const applied = applicationOf(await signedIn(app), { companyId });
    await tellPeople({ kind: "application.submitted", score: 50, ...applied }, { id: newId(), at: now }, post);
    const left = await stays.send("DELETE", `/api/corporate/members/${leaves.accountId}`);
    assert.equal(left.status, 200, left.text);
    const gathered = await round("2026-12-24T03:00:00Z");
    assert.deepEqual(
      gathered.map(({ accountId }) => accountId),
      [stays.accountId],
    );
  });

  test("lists thirty and counts them all", async () => {
    now = new Date("2026-12-14T12:00:00Z");
    const asha = await daily();
    for (let index = 0; index < 33; index += 1) await tell(asha, `Job ${index}`);
    const [fact] = await round("2026-12-15T03:00:00Z");
    assert.equal(fact?.count, 33);
    assert.equal(fact?.items.length, 30);
  });
});

describe("its mail", () => {
  const mailsTo = ({ email }: Person) =>
    db.query<{ subject: string; text: string }>("select subject, text from mail where recipient = $1", [email]);
  const factFor = ({ accountId }: Person, count: number): Gathered => ({
    kind: "digest.gathered",
    accountId,
    day: "2026-12-20",
    count,
    items: [
      { kind: "application-progress", title: "Acme shortlisted you", text: "Engineer.", href: "/a" },
      { kind: "job-report", title: "We looked into your report", text: "", href: "/b" },
    ].slice(0, count) as Gathered["items"],
  });

  test("is written once for its day, however often the fact is delivered", async () => {
    const asha = await signedIn(app, { name: "Asha Rao" });
    await Promise.all([1, 2, 3].map(() => sendDigest(factFor(asha, 2), post)));
    const [mail, ...others] = await mailsTo(asha);
    assert.deepEqual(others, []);
    assert.equal(mail?.subject, "2 things for you on Vouchboard");
    for (const part of [
      "Hello Asha Rao,",
      "Progress of your applications:",
      "* Acme shortlisted you\n  Engineer.\n  https://jobs.example.org/a",
      "Reports:",
      "https://jobs.example.org/notifications",
      "Stop these e-mails:\nhttps://jobs.example.org/unsubscribe#token=",
    ])
      assert.ok(mail?.text.includes(part), `no "${part}" in:\n${mail?.text}`);
    await sendDigest({ ...factFor(asha, 2), day: "2026-12-21" }, post);
    assert.equal((await mailsTo(asha)).length, 2);
  });

  test("names a single notice in the subject, and counts several", async () => {
    const [one, many] = await Promise.all([signedIn(app), signedIn(app)]);
    await sendDigest(factFor(one, 1), post);
    await sendDigest(factFor(many, 40), post);
    assert.equal((await mailsTo(one))[0]?.subject, "Acme shortlisted you");
    assert.match((await mailsTo(many))[0]?.text ?? "", /See all 40/);
  });

  test("is not sent to an account that was deleted meanwhile", async () => {
    const asha = await signedIn(app);
    await db.query("update account set disabled_at = now() where id = $1", [asha.accountId]);
    await sendDigest(factFor(asha, 2), post);
    assert.deepEqual(await mailsTo(asha), []);
  });
});
