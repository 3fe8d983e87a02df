// Releases earnings that are due, and notifies each earner at most once a day.
import type { EarningKind } from "../../../contract/ledger/rules.ts";
import type { Deps } from "../../deps.ts";
import type { Memo } from "../books/post-entry.ts";
import { settleEarning } from "./settle-earning.ts";

type Due = { kind: EarningKind; subjectId: string; earnerId: string; memo: Memo; amount: string };
type Releasing = Pick<Deps, "db" | "clock" | "announce">;

/** Most earnings released in one transaction. */
const atOnce = 200;

/** Safe on every replica at once and to repeat. Resolves to the number released. */
export async function releaseDueEarnings(deps: Releasing): Promise<number> {
  let released = 0;
  for (;;) {
    const batch = await releaseSome(deps);
    released += batch;
    if (batch < atOnce) return released;
  }
}

async function releaseSome({ db, clock, announce }: Releasing): Promise<number> {
  return db.transaction(async (tx) => {
    const now = clock();
    const due = await tx.query<Due>(
      `select g.kind, g.subject_id as "subjectId", g.owner_id as "earnerId", g.amount, coalesce(e.memo, '{}') as memo
       from ledger_earning g left join ledger_entry e on e.key = case g.kind when 'GUIDANCE_SESSION' then 'settle:' || g.subject_id
         else 'earn:' || g.kind || ':' || g.subject_id || ':' || g.owner_id end
       where g.state = 'PENDING' and g.available_at <= $1 order by g.owner_id, g.id limit ${atOnce} for no key update of g skip locked`,
      [now],
    );
    for (const earning of due) await settleEarning(tx, { ...earning, outcome: "AVAILABLE" }, now);
    for (const [ownerId, theirs] of Map.groupBy(due, ({ earnerId }) => earnerId)) {
      const amount = theirs.reduce((sum, { amount: each }) => sum + Number(each), 0);
      await announce(tx, { kind: "earnings.available", ownerId, amount, day: DAY.format(now) });
    }
    return due.length;
  });
}

/** The date in India, as 2026-11-21. */
const DAY = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata", dateStyle: "short" });
