// The rows of referees: how one is read and locked, and how they see themselves.

import { RESEND_SECONDS } from "../../../contract/account-limits.ts";
import type { Referee } from "../../../contract/referees.ts";
import type { RefereeStatus } from "../../../contract/referral-words.ts";
import type { RefereeFacts } from "../../facts.ts";
import type { Reader, Writer } from "../../platform/db.ts";
import { mailboxOf } from "../../platform/mailbox-of.ts";
import { CODE_SENDS, CODE_TRIES, CODES_LAST } from "../../platform/mailed-codes.ts";
import type { Caller } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Vault } from "../../platform/vault.ts";
import { isDueSoon, statusNow } from "./rules.ts";
import { isCompanyDomain } from "./work-domains.ts";

/** A referee with their company; `workEmail` is sealed. */
export type RefereeRow = {
  accountId: string;
  accountEmail: string;
  name: string;
  companyId: string;
  companyName: string;
  companyLogo: string | null;
  companyWebsite: string | null;
  /** Domains that admins have found to be the company's. */
  addedDomains: string[];
  status: RefereeStatus;
  title: string;
  /** The first of a month, as 2021-04-01. */
  since: string;
  workEmail: Buffer;
  workDomain: string;
  hasCode: boolean;
  codeTries: number;
  codeSends: number;
  codeSentAt: Date | null;
  codeExpiresAt: Date | null;
  evidence: string | null;
  decidedAt: Date | null;
  decisionReason: string | null;
  verifiedAt: Date | null;
  verifiedUntil: Date | null;
  pausedAt: Date | null;
  weeklyCap: number;
  updatedAt: Date;
};

/** Of a RefereeRow: the referee is `f`, the account `a`, the company `c`. */
export const refereeColumns = `f.account_id as "accountId", a.email as "accountEmail", a.name, c.id as "companyId", c.name as "companyName",
  '/images/logos/' || c.logo as "companyLogo", c.website as "companyWebsite",
  array(select d.domain from company_mail_domain d where d.company_id = c.id order by 1) as "addedDomains",
  f.status, f.title, to_char(f.since, 'YYYY-MM-DD') as since, f.work_email as "workEmail", f.work_domain as "workDomain",
  f.code_hash is not null as "hasCode", f.code_tries as "codeTries", f.code_sends as "codeSends", f.code_sent_at as "codeSentAt",
  f.code_expires_at as "codeExpiresAt", f.evidence, f.decided_at as "decidedAt", f.decision_reason as "decisionReason",
  f.verified_at as "verifiedAt", f.verified_until as "verifiedUntil", f.paused_at as "pausedAt", f.weekly_cap as "weeklyCap",
  f.updated_at as "updatedAt"`;
export const refereeTables = "referee f join account a on a.id = f.account_id join company c on c.id = f.company_id";

/** Null for who never was one. */
export async function findReferee(reader: Reader, accountId: string): Promise<RefereeRow | null> {
  const [row] = await reader.query<RefereeRow>(
    { name: "a referee", text: `select ${refereeColumns} from ${refereeTables} where f.account_id = $1` },
    [accountId],
  );
  return row ?? null;
}

/** The same, locked against every other change of it, and so are the claims of theirs; hold the account before. */
export async function lockReferee(tx: Writer, accountId: string): Promise<RefereeRow | null> {
  // Locked first and read then: what was changed while this waited is seen, of the company as well.
  await tx.query({ name: "lock a referee", text: "select from referee where account_id = $1 for no key update" }, [
    accountId,
  ]);
  return findReferee(tx, accountId);
}

export const noReferee = () => refuse(404, "NOT_FOUND", "You are no referee here.");

/** Whoever hires or runs the place answers no requests, whatever they did before. */
export function refuseOtherRoles({ userType }: Pick<Caller, "userType">): void {
  if (userType !== "General_User")
    throw refuse(409, "NOT_A_CANDIDATE", "People who hire for a company, or run this place, cannot be referees.");
}

/** Some way to be one: 404 for who never was, and for who hires or runs the place by now. */
export function asReferee(row: RefereeRow | null, { userType }: Pick<Caller, "userType">): RefereeRow {
  if (!row || userType !== "General_User") throw noReferee();
  return row;
}

/** Of the mailbox: a tag or another spelling of an address makes no other person. */
export const hashOfAddress = (vault: Vault, address: string): Buffer => vault.mac("work address", mailboxOf(address));

export const WORK_ADDRESS = "work address";

/** Whether somebody else is a referee by this address, or about to be verified. */
export async function isAddressTaken(reader: Reader, hash: Buffer, accountId: string): Promise<boolean> {
  const [taken] = await reader.query(
    {
      name: "work address of another referee",
      text: `select from referee where work_email_hash = $1 and account_id <> $2 and status in ('REVIEW', 'VERIFIED', 'EXPIRED')`,
    },
    [hash, accountId],
  );
  return taken !== undefined;
}

export const isDomainKnown = (row: Pick<RefereeRow, "workDomain" | "companyWebsite" | "addedDomains">): boolean =>
  isCompanyDomain(row.workDomain, row.companyWebsite, row.addedDomains);

/** Tries and mails as they count now: anew an hour after the last mail. */
export function countsNow(row: Pick<RefereeRow, "codeTries" | "codeSends" | "codeSentAt">, now: Date) {
  const isOver = row.codeSentAt === null || row.codeSentAt.getTime() + CODES_LAST <= now.getTime();
  return { tries: isOver ? 0 : row.codeTries, sends: isOver ? 0 : row.codeSends };
}

/** As the referee sees themselves: whether their work address is known as another's does not show. */
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

function presentCode(row: RefereeRow, now: Date): Referee["code"] {
  const { hasCode, codeSentAt, codeExpiresAt } = row;
  if (!hasCode || !codeSentAt || !codeExpiresAt) return null;
  const { tries, sends } = countsNow(row, now);
  return {
    expiresAt: codeExpiresAt.toISOString(),
    triesLeft: Math.max(0, CODE_TRIES - tries),
    sendsLeft: Math.max(0, CODE_SENDS - sends),
    resendAt: new Date(codeSentAt.getTime() + RESEND_SECONDS * 1_000).toISOString(),
  };
}

/** What facts about them carry. */
export const factsOf = ({ accountId, accountEmail, name, companyId, companyName }: RefereeRow): RefereeFacts => ({
  referee: { accountId, email: accountEmail, name },
  companyId,
  companyName,
});
