// Makes a company part of another one: everything that names it moves, in one transaction.
import type { AdminCompany } from "../../contract/companies/admin-wire.ts";
import { domainOfWebsite } from "../companies/index.ts";
import type { Operation } from "../deps.ts";
import { holdAccount } from "../identity/index.ts";
import type { Writer } from "../platform/db.ts";
import { isUuid } from "../platform/ids.ts";
import { conflict } from "../platform/refusal.ts";
import { LONGEST_MS, lockToChange, readCompany } from "./companies.ts";
import { record } from "./record.ts";

/**
 * Tables of which a person, an address or a number has one row for each company: the row of the company that stays is
 * kept, and the other one goes. `$1` is the company that ends, `$2` the one that stays.
 */
const MERGED = [
  `delete from company_mail_domain a using company_mail_domain b where a.company_id = $1 and b.company_id = $2 and b.domain = a.domain`,
  // Its logo, and the cover if both have one.
  `with gone as (delete from company_picture a where a.company_id = $1 and (a.kind = 'LOGO' or (a.kind = 'COVER'
     and exists (select from company_picture b where b.company_id = $2 and b.kind = 'COVER'))) returning a.picture_id)
   update picture set removed_at = now() where id in (select picture_id from gone)`,
  `delete from company_domain_proof a using company_domain_proof b where a.company_id = $1 and b.company_id = $2`,
  `delete from company_domain_look a using company_domain_look b where a.company_id = $1 and b.company_id = $2`,
  `delete from company_page_draft a using company_page_draft b where a.company_id = $1 and b.company_id = $2`,
  `delete from referral_watch a using referral_watch b where a.company_id = $1 and b.company_id = $2 and b.account_id = a.account_id`,
  `delete from hidden_company a using hidden_company b where a.company_id = $1 and b.company_id = $2 and b.account_id = a.account_id`,
  `delete from used_reference a using used_reference b where a.company_id = $1 and b.company_id = $2 and b.reference = a.reference`,
  `delete from company_issuer a using company_issuer b where a.company_id = $1 and b.company_id = $2`,
  // The address that the issuer sends people back to has the company's id: it is registered anew, and has to work again.
  `update company_issuer set is_required = false, worked_at = null, version = version + 1
     where company_id = $1 and not exists (select from company_issuer b where b.company_id = $2)`,
  `delete from company_claim a using company_claim b where a.company_id = $1 and b.company_id = $2 and a.state = 'PROVEN' and b.state = 'PROVEN'`,
  `delete from company_answer_time a using company_answer_time b where a.company_id = $1 and b.company_id = $2`,
  `delete from saved_reply a using saved_reply b where a.company_id = $1 and b.company_id = $2 and lower(b.title) = lower(a.title)`,
  // Keys and webhooks end: those who hold them were trusted by another company's admins.
  `delete from api_key where company_id = $1 and company_id <> $2`,
  `delete from webhook where company_id = $1 and company_id <> $2`,
  `update invite a set revoked_at = now() from invite b where a.company_id = $1 and b.company_id = $2 and b.email = a.email
     and a.accepted_at is null and a.revoked_at is null and b.accepted_at is null and b.revoked_at is null`,
] as const;

/** Every other reference to a company; a test holds these to the schema. */
const MOVED = [
  `update job set company_id = $2 where company_id = $1`,
  `update job_posting set draft_company_id = $2 where draft_company_id = $1`,
  `update job_draft set company_id = $2 where company_id = $1`,
  `update company_member set company_id = $2 where company_id = $1`,
  `update invite set company_id = $2 where company_id = $1`,
  `update company_claim set company_id = $2 where company_id = $1`,
  `update company_issuer set company_id = $2 where company_id = $1`,
  `update company_mail_domain set company_id = $2 where company_id = $1`,
  `update company_domain_proof set company_id = $2 where company_id = $1`,
  `update company_domain_look set company_id = $2 where company_id = $1`,
  `update company_page_draft set company_id = $2 where company_id = $1`,
  `update company_page_version set company_id = $2 where company_id = $1`,
  `update company_picture set company_id = $2 where company_id = $1`,
  `update referee set company_id = $2 where company_id = $1`,
  `update referral_watch set company_id = $2 where company_id = $1`,
  `update referral_request set company_id = $2 where company_id = $1`,
  `update used_reference set company_id = $2 where company_id = $1`,
  `update guidance_offer set company_id = $2 where company_id = $1`,
  `update guidance_booking set company_id = $2 where company_id = $1`,
  `update hidden_company set company_id = $2 where company_id = $1`,
  `update company_answer_time set company_id = $2 where company_id = $1`,
  `update saved_reply set company_id = $2 where company_id = $1`,
  // None is left by now: see above.
  `update api_key set company_id = $2 where company_id = $1`,
  `update webhook set company_id = $2 where company_id = $1`,
  `update company set merged_into = $2 where merged_into = $1`,
] as const;

/** Refuses as contract/companies/admin-wire.ts says. */
export const mergeCompany: Operation<"mergeCompany"> = async ({ params, body }, { caller }, { db, clock }) => {
  const { intoId } = body;
  const { companyId } = params;
  if (companyId.toLowerCase() === intoId) throw conflict("Please choose another company to keep.", "intoId");
  return db.transaction(
    async (tx) => {
      await holdAccount(tx, caller.accountId);
      await lockBoth(tx, companyId, intoId);
      const [from, into] = [await lockToChange(tx, companyId), await lockToChange(tx, intoId)];
      if (from.suspendedAt || into.suspendedAt) throw conflict("One of the two is suspended. Please lift that first.");
      await refuseDoubleRequests(tx, from.id, into.id);
      await keepDomains(tx, from, into, { addedBy: caller.accountId, addedAt: clock() });
      for (const statement of [...MERGED, ...MOVED]) await tx.query(statement, [from.id, into.id]);
      await tx.query(
        `update company set merged_into = $2, is_withheld = true, proven_domain = null, proven_at = null, referees = 0,
           referral_requests = 0, referral_answers = 0, referral_median_hours = null where id = $1`,
        [from.id, into.id],
      );
      await tx.query("select rewrite_jobs_of(array[$1::uuid, $2::uuid])", [from.id, into.id]);
      const kept = await readCompany(tx, into.id);
      await record(tx, caller, "company.merged", from.id, clock(), {
        before: { name: from.name, openJobs: from.openJobs, members: from.members },
        after: { intoId: into.id, intoName: into.name, openJobs: kept.openJobs, members: kept.members },
      });
      return kept;
    },
    { longestMs: LONGEST_MS },
  );
};

type Added = { addedBy: string; addedAt: Date };

/**
 * The company that stays takes over the other's own domains, so that people with addresses there still count as its own,
 * and the proof if it has none.
 */
async function keepDomains(tx: Writer, from: AdminCompany, into: AdminCompany, added: Added): Promise<void> {
  const own = [domainOfWebsite(from.website), domainOfWebsite(from.provenDomain)].filter((domain) => domain !== null);
  await tx.query(
    `insert into company_mail_domain (company_id, domain, added_by, added_at)
     select $1, domain, $3, $4 from unnest($2::text[]) domain on conflict do nothing`,
    [into.id, own, added.addedBy, added.addedAt],
  );
  await tx.query(
    `update company b set proven_domain = a.proven_domain, proven_at = a.proven_at from company a
     where a.id = $1 and b.id = $2 and b.proven_domain is null`,
    [from.id, into.id],
  );
}

/** Against everything that would refer to them meanwhile, and always in one order. */
async function lockBoth(tx: Writer, ...ids: string[]): Promise<void> {
  await tx.query("select from company where id = any ($1::uuid[]) order by id for update", [ids.filter(isUuid)]);
}

/** A candidate has one active request for a job at a company: two of them cannot become one by themselves. */
async function refuseDoubleRequests(tx: Writer, fromId: string, intoId: string): Promise<void> {
  const active = ["OPEN", "CLAIMED", "ACCEPTED", "REFERRED", "DISPUTED", "CONFIRMED"];
  const [both] = await tx.query(
    `select from referral_request a join referral_request b on b.candidate_id = a.candidate_id and b.job_key = a.job_key
     where a.company_id = $1 and b.company_id = $2 and a.status = any ($3) and b.status = any ($3) limit 1`,
    [fromId, intoId, active],
  );
  if (both)
    throw conflict(
      "A candidate has asked both companies for a referral to one job. Please merge them once one of these requests has ended.",
    );
}
