// Shared steps of the referral journeys: verified employees and their steps, made by the API beside the browser.
import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import type { RequestStatus } from "../../contract/referrals/rules.ts";
import { newId } from "../../server/platform/ids.ts";
import { tokenOf } from "./call-site.ts";
import type { Member } from "./members.ts";
import type { Site } from "./site.ts";

/** Verifies a person as an employee of a company, as if the work address were proven. */
export async function verifyReferee(
  site: Site,
  { accountId }: Pick<Member, "accountId">,
  companyId: string,
  title = "Staff Engineer",
): Promise<void> {
  await site.db.query(
    `insert into referee (account_id, company_id, status, title, since, work_email, work_email_hash, work_domain, verified_at,
       verified_until, weekly_cap, created_at, updated_at)
     values ($1, $2, 'VERIFIED', $3, '2020-01-01', $4, $5, 'works.example', now(), now() + interval '180 days', 50, now(), now())`,
    [accountId, companyId, title, randomBytes(16), randomBytes(32)],
  );
}

/** A referee's step on a request: claim, accept, refer, decline, cv … */
export async function refereeStep(
  site: Site,
  referee: Member,
  requestId: string,
  step: "claim" | "accept" | "refer" | "decline" | "cv",
  body: object = {},
): Promise<void> {
  const answer = await fetch(`${site.url}/api/referee/requests/${requestId}/${step}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": newId(),
      authorization: `Bearer ${await tokenOf(site, referee)}`,
    },
    body: JSON.stringify(body),
  });
  assert.ok(answer.ok, `${step}: ${answer.status} ${answer.ok ? "" : await answer.text()}`);
}

export type KeptRequest = { id: string; status: RequestStatus; jobKey: string; note: string | null };

/** A person's requests in the database, oldest first. */
export const requestsOf = (site: Site, accountId: string): Promise<KeptRequest[]> =>
  site.db.query<KeptRequest>(
    `select id, status, job_key as "jobKey", note from referral_request where candidate_id = $1 order by id`,
    [accountId],
  );
