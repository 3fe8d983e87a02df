// A company joins by itself: a person proves a work address at its domain and becomes its admin, else an enquiry is made.

import { companyNameKey, companyPath } from "../../contract/paths.ts";
import type { CompanyClaim } from "../../contract/recruiting/claims-wire.ts";
import * as calls from "../../contract/recruiting/claims-wire.ts";
import { domainOfAddress, ensureCompanies, isPublicProvider } from "../companies/index.ts";
import type { Deps, Operation } from "../deps.ts";
import { holdAccount } from "../identity/index.ts";
import type { Writer } from "../platform/db.ts";
import { idOrNull } from "../platform/ids.ts";
import { expiredCode, isCode, refuseSoon, wrongCode } from "../platform/mailed-codes.ts";
import type { Call, Caller } from "../platform/mount.ts";
import { once } from "../platform/once.ts";
import { conflict, invalid, notFound } from "../platform/refusal.ts";
import { countTry, mailClaimCode, purposeOf, type Tried } from "./claim-codes.ts";
import { type ClaimRow, claimRecord, findClaim, hashOfWorkAddress, presentClaim, WORK_ADDRESS } from "./claim-store.ts";
import { keepProof, requireRecord } from "./domain-proofs.ts";
import { whyNotJoin } from "./rules.ts";
import { joinCompany, lockAccount, recordChange, refuseUnfit } from "./store.ts";

/** An enquiry for the site's people, as the company's form would make it; `teamSize` is null if it was not said. */
type ClaimEnquiry = {
  name: string;
  email: string;
  companyName: string;
  teamSize: string | null;
  message: string;
};
/** Stores an enquiry; content, which is above, knows how. */
export type TakeEnquiry = (tx: Writer, enquiry: ClaimEnquiry) => Promise<{ reference: string }>;

type Facts = {
  workEmail: string;
  title?: string | undefined;
  teamSize?: string | undefined;
  message?: string | undefined;
};

/** Refuses as contract/recruiting/claims-wire.ts says. */
export const claimCompany: Operation<"claimCompany"> = (input, call, deps) =>
  once(calls.claimCompany, input, call, deps, async (tx) => {
    const { companyId } = input.params;
    const [company] = await tx.query<Target>("select id, name from company where id = $1 and is_listed", [
      idOrNull(companyId),
    ]);
    if (!company) throw notFound("There is no such company.");
    return begin(tx, company, input.body, call, deps);
  });

/** A name that the site has claims that company. */
export const joinAsCompany: Operation<"joinAsCompany"> = (input, call, deps) =>
  once(calls.joinAsCompany, input, call, deps, async (tx) => {
    const name = input.body.companyName;
    const [company] = await tx.query<Target>(
      "select c.id, c.name from company m join company c on c.id = coalesce(m.merged_into, m.id) where m.name_key = $1",
      [companyNameKey(name)],
    );
    return begin(tx, company ?? { id: null, name }, input.body, call, deps);
  });

type Target = { id: string | null; name: string };

async function begin(tx: Writer, company: Target, facts: Facts, call: Call<Caller>, deps: Deps): Promise<CompanyClaim> {
  const { accountId, name } = call.caller;
  const now = deps.clock();
  await holdAccount(tx, accountId);
  refuseUnfit(whyNotJoin(await lockAccount(tx, accountId), company.id ?? ""));
  const target = await settleTarget(tx, company);
  const workDomain = decideDomain(facts.workEmail);
  const before = await findClaim(tx, accountId);
  refuseSoon(before, now);
  const addressHash = hashOfWorkAddress(deps.vault, facts.workEmail);
  await tx.query(
    `insert into company_claim (account_id, company_id, company_name, state, title, team_size, message, work_email, work_email_hash,
       work_domain, created_at) values ($1, $2, $3, 'CODE_SENT', $4, $5, $6, $7, $8, $9, $10)
     on conflict (account_id) do update set company_id = excluded.company_id, company_name = excluded.company_name,
       state = 'CODE_SENT', title = excluded.title, team_size = excluded.team_size, message = excluded.message,
       work_email = excluded.work_email, work_email_hash = excluded.work_email_hash, work_domain = excluded.work_domain,
       reference = null, settled_at = null, created_at = excluded.created_at`,
    [
      accountId,
      target.id,
      target.name,
      facts.title || null,
      facts.teamSize ?? null,
      facts.message || null,
      deps.vault.seal(WORK_ADDRESS, facts.workEmail),
      addressHash,
      workDomain,
      now,
    ],
  );
  const address = { address: facts.workEmail, addressHash };
  await mailClaimCode(tx, { accountId, name, companyName: target.name, ...address, counted: before }, deps);
  return presentClaim(await readOwn(tx, accountId), accountId, deps);
}

/** What is claimed: after a merge the company that stays. The lock keeps it from ending until the claim is stored. */
async function settleTarget(tx: Writer, claimed: Target): Promise<Target> {
  if (claimed.id === null) return claimed;
  const id = await idAfterMerges(tx, claimed.id);
  const [company] = await tx.query<Target>("select id, name from company where id = $1 for key share", [id]);
  await refuseSettled(tx, id);
  return company ?? claimed;
}

/** Waits for a merge that is under way, and locks out the next one. */
async function idAfterMerges(tx: Writer, companyId: string): Promise<string> {
  const [company] = await tx.query<{ id: string }>(
    "select coalesce(merged_into, id) as id from company where id = $1 for key share",
    [companyId],
  );
  return company?.id ?? companyId;
}

/** 409 for a company that is suspended, or has people: they decide who joins. */
async function refuseSettled(tx: Writer, companyId: string): Promise<void> {
  const [suspended] = await tx.query("select from company where id = $1 and suspended_at is not null", [companyId]);
  if (suspended) throw conflict("This company is suspended here. Please write to us.");
  const [member] = await tx.query("select from company_member where company_id = $1 limit 1", [companyId]);
  if (member) throw conflict("This company has people here already. Please ask one of its admins to invite you.");
}

function decideDomain(workEmail: string): string {
  const domain = domainOfAddress(workEmail);
  if (domain === null) throw invalid("Please enter an address at your company's own domain.", "workEmail");
  if (isPublicProvider(domain))
    throw invalid(
      `${domain} gives an address to everybody, so it proves no company. Please enter your work address.`,
      "workEmail",
    );
  return domain;
}

async function readOwn(tx: Writer, accountId: string): Promise<ClaimRow> {
  const row = await findClaim(tx, accountId);
  if (!row) throw noClaim();
  return row;
}

const noClaim = () => notFound("You have not asked for a company yet.");

export const getOwnClaim: Operation<"getOwnClaim"> = async (_input, { caller }, deps) => {
  const row = await findClaim(deps.db, caller.accountId);
  return { claim: row && presentClaim(row, caller.accountId, deps) };
};

/** 409 if there is nothing to prove now, 429 if too early or too often. */
export const resendClaimCode: Operation<"resendClaimCode"> = async (_input, { caller }, deps) => {
  const { accountId, name } = caller;
  return deps.db.transaction(async (tx) => {
    await holdAccount(tx, accountId);
    await lockAccount(tx, accountId);
    const row = await readOwn(tx, accountId);
    refuseEnded(row);
    const now = deps.clock();
    refuseSoon(row, now);
    const address = deps.vault.open(WORK_ADDRESS, row.workEmail);
    if (address === null) throw new Error("A work address cannot be opened: it was sealed with another key.");
    const addressHash = hashOfWorkAddress(deps.vault, address);
    const { companyName } = row;
    await mailClaimCode(tx, { accountId, name, companyName, address, addressHash, counted: row }, deps);
    return presentClaim(await readOwn(tx, accountId), accountId, deps);
  });
};

/** 409 for a claim that is settled. */
function refuseEnded({ state }: ClaimRow): void {
  if (state === "PROVEN") throw conflict("Your address is proven: there is nothing to confirm.");
  if (state === "ENQUIRY") throw conflict("Your address is proven. We look at the rest, and answer you.");
}

/** Counts every try before comparing. 409 for a wrong or expired code, and for the second of two who claim at once. */
export const confirmClaim: Operation<"confirmClaim", [TakeEnquiry]> = async ({ body }, call, deps, takeEnquiry) => {
  const { accountId } = call.caller;
  const row = await findClaim(deps.db, accountId);
  if (!row) throw noClaim();
  refuseEnded(row);
  const tried = await countTry(deps, accountId);
  if (!isCode(deps.vault, purposeOf(accountId, tried.addressHash), body.code, tried.codeHash)) throw wrongCode();
  return deps.db.transaction((tx) => settle(tx, call, tried, deps, takeEnquiry));
};

/** What proves the domain: the code that was tried, or the domain whose record was found. */
type Proof = Pick<Tried, "codeHash"> | { domain: string };

/** Makes the claimant the company's admin, or an enquiry of it. Refuses as `confirmClaim`. */
async function settle(
  tx: Writer,
  { caller, ip }: Call<Caller>,
  proof: Proof,
  deps: Deps,
  takeEnquiry: TakeEnquiry,
): Promise<CompanyClaim> {
  const { accountId } = caller;
  const now = deps.clock();
  await holdAccount(tx, accountId);
  refuseUnfit(whyNotJoin(await lockAccount(tx, accountId), ""));
  const row = await lockClaim(tx, accountId, proof);
  const companyId = row.isDomainKnown ? await companyToJoin(tx, row) : null;
  if (companyId === null) {
    const { reference } = await takeEnquiry(tx, enquiryOf(row, caller));
    await end(tx, accountId, { state: "ENQUIRY", companyId: row.companyId, reference, now });
  } else {
    await joinCompany(tx, { accountId, companyId, role: "corporate-admin", now });
    await end(tx, accountId, { state: "PROVEN", companyId, reference: null, now });
    await tx.query("update company set proven_domain = $2, proven_at = $3 where id = $1", [
      companyId,
      row.workDomain,
      now,
    ]);
  }
  await recordChange(
    tx,
    { caller, ip },
    { kind: companyId === null ? "company.enquired" : "company.claimed", companyId, domain: row.workDomain },
    now,
  );
  return presentClaim(await readOwn(tx, accountId), accountId, deps);
}

/**
 * The claim that this proves, locked, as it is after every merge. A merge locks companies before it moves their claims, so
 * the company comes first here too; a claim that still names an ended company is moved to the one that stays.
 */
async function lockClaim(tx: Writer, accountId: string, proof: Proof): Promise<ClaimRow> {
  const { companyId } = await readOwn(tx, accountId);
  const staying = companyId === null ? null : await idAfterMerges(tx, companyId);
  const [same] = await tx.query(
    `select from company_claim where account_id = $1 and state = 'CODE_SENT'
       and case when $3::text is null then code_hash = $2 else work_domain = $3 end for update`,
    [accountId, "codeHash" in proof ? proof.codeHash : null, "domain" in proof ? proof.domain : null],
  );
  if (!same) throw expiredCode();
  if (staying !== null && staying !== companyId)
    await tx.query("update company_claim set company_id = $2 where account_id = $1", [accountId, staying]);
  return readOwn(tx, accountId);
}

/** The company, locked and without people; null if a company of this name came up meanwhile that has another domain. */
async function companyToJoin(tx: Writer, { companyId, companyName, workDomain, teamSize }: ClaimRow) {
  const website = `https://${workDomain}`;
  const id = companyId ?? [...(await ensureCompanies(tx, [{ name: companyName, website, teamSize }])).values()][0];
  // Serialises those who claim one company, so that the second one sees the first one's membership.
  const [company] = await tx.query<{ id: string; website: string | null }>(
    "select id, website from company where id = $1 and merged_into is null for no key update",
    [id],
  );
  if (!company || (companyId === null && company.website !== website)) return null;
  await refuseSettled(tx, company.id);
  // The winner of a company that has no people any more.
  await tx.query("delete from company_claim where company_id = $1 and state = 'PROVEN'", [company.id]);
  return company.id;
}

type End = { state: "PROVEN" | "ENQUIRY"; companyId: string | null; reference: string | null; now: Date };

async function end(tx: Writer, accountId: string, { state, companyId, reference, now }: End): Promise<void> {
  await tx.query(
    `update company_claim set state = $2, company_id = $3, reference = $4, settled_at = $5, code_hash = null, code_expires_at = null,
       code_tries = 0 where account_id = $1`,
    [accountId, state, companyId, reference, now],
  );
}

/** The address of the account, which is verified too; of the work address only its domain leaves the claim. */
function enquiryOf(row: ClaimRow, { name, email }: Caller): ClaimEnquiry {
  const page = row.companyId === null ? "" : ` (${companyPath({ SK: row.companyId, name: row.companyName })})`;
  const proof = `A mailed code proved an address of theirs at ${row.workDomain}, which is not known to be the company's.`;
  const title = row.title === null ? "" : ` They work there as: ${row.title}.`;
  const message = `${name} asks to be the admin of ${row.companyName}${page}. ${proof}${title}`;
  return {
    name,
    email,
    companyName: row.companyName,
    teamSize: row.teamSize,
    message: row.message === null ? message : `${message}\n\n${row.message}`,
  };
}

/**
 * The claimant added a TXT record at the work domain instead of entering the mailed code. DNS is asked before the
 * transaction. Refuses as contract/recruiting/claims-wire.ts says.
 */
export const confirmClaimByRecord: Operation<"confirmClaimByRecord", [TakeEnquiry]> = async (
  _input,
  call,
  deps,
  takeEnquiry,
) => {
  const { accountId } = call.caller;
  const row = await findClaim(deps.db, accountId);
  if (!row) throw notFound("You have not asked for a company yet.");
  refuseEnded(row);
  const { workDomain: domain } = row;
  const record = claimRecord(deps, accountId, domain);
  await requireRecord(record, deps);
  return deps.db.transaction(async (tx): Promise<CompanyClaim> => {
    const claim = await settle(tx, call, { domain }, deps, takeEnquiry);
    if (claim.state === "PROVEN" && claim.companyId !== null)
      await keepProof(tx, { companyId: claim.companyId, record, domain, addedBy: accountId, now: deps.clock() });
    return claim;
  });
};
