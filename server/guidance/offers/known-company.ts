// Checks that a company exists and is listed.
import type { Reader } from "../../platform/db.ts";
import { isUuid } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";

/** Resolves to its id; 404 if there is none. */
export async function refuseUnknownCompany(reader: Reader, companyId: string): Promise<string> {
  const [company] = isUuid(companyId)
    ? await reader.query<{ id: string }>(
        { name: "company is there", text: "select id from company where id = $1 and is_listed" },
        [companyId],
      )
    : [];
  if (!company) throw refuse(404, "NOT_FOUND", "There is no such company.");
  return company.id;
}
