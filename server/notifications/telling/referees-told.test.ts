// Checks who is notified of a new referral request: its company's verified referees who are not paused, and never its
// sender.
import assert from "node:assert/strict";
import { test } from "node:test";
import { startApp } from "../../../tests/support/app.ts";
import { aCompany } from "../../../tests/support/builders.ts";
import { aPostOffice } from "../../../tests/support/notices.ts";
import { aReferee, aRequest } from "../../../tests/support/referrals.ts";
import { tellPeople } from "../index.ts";

const app = await startApp();

test("a new request notifies the referees of its company, on the site and by the digest, without a name", async () => {
  const { id: companyId } = await aCompany(app.db);
  const told = [await aReferee(app, companyId), await aReferee(app, companyId)];
  const untold = [
    await aReferee(app, companyId, { isPaused: true }),
    await aReferee(app, companyId, { status: "REVIEW" }),
    await aReferee(app, companyId, { status: "EXPIRED" }),
    await aReferee(app, companyId, { status: "ENDED" }),
    await aReferee(app, (await aCompany(app.db)).id),
  ];
  const { requestId, candidate } = await aRequest(app, { companyId });
  const sent = app.facts.find((fact) => fact.kind === "referral.sent" && fact.requestId === requestId);
  assert.ok(sent?.kind === "referral.sent");
  const post = await aPostOffice(app);
  for (const id of ["first", "first"]) await tellPeople(sent, { id, at: new Date() }, post);
  const rows = await app.db.query<{ id: string; title: string; text: string; isDaily: boolean }>(
    `select account_id as id, title, text, email = 'DAILY' as "isDaily" from notification where kind = 'referee-pool' order by 1`,
  );
  assert.deepEqual(
    rows.map(({ id }) => id),
    told.map(({ accountId }) => accountId).sort(),
  );
  for (const { title, text, isDaily } of rows) {
    assert.ok(isDaily);
    assert.ok(!`${title} ${text}`.includes(candidate.name));
  }
  assert.equal(untold.length, 5);
});
