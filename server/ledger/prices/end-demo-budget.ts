// Ends the budget that the demo set, before a live site would pay fees that no operator decided on.
import type { Database } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";

/** Resolves to whether there was one. A budget set by an operator stays. */
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
