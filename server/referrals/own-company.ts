// Tells whether somebody belongs to a company: nobody asks for a referral, or for guidance, where they work.
import type { Reader } from "../platform/db.ts";
import { readCompanyOf } from "../recruiting/index.ts";

/** As its referee, verified or about to be, or as somebody who hires for it. */
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
