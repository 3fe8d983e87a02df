// A company's admins read and write its own page: published texts, a draft, and the versions before.

import type { CompanyVersion, OwnCompany, PageChanges, PageTexts } from "../../contract/recruiting/company-wire.ts";
import { MAX_COMPANY_VERSIONS } from "../../contract/recruiting/rules.ts";
import { domainOfAddress, isCompanyDomain } from "../companies/index.ts";
import { picturesColumn, presentPictures, type StoredPicture } from "../companies/pictures/index.ts";
import type { Operation } from "../deps.ts";
import type { Reader, Writer } from "../platform/db.ts";
import { idOrNull, newId } from "../platform/ids.ts";
import { isoTimes, type Timed } from "../platform/iso-times.ts";
import type { Call, Caller } from "../platform/mount.ts";
import { conflict, forbidden, invalid, notFound } from "../platform/refusal.ts";
import { lockCompany, readCompanyOf, recordChange, refuseSuspended } from "./store.ts";

type Row = PageTexts &
  Pick<OwnCompany, "id" | "name" | "provenDomain" | "logoUrl"> & {
    createdAt: Date;
    addedDomains: string[];
    pictures: StoredPicture[];
    changes: Partial<PageTexts> | null;
    savedAt: Date | null;
    savedBy: string | null;
  };

async function readRow(reader: Reader, companyId: string): Promise<Row> {
  const [row] = await reader.query<Row>(
    `select c.id, c.name, c.about, c.culture, c.benefits, c.offices, c.links, c.industry, c.team_size as "teamSize", c.headquarters,
       c.founded_year as "foundedYear", c.website, c.career_page as "careerPage", c.linked_in as "linkedIn",
       c.proven_domain as "provenDomain", '/images/logos/' || c.logo as "logoUrl", ${picturesColumn}, c.created_at as "createdAt",
       array(select d.domain from company_mail_domain d where d.company_id = c.id
         union select c.proven_domain where c.proven_domain is not null) as "addedDomains",
       t.changes, t.saved_at as "savedAt", a.name as "savedBy"
     from company c left join company_page_draft t on t.company_id = c.id left join account a on a.id = t.saved_by
     where c.id = $1 /* "teamSize" as typed: one of TEAM_SIZES */`,
    [companyId],
    "a company's own page",
  );
  if (!row) throw forbidden("You belong to no company.");
  return row;
}

/** In the order of the wire. */
const textsOf = (row: PageTexts): PageTexts => ({
  about: row.about,
  culture: row.culture,
  benefits: row.benefits,
  offices: row.offices,
  links: row.links,
  industry: row.industry,
  teamSize: row.teamSize,
  headquarters: row.headquarters,
  foundedYear: row.foundedYear,
  website: row.website,
  careerPage: row.careerPage,
  linkedIn: row.linkedIn,
});

export async function readOwnCompany(reader: Reader, companyId: string): Promise<OwnCompany> {
  const row = await readRow(reader, companyId);
  const { id, name, provenDomain, logoUrl, pictures, changes, savedAt, savedBy } = row;
  const texts = textsOf(row);
  const draft =
    changes && savedAt ? { texts: { ...texts, ...changes }, savedAt: savedAt.toISOString(), savedBy } : null;
  return { id, name, ...texts, provenDomain, logoUrl, ...presentPictures(pictures), draft };
}

/** 403 when the caller administers no company now, whatever their token says. */
export const getOwnCompany: Operation<"getOwnCompany"> = async (_input, { caller }, { db }) =>
  readOwnCompany(db, await requireAdmin(db, caller));

/** The id of the company that the caller administers; 403 for none. */
export async function requireAdmin(reader: Reader, { accountId }: Caller): Promise<string> {
  const company = await readCompanyOf(reader, accountId);
  if (company?.role !== "corporate-admin") throw forbidden("Only an admin of a company may change its page.");
  return company.id;
}

/** The caller's company, locked until the transaction ends; 403 if they may not change its page now. */
export async function lockPage(tx: Writer, accountId: string): Promise<{ id: string }> {
  const company = await lockCompany(tx, accountId);
  refuseSuspended(company);
  await tx.query("select from company where id = $1 for no key update", [company.id]);
  return company;
}

/** Rewriting the search entries of a company with thousands of jobs takes its time, in ms. */
export const LONGEST_MS = 30_000;

/** Of two who save at once, each changes only what they send. 422 for links that are not the company's. */
export const updateOwnCompany: Operation<"updateOwnCompany"> = async ({ body }, call, { db, clock }) =>
  db.transaction(
    async (tx) => {
      // Locked before it is read, so that a colleague's change of another field stays.
      const { id } = await lockPage(tx, call.caller.accountId);
      return publish(tx, await readRow(tx, id), changesOf(body), { call, now: clock() });
    },
    { longestMs: LONGEST_MS },
  );

/** What a body changes, an empty text as null. */
const changesOf = (body: PageChanges): Partial<PageTexts> =>
  Object.fromEntries(Object.entries(body).map(([field, value]) => [field, value === "" ? null : value]));

type Publication = { call: Call<Caller>; now: Date };

async function publish(
  tx: Writer,
  before: Row,
  changes: Partial<PageTexts>,
  { call: { caller, ip }, now }: Publication,
): Promise<OwnCompany> {
  refuseForeignLinks(changes, before);
  const { id } = before;
  const after: PageTexts = { ...textsOf(before), ...changes };
  await tx.query(
    `update company set about = $2, benefits = $3, offices = $4, industry = $5, team_size = $6, headquarters = $7,
       founded_year = $8, website = $9, career_page = $10, linked_in = $11, culture = $12, links = $13 where id = $1`,
    [
      id,
      after.about,
      after.benefits,
      after.offices,
      after.industry,
      after.teamSize,
      after.headquarters,
      after.foundedYear,
      after.website,
      after.careerPage,
      after.linkedIn,
      after.culture,
      after.links,
    ],
  );
  if (after.industry !== before.industry || after.teamSize !== before.teamSize)
    await tx.query("select rewrite_jobs_of(array[$1::uuid])", [id]);
  await keepVersion(tx, before, after, { by: caller.accountId, now });
  await recordChange(
    tx,
    { caller, ip },
    { kind: "company.page-changed", companyId: id, fields: Object.keys(changes) },
    now,
  );
  return readOwnCompany(tx, id);
}

/** Of the first publication, what stood there before is kept too. Expects the company locked. */
async function keepVersion(tx: Writer, before: Row, after: PageTexts, { by, now }: { by: string; now: Date }) {
  const [kept] = await tx.query("select from company_page_version where company_id = $1 limit 1", [before.id]);
  const versions = [
    ...(kept ? [] : [{ texts: textsOf(before), at: before.createdAt, by: null }]),
    { texts: after, at: now, by },
  ];
  for (const { texts, at, by: person } of versions)
    await tx.query(
      "insert into company_page_version (id, company_id, texts, published_at, published_by) values ($1, $2, $3, $4, $5)",
      [newId(at), before.id, JSON.stringify(texts), at, person],
    );
  await tx.query(
    `delete from company_page_version where company_id = $1 and id not in (
       select id from company_page_version where company_id = $1 order by id desc limit $2)`,
    [before.id, MAX_COMPANY_VERSIONS],
  );
}

/** Adds to what the draft changes already; what is as published leaves it. */
export const saveCompanyDraft: Operation<"saveCompanyDraft"> = async ({ body }, { caller }, { db, clock }) =>
  db.transaction(async (tx) => {
    const { id } = await lockPage(tx, caller.accountId);
    const row = await readRow(tx, id);
    const changes = { ...row.changes, ...changesOf(body) };
    refuseForeignLinks(changes, row);
    await storeDraft(tx, row, changes, { by: caller.accountId, now: clock() });
    return readOwnCompany(tx, id);
  });

async function storeDraft(tx: Writer, row: Row, changes: Partial<PageTexts>, { by, now }: { by: string; now: Date }) {
  const published: Record<string, unknown> = textsOf(row);
  const differing = Object.entries(changes).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(published[field]),
  );
  if (differing.length === 0) return dropDraft(tx, row.id);
  await tx.query(
    `insert into company_page_draft (company_id, changes, saved_at, saved_by) values ($1, $2, $3, $4)
     on conflict (company_id) do update set changes = excluded.changes, saved_at = excluded.saved_at, saved_by = excluded.saved_by`,
    [row.id, JSON.stringify(Object.fromEntries(differing)), now, by],
  );
}

async function dropDraft(tx: Writer, companyId: string): Promise<void> {
  await tx.query("delete from company_page_draft where company_id = $1", [companyId]);
}

/** Links are checked again, because a domain may have been taken from the company since. 409 for a draft not seen. */
export const publishCompanyDraft: Operation<"publishCompanyDraft"> = async ({ body }, call, { db, clock }) =>
  db.transaction(
    async (tx) => {
      const { id } = await lockPage(tx, call.caller.accountId);
      const row = await readRow(tx, id);
      if (row.changes === null) throw conflict("There is no draft. A colleague may have published it or given it up.");
      if (row.savedAt?.getTime() !== Date.parse(body.savedAt))
        throw conflict("A colleague has saved the draft since. Please look at it before you publish it.");
      await dropDraft(tx, id);
      return publish(tx, row, row.changes, { call, now: clock() });
    },
    { longestMs: LONGEST_MS },
  );

export const discardCompanyDraft: Operation<"discardCompanyDraft"> = async (_input, { caller }, { db }) =>
  db.transaction(async (tx) => {
    const { id } = await lockPage(tx, caller.accountId);
    await dropDraft(tx, id);
    return readOwnCompany(tx, id);
  });

export const listCompanyVersions: Operation<"listCompanyVersions"> = async (_input, { caller }, { db }) => {
  const rows = await db.query<Timed<CompanyVersion, "publishedAt">>(
    `select v.id, v.texts, v.published_at as "publishedAt", a.name as "publishedBy"
     from company_page_version v left join account a on a.id = v.published_by where v.company_id = $1 order by v.id desc`,
    [await requireAdmin(db, caller)],
    "versions of a company's page",
  );
  return { data: rows.map(isoTimes) };
};

/** A version with a website that is the company's no more becomes a draft all the same; publishing refuses it. */
export const restoreCompanyVersion: Operation<"restoreCompanyVersion"> = async (
  { params: { versionId } },
  { caller },
  { db, clock },
) =>
  db.transaction(async (tx) => {
    const { id } = await lockPage(tx, caller.accountId);
    const [version] = await tx.query<{ texts: PageTexts }>(
      "select texts from company_page_version where id = $1 and company_id = $2",
      [idOrNull(versionId), id],
    );
    if (!version) throw notFound("There is no such version.");
    await storeDraft(tx, await readRow(tx, id), version.texts, { by: caller.accountId, now: clock() });
    return readOwnCompany(tx, id);
  });

/** A website proves the work addresses of colleagues and referees, so it stays at a domain that is the company's. */
function refuseForeignLinks({ website, linkedIn }: Partial<PageTexts>, company: Row): void {
  if (website && website !== company.website) {
    const domain = domainOfAddress(URL.parse(website)?.hostname ?? "");
    if (domain === null || !isCompanyDomain(domain, company.website, company.addedDomains))
      throw invalid("This domain is not known to be your company's. Please write to us to have it added.", "website");
  }
  if (linkedIn && linkedIn !== company.linkedIn && !/(^|\.)linkedin\.com$/.test(URL.parse(linkedIn)?.hostname ?? ""))
    throw invalid("Please enter your company's page at linkedin.com.", "linkedIn");
}
