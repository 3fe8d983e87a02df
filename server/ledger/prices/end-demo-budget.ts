// Ends the budget that a demo has set for itself, before a site serves that is no trial: nobody would have decided about its fees.
import type { Database } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";

/** Resolves to whether there was one; what an operator has set stays. */
export async function endDemoBudget(db: Database, now: Date): Promise<boolean> {
  const ended = await db.transaction((tx) =>
    tx.query(
      `insert into fee_budget_version (id, version, amount, is_placeholder, made_at)
       select $1, last.version + 1, 0, true, $2
       from (select version, amount, is_placeholder from fee_budget_version order by version desc limit 1) last
       where last.is_placeholder and last.amount > 0 on conflict do nothing returning 1`,
      [newId(now), now],
    ),
  );
  return ended.length > 0;
}
