// Exports everything stored about the caller as one document, without secrets.

import type { exportData as endpoint } from "../../../contract/identity/accounts-wire.ts";
import type { DataKeeper } from "../../data-keeper.ts";
import type { Deps } from "../../deps.ts";
import type { Reader } from "../../platform/db.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { siteName } from "../../platform/site-name.ts";
import { holdAccount, recordSecurityEvent } from "../accounts.ts";
import { refuseOthers } from "../user-details.ts";

export async function exportData(
  { params }: Input<typeof endpoint>,
  { caller, ip }: Call<Caller>,
  { db, clock }: Deps,
  keepers: readonly DataKeeper[],
): Promise<Record<string, unknown>> {
  refuseOthers(params.email, caller);
  const now = clock();
  await db.transaction(async (tx) => {
    await holdAccount(tx, caller.accountId);
    await recordSecurityEvent(tx, { kind: "account.exported", accountId: caller.accountId, ip, at: now });
  });
  const parts: Record<string, unknown> = await collectIdentity(db, caller);
  for (const keeper of keepers) Object.assign(parts, await keeper.collect(db, caller));
  return { from: siteName(), exportedAt: now.toISOString(), ...parts };
}

/** Leaves out hashes, tokens and cookies. */
async function collectIdentity(db: Reader, { accountId, sessionId }: Caller): Promise<Record<string, unknown>> {
  const [account] = await db.query(
    `select id, issuer, sub as "cognitoUserId", email, name, phone_number, groups, last_accessed_dash as "lastAccessedDash", language,
       created_at as "createdAt", deletion_due_at as "deletionDueAt",
       (select changed_at from credential where account_id = account.id) as "passwordChangedAt"
     from account where id = $1`,
    [accountId],
  );
  const socialLinks = await db.query(
    `select issuer, sub, created_at as "createdAt" from social_link where account_id = $1 order by created_at`,
    [accountId],
  );
  const secondFactors = await db.query(
    `select kind, name, created_at as "createdAt", last_used_at as "lastUsedAt" from second_factor
     where account_id = $1 order by id`,
    [accountId],
  );
  const sessions = await db.query(
    `select id = $2 as "isThisOne", provider, user_agent as "userAgent", ip, created_at as "createdAt", expires_at as "expiresAt"
     from session where account_id = $1 order by created_at`,
    [accountId, sessionId],
  );
  // The IP address of an admin or colleague who acted is not this person's data.
  const securityEvents = await db.query(
    `select at, kind, case when actor_id is null or actor_id = $1 then ip end as ip, details from security_event
     where account_id = $1 order by at, id`,
    [accountId],
  );
  const suspensions = await db.query(
    `select reason, suspended_at as "suspendedAt", lifted_at as "liftedAt" from account_suspension
     where account_id = $1 order by suspended_at`,
    [accountId],
  );
  const traces = await db.query(
    `select kind, first_at as "firstAt", last_at as "lastAt" from account_trace where account_id = $1 order by first_at, kind`,
    [accountId],
  );
  const accountMerges = await db.query(
    `select state, reason, asked_at as "askedAt", ended_at as "endedAt", into_id = $1 as stays,
       case when into_id = $1 and state = 'DONE' then from_email end as "mergedEmail"
     from account_merge where from_id = $1 or into_id = $1 order by id`,
    [accountId],
  );
  return { account, socialLinks, secondFactors, sessions, securityEvents, suspensions, accountMerges, traces };
}
