// Unusual input from recruiters: text that PostgreSQL refuses, ids in capital letters; and ids that reveal no dates.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { test } from "node:test";
import type { Applicant } from "../../../contract/applications/applicants-wire.ts";
import type { Application } from "../../../contract/applications/wire.ts";
import { startApp } from "../../../tests/support/app.ts";
import { anApplicant } from "../../../tests/support/applications.ts";
import { aJob } from "../../../tests/support/builders.ts";
import { aFirm } from "../../../tests/support/firms.ts";

let ahead = 0;
const app = await startApp({ clock: () => new Date(Date.now() + ahead) });
const firm = await aFirm(app);
const job = await aJob(app.db, { companyId: firm.companyId });
const move = (body: object) =>
  firm.admin.send<{ moved: Applicant[] }>("POST", "/api/corporate/applicants/move", body, {
    "idempotency-key": randomUUID(),
  });

for (const [what, text] of Object.entries({ NUL: "so\u0000so", "half a character": "so\ud800so" }))
  test(`${what} in notes, messages and rejections`, async () => {
    const { applicationId } = await anApplicant(app, job.id);
    const key = { "idempotency-key": randomUUID() };
    const note = await firm.admin.send("POST", `/api/corporate/applicants/${applicationId}/notes`, { text }, key);
    assert.equal(note.status, 201, note.text);
    const forward = await move({ applicants: [{ applicationId, from: "APPLIED" }], to: "INTERVIEW", message: text });
    assert.equal(forward.body.moved?.length, 1, forward.text);
    const rejection = { reason: "PAY", mail: { subject: text, text }, delayHours: 24 };
    const out = await move({ applicants: [{ applicationId, from: "INTERVIEW" }], to: "REJECTED", rejection });
    assert.equal(out.body.moved?.length, 1, out.text);
  });

test("an id in capital letters is the same id", async () => {
  const { applicationId } = await anApplicant(app, job.id);
  const answer = await move({
    applicants: [{ applicationId: applicationId.toUpperCase(), from: "APPLIED" }],
    to: "HIRED",
  });
  assert.deepEqual(
    answer.body.moved.map((one) => one.applicationId),
    [applicationId],
  );
});

test("the id of a delayed rejection does not reveal when it was decided", async () => {
  const person = await anApplicant(app, job.id);
  const { applicationId } = person;
  const rejection = { reason: "PAY", mail: null, delayHours: 24 };
  await move({ applicants: [{ applicationId, from: "APPLIED" }], to: "REJECTED", rejection });
  ahead = 25 * 3_600_000;
  await person.renew();
  const { body } = await person.send<Application>("GET", `/api/job-application/${applicationId}`);
  const step = body.timeline.at(-1);
  assert.equal(step?.status, "REJECTED");
  const timeOfId = Number.parseInt(step.id.replaceAll("-", "").slice(0, 12), 16);
  assert.equal(new Date(timeOfId).toISOString(), step.at);
});
