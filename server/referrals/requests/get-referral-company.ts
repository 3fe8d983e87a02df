// Returns the number of a company's active referees; public.
import type { getReferralCompany as endpoint, ReferralCompany } from "../../../contract/referrals/wire.ts";
import type { Deps } from "../../deps.ts";
import { readLatest } from "../../platform/db.ts";
import { isUuid } from "../../platform/ids.ts";
import type { Input } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { countReferees } from "../referees/count-referees.ts";

/** 404 for an unknown or unlisted company. */
export async function getReferralCompany(
  { params }: Input<typeof endpoint>,
  deps: Pick<Deps, "db" | "clock" | "cache">,
): Promise<ReferralCompany> {
  const companyId = params.companyId.toLowerCase();
  const found = isUuid(companyId)
    ? await readLatest(deps.db, (reader) =>
        reader.query("select from company where id = $1 and is_listed", [companyId]),
      )
    : undefined;
  if (found === undefined) throw refuse(404, "NOT_FOUND", "There is no such company.");
  return { companyId, referees: await countReferees(deps, companyId) };
}
