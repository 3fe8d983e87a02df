// Checks who is notified of facts and how, on a real database: once, by preference, and never after the account is
// gone.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { applicantsPath } from "../../../contract/paths.ts";
import { type Person, signedIn } from "../../../tests/support/accounts.ts";
import { startApp } from "../../../tests/support/app.ts";
import { anApplicant } from "../../../tests/support/applications.ts";
import { aJob } from "../../../tests/support/builders.ts";
import { aFirm } from "../../../tests/support/firms.ts";
import { aPostOffice, applicationOf, aStep } from "../../../tests/support/notices.ts";
import { deleteDueAccounts } from "../../identity/index.ts";
import { DATA_KEEPERS } from "../../personal-data.ts";
import type { Writer } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";
import { Hopeless } from "../../platform/queue.ts";
import type { ToldFact } from "../notices/notice-of.ts";
import { tellPeople } from "./tell-people.ts";

const app = await startApp();
const { db } = app;
const post = await aPostOffice(app);
const tell = (fact: ToldFact, id = newId()) => tellPeople(fact, { id, at: new Date() }, post);

const rowsOf = ({ accountId }: Person) =>
  db.query<{ kind: string; inApp: boolean; email: string; awaits: boolean }>(
    `select kind, in_app as "inApp", email, awaits_digest as awaits from notification where account_id = $1 order by id`,
    [accountId],
  );
const mailsTo = ({ email }: Person) =>
  db.query<{ subject: string; html: string }>("select subject, html from mail where recipient = $1", [email]);
const choose = (person: Person, kind: string, inApp: boolean, email: string) =>
  db.query(
    `insert into notification_preference (account_id, kind, in_app, email, updated_at) values ($1, $2, $3, $4, now())
     on conflict (account_id, kind) do update set in_app = $3, email = $4`,
    [person.accountId, kind, inApp, email],
  );

/** Resolves when another connection waits for a lock of this transaction. */
async function waitingFor(tx: Writer): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const [row] = await tx.query<{ waits: boolean }>(
      "select exists (select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))) as waits",
    );
    if (row?.waits) return;
    await pause(50);
  }
  assert.fail("nobody waits");
}

describe("the recipients of a fact", () => {
  test("an application: its candidate at once, the company's members with the digest, no one else", async () => {
    const [firm, other, asha] = await Promise.all([
      aFirm(app, "corporate-admin", "corporate-recruiter"),
      aFirm(app),
      signedIn(app, { name: "Asha Rao" }),
    ]);
    await tell({ kind: "application.submitted", score: 64, ...applicationOf(asha, firm) });
    assert.deepEqual(await rowsOf(asha), [{ kind: "application-sent", inApp: true, email: "AT_ONCE", awaits: false }]);
    assert.equal((await mailsTo(asha)).length, 1);
    for (const person of firm.people) {
      assert.deepEqual(await rowsOf(person), [{ kind: "new-applicant", inApp: true, email: "DAILY", awaits: true }]);
      assert.deepEqual(await mailsTo(person), []);
    }
    assert.deepEqual(await rowsOf(other.admin), []);
  });

  test("each in their language: the row, the mail and its links; a change counts from then on", async () => {
    const firm = await aFirm(app, "corporate-admin", "corporate-recruiter");
    const [asha, [admin, recruiter]] = [await signedIn(app, { name: "Asha Rao" }), firm.people];
    const speaks = (person: Person | undefined, language: string) =>
      person?.send("PATCH", `/api/user/${person.email}/details`, { language });
    await speaks(asha, "hi");
    await speaks(recruiter, "hi");
    await tell({ kind: "application.submitted", score: 64, ...applicationOf(asha, firm) });
    const titleFor = async ({ accountId }: Person) =>
      (
        await db.query<{ title: string }>("select title from notification where account_id = $1 order by id", [
          accountId,
        ])
      )
        .map(({ title }) => title)
        .at(-1) ?? "";
    assert.match(await titleFor(asha), /में आवेदन किया$/);
    assert.match(await titleFor(admin as Person), /^Asha Rao applied/);
    assert.match(await titleFor(recruiter as Person), /^Asha Rao ने आवेदन किया/);
    const [mail] = await mailsTo(asha);
    assert.match(mail?.subject ?? "", /आवेदन/);
    assert.match(mail?.html ?? "", /<html lang="hi">/);
    assert.match(mail?.html ?? "", new RegExp(`href="${post.publicUrl}/hi/v2/candidate/profile`));
    await speaks(asha, "en");
    await tell(aStep(asha));
    assert.doesNotMatch(await titleFor(asha), /\p{Script=Devanagari}/u);
  });

  test("a report: every admin of the platform, and no member of a company", async () => {
    const [admin, firm] = await Promise.all([signedIn(app, { groups: ["admin"] }), aFirm(app)]);
    await tell({ kind: "job.reported", reportId: newId(), jobId: newId(), jobTitle: "Engineer", reason: "SCAM" });
    assert.equal((await rowsOf(admin)).length, 1);
    assert.deepEqual(await rowsOf(firm.admin), []);
  });

  test("a payout that waits for an admin: every admin except its owner", async () => {
    const [one, two] = [await signedIn(app, { groups: ["admin"] }), await signedIn(app, { groups: ["admin"] })];
    await tell({ kind: "payout.asked", payoutId: newId(), ownerId: one.accountId, amount: 50_000 });
    assert.deepEqual([(await rowsOf(one)).length, (await rowsOf(two)).length], [0, 1]);
  });

  test("the address and name are the account's current ones, not those in the fact", async () => {
    const asha = await signedIn(app, { name: "Asha Rao" });
    const fact = aStep({ ...asha, email: "before@example.com" } as Person);
    await tell(fact);
    assert.equal((await mailsTo(asha)).length, 1);
    assert.deepEqual(await db.query("select 1 from mail where recipient = 'before@example.com'"), []);
  });

  test("no disabled or deleted account", async () => {
    const [disabled, deleted] = await Promise.all([signedIn(app), signedIn(app)]);
    await db.query("update account set disabled_at = now() where id = $1", [disabled.accountId]);
    await db.query("update account set deletion_due_at = now() - interval '1 s' where id = $1", [deleted.accountId]);
    assert.equal(await deleteDueAccounts(app.deps, DATA_KEEPERS), 1);
    for (const person of [disabled, deleted]) {
      await tell(aStep(person));
      assert.deepEqual(await rowsOf(person), []);
      assert.deepEqual(await mailsTo(person), []);
    }
  });

  test("a company's notifications about an applicant are erased with the applicant's account, and nothing else is", async () => {
    const firm = await aFirm(app);
    const job = await aJob(db, { companyId: firm.companyId });
    const [leaver, stayer] = await Promise.all([anApplicant(app, job.id), anApplicant(app, job.id)]);
    for (const person of [leaver, stayer]) {
      const { applicationId } = person;
      const facts = { ...applicationOf(person, firm), applicationId, jobId: job.id };
      await tell({ kind: "application.submitted", score: 50, ...facts });
    }
    await db.query("update account set deletion_due_at = now() - interval '1 s' where id = $1", [leaver.accountId]);
    assert.equal(await deleteDueAccounts(app.deps, DATA_KEEPERS), 1);
    const told = await db.query<{ href: string }>("select href from notification where account_id = $1", [
      firm.admin.accountId,
    ]);
    assert.deepEqual(told, [{ href: applicantsPath(job.id, stayer.applicationId) }]);
  });

  test("notifying during a deletion waits for it, and stores nothing", async () => {
    const asha = await signedIn(app);
    let telling: Promise<void> | undefined;
    await db.transaction(async (tx) => {
      // As a deletion does: it locks the row, erases the person's data, then disables the account.
      await tx.query("select 1 from account where id = $1 for update", [asha.accountId]);
      telling = tell(aStep(asha));
      await waitingFor(tx);
      await tx.query("update account set disabled_at = now() where id = $1", [asha.accountId]);
    });
    await telling;
    assert.deepEqual(await rowsOf(asha), []);
    assert.deepEqual(await mailsTo(asha), []);
  });

  test("a deletion and a notification at the same moment: nothing is stored for the deleted account", async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => signedIn(app)));
    await db.query("update account set deletion_due_at = now() - interval '1 s' where id = any($1::uuid[])", [
      people.map(({ accountId }) => accountId),
    ]);
    await Promise.all([...people.map((person) => tell(aStep(person))), deleteDueAccounts(app.deps, DATA_KEEPERS)]);
    while ((await deleteDueAccounts(app.deps, DATA_KEEPERS)) > 0);
    for (const person of people) assert.deepEqual(await rowsOf(person), []);
  });
});

describe("the channels", () => {
  const CASES: { inApp: boolean; email: string; row: object | null; mails: number }[] = [
    { inApp: true, email: "AT_ONCE", row: { inApp: true, email: "AT_ONCE", awaits: false }, mails: 1 },
    { inApp: true, email: "DAILY", row: { inApp: true, email: "DAILY", awaits: true }, mails: 0 },
    { inApp: true, email: "OFF", row: { inApp: true, email: "OFF", awaits: false }, mails: 0 },
    { inApp: false, email: "AT_ONCE", row: { inApp: false, email: "AT_ONCE", awaits: false }, mails: 1 },
    { inApp: false, email: "DAILY", row: { inApp: false, email: "DAILY", awaits: true }, mails: 0 },
    { inApp: false, email: "OFF", row: null, mails: 0 },
  ];
  for (const { inApp, email, row, mails } of CASES)
    test(`on the site: ${inApp}, by mail: ${email}`, async () => {
      const asha = await signedIn(app);
      await choose(asha, "application-progress", inApp, email);
      await tell(aStep(asha));
      assert.deepEqual(await rowsOf(asha), row ? [{ kind: "application-progress", ...row }] : []);
      assert.equal((await mailsTo(asha)).length, mails);
    });

  test("one fact for several people: each by their own preference, one with two searches twice, a deleted one not at all", async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => signedIn(app)));
    const [usual, daily, off, none, gone] = people as [Person, Person, Person, Person, Person];
    await choose(daily, "saved-search", false, "DAILY");
    await choose(off, "saved-search", true, "OFF");
    await choose(none, "saved-search", false, "OFF");
    await choose(usual, "application-progress", false, "OFF");
    await db.query("update account set disabled_at = now() where id = $1", [gone.accountId]);
    const match = (to: Person) => ({ to, searchId: newId(), name: "Java", path: "/jobs", count: 1, jobs: [] });
    const fact: ToldFact = { kind: "saved-searches.matched", matches: [...people, usual].map(match) };
    const id = newId();
    await Promise.all(Array.from({ length: 4 }, () => tell(fact, id)));
    const told = await Promise.all(people.map(async (one) => [await rowsOf(one), (await mailsTo(one)).length]));
    const kind = "saved-search";
    const atOnce = { kind, inApp: true, email: "AT_ONCE", awaits: false };
    assert.deepEqual(told, [
      [[atOnce, atOnce], 2],
      [[{ kind, inApp: false, email: "DAILY", awaits: true }], 0],
      [[{ kind, inApp: true, email: "OFF", awaits: false }], 0],
      [[], 0],
      [[], 0],
    ]);
  });

  test("a rejection without a letter is shown on the site only", async () => {
    const asha = await signedIn(app);
    const { kind: _kind, from: _from, to: _to, ...step } = aStep(asha);
    await tell({ ...step, kind: "application.rejected", reason: "SKILLS", message: null, mail: null });
    assert.deepEqual(await rowsOf(asha), [{ kind: "application-progress", inApp: true, email: "OFF", awaits: false }]);
    assert.deepEqual(await mailsTo(asha), []);
  });

  test("the mail has unsubscribe links", async () => {
    const asha = await signedIn(app);
    await tell(aStep(asha));
    const [mail] = await mailsTo(asha);
    assert.match(mail?.html ?? "", /\/unsubscribe#token=[\w-]+"/);
    assert.match(mail?.html ?? "", /\/notifications\/preferences"/);
  });
});

describe("once", () => {
  test("a fact that eight workers handle at the same moment is one row and one mail per recipient", async () => {
    const [firm, asha] = await Promise.all([aFirm(app, "corporate-admin", "corporate-recruiter"), signedIn(app)]);
    for (const person of firm.people) await choose(person, "new-applicant", true, "AT_ONCE");
    const fact: ToldFact = { kind: "application.submitted", score: 64, ...applicationOf(asha, firm) };
    const id = newId();
    await Promise.all(Array.from({ length: 8 }, () => tell(fact, id)));
    for (const person of [asha, ...firm.people]) {
      assert.equal((await rowsOf(person)).length, 1);
      assert.equal((await mailsTo(person)).length, 1);
    }
  });

  test("what was announced twice is notified once", async () => {
    const asha = await signedIn(app);
    const fact = aStep(asha);
    await tell(fact);
    await tell(fact);
    assert.equal((await rowsOf(asha)).length, 1);
    assert.equal((await mailsTo(asha)).length, 1);
  });

  test("a refused address does not stop the other mails, and a retry sends those that are missing", async () => {
    const firm = await aFirm(app, "corporate-admin", "corporate-recruiter", "corporate-recruiter");
    const [broken, ...others] = firm.people as [Person, ...Person[]];
    for (const person of firm.people) await choose(person, "new-applicant", true, "AT_ONCE");
    const asha = await signedIn(app);
    const fact: ToldFact = { kind: "application.submitted", score: 64, ...applicationOf(asha, firm) };
    const failing = (error: Error) => ({
      ...post,
      mailer: {
        ...post.mailer,
        deliver: async (letter: Parameters<typeof post.mailer.deliver>[0]) => {
          if (letter.to === broken.email) throw error;
          await post.mailer.deliver(letter);
        },
      },
    });
    const telling = { id: newId(), at: new Date() };
    await assert.rejects(tellPeople(fact, telling, failing(new Error("the mail server is away"))), /is away/);
    for (const person of others) assert.equal((await mailsTo(person)).length, 1);
    assert.equal((await mailsTo(broken)).length, 0);
    await tellPeople(fact, telling, post);
    for (const person of firm.people) assert.equal((await mailsTo(person)).length, 1);
  });

  test("a temporary failure is thrown before a permanent one, so that the fact is retried", async () => {
    const firm = await aFirm(app, "corporate-admin", "corporate-recruiter");
    for (const person of firm.people) await choose(person, "new-applicant", true, "AT_ONCE");
    const asha = await signedIn(app);
    const deliver = async ({ to }: { to: string }) => {
      throw to === asha.email ? new Hopeless("never") : new Error("later");
    };
    const told = tellPeople(
      { kind: "application.submitted", score: 64, ...applicationOf(asha, firm) },
      { id: newId(), at: new Date() },
      { ...post, mailer: { ...post.mailer, deliver } },
    );
    await assert.rejects(told, (error) => !(error instanceof Hopeless) && /later/.test(String(error)));
  });

  test("a person who unsubscribes while the mail server is down gets no mail when it is back", async () => {
    const asha = await signedIn(app);
    const fact = aStep(asha);
    const telling = { id: newId(), at: new Date() };
    const deliver = async () => {
      throw new Error("away");
    };
    await assert.rejects(tellPeople(fact, telling, { ...post, mailer: { ...post.mailer, deliver } }));
    await choose(asha, "application-progress", true, "OFF");
    await tellPeople(fact, telling, post);
    assert.deepEqual(await mailsTo(asha), []);
  });

  test("a person who switches to the digest meanwhile still gets earlier notices at once", async () => {
    const asha = await signedIn(app);
    const fact = aStep(asha);
    const telling = { id: newId(), at: new Date() };
    const deliver = async () => {
      throw new Error("away");
    };
    await assert.rejects(tellPeople(fact, telling, { ...post, mailer: { ...post.mailer, deliver } }));
    await choose(asha, "application-progress", true, "DAILY");
    await tellPeople(fact, telling, post);
    assert.equal((await mailsTo(asha)).length, 1);
    assert.equal((await rowsOf(asha))[0]?.awaits, false);
  });
});

test("a notice for an account that was merged is the other one's", async () => {
  const [ended, stays] = [await signedIn(app), await signedIn(app)];
  await db.query("update account set merged_into = $2, disabled_at = now() where id = $1", [
    ended.accountId,
    stays.accountId,
  ]);
  const settled = { payoutId: newId(), ownerId: ended.accountId, amount: 50_000, reference: "R1", reason: null };
  await tell({ kind: "payout.settled", state: "PAID", ...settled });
  assert.deepEqual([(await rowsOf(ended)).length, (await rowsOf(stays)).length], [0, 1]);
});
