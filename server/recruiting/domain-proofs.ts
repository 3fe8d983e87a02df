// A domain is proven by a TXT record that only its owner can set; the proof is looked up again each month. One that a
// mailed code or an admin's word has proven is looked at as often: it has to exist.

import type { CompanyDomain } from "../../contract/recruiting/domain-wire.ts";
import { domainOfAddress, domainOfWebsite, isPublicProvider } from "../companies/index.ts";
import type { Deps, Operation } from "../deps.ts";
import type { Reader, Writer } from "../platform/db.ts";
import { DnsFailure } from "../platform/dns.ts";
import { isoTimes } from "../platform/iso-times.ts";
import { conflict, invalid, refuse } from "../platform/refusal.ts";
import { lockPage, requireAdmin } from "./company-page.ts";
import { recordChange } from "./store.ts";

/** The record that proves a domain. */
export type DomainRecord = { name: string; value: string };

/** `owner` is the company or the person who claims one: a record made for another owner proves nothing for them. */
export const recordOf = ({ vault }: Pick<Deps, "vault">, owner: string, domain: string): DomainRecord => ({
  name: `_vouchboard.${domain}`,
  value: `vouchboard=${vault.mac("record of a domain", `${owner} ${domain}`).toString("base64url").slice(0, 32)}`,
});

const RETRY_SECONDS = 60;

/** Whether the record is there now; 503 where DNS cannot be asked. */
async function isThere({ name, value }: DomainRecord, { dns }: Pick<Deps, "dns">): Promise<boolean> {
  const texts = await dns.readTxt(name).catch((error) => {
    if (!(error instanceof DnsFailure)) throw error;
    const refusal = refuse(
      503,
      "BUSY",
      "We could not ask DNS for this domain: its name servers did not answer. Please try again in some minutes.",
    );
    refusal.retryAfter = RETRY_SECONDS;
    throw refusal;
  });
  return texts.some((text) => text.trim() === value);
}

/** 409 with what to do where the record is not there yet; 503 where DNS cannot be asked. */
export async function requireRecord(record: DomainRecord, deps: Pick<Deps, "dns">): Promise<void> {
  if (!(await isThere(record, deps)))
    throw conflict(
      `There is no TXT record at ${record.name} with this value yet. After you add it, it may take up to an hour until it is seen.`,
      "domain",
    );
}

/** The registrable domain of what was typed; 422 for none and for a public mail provider's. */
function domainOf(typed: string): string {
  const domain = domainOfAddress(typed.replace(/^https?:\/\//i, "").replace(/[/?#].*$/, ""));
  if (domain === null) throw invalid("Please enter a domain such as example.com.", "domain");
  if (isPublicProvider(domain))
    throw invalid(`${domain} gives an address to everybody, so it proves no company.`, "domain");
  return domain;
}

const ownerOf = (companyId: string) => `company ${companyId}`;

type ProofRow = { domain: string; provenAt: Date; checkedAt: Date; failures: number };

async function readProof(reader: Reader, companyId: string): Promise<CompanyDomain["proof"]> {
  const [row] = await reader.query<ProofRow>(
    `select domain, proven_at as "provenAt", checked_at as "checkedAt", failures from company_domain_proof where company_id = $1`,
    [companyId],
  );
  if (!row) return null;
  const { failures, ...proof } = row;
  return { ...isoTimes(proof), isFailing: failures >= FAILURES_TOLD };
}

/** 403 when the caller administers no company now. */
export const getCompanyDomain: Operation<"getCompanyDomain"> = async ({ query }, { caller }, deps) => {
  const companyId = await requireAdmin(deps.db, caller);
  const domain = query.domain === undefined ? null : domainOf(query.domain);
  return present(deps.db, companyId, domain, deps);
};

async function present(
  reader: Reader,
  companyId: string,
  domain: string | null,
  deps: Pick<Deps, "vault">,
): Promise<CompanyDomain> {
  const [company] = await reader.query<{ provenDomain: string | null }>(
    `select proven_domain as "provenDomain" from company where id = $1`,
    [companyId],
  );
  return {
    provenDomain: company?.provenDomain ?? null,
    proof: await readProof(reader, companyId),
    asked: domain === null ? null : { domain, record: recordOf(deps, ownerOf(companyId), domain) },
  };
}

/** DNS is asked before the transaction. 409 also for a domain that another company has proven. */
export const proveCompanyDomain: Operation<"proveCompanyDomain"> = async ({ body }, { caller, ip }, deps) => {
  const companyId = await requireAdmin(deps.db, caller);
  const domain = domainOf(body.domain);
  const record = recordOf(deps, ownerOf(companyId), domain);
  await requireRecord(record, deps);
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const { id } = await lockPage(tx, caller.accountId);
    if (id !== companyId) throw conflict("You belong to another company now. Please load the page anew.");
    await keepProof(tx, { companyId, record, domain, addedBy: caller.accountId, now });
    await recordChange(tx, { caller, ip }, { kind: "company.domain-proven", companyId, domain }, now);
    return present(tx, companyId, domain, deps);
  });
};

type Proof = { companyId: string; record: DomainRecord; domain: string; addedBy: string; now: Date };

/** The company's badge from now on, and one of its mail domains. Of two companies with one domain, the first has it. */
export async function keepProof(tx: Writer, { companyId, record, domain, addedBy, now }: Proof): Promise<void> {
  // Waits for another company that proves the domain now.
  await tx.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`company domain ${domain}`]);
  const [taken] = await tx.query("select from company_domain_proof where domain = $1 and company_id <> $2", [
    domain,
    companyId,
  ]);
  if (taken)
    throw conflict(`Another company has proven ${domain} already. Please write to us if it is yours.`, "domain");
  await tx.query(
    `insert into company_domain_proof (company_id, domain, record_name, record_value, proven_at, checked_at) values ($1, $2, $3, $4, $5, $5)
     on conflict (company_id) do update set domain = excluded.domain, record_name = excluded.record_name,
       record_value = excluded.record_value, proven_at = excluded.proven_at, checked_at = excluded.checked_at, failures = 0`,
    [companyId, domain, record.name, record.value, now],
  );
  await tx.query(
    `insert into company_mail_domain (company_id, domain, added_by, added_at) values ($1, $2, $3, $4) on conflict do nothing`,
    [companyId, domain, addedBy, now],
  );
  await tx.query("update company set proven_domain = $2, proven_at = $3 where id = $1", [companyId, domain, now]);
}

const DAY_MS = 86_400_000;
/** How long after a look the next one is due, by the failures in a row. */
const NEXT_LOOK_MS = [30 * DAY_MS, 3 * DAY_MS, 7 * DAY_MS] as const;
/** The company's admins and the admins' home are told at the second; the look after it ends the badge. */
const FAILURES_TOLD = 2;
const atOnce = 20;

type DueRow = { companyId: string; domain: string; name: string; value: string; failures: number };

/** Looks up the proofs that are due, a few at a time. A domain whose DNS cannot be asked waits for the next day. */
export async function recheckDomains(deps: Deps): Promise<void> {
  const now = deps.clock();
  await lookAtDomains(deps, now);
  const due = await deps.db.query<DueRow>(
    `select company_id as "companyId", domain, record_name as name, record_value as value, failures from company_domain_proof
     where checked_at <= case failures when 0 then $1::timestamptz when 1 then $2::timestamptz else $3::timestamptz end
       and (asked_at is null or asked_at <= $4) order by checked_at limit ${atOnce}`,
    [...NEXT_LOOK_MS.map((ms) => new Date(now.getTime() - ms)), new Date(now.getTime() - DAY_MS)],
  );
  for (const row of due) await recheck(row, deps, now);
}

type Look = { companyId: string; domain: string; failures: number };

/** A domain that is not renewed does not exist for weeks before another owner can register it. */
async function lookAtDomains(deps: Deps, now: Date): Promise<void> {
  const due = await deps.db.query<Look>(
    `select c.id as "companyId", c.proven_domain as domain, coalesce(l.failures, 0)::smallint as failures
     from company c left join company_domain_look l on l.company_id = c.id and l.domain = c.proven_domain
     where c.proven_domain is not null and c.proven_at <= $1
       and not exists (select from company_domain_proof p where p.company_id = c.id and p.domain = c.proven_domain)
       and (l.looked_at is null
         or l.looked_at <= case l.failures when 0 then $1::timestamptz when 1 then $2::timestamptz else $3::timestamptz end)
     order by l.looked_at nulls first, c.id limit ${atOnce} /* domain not null: as asked for */`,
    NEXT_LOOK_MS.map((ms) => new Date(now.getTime() - ms)),
  );
  for (const row of due) await lookAt(row, deps, now);
}

async function lookAt(row: Look, deps: Deps, now: Date): Promise<void> {
  const isThere = await deps.dns.exists(row.domain).catch((error) => {
    if (!(error instanceof DnsFailure)) throw error;
    return null;
  });
  await deps.db.transaction(async (tx) => {
    const [same] = await tx.query("select from company where id = $1 and proven_domain = $2 for update", [
      row.companyId,
      row.domain,
    ]);
    if (!same) return;
    // Where DNS cannot be asked, nothing is known: the next look is in a month, or in some days after a failure.
    const failures = isThere === null ? row.failures : isThere ? 0 : row.failures + 1;
    if (failures > FAILURES_TOLD) {
      await endProof(tx, row);
      return tell(tx, { ...row, record: null }, deps, null);
    }
    await tx.query(
      `insert into company_domain_look (company_id, domain, looked_at, failures) values ($1, $2, $3, $4)
       on conflict (company_id) do update set domain = excluded.domain, looked_at = excluded.looked_at, failures = excluded.failures`,
      [row.companyId, row.domain, now, failures],
    );
    if (failures === FAILURES_TOLD && row.failures < FAILURES_TOLD)
      await tell(tx, { ...row, record: null }, deps, new Date(now.getTime() + NEXT_LOOK_MS[2]));
  });
}

async function recheck(row: DueRow, deps: Deps, now: Date): Promise<void> {
  const texts = await deps.dns.readTxt(row.name).catch((error) => {
    if (!(error instanceof DnsFailure)) throw error;
    return null;
  });
  await deps.db.transaction(async (tx) => {
    const [same] = await tx.query(
      "select from company_domain_proof where company_id = $1 and record_value = $2 and failures = $3 for update",
      [row.companyId, row.value, row.failures],
    );
    if (!same) return;
    if (texts === null)
      await tx.query("update company_domain_proof set asked_at = $2 where company_id = $1", [row.companyId, now]);
    else if (texts.some((text) => text.trim() === row.value)) await settle(tx, row.companyId, 0, now);
    else if (row.failures < FAILURES_TOLD) {
      await settle(tx, row.companyId, row.failures + 1, now);
      if (row.failures + 1 === FAILURES_TOLD)
        await tell(tx, { ...row, record: row }, deps, new Date(now.getTime() + NEXT_LOOK_MS[2]));
    } else {
      await endProof(tx, row);
      await tell(tx, { ...row, record: row }, deps, null);
    }
  });
}

async function settle(tx: Writer, companyId: string, failures: number, now: Date): Promise<void> {
  await tx.query(
    "update company_domain_proof set failures = $2, checked_at = $3, asked_at = $3 where company_id = $1",
    [companyId, failures, now],
  );
}

/** Addresses there prove nothing more, nor by a website there: the domain may have another owner by now. */
async function endProof(tx: Writer, { companyId, domain }: Pick<DueRow, "companyId" | "domain">): Promise<void> {
  const [company] = await tx.query<{ website: string | null }>("select website from company where id = $1 for update", [
    companyId,
  ]);
  if (company && domainOfWebsite(company.website) === domain)
    await tx.query("update company set website = null where id = $1", [companyId]);
  await tx.query("delete from company_domain_proof where company_id = $1", [companyId]);
  await tx.query("delete from company_domain_look where company_id = $1", [companyId]);
  await tx.query("delete from company_mail_domain where company_id = $1 and domain = $2", [companyId, domain]);
  await tx.query("update company set proven_domain = null, proven_at = null where id = $1 and proven_domain = $2", [
    companyId,
    domain,
  ]);
}

/** The record that is missing; null where the domain itself is. */
type Told = { companyId: string; domain: string; record: DomainRecord | null };

/** Mails the company's admins. `endsAt` is null once the badge is gone. */
async function tell(tx: Writer, row: Told, { announce }: Deps, endsAt: Date | null): Promise<void> {
  const admins = await tx.query<{ email: string; name: string; companyName: string }>(
    `select a.email, a.name, c.name as "companyName" from company_member m join account a on a.id = m.account_id
       join company c on c.id = m.company_id
     where m.company_id = $1 and m.role = 'corporate-admin' and a.disabled_at is null`,
    [row.companyId],
  );
  for (const admin of admins)
    await announce(tx, {
      kind: "company-domain.unproven",
      ...admin,
      domain: row.domain,
      record: row.record && { name: row.record.name, value: row.record.value },
      endsAt: endsAt?.toISOString() ?? null,
    });
}
