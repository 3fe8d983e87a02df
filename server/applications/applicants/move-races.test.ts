// Moves under real parallel requests: two recruiters, a concurrent withdrawal, a hundred at once, two rounds at once.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { ApplicationStatus, CompanyStage } from "../../../contract/applications/rules.ts";
import { startApp } from "../../../tests/support/app.ts";
import { type Applicant, anApplicant } from "../../../tests/support/applications.ts";
import { aJob } from "../../../tests/support/builders.ts";
import { aFirm } from "../../../tests/support/firms.ts";
import { tellRejections } from "./untold-rejections.ts";

let aheadMs = 0;
const app = await startApp({ clock: () => new Date(Date.now() + aheadMs) });
const { companyId, people } = await aFirm(app, "corporate-admin", "corporate-recruiter");
const [admin, recruiter] = people as [(typeof people)[0], (typeof people)[0]];
const job = await aJob(app.db, { companyId });

type Outcome = { moved: { applicationId: string }[]; refused: { applicationId: string; reason: string }[] };
const move = (
  who: typeof admin,
  several: readonly Applicant[],
  to: CompanyStage,
  { from = "APPLIED", ...rest }: { from?: ApplicationStatus; rejection?: object } = {},
) =>
  who.send<Outcome>("POST", "/api/corporate/applicants/move", {
    applicants: several.map(({ applicationId }) => ({ applicationId, from })),
    to,
    ...rest,
  });
const rejection = { reason: "OTHER", mail: null, delayHours: 24 };
const factsOf = ({ applicationId }: Applicant) =>
  app.facts.flatMap((fact) => ("applicationId" in fact && fact.applicationId === applicationId ? [fact.kind] : []));
const stepsOf = async ({ applicationId }: Applicant) =>
  (
    await app.db.query<{ status: string }>(
      "select status from application_event where application_id = $1 order by at, id",
      [applicationId],
    )
  ).map(({ status }) => status);
const statusOf = async ({ applicationId }: Applicant) =>
  (await app.db.query<{ status: string }>("select status from application where id = $1", [applicationId]))[0]?.status;

test("of twelve concurrent moves of one person, one succeeds", async () => {
  const person = await anApplicant(app, job.id);
  const stages = ["SHORTLISTED", "INTERVIEW", "OFFERED"] as const;
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, nth) => move(nth % 2 ? admin : recruiter, [person], stages[nth % 3]!)),
  );
  assert.equal(answers.filter(({ body }) => body.moved.length === 1).length, 1);
  const others = answers.flatMap(({ body }) => body.refused.map(({ reason }) => reason));
  assert.deepEqual(others, Array(11).fill("CHANGED"));
  assert.equal((await stepsOf(person)).length, 2);
  assert.deepEqual(factsOf(person), ["application.moved"]);
});

test("a withdrawal and a concurrent move happen one after the other", async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 12; round += 1) {
    const person = await anApplicant(app, job.id);
    const [withdrawn, moved] = await Promise.all([
      person.send("POST", `/api/job-application/${person.applicationId}/withdraw`, { reason: "OTHER" }),
      move(recruiter, [person], "INTERVIEW"),
    ]);
    // An interview does not prevent withdrawing, so the withdrawal succeeds in either order.
    assert.equal(withdrawn.status, 200, withdrawn.text);
    assert.equal(await statusOf(person), "WITHDRAWN");
    const wasMoved = moved.body.moved.length === 1;
    if (!wasMoved) assert.equal(moved.body.refused[0]?.reason, "WITHDRAWN");
    assert.deepEqual(
      await stepsOf(person),
      wasMoved ? ["APPLIED", "INTERVIEW", "WITHDRAWN"] : ["APPLIED", "WITHDRAWN"],
    );
    assert.deepEqual(
      factsOf(person),
      wasMoved ? ["application.moved", "application.withdrawn"] : ["application.withdrawn"],
    );
    outcomes.add(String(wasMoved));
  }
  assert.ok(outcomes.size > 0);
});

test("of a withdrawal and a concurrent hiring one happens", async () => {
  for (let round = 0; round < 8; round += 1) {
    const person = await anApplicant(app, job.id);
    const [withdrawn, moved] = await Promise.all([
      person.send("POST", `/api/job-application/${person.applicationId}/withdraw`, { reason: "OTHER" }),
      move(recruiter, [person], "HIRED"),
    ]);
    const wasMoved = moved.body.moved.length === 1;
    assert.equal(withdrawn.status, wasMoved ? 409 : 200, withdrawn.text);
    assert.equal(await statusOf(person), wasMoved ? "HIRED" : "WITHDRAWN");
    assert.equal((await stepsOf(person)).length, 2);
  }
});

describe("a hundred at once", async () => {
  const many: Applicant[] = [];
  for (let count = 0; count < 100; count += 1) many.push(await anApplicant(app, job.id));

  test("by two recruiters, in opposite order: each applicant moves once, without deadlock", async () => {
    const answers = await Promise.all([
      move(admin, many, "SHORTLISTED"),
      move(recruiter, many.toReversed(), "INTERVIEW"),
    ]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    );
    assert.equal(
      answers.reduce((sum, { body }) => sum + body.moved.length, 0),
      100,
    );
    for (const person of many) assert.deepEqual(factsOf(person), ["application.moved"]);
  });
});

test("concurrent rounds announce each rejection once, also while it is cancelled", async () => {
  const told: Applicant[] = [];
  const moving: Applicant[] = [];
  for (let count = 0; count < 20; count += 1) told.push(await anApplicant(app, job.id));
  for (let count = 0; count < 20; count += 1) moving.push(await anApplicant(app, job.id));
  await move(admin, [...told, ...moving], "REJECTED", { rejection });
  aheadMs = 25 * 3_600_000;
  await recruiter.renew();
  const rounds = Array.from({ length: 5 }, () => tellRejections(app.deps));
  const moves = moving.map((person) => move(recruiter, [person], "INTERVIEW", { from: "REJECTED" }));
  await Promise.all([...rounds, ...moves]);
  await tellRejections(app.deps);
  aheadMs = 0;
  for (const person of told) assert.deepEqual(factsOf(person), ["application.rejected"]);
  for (const person of moving) assert.deepEqual(factsOf(person), ["application.rejected", "application.moved"]);
});

test("a round skips applicants who are being moved, and waits for no lock", async () => {
  const [held, free] = [await anApplicant(app, job.id), await anApplicant(app, job.id)];
  await admin.renew();
  await move(admin, [held, free], "REJECTED", { rejection });
  aheadMs = 25 * 3_600_000;
  await app.db.transaction(async (tx) => {
    await tx.query("select from application where id = $1 for no key update", [held.applicationId]);
    assert.equal(await tellRejections(app.deps), 1);
  });
  assert.deepEqual([factsOf(held), factsOf(free)], [[], ["application.rejected"]]);
  assert.equal(await tellRejections(app.deps), 1);
  aheadMs = 0;
});
