// Moving applicants: what is announced, delayed or cancelled, and what the applicant sees when.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { beforeEach, describe, test } from "node:test";
import type { ApplicantDetails, Applicant as Listed } from "../../../contract/applications/applicants-wire.ts";
import type { ApplicationStatus, CompanyStage } from "../../../contract/applications/rules.ts";
import type { Application } from "../../../contract/applications/wire.ts";
import { refusalIn, startApp } from "../../../tests/support/app.ts";
import { type Applicant, anApplicant } from "../../../tests/support/applications.ts";
import { aJob } from "../../../tests/support/builders.ts";
import { aFirm } from "../../../tests/support/firms.ts";
import type { Fact } from "../../facts.ts";
import { tellRejections } from "./untold-rejections.ts";

let aheadMs = 0;
const app = await startApp({ clock: () => new Date(Date.now() + aheadMs) });
const firm = await aFirm(app, "corporate-admin", "corporate-recruiter");
const { admin, companyId } = firm;
const job = await aJob(app.db, { companyId });

const MAIL = { subject: "About your application", text: "Dear {name}, not this time." };
const rejection = { reason: "SKILLS", mail: MAIL, delayHours: 0 };
const hourMs = 3_600_000;

type Outcome = {
  moved: Listed[];
  refused: { applicationId: string; reason: string; status: ApplicationStatus | null }[];
};
const move = (
  several: readonly { applicationId: string; from: ApplicationStatus }[],
  to: CompanyStage,
  rest: object = {},
  key?: string,
) =>
  admin.send<Outcome>(
    "POST",
    "/api/corporate/applicants/move",
    { applicants: several.map(({ applicationId, from }) => ({ applicationId, from })), to, ...rest },
    key ? { "idempotency-key": key } : {},
  );
/** Moves one applicant; fails if refused. */
async function moveOne({ applicationId }: Applicant, from: ApplicationStatus, to: CompanyStage, rest: object = {}) {
  const { status, body, text } = await move([{ applicationId, from }], to, rest);
  assert.equal(status, 200, text);
  assert.deepEqual(body.refused, []);
  return body.moved[0]!;
}
const detailsOf = async ({ applicationId }: Applicant) =>
  (await admin.send<ApplicantDetails>("GET", `/api/corporate/applicants/${applicationId}`)).body;
/** The application as its sender sees it. */
async function seenBy(person: Applicant): Promise<Application> {
  const { status, body, text } = await person.send<{ data: Application[] }>("GET", "/api/job-application/");
  assert.equal(status, 200, text);
  return body.data[0]!;
}
const stepsOf = ({ timeline }: Application) => timeline.map(({ status }) => status);
/** The facts announced about one applicant, without the fields that all facts have. */
const factsOf = ({ applicationId }: Applicant) =>
  app.facts.flatMap((fact) => ("applicationId" in fact && fact.applicationId === applicationId ? [told(fact)] : []));
const told = (fact: Fact) => {
  if (fact.kind === "application.moved")
    return { kind: fact.kind, from: fact.from, to: fact.to, message: fact.message };
  if (fact.kind !== "application.rejected") return { kind: fact.kind };
  return { kind: fact.kind, reason: fact.reason, message: fact.message, mail: fact.mail };
};

/** Lets time pass and renews tokens, as browsers do. */
async function pass(hours: number, ...others: Applicant[]): Promise<void> {
  aheadMs = hours * hourMs;
  for (const person of [admin, ...others]) await person.renew();
}

beforeEach(() => pass(0));

describe("a step", () => {
  test("is seen by the applicant and announced once, with the message", async () => {
    const person = await anApplicant(app, job.id);
    const moved = await moveOne(person, "APPLIED", "INTERVIEW", { message: "  See you on Monday.  " });
    assert.deepEqual([moved.status, moved.rejectionTellsAt], ["INTERVIEW", null]);
    assert.deepEqual(factsOf(person), [
      { kind: "application.moved", from: "APPLIED", to: "INTERVIEW", message: "See you on Monday." },
    ]);
    const fact = app.facts.at(-1);
    assert.ok(fact?.kind === "application.moved");
    assert.deepEqual(
      [fact.jobId, fact.jobTitle, fact.companyId, fact.companyName, fact.candidate, fact.shareId],
      [
        job.id,
        job.jobTitle,
        companyId,
        firm.name,
        { accountId: person.accountId, email: person.email, name: person.name },
        null,
      ],
    );
    const seen = await seenBy(person);
    assert.deepEqual([seen.status, stepsOf(seen)], ["INTERVIEW", ["APPLIED", "INTERVIEW"]]);
    assert.deepEqual([seen.timeline[1]?.message, seen.timeline[1]?.by], ["See you on Monday.", "COMPANY"]);
    const { timeline } = await detailsOf(person);
    assert.deepEqual([timeline[1]?.byName, timeline[1]?.id], [admin.name, fact.eventId]);
  });

  test("of several people is decided one by one, and reports who could not be moved", async () => {
    const [one, elsewhere, withdrawn] = [
      await anApplicant(app, job.id),
      await anApplicant(app, job.id, { status: "OFFERED" }),
      await anApplicant(app, job.id, { status: "WITHDRAWN" }),
    ];
    const strange = await anApplicant(app, (await aJob(app.db)).id);
    const outside = await anApplicant(app, (await aJob(app.db, { companyId, externalJobId: randomUUID() })).id, {
      kind: "EXTERNAL",
      score: -1,
    });
    const nobody = randomUUID();
    const seen = (applicationId: string) => ({ applicationId, from: "APPLIED" as const });
    const ids = [elsewhere, one, withdrawn, strange, outside].map(({ applicationId }) => applicationId);
    const { body } = await move([...ids, nobody].map(seen), "SHORTLISTED");
    assert.deepEqual(
      body.moved.map(({ applicationId, status }) => [applicationId, status]),
      [[one.applicationId, "SHORTLISTED"]],
    );
    assert.deepEqual(body.refused, [
      { applicationId: elsewhere.applicationId, reason: "CHANGED", status: "OFFERED" },
      { applicationId: withdrawn.applicationId, reason: "WITHDRAWN", status: "WITHDRAWN" },
      { applicationId: strange.applicationId, reason: "NOT_FOUND", status: null },
      { applicationId: outside.applicationId, reason: "NOT_FOUND", status: null },
      { applicationId: nobody, reason: "NOT_FOUND", status: null },
    ]);
    for (const person of [elsewhere, withdrawn, strange, outside]) assert.deepEqual(factsOf(person), []);
  });

  test("listed twice happens once", async () => {
    const person = await anApplicant(app, job.id);
    const seen = { applicationId: person.applicationId, from: "APPLIED" as const };
    const { body } = await move([seen, seen], "SHORTLISTED");
    assert.deepEqual([body.moved.length, body.refused[0]?.reason], [1, "CHANGED"]);
    assert.equal(factsOf(person).length, 1);
  });

  test("repeated under the same key gets the same answer and happens once", async () => {
    const person = await anApplicant(app, job.id);
    const seen = [{ applicationId: person.applicationId, from: "APPLIED" as const }];
    const key = randomUUID();
    const first = await move(seen, "SHORTLISTED", {}, key);
    await moveOne(person, "SHORTLISTED", "INTERVIEW");
    const again = await move(seen, "SHORTLISTED", {}, key);
    assert.deepEqual(again.body, first.body);
    assert.equal((await detailsOf(person)).status, "INTERVIEW");
    assert.equal((await move(seen, "OFFERED", {}, key)).status, 422);
  });

  const applicant = { applicationId: randomUUID(), from: "APPLIED" };
  for (const [what, body] of [
    ["no one", { applicants: [], to: "HIRED" }],
    ["101 people", { applicants: Array.from({ length: 101 }, () => applicant), to: "HIRED" }],
    ["to withdrawn", { applicants: [applicant], to: "WITHDRAWN" }],
    ["to rejected without a rejection", { applicants: [applicant], to: "REJECTED" }],
    ["to hired with a rejection", { applicants: [applicant], to: "HIRED", rejection }],
    ["after 5 hours", { applicants: [applicant], to: "REJECTED", rejection: { ...rejection, delayHours: 5 } }],
    [
      "with a mail without words",
      { applicants: [applicant], to: "REJECTED", rejection: { ...rejection, mail: { subject: " ", text: "x" } } },
    ],
  ] as const)
    test(`${what}: 400`, async () => {
      const answer = await admin.send("POST", "/api/corporate/applicants/move", body);
      assert.deepEqual([answer.status, refusalIn(answer).errorCode], [400, "INVALID_BODY"]);
    });
});

describe("a rejection", () => {
  test("without a delay is shown and announced at once, with the company's mail", async () => {
    const person = await anApplicant(app, job.id);
    const moved = await moveOne(person, "APPLIED", "REJECTED", { message: "Thank you.", rejection });
    assert.deepEqual([moved.status, moved.rejectionTellsAt], ["REJECTED", null]);
    assert.deepEqual(factsOf(person), [
      { kind: "application.rejected", reason: "SKILLS", message: "Thank you.", mail: MAIL },
    ]);
    const seen = await seenBy(person);
    assert.deepEqual([seen.status, seen.timeline[1]?.reason], ["REJECTED", "SKILLS"]);
    assert.equal(JSON.stringify(seen).includes(MAIL.text), false);
  });

  test("with a delay is hidden from the applicant until then, and announced once", async () => {
    const person = await anApplicant(app, job.id, { appliedAt: new Date(Date.now() - hourMs) });
    const before = await seenBy(person);
    const moved = await moveOne(person, "APPLIED", "REJECTED", { rejection: { ...rejection, delayHours: 24 } });
    assert.equal(moved.status, "REJECTED");
    const tellsIn = Date.parse(moved.rejectionTellsAt ?? "") - Date.now();
    assert.ok(Math.abs(tellsIn - 24 * hourMs) < 60_000, String(tellsIn));
    assert.deepEqual(await seenBy(person), before, "nothing has changed for them, no date either");
    const { timeline } = await detailsOf(person);
    assert.deepEqual([timeline.length, timeline[1]?.tellsAt], [2, moved.rejectionTellsAt]);
    await tellRejections(app.deps);
    assert.deepEqual(factsOf(person), []);

    await pass(24.1, person);
    assert.equal((await seenBy(person)).status, "REJECTED", "seen at its time, whenever the round comes");
    await tellRejections(app.deps);
    assert.equal(await tellRejections(app.deps), 0);
    assert.deepEqual(factsOf(person), [{ kind: "application.rejected", reason: "SKILLS", message: null, mail: MAIL }]);
    assert.equal((await detailsOf(person)).rejectionTellsAt, null);
    assert.deepEqual(stepsOf(await seenBy(person)), ["APPLIED", "REJECTED"]);
  });

  test("cancelled in time never reaches the applicant; the company still sees it", async () => {
    const person = await anApplicant(app, job.id, { status: "INTERVIEW" });
    const before = await seenBy(person);
    await moveOne(person, "INTERVIEW", "REJECTED", { rejection: { ...rejection, delayHours: 72 } });
    await moveOne(person, "REJECTED", "INTERVIEW");
    await pass(100, person);
    await tellRejections(app.deps);
    assert.deepEqual(await seenBy(person), before);
    assert.deepEqual(factsOf(person), []);
    const { timeline, status, rejectionTellsAt } = await detailsOf(person);
    assert.deepEqual([status, rejectionTellsAt], ["INTERVIEW", null]);
    assert.deepEqual(
      timeline.slice(1).map((step) => [step.status, step.tellsAt]),
      [
        ["REJECTED", null],
        ["INTERVIEW", null],
      ],
    );
    const [kept] = await app.db.query<{ mail: unknown }>(
      "select mail from application_event where application_id = $1 and status = 'REJECTED'",
      [person.applicationId],
    );
    assert.equal(kept?.mail, null, "a mail that is never sent is not kept");
  });

  test("replaced by the next stage: the applicant sees only that stage", async () => {
    const person = await anApplicant(app, job.id, { status: "SHORTLISTED" });
    await moveOne(person, "SHORTLISTED", "REJECTED", { rejection: { ...rejection, delayHours: 48 } });
    await moveOne(person, "REJECTED", "INTERVIEW");
    await pass(60, person);
    await tellRejections(app.deps);
    assert.deepEqual(factsOf(person), [
      { kind: "application.moved", from: "SHORTLISTED", to: "INTERVIEW", message: null },
    ]);
    assert.deepEqual(stepsOf(await seenBy(person)), ["APPLIED", "INTERVIEW"]);
  });

  test("that is due is announced before the next step, even if no round ran", async () => {
    const person = await anApplicant(app, job.id);
    await moveOne(person, "APPLIED", "REJECTED", { rejection: { ...rejection, delayHours: 24 } });
    await pass(25, person);
    await moveOne(person, "REJECTED", "INTERVIEW");
    await tellRejections(app.deps);
    assert.deepEqual(
      factsOf(person).map(({ kind }) => kind),
      ["application.rejected", "application.moved"],
    );
    assert.deepEqual(stepsOf(await seenBy(person)), ["APPLIED", "REJECTED", "INTERVIEW"]);
  });

  test("that is hidden does not prevent withdrawing, and is then never announced", async () => {
    const person = await anApplicant(app, job.id);
    await moveOne(person, "APPLIED", "REJECTED", { rejection: { ...rejection, delayHours: 24 } });
    const answer = await person.send("POST", `/api/job-application/${person.applicationId}/withdraw`, {
      reason: "TOO_SLOW",
    });
    assert.equal(answer.status, 200, answer.text);
    await pass(25, person);
    await tellRejections(app.deps);
    assert.deepEqual(
      factsOf(person).map(({ kind }) => kind),
      ["application.withdrawn"],
    );
    const seen = await seenBy(person);
    assert.deepEqual([seen.status, stepsOf(seen)], ["WITHDRAWN", ["APPLIED", "WITHDRAWN"]]);
  });

  test("more than fit one transaction are all announced", async () => {
    const waiting = await aJob(app.db, { companyId });
    const many = [];
    for (let count = 0; count < 103; count += 1) many.push(await anApplicant(app, waiting.id));
    const seen = many.map(({ applicationId }) => ({ applicationId, from: "APPLIED" as const }));
    for (const part of [seen.slice(0, 100), seen.slice(100)]) {
      const { body } = await move(part, "REJECTED", { rejection: { ...rejection, delayHours: 24 } });
      assert.equal(body.moved.length, part.length);
    }
    await pass(25);
    assert.equal(await tellRejections(app.deps), 103);
    for (const person of many) assert.equal(factsOf(person).length, 1);
  });
});
