// The scheduled round for requests: expires claims and deadlines, ends the pool, confirms referrals by time.
import type { Deps } from "../../deps.ts";
import type { Writer } from "../../platform/db.ts";
import { Refusal } from "../../platform/refusal.ts";
import { backToPool, endUnanswered } from "../back-to-pool.ts";
import { BY_THE_CLOCK, type LockedRequest, lockRequest } from "../transition.ts";
import { confirm } from "./request-changes.ts";
import { isOverdue } from "./rules.ts";

type RoundDeps = Pick<Deps, "db" | "clock" | "announce">;
type Due = { id: string; people: string[] };

/** The most requests in one round; the next round continues. */
const mostInRound = 500;

/**
 * Resolves to the number of requests moved. Each is decided in its own transaction, under lock and by the time then, so
 * that several processes and a jumping clock repeat no step.
 */
export async function runRequestRounds(deps: RoundDeps): Promise<number> {
  const due = await deps.db.query<Due>(
    `select id, array_remove(array[candidate_id, referee_id], null) as people from referral_request
     where due_at <= $1 order by due_at limit ${mostInRound}`,
    [deps.clock()],
  );
  let moved = 0;
  const failures: unknown[] = [];
  for (const request of due)
    try {
      if (await deps.db.transaction((tx) => goOn(tx, request, deps))) moved += 1;
    } catch (error) {
      // A Refusal means that its account was deleted meanwhile. Other failures must not stop the remaining requests.
      if (!(error instanceof Refusal)) failures.push(error);
    }
  if (failures.length > 0) throw new AggregateError(failures, "Some requests could not go on.");
  return moved;
}

async function goOn(tx: Writer, { id, people }: Due, deps: RoundDeps): Promise<boolean> {
  await tx.query("select from account where id = any ($1) order by id for key share", [people]);
  const request = await lockRequest(tx, id);
  const now = deps.clock();
  if (!isOverdue(request, now)) return false;
  switch (request.status) {
    case "OPEN":
      await endUnanswered(tx, request, "EXPIRED", deps, now);
      return true;
    case "CLAIMED":
      await backToPool(tx, request, { ...BY_THE_CLOCK, event: "CLAIM_ENDED" }, deps, now);
      return true;
    case "ACCEPTED":
      await noteLapse(tx, request, now);
      await backToPool(tx, request, { ...BY_THE_CLOCK, event: "RETURNED" }, deps, now);
      return true;
    case "REFERRED":
      await confirm(tx, request, BY_THE_CLOCK, deps, now);
      return true;
    default:
      return false;
  }
}

/** Records the lapse, so that the referee is not offered the request again. */
async function noteLapse(tx: Writer, { id, referee }: LockedRequest, now: Date): Promise<void> {
  if (!referee) return;
  await tx.query(
    `insert into referral_answer (request_id, referee_id, kind, claimed_at, at)
     select $1, $2, 'LAPSED', coalesce((select max(at) from referral_event where request_id = $1 and kind = 'CLAIMED'), $3), $3
     on conflict do nothing`,
    [id, referee.accountId, now],
  );
}
