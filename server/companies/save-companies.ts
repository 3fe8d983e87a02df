// Writes companies: finds them by name, adds unknown ones, and stores drawn logos.
import type { Company } from "../../contract/companies/wire.ts";
import { companyNameKey } from "../../contract/paths.ts";
import { type CopyValue, copyRows, type Writer } from "../platform/db.ts";
import { newId } from "../platform/ids.ts";

/** A company to be written; `logoSvg` is drawn by this product, never uploaded. */
export type CompanyRecord = Omit<
  Company,
  "answers" | "referrals" | "provenDomain" | "SK" | "logo" | "logoUrl" | "openJobs" | "teamSize"
> & {
  id: string;
  teamSize: string | null;
  logoSvg: string | null;
};

/** Finds or adds companies by name; resolves to name key -> id. Concurrent callers end with the same rows. */
export async function ensureCompanies(
  tx: Writer,
  companies: readonly { name: string; website?: string | null; industry?: string | null; teamSize?: string | null }[],
): Promise<Map<string, string>> {
  const wanted = new Map(companies.map((company) => [companyNameKey(company.name), company]));
  // Sorted, so that two imports that add the same names lock them in the same order.
  const keys = [...wanted.keys()].sort();
  if (keys.length === 0) return new Map();
  const known = await readIds(tx, keys);
  const missing = keys.filter((key) => !known.has(key));
  if (missing.length === 0) return known;
  const rows = missing.map((key) => ({
    key,
    ...wanted.get(key)!,
    name: wanted.get(key)!.name.trim().replace(/\s+/g, " "),
  }));
  await tx.query(
    `insert into company (id, name, name_key, website, industry, team_size)
     select id, name, key, website, industry, "teamSize"
     from jsonb_to_recordset($1) as given(id uuid, name text, key text, website text, industry text, "teamSize" text)
     on conflict (name_key) do nothing`,
    [JSON.stringify(rows.map((row) => ({ ...row, id: newId() })))],
  );
  return readIds(tx, keys);
}

async function readIds(tx: Writer, keys: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.query<{ key: string; id: string }>(
    `select name_key as key, coalesce(merged_into, id) as id from company where name_key = any ($1)`,
    [keys],
  );
  return new Map(rows.map((row) => [row.key, row.id]));
}

const companyColumns: Record<string, (company: CompanyRecord) => CopyValue> = {
  id: (company) => company.id,
  name: (company) => company.name,
  name_key: (company) => companyNameKey(company.name),
  website: (company) => company.website,
  linked_in: (company) => company.linkedIn,
  career_page: (company) => company.careerPage,
  industry: (company) => company.industry,
  team_size: (company) => company.teamSize,
  headquarters: (company) => company.headquarters,
  about: (company) => company.about,
  founded_year: (company) => company.foundedYear,
  logo: (company) => (company.logoSvg === null ? null : logoName(company)),
};

/** Adds companies with their logos by COPY; ids and names must be new. */
export async function loadCompanies(tx: Writer, companies: readonly CompanyRecord[]): Promise<void> {
  await copyRows(
    tx,
    "company_logo",
    ["name", "content_type", "body"],
    companies.flatMap((company) =>
      company.logoSvg === null ? [] : [[logoName(company), "image/svg+xml", company.logoSvg]],
    ),
  );
  const valuesOf = Object.values(companyColumns);
  await copyRows(
    tx,
    "company",
    Object.keys(companyColumns),
    companies.map((company) => valuesOf.map((value) => value(company))),
  );
}

const logoName = (company: CompanyRecord) => `${company.id}.svg`;
