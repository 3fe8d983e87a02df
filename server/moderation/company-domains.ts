// Platform admins say which mail domains are a company's: they prove it, and people with an address there can join.
import { recordAct } from "../audit/index.ts";
import { domainOfAddress, isPublicProvider } from "../companies/index.ts";
import type { Operation } from "../deps.ts";
import { holdAccount } from "../identity/index.ts";
import type { Writer } from "../platform/db.ts";
import { invalid, notFound } from "../platform/refusal.ts";
import { lockToChange, readCompany } from "./companies.ts";

/** Idempotent. 422 for what is no domain, and for a public provider's. */
export const verifyCompany: Operation<"verifyCompany"> = async ({ params, body }, { caller }, { db, clock }) =>
  db.transaction(async (tx) => {
    await holdAccount(tx, caller.accountId);
    const { id, provenDomain } = await lockToChange(tx, params.companyId);
    const now = clock();
    const domain = body.domain === null ? null : domainOfAddress(body.domain);
    if (body.domain !== null && (domain === null || isPublicProvider(domain)))
      throw invalid("Please enter a domain that is the company's alone.", "domain");
    if (domain !== null)
      await tx.query(
        `insert into company_mail_domain (company_id, domain, added_by, added_at) values ($1, $2, $3, $4) on conflict do nothing`,
        [id, domain, caller.accountId, now],
      );
    if (domain === null) await tx.query("delete from company_domain_proof where company_id = $1", [id]);
    if (domain === null && provenDomain !== null) await dropDomain(tx, id, provenDomain);
    if (domain !== null)
      await tx.query("update company set proven_domain = $2, proven_at = $3 where id = $1", [id, domain, now]);
    await recordAct(tx, {
      actorId: caller.accountId,
      action: "company.verified",
      subject: { kind: "company", id },
      before: { domain: provenDomain },
      after: { domain },
      at: now,
    });
    return readCompany(tx, id);
  });

/** With its proof, if that is the domain that the company has proven. 404 for a domain that was not confirmed as its own. */
export const removeCompanyDomain: Operation<"removeCompanyDomain"> = async ({ params }, { caller }, { db, clock }) =>
  db.transaction(async (tx) => {
    await holdAccount(tx, caller.accountId);
    const { id, domains, provenDomain } = await lockToChange(tx, params.companyId);
    const domain = params.domain.toLowerCase();
    if (!domains.includes(domain)) throw notFound("This is none of the company's domains by now.");
    await dropDomain(tx, id, domain);
    await recordAct(tx, {
      actorId: caller.accountId,
      action: "company.domain-removed",
      subject: { kind: "company", id },
      before: { domain, isProven: domain === provenDomain },
      at: clock(),
    });
    return readCompany(tx, id);
  });

/** Addresses there prove nothing more, and neither does a record in its DNS. */
async function dropDomain(tx: Writer, companyId: string, domain: string): Promise<void> {
  const values = [companyId, domain];
  await tx.query("delete from company_domain_proof where company_id = $1 and domain = $2", values);
  await tx.query("delete from company_mail_domain where company_id = $1 and domain = $2", values);
  await tx.query(
    "update company set proven_domain = null, proven_at = null where id = $1 and proven_domain = $2",
    values,
  );
}
