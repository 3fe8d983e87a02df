// Erases the destinations of payouts ninety days after they were settled.
import type { Deps } from "../../deps.ts";

const keptDays = 90;

/** Resolves to the number erased. */
export async function forgetDestinations({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> {
  const gone = await db.transaction((tx) =>
    tx.query(
      `update payout set destination = null
       where destination is not null and settled_at <= $1::timestamptz - make_interval(days => ${keptDays}) returning 1`,
      [clock()],
    ),
  );
  return gone.length;
}
