// Platform admins look after companies: search, add, correct, verify, invite, suspend, and say which domains are theirs.
// Each act is in the audit log.

import type { AdminCompany } from "../../contract/companies/admin-wire.ts";
import { companyNameKey } from "../../contract/paths.ts";
import { domainOfAddress, ensureCompanies, isPublicProvider } from "../companies/index.ts";
import type { Operation, PublicOperation } from "../deps.ts";
import { holdAccount } from "../identity/index.ts";
import { openPage } from "../platform/cursor.ts";
import { containing, type Reader, type Writer } from "../platform/db.ts";
import { isUuid, newId } from "../platform/ids.ts";
import { isoTimes, type Timed } from "../platform/iso-times.ts";
import { conflict, invalid, notFound } from "../platform/refusal.ts";
import { makeInvite } from "../recruiting/index.ts";
import { record } from "./record.ts";

type Row = Timed<Omit<AdminCompany, "mergedInto">, "suspendedAt" | "createdAt"> & {
  mergedId: string | null;
  mergedName: string | null;
};

/** Selects companies; append conditions. The company is `c`. */
const companyRows = `select c.id, c.name, c.website, c.industry, c.team_size as "teamSize", c.open_jobs as "openJobs",
  (select count(*)::int from company_member m where m.company_id = c.id) as members,
  array(select d.domain from company_mail_domain d where d.company_id = c.id order by 1) as domains,
  c.proven_domain as "provenDomain",
  exists (select from company_domain_proof p where p.company_id = c.id and p.failures >= 2) as "isProofFailing", c.is_agency as "isAgency", c.suspended_at as "suspendedAt", c.suspend_reason as "suspendReason",
  into_.id as "mergedId", into_.name as "mergedName", c.created_at as "createdAt"
  from company c left join company into_ on into_.id = c.merged_into`;

const present = ({ mergedId, mergedName, ...row }: Row): AdminCompany => ({
  ...isoTimes(row),
  mergedInto: mergedId === null ? null : { id: mergedId, name: mergedName ?? "" },
});

const noCompany = () => notFound("There is no such company.");

/** The company as admins see it; 404 if there is none. */
export async function readCompany(reader: Reader, id: string): Promise<AdminCompany> {
  const [row] = await reader.query<Row>(`${companyRows} where c.id = $1 /* "teamSize" as typed: one of TEAM_SIZES */`, [
    id,
  ]);
  if (!row) throw noCompany();
  return present(row);
}

/** The company, locked until the transaction ends; 404 if there is none, 409 if it is part of another one. */
export async function lockToChange(tx: Writer, id: string): Promise<AdminCompany> {
  if (!isUuid(id)) throw noCompany();
  await tx.query("select from company where id = $1 for no key update", [id]);
  const company = await readCompany(tx, id);
  if (company.mergedInto)
    throw conflict(`${company.name} is part of ${company.mergedInto.name} now. Please change that one.`);
  return company;
}

/** Nearest names first, else the newest. 400 for a cursor of another list. */
export const listAdminCompanies: PublicOperation<"listAdminCompanies"> = async ({ query }, { db, cursors }) => {
  const { query: typed, state = "ALL" } = query;
  const { after, limit, cut } = openPage<{ id: string }>(cursors, query, { list: "admin companies", state, typed });
  const found = await db.query<Row>(
    `${companyRows}
     where ($1::text is null or c.name_key like lower($2) or c.id = $3::uuid or c.proven_domain = lower($1)
         or exists (select from company_mail_domain d where d.company_id = c.id and d.domain = lower($1)))
       and case $4 when 'PROVEN' then c.proven_domain is not null when 'AGENCY' then c.is_agency
         when 'FAILING' then c.id in (select p.company_id from company_domain_proof p where p.failures >= 2)
         when 'SUSPENDED' then c.suspended_at is not null when 'MERGED' then c.merged_into is not null
         else c.merged_into is null end
       and ($5::uuid is null or c.id < $5) order by c.id desc limit $6 /* "teamSize" as typed: one of TEAM_SIZES */`,
    [typed ?? null, containing(typed), typed && isUuid(typed) ? typed : null, state, after?.id ?? null, limit],
  );
  const { rows, pagination } = cut(found, ({ id }) => ({ id }));
  return { data: rows.map(present), pagination };
};

/** 409 if there is a company of this name. */
export const createCompany: Operation<"createCompany"> = async ({ body }, { caller }, { db, clock }) =>
  db.transaction(async (tx) => {
    await holdAccount(tx, caller.accountId);
    await refuseName(tx, body.name);
    const { name, website, industry, teamSize, isAgency = false } = body;
    const made = await ensureCompanies(tx, [
      { name, website: website || null, industry: industry || null, teamSize: teamSize ?? null },
    ]);
    const id = [...made.values()][0] ?? "";
    await tx.query("update company set is_agency = $2 where id = $1", [id, isAgency]);
    await record(tx, caller, "company.created", id, clock(), { after: { isAgency } });
    return readCompany(tx, id);
  });

async function refuseName(tx: Writer, name: string): Promise<void> {
  const key = companyNameKey(name);
  // Serialises those who give the same name.
  await tx.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`company name ${key}`]);
  const [same] = await tx.query("select from company where name_key = $1", [key]);
  if (same) throw conflict("There is a company of this name already.", "name");
}

/** Rewriting the jobs of a company with thousands of them takes its time, in ms. */
export const LONGEST_MS = 60_000;

/** A former name stays as one that leads to the company, so that imports do not add it again. */
export const updateCompany: Operation<"updateCompany"> = async ({ params, body }, { caller }, { db, clock }) =>
  db.transaction(
    async (tx) => {
      await holdAccount(tx, caller.accountId);
      const before = await lockToChange(tx, params.companyId);
      const now = clock();
      if (body.name !== undefined && body.name !== before.name) await rename(tx, before, body.name, now);
      const given = (field: "website" | "industry" | "teamSize") =>
        body[field] === undefined ? before[field] : body[field] || null;
      const [website, industry, teamSize] = [given("website"), given("industry"), given("teamSize")];
      const isAgency = body.isAgency ?? before.isAgency;
      await tx.query("update company set website = $2, industry = $3, team_size = $4, is_agency = $5 where id = $1", [
        before.id,
        website,
        industry,
        teamSize,
        isAgency,
      ]);
      await tx.query("select rewrite_jobs_of(array[$1::uuid])", [before.id]);
      await record(tx, caller, "company.changed", before.id, now, {
        before: {
          name: before.name,
          website: before.website,
          industry: before.industry,
          teamSize: before.teamSize,
          isAgency: before.isAgency,
        },
        after: { name: body.name ?? before.name, website, industry, teamSize, isAgency },
      });
      return readCompany(tx, before.id);
    },
    { longestMs: LONGEST_MS },
  );

async function rename(tx: Writer, { id, name: former }: AdminCompany, name: string, now: Date): Promise<void> {
  const [formerKey, key] = [companyNameKey(former), companyNameKey(name)];
  if (key !== formerKey) {
    // A name that the company had before, or one that was merged into it, becomes its own again. The former row stays for
    // its address, under a key with two spaces, which no name has.
    await tx.query("update company set name_key = name_key || '  ' || id where name_key = $1 and merged_into = $2", [
      key,
      id,
    ]);
    await refuseName(tx, name);
  }
  await tx.query("update company set name = $2, name_key = $3 where id = $1", [id, name, key]);
  if (key !== formerKey)
    await tx.query(
      "insert into company (id, name, name_key, is_withheld, merged_into, created_at) values ($1, $2, $3, true, $4, $5)",
      [newId(now), former, formerKey, id, now],
    );
}

/** The invited person joins as an admin of the company, however many it has. */
export const inviteCompanyAdmin: Operation<"inviteCompanyAdmin"> = async ({ params, body }, { caller }, deps) => {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    await holdAccount(tx, caller.accountId);
    const company = await lockToChange(tx, params.companyId);
    if (company.suspendedAt) throw conflict("This company is suspended.");
    const role = "corporate-admin" as const;
    const { invite, token } = await makeInvite(tx, { company, email: body.email, role, sender: null, now });
    const expiresAt = invite.expiresAt.toISOString();
    await deps.announce(tx, {
      kind: "invite.sent",
      email: body.email,
      companyName: company.name,
      role,
      invitedBy: "",
      token,
      expiresAt,
    });
    await record(tx, caller, "company.admin-invited", company.id, now, { after: { inviteId: invite.id } });
    return { expiresAt };
  });
};

/** Freezes the jobs that are not frozen yet, and notes which. The company's people are sent the reason. */
export const suspendCompany: Operation<"suspendCompany"> = async ({ params, body }, { caller }, deps) => {
  const { db, clock, announce } = deps;
  return db.transaction(
    async (tx) => {
      await holdAccount(tx, caller.accountId);
      const company = await lockToChange(tx, params.companyId);
      if (company.suspendedAt) throw conflict("This company is suspended already.");
      const now = clock();
      await tx.query("update company set suspended_at = $2, suspend_reason = $3, is_withheld = true where id = $1", [
        company.id,
        now,
        body.reason,
      ]);
      await tx.query(
        `with frozen as (update job set bad_job = true, updated_at = $2 where company_id = $1 and not bad_job returning id)
         insert into suspended_job (job_id) select id from frozen on conflict do nothing`,
        [company.id, now],
      );
      await tx.query("select rewrite_jobs_of(array[$1::uuid])", [company.id]);
      await record(tx, caller, "company.suspended", company.id, now, { before: { openJobs: company.openJobs } });
      const { id: companyId, name: companyName } = company;
      await announce(tx, { kind: "company.suspended", companyId, companyName, reason: body.reason });
      return readCompany(tx, companyId);
    },
    { longestMs: LONGEST_MS },
  );
};

/** Jobs that were frozen for another reason stay so. */
export const liftCompany: Operation<"liftCompany"> = async ({ params }, { caller }, { db, clock, announce }) =>
  db.transaction(
    async (tx) => {
      await holdAccount(tx, caller.accountId);
      const company = await lockToChange(tx, params.companyId);
      if (!company.suspendedAt) throw conflict("This company is not suspended.");
      const now = clock();
      await tx.query(
        "update company set suspended_at = null, suspend_reason = null, is_withheld = false where id = $1",
        [company.id],
      );
      await tx.query(
        `with back as (delete from suspended_job s using job j where j.id = s.job_id and j.company_id = $1 returning s.job_id)
         update job j set bad_job = false, updated_at = $2 from back where j.id = back.job_id
           and not exists (select from job_freeze f where f.job_id = j.id and f.thawed_at is null)`,
        [company.id, now],
      );
      await tx.query("select rewrite_jobs_of(array[$1::uuid])", [company.id]);
      const lifted = await readCompany(tx, company.id);
      await record(tx, caller, "company.lifted", company.id, now, { after: { openJobs: lifted.openJobs } });
      await announce(tx, { kind: "company.lifted", companyId: company.id, companyName: company.name });
      return lifted;
    },
    { longestMs: LONGEST_MS },
  );

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
    await record(tx, caller, "company.verified", id, now, { before: { domain: provenDomain }, after: { domain } });
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
    await record(tx, caller, "company.domain-removed", id, clock(), {
      before: { domain, isProven: domain === provenDomain },
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
