// Reads claims of companies, and presents, exports and erases one.
import type { CompanyClaim } from "../../contract/recruiting/claims-wire.ts";
import { hasNamesake, isCompanyDomain, isNameOfDomain } from "../companies/index.ts";
import type { DataOwner } from "../data-keeper.ts";
import type { Deps } from "../deps.ts";
import type { Reader } from "../platform/db.ts";
import { mailboxOf } from "../platform/mailbox-of.ts";
import { type CodeCounts, presentCode } from "../platform/mailed-codes.ts";
import type { Vault } from "../platform/vault.ts";
import { type DomainRecord, recordOf } from "./domain-proofs.ts";

/** What the vault seals work addresses of claims for. */
export const WORK_ADDRESS = "work address of a claim";

/** Keyed hash of the mailbox: another spelling of an address gets no further codes. */
export const hashOfWorkAddress = (vault: Vault, address: string): Buffer => vault.mac(WORK_ADDRESS, mailboxOf(address));

type StoredClaim = Omit<CompanyClaim, "isDomainKnown" | "code" | "record"> &
  CodeCounts & {
    website: string | null;
    addedDomains: string[];
    title: string | null;
    teamSize: string | null;
    message: string | null;
    /** Sealed. */
    workEmail: Buffer;
    hasCode: boolean;
    codeExpiresAt: Date | null;
  };

/** A claim, with whether its domain is the company's. */
export type ClaimRow = StoredClaim & { isDomainKnown: boolean };

/** The account's last claim; null if there was none. */
export async function findClaim(reader: Reader, accountId: string): Promise<ClaimRow | null> {
  const [row] = await reader.query<StoredClaim>(
    `select k.company_id as "companyId", coalesce(c.name, k.company_name) as "companyName", c.website,
       array(select d.domain from company_mail_domain d where d.company_id = k.company_id) as "addedDomains", k.state, k.title,
       coalesce(k.team_size, c.team_size) as "teamSize", k.message, k.work_email as "workEmail", k.work_domain as "workDomain",
       k.code_hash is not null as "hasCode", k.code_tries as "codeTries", k.code_sends as "codeSends",
       k.code_sent_at as "codeSentAt", k.code_expires_at as "codeExpiresAt", k.reference
     from company_claim k left join company c on c.id = k.company_id where k.account_id = $1`,
    [accountId],
    "a company's claim",
  );
  return row ? { ...row, isDomainKnown: await isDomainKnown(reader, row) } : null;
}

async function isDomainKnown(reader: Reader, row: StoredClaim): Promise<boolean> {
  const { companyId, companyName, workDomain } = row;
  if (companyId !== null) return isCompanyDomain(workDomain, row.website, row.addedDomains);
  return isNameOfDomain(companyName, workDomain) && !(await hasNamesake(reader, companyName));
}

/** The TXT record by which this person proves the domain. */
export const claimRecord = (deps: Pick<Deps, "vault">, accountId: string, domain: string): DomainRecord =>
  recordOf(deps, `account ${accountId}`, domain);

/** The claim as its owner sees it. */
export const presentClaim = (row: ClaimRow, accountId: string, deps: Pick<Deps, "vault" | "clock">): CompanyClaim => ({
  companyId: row.companyId,
  companyName: row.companyName,
  state: row.state,
  workDomain: row.workDomain,
  isDomainKnown: row.isDomainKnown,
  code: row.state === "CODE_SENT" ? presentCode(row, deps.clock()) : null,
  record: row.state === "CODE_SENT" ? claimRecord(deps, accountId, row.workDomain) : null,
  reference: row.reference,
});

/** For exports: without the work address, which its owner knows. */
export const collectClaims = (reader: Reader, { accountId }: DataOwner) =>
  reader.query(
    `select company_name as "companyName", state, title, team_size as "teamSize", message, work_domain as "workDomain", reference,
       created_at as "createdAt", settled_at as "settledAt" from company_claim where account_id = $1`,
    [accountId],
  );

/** The work address, to which codes were mailed. */
export async function workEmailOfClaim(reader: Reader, { accountId }: DataOwner, vault: Vault): Promise<string[]> {
  const [claim] = await reader.query<{ workEmail: Buffer }>(
    `select work_email as "workEmail" from company_claim where account_id = $1`,
    [accountId],
  );
  const address = claim ? vault.open(WORK_ADDRESS, claim.workEmail) : null;
  return address === null ? [] : [address.toLowerCase()];
}
