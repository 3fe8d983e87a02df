// A person becomes a referee, changes the own entry, or leaves.
import { randomBytes } from "node:crypto";
import * as calls from "../../../contract/referrals/referees-wire.ts";
import { LEAST_TENURE_YEARS } from "../../../contract/referrals/rules.ts";
import { domainOfAddress, isPublicProvider } from "../../companies/index.ts";
import type { DataKeeper, DataOwner, Merge, SuspendedOwner } from "../../data-keeper.ts";
import type { Operation, Teller } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import type { Reader, Writer } from "../../platform/db.ts";
import { refuseSoon } from "../../platform/mailed-codes.ts";
import { once } from "../../platform/once.ts";
import { conflict, invalid, notFound } from "../../platform/refusal.ts";
import type { Vault } from "../../platform/vault.ts";
import { readCompanyOf } from "../../recruiting/index.ts";
import { backToPool, endUnanswerable } from "../back-to-pool.ts";
import { type Actor, BY_THE_CLOCK, type LockedRequest, lockRequest } from "../transition.ts";
import { hasTenure } from "./rules.ts";
import {
  asReferee,
  factsOf,
  findReferee,
  hashOfAddress,
  lockReferee,
  noReferee,
  presentReferee,
  type RefereeRow,
  refuseOtherRoles,
  WORK_ADDRESS,
} from "./store.ts";
import { mailCode } from "./work-email.ts";

/** Expects the referee's row locked, so that they claim nothing meanwhile. */
export async function returnRequests(
  tx: Writer,
  refereeId: string,
  actor: Actor,
  deps: Teller,
  now: Date,
): Promise<void> {
  const inHand = await tx.query<{ id: string }>(
    "select id from referral_request where referee_id = $1 and status in ('CLAIMED', 'ACCEPTED') order by id",
    [refereeId],
  );
  // Lock all requests before the ledger, in the same order as every step, because several may be one candidate's.
  const requests: LockedRequest[] = [];
  for (const { id } of inHand) requests.push(await lockRequest(tx, id));
  for (const request of requests) {
    if (request.referee?.accountId !== refereeId) continue;
    if (request.status === "CLAIMED") await backToPool(tx, request, { ...actor, event: "CLAIM_ENDED" }, deps, now);
    if (request.status === "ACCEPTED") await backToPool(tx, request, { ...actor, event: "RETURNED" }, deps, now);
  }
}

/** Refuses as contract/referrals/referees-wire.ts says. The answer does not reveal whether the address has proven another account. */
export const becomeReferee: Operation<"becomeReferee"> = async (input, call, deps) => {
  const { accountId, name } = call.caller;
  const { companyId, workEmail } = input.body;
  return once(calls.becomeReferee, input, call, deps, async (tx) => {
    // Load
    await holdAccount(tx, accountId);
    const before = await lockReferee(tx, accountId);
    const now = deps.clock();
    const companyName = await readCompanyName(tx, companyId);

    // Decide
    refuseOtherRoles(call.caller);
    if (await readCompanyOf(tx, accountId)) refuseOtherRoles({ userType: "Corporate" });
    const workDomain = decideDomain(workEmail);
    const since = `${input.body.since}-01`;
    if (!hasTenure(since, now))
      throw invalid(`Referees have worked at their company for at least ${LEAST_TENURE_YEARS} years.`, "since");
    await refuseInHand(tx, accountId);
    refuseSoon(before, now);

    // Save
    const addressHash = hashOfAddress(deps.vault, workEmail);
    const sealed = deps.vault.seal(WORK_ADDRESS, workEmail);
    await save(tx, { ...input.body, accountId, since, workDomain, sealed, addressHash, now });
    await mailCode(
      tx,
      { accountId, name, companyName, address: workEmail, addressHash, isAgain: false, counted: before },
      deps,
      now,
    );

    // Announce
    if (before && wasThere(before))
      await deps.announce(tx, { kind: "referee.ended", ...factsOf(before), why: "CHANGED", at: now.toISOString() });
    return presentReferee((await findReferee(tx, accountId)) as RefereeRow, now);
  });
};

const wasThere = ({ status }: RefereeRow) => status === "VERIFIED" || status === "EXPIRED";

async function readCompanyName(tx: Writer, companyId: string): Promise<string> {
  const [company] = await tx.query<{ name: string }>(
    "select name from company where id = $1 for key share",
    [companyId],
    "company to refer for",
  );
  if (!company) throw notFound("There is no such company.", "companyId");
  return company.name;
}

function decideDomain(workEmail: string): string {
  const domain = domainOfAddress(workEmail);
  if (domain === null) throw invalid("This address has no domain that could be a company’s.", "workEmail");
  if (isPublicProvider(domain))
    throw invalid(
      "Please give your address at the company: one of a public mail provider does not show where you work.",
      "workEmail",
    );
  return domain;
}

/** 409 while the referee holds requests: submitting a form must not drop waiting candidates. */
async function refuseInHand(tx: Writer, accountId: string): Promise<void> {
  const inHand = await tx.query(
    "select from referral_request where referee_id = $1 and status in ('CLAIMED', 'ACCEPTED') limit 1",
    [accountId],
  );
  if (inHand.length > 0) throw conflict("You have open requests. Please answer them or give them back first.");
}

type NewReferee = {
  accountId: string;
  companyId: string;
  title: string;
  since: string;
  workDomain: string;
  sealed: Buffer;
  addressHash: Buffer;
  evidence?: string | undefined;
  now: Date;
};

/** Keeps an earlier refusal on the row, so that an admin reviews it again: see `afterCode`. */
async function save(tx: Writer, referee: NewReferee): Promise<void> {
  const { accountId, companyId, title, since, sealed, addressHash, workDomain, evidence, now } = referee;
  await tx.query(
    `insert into referee (account_id, company_id, status, title, since, work_email, work_email_hash, work_domain, evidence,
       created_at, updated_at) values ($1, $2, 'PENDING', $3, $4, $5, $6, $7, $8, $9, $9)
     on conflict (account_id) do update set company_id = excluded.company_id, status = 'PENDING', title = excluded.title,
       since = excluded.since, work_email = excluded.work_email, work_email_hash = excluded.work_email_hash, is_mailbox_hash = true,
       work_domain = excluded.work_domain, evidence = excluded.evidence, verified_at = null, verified_until = null,
       paused_at = null, reminded_at = null, updated_at = excluded.updated_at`,
    [accountId, companyId, title, since, sealed, addressHash, workDomain, evidence || null, now],
  );
}

/** 404 before verification and after leaving. */
export const changeReferee: Operation<"changeReferee"> = async ({ body }, { caller }, { db, clock }) => {
  const { accountId } = caller;
  return db.transaction(async (tx) => {
    await holdAccount(tx, accountId);
    const row = asReferee(await lockReferee(tx, accountId), caller);
    if (!["REVIEW", "VERIFIED", "EXPIRED"].includes(row.status)) throw noReferee();
    const now = clock();
    await tx.query(
      `update referee set weekly_cap = coalesce($2, weekly_cap), title = coalesce($3, title),
         paused_at = case when $4::boolean is null then paused_at when $4 then coalesce(paused_at, $5) end, updated_at = $5
       where account_id = $1`,
      [accountId, body.weeklyCap ?? null, body.title ?? null, body.isPaused ?? null, now],
    );
    return presentReferee((await findReferee(tx, accountId)) as RefereeRow, now);
  });
};

/** Idempotent. Leaving does not clear a refusal. */
export const leaveReferees: Operation<"leaveReferees"> = async (_input, { caller }, { db, clock, vault, announce }) => {
  const { accountId } = caller;
  return db.transaction(async (tx) => {
    await holdAccount(tx, accountId);
    const row = asReferee(await lockReferee(tx, accountId), caller);
    const now = clock();
    if (row.status === "ENDED" || row.status === "REFUSED") return presentReferee(row, now);
    await returnRequests(tx, accountId, { by: "REFEREE", actorId: accountId }, { announce }, now);
    await tx.query(
      `update referee set status = 'ENDED', work_email = $2, work_email_hash = $3, code_hash = null, code_expires_at = null,
         evidence = null, verified_at = null, verified_until = null, paused_at = null, updated_at = $4 where account_id = $1`,
      [accountId, vault.seal(WORK_ADDRESS, ""), randomBytes(32), now],
    );
    if (row.status === "VERIFIED" || row.status === "EXPIRED")
      await announce(tx, { kind: "referee.ended", ...factsOf(row), why: "LEFT", at: now.toISOString() });
    return presentReferee((await findReferee(tx, accountId)) as RefereeRow, now);
  });
};

/** Exports and erases a person's data as a referee: their employment and their answers. */
export const refereeKeeper: DataKeeper = { collect, refuseLeaving, furtherEmails, suspend, refuseMerge, erase };

/** Leaves out data of candidates, and the sealed work address, which its owner knows. */
async function collect(reader: Reader, { accountId }: DataOwner): Promise<Record<string, unknown>> {
  const [referee] = await reader.query(
    `select c.name as "companyName", f.status, f.title, to_char(f.since, 'YYYY-MM') as since, f.work_domain as "workDomain", f.evidence,
       f.decision_reason as "decisionReason", f.verified_at as "verifiedAt", f.verified_until as "verifiedUntil",
       f.paused_at as "pausedAt", f.weekly_cap as "weeklyCap", f.created_at as "createdAt"
     from referee f join company c on c.id = f.company_id where f.account_id = $1`,
    [accountId],
  );
  const referralAnswers = await reader.query(
    `select c.name as "companyName", r.job_title as "jobTitle", a.kind, a.reasons, a.feedback, a.claimed_at as "claimedAt", a.at
     from referral_answer a join referral_request r on r.id = a.request_id join company c on c.id = r.company_id
     where a.referee_id = $1 order by a.at`,
    [accountId],
  );
  return { referee: referee ?? null, referralAnswers };
}

/** 409 while the referee owes an answer or a referral is not settled. */
async function refuseLeaving(tx: Writer, { accountId }: DataOwner): Promise<void> {
  const [inHand] = await tx.query<{ status: string }>(
    `select status from referral_request where referee_id = $1 and status in ('CLAIMED', 'ACCEPTED', 'REFERRED', 'DISPUTED')
     order by status limit 1`,
    [accountId],
  );
  if (inHand)
    throw conflict(
      inHand.status === "CLAIMED" || inHand.status === "ACCEPTED"
        ? "You have requests of candidates in hand. Please answer them or give them back first."
        : "A referral of yours is not settled yet. Please wait until the candidate has confirmed it, or its dispute is decided.",
    );
}

/** What was verified belongs to its account. */
async function refuseMerge(tx: Writer, { fromId }: Merge): Promise<void> {
  if ((await tx.query("select from referee where account_id = $1", [fromId])).length > 0)
    throw conflict("The account that ends is a referee’s. Please merge the other account into it.");
}

/** The work address, to which codes were mailed; none after leaving. */
async function furtherEmails(reader: Reader, { accountId }: DataOwner, vault: Vault): Promise<string[]> {
  const [referee] = await reader.query<{ workEmail: Buffer }>(
    `select work_email as "workEmail" from referee where account_id = $1`,
    [accountId],
  );
  const address = referee ? vault.open(WORK_ADDRESS, referee.workEmail) : "";
  return address ? [address.toLowerCase()] : [];
}

/** Candidates wait for others instead. The referee stays one, and answers again after the suspension. */
async function suspend(tx: Writer, { accountId, actorId, announce }: SuspendedOwner, now: Date): Promise<void> {
  const [referee] = await tx.query<{ companyId: string }>(
    `select company_id as "companyId" from referee where account_id = $1 for no key update`,
    [accountId],
  );
  await returnRequests(tx, accountId, { by: "ADMIN", actorId }, { announce }, now);
  if (referee) await endUnanswerable(tx, referee.companyId, { announce }, now);
}

/** Candidates retain the feedback they got, without a name. */
async function erase(tx: Writer, { accountId }: DataOwner, now: Date): Promise<void> {
  await tx.query("select from referee where account_id = $1 for no key update", [accountId]);
  await returnRequests(tx, accountId, BY_THE_CLOCK, silent, now);
  await tx.query("delete from referee where account_id = $1", [accountId]);
}

/** Candidates see the request open again, and need no notice about a deleted account. */
const silent: Teller = { announce: async () => {} };
