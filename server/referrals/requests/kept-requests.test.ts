// Checks retention of requests: the CV outlives its deletion, exports are complete, and all is erased with the account.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Person } from "../../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../../tests/support/app.ts";
import { aSeeker } from "../../../tests/support/applying.ts";
import { aJob } from "../../../tests/support/builders.ts";
import { cvsOf, detailsOf, giveCv } from "../../../tests/support/cvs.ts";
import { setFeeBudget } from "../../../tests/support/money.ts";
import { makeCv } from "../../../tests/support/pdf.ts";
import { act, aRequest, ask, sentRequest } from "../../../tests/support/referrals.ts";
import { cleanUploads } from "../../files/index.ts";
import { deleteDueAccounts } from "../../identity/index.ts";
import { DATA_KEEPERS } from "../../personal-data.ts";
import { requestKeeper } from "./request-changes.ts";

let ahead = 0;
const app = await startApp({ clock: () => new Date(Date.now() + ahead) });
await setFeeBudget(app);
const month = 31 * 86_400_000;
const PASSWORD = "a boat on the river";

test("an account cannot be deleted while a referee holds its request or a dispute is open", async () => {
  const leave = (person: Person) =>
    app.db.transaction(async (tx) => void (await requestKeeper.refuseLeaving?.(tx, person)));
  for (const status of ["ACCEPTED", "REFERRED"] as const)
    await assert.rejects(leave((await aRequest(app, { status })).candidate), { status: 409 });
  const { candidate, requestId } = await aRequest(app, { status: "REFERRED" });
  await act(candidate, requestId, "dispute", { reason: "NO_REFERENCE" });
  await assert.rejects(leave(candidate), { status: 409, message: /dispute/ });
  for (const status of ["OPEN", "CLAIMED"] as const) await leave((await aRequest(app, { status })).candidate);
});

test("a referral's proof is erased with its candidate, even when the referee uploaded it", async () => {
  const { candidate, referee, requestId } = await aRequest(app, { status: "REFERRED" });
  const key = `proofs/${requestId}.png`;
  await app.db.query(
    `insert into file_upload (key, owner_id, kind, file_name, mime_type, tag, created_at, expires_at, taken_at)
     values ($1, $2, 'REFERRAL_PROOF', 'p.png', 'image/png', 'x', $3, $3::timestamptz + interval '1 hour', $3)`,
    [key, referee?.accountId, app.deps.clock()],
  );
  await app.db.query("update referral_request set proof_key = $2 where id = $1", [requestId, key]);
  await app.db.transaction((tx) => requestKeeper.erase(tx, candidate, app.deps.clock()));
  const left = await app.db.query("select from file_upload where key = $1 and removed_at is null", [key]);
  assert.deepEqual(left, []);
});

test("a CV that was sent and then deleted stays with the request, without its text, until the account is deleted", async () => {
  const job = await aJob(app.db, { coreSkills: ["Java", "PostgreSQL"] });
  const asha = await aSeeker(app, null, { password: PASSWORD });
  const cv = await giveCv(app, asha, makeCv(), "asha.pdf");
  assert.equal(cv.state, "PARSED");
  const asked = await ask(asha, { companyId: job.companyId, jobId: job.id });
  assert.equal(asked.body.type, "RequestAccepted", asked.text);
  assert.equal((await asha.send("DELETE", `/api/user/${asha.email}/cv/${cv.id}`)).status, 200);
  assert.deepEqual(await cvsOf(asha), []);
  assert.equal((await detailsOf(asha)).cvExtractParsed, null);
  const sent = await sentRequest(asha, asked.body.requestId ?? "");
  assert.deepEqual([sent.cv?.id, sent.cv?.fileName, sent.cv?.isDeleted], [cv.id, "asha.pdf", true]);
  const [file] = await app.db.query<{ removedAt: Date | null; key: string }>(
    `select u.removed_at as "removedAt", u.key from file_upload u join cv_version v on v.file_key = u.key where v.id = $1`,
    [cv.id],
  );
  assert.equal(file?.removedAt, null);
  assert.deepEqual(await app.db.query("select extract, parsed from cv_version where id = $1", [cv.id]), [
    { extract: null, parsed: null },
  ]);

  type Export = { referralRequests: { id: string; sentWith: { profile: { coreSkills: string[] } } }[] };
  const { body: exported } = await asha.send<Export>("GET", `/api/user/${asha.email}/export`);
  assert.equal(exported.referralRequests[0]?.id, sent.id);
  assert.ok(exported.referralRequests[0]?.sentWith.profile.coreSkills.includes("Java"));

  await asha.renew();
  const leaving = await asha.send("DELETE", `/api/user/${asha.email}`, { password: PASSWORD });
  assert.equal(leaving.status, 200, leaving.text);
  ahead += month;
  await deleteDueAccounts(app.deps, DATA_KEEPERS);
  await cleanUploads(app.deps);
  for (const table of ["referral_request", "referral_event"])
    assert.deepEqual(
      await app.db.query(`select from ${table} where ${table === "referral_event" ? "request_id" : "id"} = $1`, [
        sent.id,
      ]),
      [],
    );
  assert.deepEqual(await app.db.query("select from cv_version where id = $1", [cv.id]), []);
  const [hold] = await app.db.query<{ state: string }>("select state from ledger_hold where subject_id = $1", [
    sent.id,
  ]);
  assert.equal(hold?.state, "RELEASED");
});

test("an account cannot be deleted while a referee holds its request", async () => {
  for (const status of ["ACCEPTED", "REFERRED"] as const) {
    const asha = await aSeeker(app, undefined, { password: PASSWORD });
    const { requestId } = await aRequest(app, { candidate: asha, status });
    const leave = () => asha.send("DELETE", `/api/user/${asha.email}`, { password: PASSWORD });
    const refused = await leave();
    assert.deepEqual([refused.status, refusalIn(refused).errorCode], [409, "CONFLICT"], refused.text);
    const [verb, body] = status === "ACCEPTED" ? ["withdraw", { acceptCost: true }] : ["confirm", {}];
    assert.equal((await asha.send("POST", `/api/referral-request/${requestId}/${verb}`, body)).status, 200);
    assert.equal((await leave()).status, 200);
  }
});

test("requests that become active after the deletion was scheduled are settled: withdrawn with the credit, or confirmed", async () => {
  const asha = await aSeeker(app);
  const open = await aRequest(app, { candidate: asha });
  const accepted = await aRequest(app, { candidate: asha, status: "ACCEPTED" });
  const referred = await aRequest(app, { candidate: asha, status: "REFERRED" });
  const [, { referee }] = [open, referred];
  await app.db.query("update account set deletion_due_at = $2 where id = $1", [asha.accountId, new Date(0)]);
  await deleteDueAccounts(app.deps, DATA_KEEPERS);
  const holds = await app.db.query<{ id: string; state: string }>(
    "select subject_id as id, state from ledger_hold where owner_id = $1",
    [asha.accountId],
  );
  assert.deepEqual(Object.fromEntries(holds.map(({ id, state }) => [id, state])), {
    [open.requestId]: "RELEASED",
    [accepted.requestId]: "RELEASED",
    [referred.requestId]: "CAPTURED",
  });
  const fees = await app.db.query("select state from ledger_earning where owner_id = $1", [referee?.accountId]);
  assert.deepEqual(fees, [{ state: "PENDING" }]);
  assert.deepEqual(await app.db.query("select from referral_request where candidate_id = $1", [asha.accountId]), []);
});
