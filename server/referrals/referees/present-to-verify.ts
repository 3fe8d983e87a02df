// A referee as admins see them, with only the domain of the work address.
import type { RefereeToVerify } from "../../../contract/referrals/referees-wire.ts";
import type { Reader } from "../../platform/db.ts";
import { statusNow } from "./rules.ts";
import { type RefereeRow, refereeColumns, refereeTables } from "./store.ts";

export type ToVerifyRow = RefereeRow & { decidedByName: string | null };

/** `rest` filters and orders; there the referee is `f` and the company `c`. */
export const readToVerify = (
  reader: Reader,
  name: string,
  rest: string,
  values: readonly unknown[],
): Promise<ToVerifyRow[]> =>
  reader.query<ToVerifyRow>(
    {
      name,
      text: `select ${refereeColumns}, d.name as "decidedByName" from ${refereeTables} left join account d on d.id = f.decided_by ${rest}`,
    },
    values,
  );

export const presentToVerify = (row: ToVerifyRow, now: Date): RefereeToVerify => ({
  accountId: row.accountId,
  name: row.name,
  companyId: row.companyId,
  companyName: row.companyName,
  companyWebsite: row.companyWebsite,
  addedDomains: row.addedDomains,
  status: statusNow(row, now),
  title: row.title,
  since: row.since.slice(0, 7),
  workDomain: row.workDomain,
  evidence: row.evidence,
  updatedAt: row.updatedAt.toISOString(),
  verifiedUntil: row.verifiedUntil?.toISOString() ?? null,
  decidedBy: row.decidedByName,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  decisionReason: row.decisionReason,
});
