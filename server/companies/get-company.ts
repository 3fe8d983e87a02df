// Reads one company, as a list of one.
import type { getCompany as endpoint } from "../../contract/companies/wire.ts";
import type { Deps } from "../deps.ts";
import { readLatest } from "../platform/db.ts";
import { isUuid } from "../platform/ids.ts";
import type { Input } from "../platform/mount.ts";
import { refuse } from "../platform/refusal.ts";
import { type CompanyRow, companyColumns, type WhoAnswers, withAnswers } from "./company-row.ts";

/** 404 for an unknown id, and for a company of the demo while that is off. */
export async function getCompany({ params }: Input<typeof endpoint>, deps: Deps, whoAnswers: WhoAnswers) {
  const statement = {
    name: "company-by-id",
    text: `select ${companyColumns} from company c where c.id = $1 and c.is_listed`,
  };
  const company = isUuid(params.companyId)
    ? await readLatest(deps.db, (reader) => reader.query<CompanyRow>(statement, [params.companyId]))
    : undefined;
  if (company === undefined) throw refuse(404, "NOT_FOUND", "There is no such company.");
  return withAnswers([company], whoAnswers);
}
