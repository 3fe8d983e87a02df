// Exports everything stored about a person as one document, without secrets: to the caller, or by a mailed link to a person
// who cannot log in.
import type { DataKeepers, DataOwner } from "../../data-keeper.ts";
import type { Operation, PublicOperation } from "../../deps.ts";
import type { Reader } from "../../platform/db.ts";
import { hashToken } from "../../platform/random-tokens.ts";
import { refuse } from "../../platform/refusal.ts";
import { siteName } from "../../platform/site-name.ts";
import { holdAccount, recordSecurityEvent } from "../accounts.ts";
import { refuseOthers } from "../user-details.ts";

export const exportData: Operation<"exportData", [DataKeepers]> = async ({ params }, { caller, ip }, deps, keepers) => {
  const { db, clock } = deps;
  refuseOthers(params.email, caller);
  const now = clock();
  await db.transaction(async (tx) => {
    await holdAccount(tx, caller.accountId);
    await recordSecurityEvent(tx, { kind: "account.exported", accountId: caller.accountId, ip, at: now });
  });
  return collectAll(db, caller, keepers, now);
};

/**
 * The link works until its time is over, also again, while the person cannot log in. 410 after that: an old mailbox
 * leads to nothing of an account that is open again, has another address, became part of another one or is deleted.
 */
export const exportByLink: PublicOperation<"exportByLink", [DataKeepers]> = async ({ body }, deps, keepers) => {
  const { db, clock } = deps;
  const now = clock();
  const token = hashToken(body.token);
  const owner = await db.transaction(async (tx) => {
    const [found] = await tx.query<DataOwner>(
      `select a.id as "accountId", a.email from privacy_request r join account a on a.id = r.account_id
       where r.export_token = $1 and r.export_until > $2 and a.disabled_at is not null and a.email = r.email
       for key share of a`,
      [token, now],
    );
    if (!found) throw refuse(410, "CODE_EXPIRED", "This link is too old. Please ask for your data again.");
    await recordSecurityEvent(tx, { kind: "account.exported", accountId: found.accountId, at: now });
    return found;
  });
  return collectAll(db, { ...owner, sessionId: null }, keepers, now);
};

type Asking = DataOwner & { sessionId: string | null };

async function collectAll(db: Reader, owner: Asking, keepers: DataKeepers, now: Date) {
  const parts: Record<string, unknown> = await collectIdentity(db, owner);
  for (const keeper of keepers) Object.assign(parts, await keeper.collect(db, owner));
  return { from: siteName(), exportedAt: now.toISOString(), ...parts };
}

/** Leaves out hashes, tokens and cookies. */
async function collectIdentity(db: Reader, { accountId, sessionId }: Asking): Promise<Record<string, unknown>> {
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
    `select id is not distinct from $2 as "isThisOne", provider, user_agent as "userAgent", ip, created_at as "createdAt", expires_at as "expiresAt"
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
