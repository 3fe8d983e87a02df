// Checks whether a person belongs to a company, where they may ask for neither a referral nor guidance.
import type { Reader } from "../platform/db.ts";
import { readCompanyOf } from "../recruiting/index.ts";

/** As its referee, verified or pending, or as a member who hires for it. */
export async function isOwnCompany(reader: Reader, accountId: string, companyId: string): Promise<boolean> {
  const [referee] = await reader.query(
    {
      name: "referee of a company",
      text: `select from referee where account_id = $1 and company_id = $2 and status in ('PENDING', 'REVIEW', 'VERIFIED', 'EXPIRED')`,
    },
    [accountId, companyId],
  );
  return referee !== undefined || (await readCompanyOf(reader, accountId))?.id === companyId;
}
