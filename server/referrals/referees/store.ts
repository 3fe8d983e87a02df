// Reads and locks referees, and presents one to themselves.

import type { Referee, RefereeToVerify } from "../../../contract/referrals/referees-wire.ts";
import { isCompanyDomain } from "../../companies/index.ts";
import type { RefereeFacts } from "../../facts.ts";
import type { Reader, Writer } from "../../platform/db.ts";
import type { Timed } from "../../platform/iso-times.ts";
import { mailboxOf } from "../../platform/mailbox-of.ts";
import { type CodeCounts, presentCode } from "../../platform/mailed-codes.ts";
import type { Caller } from "../../platform/mount.ts";
import { notFound, refuse } from "../../platform/refusal.ts";
import type { Vault } from "../../platform/vault.ts";
import { isDueSoon, statusNow } from "./rules.ts";

/** A referee with their company; `workEmail` is sealed, `since` the first of a month, such as 2021-04-01. */
export type RefereeRow = Timed<Omit<RefereeToVerify, "decidedBy">, "updatedAt" | "verifiedUntil" | "decidedAt"> &
  CodeCounts & {
    accountEmail: string;
    companyLogo: string | null;
    workEmail: Buffer;
    hasCode: boolean;
    codeExpiresAt: Date | null;
    verifiedAt: Date | null;
    pausedAt: Date | null;
    weeklyCap: number;
  };

/** The columns of RefereeRow: the referee is `f`, the account `a`, the company `c`. */
export const refereeColumns = `f.account_id as "accountId", a.email as "accountEmail", a.name, c.id as "companyId", c.name as "companyName",
  '/images/logos/' || c.logo as "companyLogo", c.website as "companyWebsite",
  array(select d.domain from company_mail_domain d where d.company_id = c.id order by 1) as "addedDomains",
  f.status, f.title, to_char(f.since, 'YYYY-MM-DD') as since, f.work_email as "workEmail", f.work_domain as "workDomain",
  f.code_hash is not null as "hasCode", f.code_tries as "codeTries", f.code_sends as "codeSends", f.code_sent_at as "codeSentAt",
  f.code_expires_at as "codeExpiresAt", f.evidence, f.decided_at as "decidedAt", f.decision_reason as "decisionReason",
  f.verified_at as "verifiedAt", f.verified_until as "verifiedUntil", f.paused_at as "pausedAt", f.weekly_cap as "weeklyCap",
  f.updated_at as "updatedAt"`;
export const refereeTables = "referee f join account a on a.id = f.account_id join company c on c.id = f.company_id";

/** Null if never a referee. */
export async function findReferee(reader: Reader, accountId: string): Promise<RefereeRow | null> {
  const [row] = await reader.query<RefereeRow>(
    `select ${refereeColumns} from ${refereeTables} where f.account_id = $1`,
    [accountId],
    "a referee",
  );
  return row ?? null;
}

/** Locks the row, and so serialises the referee's claims too. Hold the account before. */
export async function lockReferee(tx: Writer, accountId: string): Promise<RefereeRow | null> {
  // Lock first, then read, so as to see changes made while waiting, including the company's.
  await tx.query("select from referee where account_id = $1 for no key update", [accountId], "lock a referee");
  return findReferee(tx, accountId);
}

export const noReferee = () => notFound("You are no referee here.");

/** 409 for corporate users and admins, who cannot be referees. */
export function refuseOtherRoles({ userType }: Pick<Caller, "userType">): void {
  if (userType !== "General_User")
    throw refuse(409, "NOT_A_CANDIDATE", "People who hire for a company, or run this place, cannot be referees.");
}

/** 404 if never a referee, or now a corporate user or admin. */
export function asReferee(row: RefereeRow | null, { userType }: Pick<Caller, "userType">): RefereeRow {
  if (!row || userType !== "General_User") throw noReferee();
  return row;
}

/** Keyed hash of the mailbox, so that a tag or another spelling of an address makes no second person. */
export const hashOfAddress = (vault: Vault, address: string): Buffer => vault.mac("work address", mailboxOf(address));

export const WORK_ADDRESS = "work address";

/** Whether another account is a referee with this address, or waits for review. */
export async function isAddressTaken(reader: Reader, hash: Buffer, accountId: string): Promise<boolean> {
  const [taken] = await reader.query(
    `select from referee where work_email_hash = $1 and account_id <> $2 and status in ('REVIEW', 'VERIFIED', 'EXPIRED')`,
    [hash, accountId],
    "work address of another referee",
  );
  return taken !== undefined;
}

export const isDomainKnown = (row: Pick<RefereeRow, "workDomain" | "companyWebsite" | "addedDomains">): boolean =>
  isCompanyDomain(row.workDomain, row.companyWebsite, row.addedDomains);

/** The referee's own view. It does not reveal whether their address has proven another account. */
export function presentReferee(row: RefereeRow, now: Date): Referee {
  const status = statusNow(row, now);
  return {
    companyId: row.companyId,
    companyName: row.companyName,
    companyLogo: row.companyLogo,
    companyWebsite: row.companyWebsite,
    status,
    title: row.title,
    since: row.since.slice(0, 7),
    workDomain: row.workDomain,
    isDomainKnown: isDomainKnown(row),
    isPaused: row.pausedAt !== null,
    weeklyCap: row.weeklyCap,
    verifiedAt: row.verifiedAt?.toISOString() ?? null,
    verifiedUntil: row.verifiedUntil?.toISOString() ?? null,
    isDueSoon: isDueSoon(row, now),
    decisionReason: status === "REFUSED" ? row.decisionReason : null,
    code: presentCode(row, now),
  };
}

/** The fields that all facts about a referee have. */
export const factsOf = ({ accountId, accountEmail, name, companyId, companyName }: RefereeRow): RefereeFacts => ({
  referee: { accountId, email: accountEmail, name },
  companyId,
  companyName,
});
