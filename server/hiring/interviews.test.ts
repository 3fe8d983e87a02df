// Interviews: offering times in a zone, choosing one, moving, calling off, races for one recruiter, rights, calendars.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, test } from "node:test";
import type { Interview } from "../../contract/hiring/interviews-wire.ts";
import { type Person, signedIn } from "../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../tests/support/app.ts";
import { anApplicant } from "../../tests/support/applications.ts";
import { aJob } from "../../tests/support/builders.ts";
import { aFirm } from "../../tests/support/firms.ts";
import { aPostOffice } from "../../tests/support/notices.ts";
import { type ToldFact, tellPeople } from "../notifications/index.ts";
import { newId } from "../platform/ids.ts";
import { endInterviews } from "./index.ts";

let now = new Date("2026-11-22T06:00:00Z");
const app = await startApp({ clock: () => now });
const firm = await aFirm(app, "corporate-admin", "corporate-recruiter");
const [boss, recruiter] = firm.people as [Person, Person];
const { admin: rival } = await aFirm(app);

const MONDAY = { date: "2026-11-30", time: "15:30" };
const TUESDAY = { date: "2026-12-01", time: "10:00" };
const body = (facts: object = {}) => ({
  title: "First interview",
  minutes: 45,
  meeting: "https://meet.example.org/room",
  timeZone: "Asia/Kolkata",
  times: [TUESDAY, MONDAY],
  ...facts,
});
const offer = (person: Person, id: string, facts: object = {}, key: string = randomUUID()) =>
  person.send<Interview>("POST", `/api/corporate/applicants/${id}/interviews`, body(facts), { "idempotency-key": key });
const act = (person: Person, id: string, what: string, given: object = {}, key: string = randomUUID()) =>
  person.send<Interview>("POST", `/api/interview/${id}/${what}`, given, { "idempotency-key": key });
const choose = (person: Person, { id, times }: Interview, at = 0) =>
  act(person, id, "accept", { timeId: times[at]?.id, timeZone: "Europe/London" });
const moved = { timeZone: "Asia/Kolkata", times: [{ date: "2026-12-02", time: "09:00" }] };

async function anOffer(by: Person = boss, facts: object = {}) {
  const asha = await anApplicant(app, (await aJob(app.db, { companyId: firm.companyId })).id);
  const { status, body: offered, text } = await offer(by, asha.applicationId, facts);
  assert.equal(status, 201, text);
  return { asha, offered };
}

test("times are offered by the recruiter's clock, and the applicant chooses one", async () => {
  const { asha, offered } = await anOffer(await aRecruiter());
  assert.deepEqual(
    offered.times.map(({ startsAt, endsAt, isTaken }) => [startsAt, endsAt, isTaken]),
    [
      ["2026-11-30T10:00:00.000Z", "2026-11-30T10:45:00.000Z", false],
      ["2026-12-01T04:30:00.000Z", "2026-12-01T05:15:00.000Z", false],
    ],
  );
  const again = await offer(boss, asha.applicationId);
  assert.deepEqual([again.status, refusalIn(again)?.errorCode], [409, "CONFLICT"], "one is open at a time");
  const key = randomUUID();
  const choice = { timeId: offered.times[1]?.id, timeZone: "Europe/London" };
  const agreed = await act(asha, offered.id, "accept", choice, key);
  assert.deepEqual(
    [agreed.status, agreed.body.state, agreed.body.startsAt],
    [200, "AGREED", "2026-12-01T04:30:00.000Z"],
  );
  assert.equal((await act(asha, offered.id, "accept", choice, key)).status, 200);
  assert.equal((await act(asha, offered.id, "accept", choice)).status, 409);
  const listed = await recruiter.send<{ data: Interview[] }>(
    "GET",
    `/api/conversation/${asha.applicationId}/interviews`,
  );
  assert.deepEqual([listed.body.data[0]?.state, listed.body.data[0]?.withName], ["AGREED", asha.name]);
  const file = await asha.send<{ fileName: string; ics: string }>("GET", `/api/interview/${offered.id}/calendar`);
  assert.equal(file.body.fileName, "interview-2026-12-01.ics");
  assert.match(file.body.ics, /DTSTART:20261201T043000Z/);
  await app.db.query("update account set language = 'hi' where id = $1", [asha.accountId]);
  const hindi = await asha.send<{ ics: string }>("GET", `/api/interview/${offered.id}/calendar`);
  assert.match(hindi.body.ics.replace(/\r\n /g, ""), /DESCRIPTION:[^\n]*\p{Script=Devanagari}[^\n]*\/hi\//u);
  await app.db.query("update account set language = null where id = $1", [asha.accountId]);
});

describe("times are refused that", () => {
  const CASES: [what: string, facts: object, words: RegExp][] = [
    ["are over", { times: [{ date: "2026-11-21", time: "10:00" }] }, /too soon/],
    ["are a year ahead", { times: [{ date: "2027-11-22", time: "10:00" }] }, /too far/],
    ["overlap", { times: [MONDAY, { date: "2026-11-30", time: "16:00" }] }, /overlaps/],
    ["no clock shows", { timeZone: "America/Santiago", times: [{ date: "2026-13-40", time: "10:00" }] }, /day/],
  ];
  for (const [what, facts, words] of CASES)
    test(what, async () => {
      const asha = await anApplicant(app, (await aJob(app.db, { companyId: firm.companyId })).id);
      const answer = await offer(boss, asha.applicationId, facts);
      assert.equal(answer.status, 400, answer.text);
      assert.match(refusalIn(answer)?.errorMsg ?? "", words);
      assert.equal(refusalIn(answer)?.field, "times");
    });
});

test("only the two sides reach it, each only its own acts", async () => {
  const { asha, offered } = await anOffer(await aRecruiter());
  const stranger = await signedIn(app);
  for (const person of [rival, stranger]) {
    assert.equal((await choose(person, offered)).status, 404);
    for (const what of ["decline", "cancel"]) assert.equal((await act(person, offered.id, what)).status, 404, what);
    assert.equal((await person.send("GET", `/api/interview/${offered.id}/calendar`)).status, 404);
    assert.equal((await person.send("GET", `/api/conversation/${asha.applicationId}/interviews`)).status, 404);
  }
  assert.equal((await act(rival, offered.id, "move", moved)).status, 404);
  assert.equal((await offer(rival, asha.applicationId)).status, 404);
  for (const person of [asha, stranger]) {
    assert.equal((await offer(person, asha.applicationId)).status, 403);
    assert.equal((await act(person, offered.id, "move", moved)).status, 403);
  }
  assert.equal((await choose(boss, offered)).status, 404, "a company does not choose for its applicant");
  assert.equal((await act(boss, offered.id, "decline")).status, 404);
  assert.equal((await act(asha, offered.id, "cancel")).status, 409, "an applicant declines what is not agreed on");
});

/** As an admin of the site does it, or lifts it. */
const suspend = (companyId: string, isSuspended: boolean) =>
  app.db.query(
    `update company set suspended_at = case when $2 then now() end, suspend_reason = case when $2 then 'Scam' end,
       is_withheld = $2 where id = $1`,
    [companyId, isSuspended],
  );

test("a suspended company reaches no applicant and gets no contact data until that is lifted", async () => {
  const scam = await aFirm(app);
  const job = await aJob(app.db, { companyId: scam.companyId });
  const [asha, binu] = [await anApplicant(app, job.id), await anApplicant(app, job.id)];
  const offered = (await offer(scam.admin, asha.applicationId)).body;
  const { applicationId: id } = binu;
  const moves = { applicants: [{ applicationId: id, from: "APPLIED" }], to: "SHORTLISTED" };
  const calls: [method: "GET" | "POST" | "PATCH", path: string, body?: object][] = [
    ["POST", `/api/conversation/${id}/messages`, { text: "Please pay the fee" }],
    ["POST", `/api/corporate/applicants/${id}/interviews`, body()],
    ["POST", `/api/interview/${offered.id}/move`, moved],
    ["POST", `/api/interview/${offered.id}/cancel`, { reason: "Please pay the fee" }],
    ["POST", "/api/corporate/applicants/move", moves],
    ["GET", `/api/corporate/applicants/${id}`],
    ["POST", `/api/corporate/applicants/${id}/cv`, {}],
    ["GET", `/api/corporate/jobs/${job.id}/applicants/export`],
    ["POST", "/api/corporate/invites", { email: "new@people.example", role: "corporate-recruiter" }],
    ["PATCH", "/api/corporate/company", { about: "We are honest" }],
  ];
  const answers = () =>
    Promise.all(
      calls.map(async ([method, path, given]) => {
        const { status, text } = await scam.admin.send(method, path, given, { "idempotency-key": randomUUID() });
        return `${method} ${path}: ${status} ${status === 403 && /suspended here/.test(text)}`;
      }),
    );
  await suspend(scam.companyId, true);
  assert.deepEqual(
    await answers(),
    calls.map(([method, path]) => `${method} ${path}: 403 true`),
  );
  assert.equal((await act(scam.admin, offered.id, "cancel")).status, 200, "it may call off without a word");
  await suspend(scam.companyId, false);
  assert.equal((await scam.admin.send("GET", `/api/corporate/applicants/${id}`)).status, 200);
  assert.equal((await offer(scam.admin, id)).status, 201);
});

test("one recruiter agrees on one interview at a time", async () => {
  const by = await aRecruiter();
  const all = await Promise.all(Array.from({ length: 4 }, () => anOffer(by, { times: [MONDAY] })));
  const answers = await Promise.all(all.map(({ asha, offered }) => choose(asha, offered)));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409]);
  const loser = all[answers.findIndex(({ status }) => status === 409)];
  const path = `/api/conversation/${loser?.asha.applicationId}/interviews`;
  const seen = await loser?.asha.send<{ data: Interview[] }>("GET", path);
  assert.deepEqual(
    seen?.body.data[0]?.times.map(({ isTaken }) => isTaken),
    [true],
  );
});

test("choosing and moving at once: the times that are gone cannot be chosen", async () => {
  const by = await aRecruiter();
  for (let round = 0; round < 4; round += 1) {
    const time = { date: `2026-12-0${round + 3}`, time: "11:00" };
    const { asha, offered } = await anOffer(by, { times: [time] });
    const [chosen, other] = await Promise.all([choose(asha, offered), act(by, offered.id, "move", moved)]);
    assert.equal(other.status, 200, other.text);
    assert.ok([200, 409].includes(chosen.status), chosen.text);
    const path = `/api/conversation/${asha.applicationId}/interviews`;
    const [left] = (await asha.send<{ data: Interview[] }>("GET", path)).body.data;
    assert.deepEqual([left?.state, left?.startsAt, left?.times.length], ["OFFERED", null, 1]);
  }
});

test("agreed, moved, agreed again, cancelled: both calendars follow", async () => {
  const by = await aRecruiter();
  const { asha, offered } = await anOffer(by);
  await choose(asha, offered);
  const other = await act(by, offered.id, "move", moved);
  assert.equal((await choose(asha, offered)).status, 409, "an old time");
  await choose(asha, other.body);
  assert.equal((await act(asha, offered.id, "cancel", { reason: "I am ill." })).body.state, "CANCELLED");
  assert.equal((await act(by, offered.id, "move", moved)).status, 409);
  const post = await aPostOffice(app);
  for (const fact of app.facts)
    if ("interviewId" in fact && fact.interviewId === offered.id)
      await tellPeople(fact as ToldFact, { id: newId(), at: now }, post);
  for (const person of [asha, by]) {
    const mails = await app.db.query<{ calendar: string; text: string }>(
      "select calendar, text from mail where recipient = $1 and calendar is not null order by created_at, id",
      [person.email],
    );
    const versions = mails.map(({ calendar }) =>
      ["METHOD", "STATUS", "SEQUENCE"]
        .map((field) => new RegExp(`^${field}:(.*)\r$`, "m").exec(calendar)?.[1])
        .join(" "),
    );
    // They were made at one moment of the clock above.
    assert.deepEqual(
      versions.sort((one, two) => Number(one.at(-1)) - Number(two.at(-1))),
      ["REQUEST CONFIRMED 1", "CANCEL CANCELLED 2", "REQUEST CONFIRMED 3", "CANCEL CANCELLED 4"],
    );
    const stranger = person === asha ? by.email : asha.email;
    for (const { calendar } of mails) assert.ok(!calendar.includes(stranger), "no address of the other side");
  }
});

test("both sides' exports have the offered times, and the applicant's why they declined", async () => {
  const by = await aRecruiter();
  const { asha, offered } = await anOffer(by);
  await act(asha, offered.id, "decline", { reason: "I am away then." });
  for (const person of [asha, by]) {
    const { text } = await person.send("GET", `/api/user/${person.email}/export`);
    for (const known of ["2026-11-30T10:00:00.000Z", "2026-12-01T04:30:00.000Z", "CANDIDATE"])
      assert.ok(text.includes(known), known);
    assert.equal(text.includes("I am away then."), person === asha);
  }
});

test("a recruiter who left is told nothing more: the company is, and who moves the interview has it", async () => {
  const by = await aRecruiter();
  const [chosen, declined, handed] = [await anOffer(by), await anOffer(by), await anOffer(by)];
  await app.db.query("delete from company_member where account_id = $1", [by.accountId]);
  await choose(chosen.asha, chosen.offered);
  await act(chosen.asha, chosen.offered.id, "cancel", { reason: "I am ill." });
  await act(declined.asha, declined.offered.id, "decline", { reason: "I am away." });
  const post = await aPostOffice(app);
  const ids = [chosen, declined].map(({ offered }) => offered.id);
  for (const fact of app.facts)
    if ("interviewId" in fact && ids.includes(fact.interviewId) && fact.kind !== "interview.offered")
      await tellPeople(fact as ToldFact, { id: newId(), at: now }, post);
  const told = await app.db.query<{ accountId: string; told: number }>(
    `select account_id as "accountId", count(*)::int as told from notification where account_id = any ($1) group by 1`,
    [[by.accountId, boss.accountId]],
  );
  assert.deepEqual(told, [{ accountId: boss.accountId, told: 3 }]);
  assert.equal((await act(boss, handed.offered.id, "move", moved)).status, 200);
  const fact = app.facts.findLast((one) => one.kind === "interview.offered");
  assert.equal(fact?.kind === "interview.offered" && fact.recruiter?.accountId, boss.accountId);
});

test("what is open ends when the applicant's account is suspended, and the company hears of it", async () => {
  const { asha, offered } = await anOffer(await aRecruiter());
  const admin = await signedIn(app, { groups: ["admin"] });
  const suspended = await admin.send("POST", `/api/admin/accounts/${asha.accountId}/suspend`, { reason: "Spam." });
  assert.equal(suspended.status, 200, suspended.text);
  const ended = app.facts.filter((fact) => fact.kind === "interview.ended" && fact.interviewId === offered.id);
  assert.equal(ended.length, 1);
});

test("what a recruiter offered or agreed on ends when their account is suspended, and the applicant hears of it", async () => {
  const by = await aRecruiter();
  const [open, agreed, colleagues] = [await anOffer(by), await anOffer(by), await anOffer(boss)];
  assert.equal((await choose(agreed.asha, agreed.offered)).status, 200);
  const admin = await signedIn(app, { groups: ["admin"] });
  const suspended = await admin.send("POST", `/api/admin/accounts/${by.accountId}/suspend`, { reason: "Spam." });
  assert.equal(suspended.status, 200, suspended.text);
  const endedBy = ({ offered }: typeof open) =>
    app.facts.flatMap((fact) => (fact.kind === "interview.ended" && fact.interviewId === offered.id ? [fact.by] : []));
  assert.deepEqual([open, agreed, colleagues].map(endedBy), [["COMPANY"], ["COMPANY"], []]);
  assert.equal((await choose(open.asha, open.offered)).status, 409);
  assert.equal((await offer(boss, open.asha.applicationId)).status, 201, "a colleague offers new times");
});

test("what is open ends with the application, and a time that is over cannot be chosen", async () => {
  const by = await aRecruiter();
  const { asha, offered } = await anOffer(by);
  await endInterviews({ applicationId: asha.applicationId, candidate: asha, by: "CANDIDATE" }, app.deps);
  assert.equal((await choose(asha, offered)).status, 409);
  const ended = app.facts.filter((fact) => fact.kind === "interview.ended" && fact.interviewId === offered.id);
  assert.equal(ended.length, 1);
  const late = await anOffer(by);
  now = new Date("2026-12-24T00:00:00Z");
  await late.asha.renew();
  assert.equal((await choose(late.asha, late.offered)).status, 409);
});

/** A recruiter of the company without other interviews. */
async function aRecruiter(): Promise<Person> {
  const { admin } = await aFirm(app);
  await app.db.query("update company_member set company_id = $2 where account_id = $1", [
    admin.accountId,
    firm.companyId,
  ]);
  return admin;
}
