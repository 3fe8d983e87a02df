// Runs the periodic work on sessions: lets them lapse, marks them done, settles them, sends reminders.
import { RELEASE_HOURS } from "../../../contract/guidance/rules.ts";
import type { RoundDeps } from "../../deps.ts";
import { settleEarning } from "../../ledger/index.ts";
import type { Writer } from "../../platform/db.ts";
import { reminderDue } from "../rules.ts";
import { endBooking, payReferee } from "./end-booking.ts";
import { type Booking, factsOf, lockBooking, saveBooking } from "./store.ts";

/** The most bookings of each kind in one round. */
const atOnce = 200;

/**
 * Handles each booking in its own transaction and decides again after locking it, so concurrent processes and clock
 * jumps do no harm. One failure does not stop the others; the first is thrown at the end.
 */
export async function runGuidanceRounds(deps: RoundDeps): Promise<void> {
  const now = deps.clock();
  const due = await deps.db.query<{ id: string }>(
    "select id from guidance_booking where due_at <= $1 order by due_at limit $2",
    [now, atOnce],
  );
  const near = await deps.db.query<{ id: string }>(
    `select id from guidance_booking where status = 'ACCEPTED' and starts_at > $1 and starts_at <= $1::timestamptz + interval '24 hours'
       and (day_reminded_at is null and starts_at > $1::timestamptz + interval '1 hour'
         or hour_reminded_at is null and starts_at <= $1::timestamptz + interval '1 hour')
     order by starts_at limit $2`,
    [now, atOnce],
  );
  const failures: unknown[] = [];
  for (const [work, ids] of [
    [passTime, due],
    [remind, near],
  ] as const)
    for (const { id } of ids) await within(deps, id, work).catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

type Work = (tx: Writer, booking: Booking, deps: RoundDeps, now: Date) => Promise<void>;

const within = (deps: RoundDeps, id: string, work: Work): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, id, { skip: true });
    if (booking) await work(tx, booking, deps, deps.clock());
  });

/** Applies the outcome of a deadline that has passed. */
async function passTime(tx: Writer, booking: Booking, deps: RoundDeps, now: Date): Promise<void> {
  if (booking.dueAt === null || now < booking.dueAt) return;
  const { status } = booking;
  if (status === "UNPAID" || status === "REQUESTED")
    await endBooking(tx, booking, { status: "LAPSED", by: "SYSTEM" }, deps, now);
  else if (status === "ACCEPTED") await beDone(tx, booking, deps, now);
  else if (status === "DONE") await settleSession(tx, booking, { by: "SYSTEM", reason: null }, deps, now);
  // No admin decided in time: refund the candidate.
  else if (status === "DISPUTED") await endBooking(tx, booking, { status: "CANCELLED", by: "SYSTEM" }, deps, now);
}

/** The time to dispute counts from this round, however late it runs. */
async function beDone(tx: Writer, booking: Booking, { announce }: RoundDeps, now: Date): Promise<void> {
  const dueAt = new Date(now.getTime() + RELEASE_HOURS * 3_600_000);
  const next: Booking = { ...booking, status: "DONE", dueAt };
  await saveBooking(tx, next, { kind: "DONE", by: "SYSTEM" }, now);
  await announce(tx, { kind: "guidance.done", ...factsOf(next), dueAt: dueAt.toISOString() });
}

/** Pays the referee, available at once: the time for disputes is over, or an admin has decided. */
export async function settleSession(
  tx: Writer,
  booking: Booking,
  { by, reason }: { by: "SYSTEM" | "ADMIN"; reason: string | null },
  { announce, vault }: Pick<RoundDeps, "announce" | "vault">,
  now: Date,
): Promise<void> {
  const earned = await payReferee(tx, booking, { vault }, now);
  const { id, refereeId, companyName } = booking;
  if (earned > 0)
    await settleEarning(
      tx,
      {
        kind: "GUIDANCE_SESSION",
        subjectId: id,
        earnerId: refereeId,
        outcome: "AVAILABLE",
        memo: { company: companyName },
      },
      now,
    );
  const next: Booking = { ...booking, status: "SETTLED", dueAt: null, refunded: 0 };
  await saveBooking(tx, next, { kind: "SETTLED", by, reason }, now);
  await announce(tx, { kind: "guidance.settled", ...factsOf(next), earned, reason });
}

async function remind(tx: Writer, booking: Booking, { announce }: RoundDeps, now: Date): Promise<void> {
  const { status, acceptedAt } = booking;
  if (status !== "ACCEPTED" || acceptedAt === null) return;
  const when = reminderDue({ ...booking, acceptedAt }, now);
  if (when === null) return;
  const column = when === "DAY" ? "day_reminded_at" : "hour_reminded_at";
  await tx.query(`update guidance_booking set ${column} = $2 where id = $1`, [booking.id, now]);
  await announce(tx, { kind: "guidance.reminder", ...factsOf(booking), when });
}
