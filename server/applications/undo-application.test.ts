// Undoing an application: the company sees and hears nothing until its time is over, and either the undoing or the
// release takes effect.
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import type { CompanyJob } from "../../contract/applications/applicants-wire.ts";
import type { Application } from "../../contract/applications/wire.ts";
import type { RecruiterHome } from "../../contract/homes/wire.ts";
import type { Person } from "../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../tests/support/app.ts";
import { apply, aSeeker, checkApplied, record, SUITED, withdraw } from "../../tests/support/applying.ts";
import { aJob } from "../../tests/support/builders.ts";
import { cvsOf, giveCv } from "../../tests/support/cvs.ts";
import { aFirm } from "../../tests/support/firms.ts";
import { makeCv } from "../../tests/support/pdf.ts";
import { addEvent } from "./store.ts";
import { releaseApplications } from "./undo-application.ts";

const app = await startApp();
const firm = await aFirm(app);
beforeEach(() => {
  app.deps.applicationUndoSeconds = 60;
});
afterEach(() => {
  app.deps.applicationUndoSeconds = 0;
});

const aFirmsJob = () => aJob(app.db, { companyId: firm.companyId, ...SUITED });
const undo = (person: Person, id: string, key?: string) =>
  person.send(
    "POST",
    `/api/job-application/${id}/undo`,
    undefined,
    key === undefined ? {} : { "idempotency-key": key },
  );
const release = () => releaseApplications(app.deps);
/** Lets the time of an application be over in `inMs`, by the database's clock. */
const endTime = (id: string, inMs = 0) =>
  app.db.query(
    "update application set held_until = clock_timestamp() + $2 * interval '1 millisecond' where id = $1 and held_until is not null",
    [id, inMs],
  );
const factsOf = (id: string) =>
  app.facts.flatMap((fact) => ("applicationId" in fact && fact.applicationId === id ? [fact.kind] : []));
const rowsOf = (id: string) => app.db.query("select from application where id = $1", [id]);
const tally = (answers: readonly { status: number }[]) =>
  Object.fromEntries([...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length]));

async function anHeld(more: object = {}) {
  const [person, job] = [await aSeeker(app), await aFirmsJob()];
  const { status, body, text } = await apply(person, job.id, more);
  assert.equal(status, 201, text);
  return { person, job, id: body.id, sent: body };
}

test("the company sees and hears nothing until the time is over, then everything once", async () => {
  const note = "I built the search of two job boards.\nHappy to show it.";
  const { job, id, sent } = await anHeld({ note });
  assert.ok(sent.undoSeconds > 0 && sent.undoSeconds <= 60, String(sent.undoSeconds));
  assert.equal(sent.timeline[0]?.message, note);
  const { admin } = firm;
  const listed = () =>
    admin.send<{ job: CompanyJob; data: unknown[] }>("GET", `/api/corporate/jobs/${job.id}/applicants`);
  const one = (rest = "") =>
    admin.send<Application>(
      rest ? "POST" : "GET",
      `/api/corporate/applicants/${id}${rest}`,
      rest === "/notes" ? { text: "Hm." } : undefined,
    );
  const before = await listed();
  assert.deepEqual([before.body.data, before.body.job.applicants, before.body.job.counts], [[], 0, {}]);
  const home = () => admin.send<RecruiterHome>("GET", "/api/home/recruiter");
  assert.equal((await home()).body.waiting.length, 0);
  for (const rest of ["", "/cv", "/notes"]) assert.equal((await one(rest)).status, 404, rest);
  const moved = await admin.send<{ moved: unknown[]; refused: { reason: string }[] }>(
    "POST",
    "/api/corporate/applicants/move",
    {
      applicants: [{ applicationId: id, from: "APPLIED" }],
      to: "INTERVIEW",
    },
  );
  assert.deepEqual([moved.body.moved, moved.body.refused[0]?.reason], [[], "NOT_FOUND"]);
  await release();
  assert.deepEqual(factsOf(id), ["undo-time.ended"]);

  await endTime(id);
  assert.equal((await listed()).body.data.length, 0, "only the release shows it");
  const released = await Promise.all([release(), release(), release()]);
  assert.equal(
    released.reduce((sum, count) => sum + count, 0),
    1,
  );
  assert.deepEqual(factsOf(id), ["undo-time.ended", "application.submitted"]);
  const after = await listed();
  assert.deepEqual([after.body.data.length, after.body.job.counts], [1, { APPLIED: 1 }]);
  assert.deepEqual(
    (await home()).body.waiting.map(({ applicationId }) => applicationId),
    [id],
  );
  const seen = await one();
  assert.deepEqual([seen.status, seen.body.timeline[0]?.message], [200, note]);
});

test("a note of 1,000 characters is taken, a longer one is refused by its name", async () => {
  const [person, job] = [await aSeeker(app), await aFirmsJob()];
  const tooLong = await apply(person, job.id, { note: "x".repeat(1_001) });
  assert.deepEqual([tooLong.status, refusalIn(tooLong).field], [400, "note"]);
  assert.equal((await apply(person, job.id, { note: ` ${"\u{1f600}".repeat(500)} ` })).status, 201);
  await assert.rejects(
    app.db.query("update application_event set message = $1 where actor_id = $2", [
      "x".repeat(1_001),
      person.accountId,
    ]),
    /application_event_note/,
  );
});

const BY_THE_COMPANY = { by: "COMPANY", actorId: firm.admin.accountId, at: new Date() } as const;
type Case = [
  what: string,
  prepare: (held: Awaited<ReturnType<typeof anHeld>>) => Promise<unknown>,
  status: number,
  left: number,
];
const CASES: Case[] = [
  ["in time: removed", async () => {}, 200, 0],
  ["over, though not released yet: refused", ({ id }) => endTime(id), 409, 1],
  [
    "moved by the company in a release before this: refused",
    ({ id }) => app.db.query("update application set status = 'INTERVIEW' where id = $1", [id]),
    409,
    1,
  ],
  [
    "its CV opened by the company in a release before this: refused",
    ({ id }) => app.db.transaction((tx) => addEvent(tx, { applicationId: id, status: null, ...BY_THE_COMPANY })),
    409,
    1,
  ],
  ["released: refused", ({ id }) => endTime(id).then(release), 409, 1],
  ["withdrawn meanwhile: refused", ({ person, id }) => withdraw(person, id), 409, 1],
  ["undone already: there is none", ({ person, id }) => undo(person, id), 404, 0],
];
for (const [what, prepare, status, left] of CASES)
  test(`undo, ${what}`, async () => {
    const held = await anHeld({ note: "Hello" });
    await prepare(held);
    const answer = await undo(held.person, held.id);
    assert.equal(answer.status, status, answer.text);
    assert.equal((await rowsOf(held.id)).length, left);
    const events = await app.db.query("select from application_event where application_id = $1", [held.id]);
    assert.equal(events.length > 0, left === 1);
    const announced = factsOf(held.id).filter((kind) => kind === "application.submitted").length;
    assert.equal(announced, left, "a refused undo leaves nothing held");
  });

test("another person's application and one that was sent elsewhere cannot be undone", async () => {
  const { id } = await anHeld();
  const stranger = await aSeeker(app);
  const elsewhere = await record(stranger, (await aJob(app.db, { externalJobId: "undo:1" })).id);
  for (const one of [id, elsewhere.body.id, "nothing"]) assert.equal((await undo(stranger, one)).status, 404, one);
  assert.equal((await rowsOf(id)).length + (await rowsOf(elsewhere.body.id)).length, 2);
});

test("apply, undo, apply: the company hears of the second only, and repeated calls under the old keys do nothing", async () => {
  const [person, job] = [await aSeeker(app), await aFirmsJob()];
  const first = await apply(person, job.id, {}, "first");
  assert.equal((await undo(person, first.body.id, "undo")).status, 200);
  assert.equal((await checkApplied(person, job.id)).status, 404);
  assert.deepEqual((await person.send<{ data: string[] }>("GET", "/api/job-application/job-ids")).body.data, []);
  const late = await apply(person, job.id, {}, "first");
  assert.deepEqual([late.status, refusalIn(late).errorCode], [404, "NOT_FOUND"]);
  assert.equal((await rowsOf(first.body.id)).length, 0, "a late repetition sends nothing again");
  const second = await apply(person, job.id, {}, "second");
  assert.equal(second.status, 201, second.text);
  assert.equal((await undo(person, first.body.id, "undo")).status, 200);
  assert.equal((await rowsOf(second.body.id)).length, 1);
  await endTime(second.body.id);
  await release();
  assert.deepEqual(factsOf(first.body.id), ["undo-time.ended"]);
  assert.deepEqual(factsOf(second.body.id), ["undo-time.ended", "application.submitted"]);
});

test("a repeated call tells how long one may undo now, not then", async () => {
  const [person, job] = [await aSeeker(app), await aFirmsJob()];
  const { body } = await apply(person, job.id, {}, "key");
  await endTime(body.id, 20_000);
  const again = await apply(person, job.id, {}, "key");
  assert.deepEqual([again.status, again.body.id], [201, body.id]);
  assert.ok(again.body.undoSeconds <= 20, String(again.body.undoSeconds));
  await endTime(body.id);
  await release();
  assert.equal((await apply(person, job.id, {}, "key")).body.undoSeconds, 0);
});

test("ten undos at once: one undoes it; under one key all get its answer", async () => {
  const [one, other] = [await anHeld(), await anHeld()];
  const ten = Array.from({ length: 10 }, (_, index) => index);
  assert.deepEqual(tally(await Promise.all(ten.map(() => undo(one.person, one.id)))), { 200: 1, 404: 9 });
  assert.deepEqual(tally(await Promise.all(ten.map(() => undo(other.person, other.id, "once")))), { 200: 10 });
});

test("undoing against the release: exactly one takes effect", async () => {
  const outcomes = new Set<number>();
  for (let round = 0; round < 16; round += 1) {
    const { person, id } = await anHeld();
    await endTime(id, round % 8);
    const [undone] = await Promise.all([undo(person, id), release(), release(), release()]);
    await release();
    outcomes.add(undone.status);
    if (undone.status === 200) assert.deepEqual([(await rowsOf(id)).length, factsOf(id)], [0, ["undo-time.ended"]]);
    else {
      assert.equal(undone.status, 409, undone.text);
      await endTime(id);
      await release();
      assert.deepEqual([(await rowsOf(id)).length, factsOf(id)], [1, ["undo-time.ended", "application.submitted"]]);
    }
  }
  assert.ok(outcomes.size > 0);
});

test("a release that was cut off leaves it held, and the next announces it once", async () => {
  const { id } = await anHeld();
  await endTime(id);
  await assert.rejects(releaseApplications({ db: app.db, announce: async () => Promise.reject(new Error("killed")) }));
  assert.deepEqual(factsOf(id), ["undo-time.ended"]);
  await release();
  await release();
  assert.deepEqual(factsOf(id), ["undo-time.ended", "application.submitted"]);
});

test("withdrawing in that time sends it first, so that the company hears of both", async () => {
  const { person, id } = await anHeld();
  assert.equal((await withdraw(person, id)).status, 200);
  await release();
  assert.deepEqual(factsOf(id), ["undo-time.ended", "application.submitted", "application.withdrawn"]);
});

test("a CV that was deleted after applying goes with the undone application", async () => {
  const person = await aSeeker(app, null);
  const cv = await giveCv(app, person, makeCv());
  const job = await aJob(app.db, { companyId: firm.companyId, coreSkills: ["Java", "PostgreSQL"] });
  const { id } = (await apply(person, job.id)).body;
  const remove = () => person.send("DELETE", `/api/user/${person.email}/cv/${cv.id}`);
  const kept = () => app.db.query("select from cv_version where id = $1", [cv.id]);
  const [removed] = await Promise.all([remove(), undo(person, id)]);
  assert.equal(removed.status, 200, removed.text);
  assert.deepEqual([await kept(), await cvsOf(person)], [[], []]);
});
