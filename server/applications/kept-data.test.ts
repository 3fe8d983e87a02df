// How long an application's data is retained: its CV outlives the CV's deletion, an export has everything, closing the
// account erases it.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Person } from "../../tests/support/accounts.ts";
import { startApp } from "../../tests/support/app.ts";
import { apply, aSeeker, SUITED } from "../../tests/support/applying.ts";
import { aJob } from "../../tests/support/builders.ts";
import { cvsOf, detailsOf, giveCv, nameCv } from "../../tests/support/cvs.ts";
import { aFirm } from "../../tests/support/firms.ts";
import { makeCv } from "../../tests/support/pdf.ts";
import { cleanUploads } from "../files/index.ts";
import { deleteDueAccounts } from "../identity/index.ts";
import { DATA_KEEPERS } from "../personal-data.ts";

let ahead = 0;
const app = await startApp({ clock: () => new Date(Date.now() + ahead) });

const keysOf = async (cvId: string) =>
  (await app.db.query<{ key: string }>("select file_key as key from cv_version where id = $1", [cvId])).map(
    ({ key }) => key,
  );
const removedAt = async (key: string) =>
  (await app.db.query<{ at: Date | null }>("select removed_at as at from file_upload where key = $1", [key]))[0]?.at;
const removeCv = (person: Person, cvId: string) => person.send("DELETE", `/api/user/${person.email}/cv/${cvId}`);

test("a CV that was sent and then deleted can be read by the company and no one else", async () => {
  const { admin: recruiter, companyId } = await aFirm(app);
  const job = await aJob(app.db, { companyId, coreSkills: ["Java", "PostgreSQL"] });
  const asha = await aSeeker(app, null);
  const cv = await giveCv(app, asha, makeCv(), "asha.pdf");
  assert.equal(cv.state, "PARSED");
  const { id } = (await apply(asha, job.id)).body;
  const [key = ""] = await keysOf(cv.id);
  assert.equal((await removeCv(asha, cv.id)).status, 200);

  assert.deepEqual(await cvsOf(asha), []);
  assert.equal((await detailsOf(asha)).cvExtractParsed, null);
  assert.equal((await removeCv(asha, cv.id)).status, 404);
  assert.equal((await asha.send("GET", `/api/user/${asha.email}/cv/${cv.id}/file`)).status, 404);
  assert.equal((await nameCv(asha, key)).status, 404, "naming its upload again does not bring it back");
  const kept = await app.db.query("select extract, parsed from cv_version where id = $1", [cv.id]);
  assert.deepEqual(kept, [{ extract: null, parsed: null }]);
  assert.equal(await removedAt(key), null);

  const listed = await asha.send<{ data: { cv: object }[] }>("GET", "/api/job-application/");
  assert.deepEqual(listed.body.data[0]?.cv, { id: cv.id, fileName: "asha.pdf", uploadedAt: cv.uploadedAt });
  const opened = await recruiter.send<{ url: string }>("POST", `/api/corporate/applicants/${id}/cv`);
  assert.equal(opened.status, 200, opened.text);
  assert.equal((await app.get(opened.body.url)).status, 200);
  assert.equal((await apply(asha, (await aJob(app.db, SUITED)).id)).status, 409, "there is none in force any more");
});

test("a CV that was never sent is deleted with its file", async () => {
  const asha = await aSeeker(app, null);
  const cv = await giveCv(app, asha, makeCv());
  const [key = ""] = await keysOf(cv.id);
  assert.equal((await removeCv(asha, cv.id)).status, 200);
  assert.deepEqual(await keysOf(cv.id), []);
  assert.ok(await removedAt(key));
});

test("an export has what was sent, as its sender may see it; closing the account erases it all", async () => {
  const { admin: recruiter, companyId } = await aFirm(app);
  const job = await aJob(app.db, { companyId, coreSkills: ["Java", "PostgreSQL"] });
  const outside = await aJob(app.db, { externalJobId: "kept:1", jobUrl: "https://work.example/9" });
  const asha = await aSeeker(app, null, { password: "a boat on the river" });
  const cv = await giveCv(app, asha, makeCv());
  const { id } = (await apply(asha, job.id)).body;
  const told = { jobId: outside.id, jobPortal: "https://work.example/9" };
  await asha.send("POST", "/api/external-job-application/", told, { "idempotency-key": "told-once" });
  await recruiter.send("POST", `/api/corporate/applicants/${id}/notes`, { text: "Between us: too expensive." });
  const rejection = { reason: "SKILLS", mail: null, delayHours: 72 };
  const applicants = [{ applicationId: id, from: "APPLIED" }];
  await recruiter.send("POST", "/api/corporate/applicants/move", { applicants, to: "REJECTED", rejection });

  const exported = await asha.send("GET", `/api/user/${asha.email}/export`);
  assert.equal(exported.status, 200, exported.text);
  for (const told of [id, job.jobTitle, "https://work.example/9", '"sentWith"'])
    assert.ok(exported.text.includes(told), told);
  for (const secret of ["Between us", "REJECTED"]) assert.ok(!exported.text.includes(secret), secret);

  const [key = ""] = await keysOf(cv.id);
  assert.equal((await removeCv(asha, cv.id)).status, 200);
  const leaving = await asha.send("DELETE", `/api/user/${asha.email}`, { password: "a boat on the river" });
  assert.equal(leaving.status, 200, leaving.text);
  ahead += 15 * 86_400_000;
  await deleteDueAccounts(app.deps, DATA_KEEPERS);
  for (const table of ["application", "cv_version"])
    assert.deepEqual(await app.db.query(`select from ${table} where account_id = $1`, [asha.accountId]), [], table);
  assert.deepEqual(await app.db.query("select from keyed_call where caller_id = $1", [asha.accountId]), []);
  assert.deepEqual(await app.db.query("select from application_event where application_id = $1", [id]), []);
  assert.deepEqual(await app.db.query("select from application_note where application_id = $1", [id]), []);
  assert.ok(await removedAt(key));
  await cleanUploads(app.deps);
  await recruiter.renew();
  assert.equal((await recruiter.send("GET", `/api/corporate/applicants/${id}`)).status, 404);
});
