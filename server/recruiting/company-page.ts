// A company's admins read and write its own page.
import type { OwnCompany } from "../../contract/recruiting/company-wire.ts";
import { domainOfAddress, isCompanyDomain } from "../companies/index.ts";
import { picturesColumn, presentPictures, type StoredPicture } from "../companies/pictures/index.ts";
import type { Operation } from "../deps.ts";
import { recordSecurityEvent } from "../identity/index.ts";
import type { Reader, Writer } from "../platform/db.ts";
import type { Caller } from "../platform/mount.ts";
import { refuse } from "../platform/refusal.ts";
import { lockCompany, readCompanyOf, refuseSuspended } from "./store.ts";

type Row = Omit<OwnCompany, "cover" | "photos"> & { addedDomains: string[]; pictures: StoredPicture[] };

async function readRow(reader: Reader, companyId: string): Promise<Row> {
  const [row] = await reader.query<Row>(
    {
      name: "a company's own page",
      text: `select c.id, c.name, c.about, c.benefits, c.offices, c.industry, c.team_size as "teamSize", c.headquarters,
          c.founded_year as "foundedYear", c.website, c.career_page as "careerPage", c.linked_in as "linkedIn",
          c.proven_domain as "provenDomain", '/images/logos/' || c.logo as "logoUrl", ${picturesColumn},
          array(select d.domain from company_mail_domain d where d.company_id = c.id
            union select c.proven_domain where c.proven_domain is not null) as "addedDomains"
        from company c where c.id = $1 /* "teamSize" as typed: one of TEAM_SIZES */`,
    },
    [companyId],
  );
  if (!row) throw refuse(403, "FORBIDDEN", "You belong to no company.");
  return row;
}

export async function readOwnCompany(reader: Reader, companyId: string): Promise<OwnCompany> {
  const { addedDomains: _, pictures, ...company } = await readRow(reader, companyId);
  return { ...company, ...presentPictures(pictures) };
}

/** 403 when the caller administers no company now, whatever their token says. */
export const getOwnCompany: Operation<"getOwnCompany"> = async (_input, { caller }, { db }) =>
  readOwnCompany(db, await requireAdmin(db, caller));

/** The id of the company that the caller administers; 403 for none. */
export async function requireAdmin(reader: Reader, { accountId }: Caller): Promise<string> {
  const company = await readCompanyOf(reader, accountId);
  if (company?.role !== "corporate-admin")
    throw refuse(403, "FORBIDDEN", "Only an admin of a company may change its page.");
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
export const updateOwnCompany: Operation<"updateOwnCompany"> = async ({ body }, { caller, ip }, { db, clock }) =>
  db.transaction(
    async (tx) => {
      // Locked before it is read, so that a colleague's change of another field stays.
      const { id } = await lockPage(tx, caller.accountId);
      const before = await readRow(tx, id);
      refuseForeignLinks(body, before);
      const given = Object.fromEntries(
        Object.entries(body).map(([field, value]) => [field, value === "" ? null : value]),
      );
      const after: Row = { ...before, ...given };
      await tx.query(
        `update company set about = $2, benefits = $3, offices = $4, industry = $5, team_size = $6, headquarters = $7,
           founded_year = $8, website = $9, career_page = $10, linked_in = $11 where id = $1`,
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
        ],
      );
      if (after.industry !== before.industry || after.teamSize !== before.teamSize)
        await tx.query("select rewrite_jobs_of(array[$1::uuid])", [id]);
      await recordSecurityEvent(tx, {
        kind: "company.page-changed",
        accountId: caller.accountId,
        ip,
        details: { companyId: id, fields: Object.keys(body) },
        at: clock(),
      });
      return readOwnCompany(tx, id);
    },
    { longestMs: LONGEST_MS },
  );

/** A website proves the work addresses of colleagues and referees, so it stays at a domain that is the company's. */
function refuseForeignLinks({ website, linkedIn }: { website?: string; linkedIn?: string }, company: Row): void {
  if (website && website !== company.website) {
    const domain = domainOfAddress(URL.parse(website)?.hostname ?? "");
    if (domain === null || !isCompanyDomain(domain, company.website, company.addedDomains))
      throw refuse(
        422,
        "INVALID_BODY",
        "This domain is not known to be your company's. Please write to us to have it added.",
        "website",
      );
  }
  if (linkedIn && !/(^|\.)linkedin\.com$/.test(URL.parse(linkedIn)?.hostname ?? ""))
    throw refuse(422, "INVALID_BODY", "Please enter your company's page at linkedin.com.", "linkedIn");
}
