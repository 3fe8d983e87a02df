// Checks the notices of a new request: to the candidate at once, to the company's active referees with the digest.
import assert from "node:assert/strict";
import { test } from "node:test";
import { startApp } from "../../../tests/support/app.ts";
import { aCompany } from "../../../tests/support/builders.ts";
import { aPostOffice } from "../../../tests/support/notices.ts";
import { aReferee, aRequest } from "../../../tests/support/referrals.ts";
import { tellPeople } from "../../notifications/index.ts";
import { newId } from "../../platform/ids.ts";

const app = await startApp();

test("a new request notifies the candidate and the referees who could answer it, once", async () => {
  const post = await aPostOffice(app);
  const { id: companyId } = await aCompany(app.db);
  const active = await aReferee(app, companyId);
  await aReferee(app, companyId, { isPaused: true });
  await aReferee(app, companyId, { status: "REVIEW" });
  await aReferee(app, (await aCompany(app.db)).id);
  const { candidate, requestId } = await aRequest(app, { companyId });
  const fact = app.facts.find((one) => one.kind === "referral.sent" && one.requestId === requestId);
  assert.ok(fact?.kind === "referral.sent");
  const telling = { id: newId(), at: new Date() };
  for (const _ of [1, 2]) await tellPeople(fact, telling, post);
  const told = await app.db.query<{ accountId: string; kind: string; email: string; awaits: boolean }>(
    `select account_id as "accountId", kind, email, awaits_digest as awaits from notification where dedupe_key like '%' || $1 order by kind`,
    [requestId],
  );
  assert.deepEqual(told, [
    { accountId: active.accountId, kind: "referee-pool", email: "DAILY", awaits: true },
    { accountId: candidate.accountId, kind: "referral-request", email: "AT_ONCE", awaits: false },
  ]);
  const mails = await app.db.query<{ recipient: string }>("select recipient from mail");
  assert.deepEqual(
    mails.map(({ recipient }) => recipient),
    [candidate.email],
  );
});
