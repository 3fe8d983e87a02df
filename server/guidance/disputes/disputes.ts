// Disputes over sessions: an admin reads them and decides.
import type { Consent } from "../../../contract/consents/wire.ts";
import type { Side } from "../../../contract/guidance/rules.ts";
import type { GuidanceDispute } from "../../../contract/guidance/wire.ts";
import * as calls from "../../../contract/guidance/wire.ts";
import { DISPUTES_PATH } from "../../../contract/paths.ts";
import { recordAct } from "../../audit/index.ts";
import { askOrConsent, readConsents } from "../../consents/index.ts";
import type { Deps, Operation } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import { openPage, type TimePosition } from "../../platform/cursor.ts";
import type { Reader, Writer } from "../../platform/db.ts";
import { isUuid } from "../../platform/ids.ts";
import { once } from "../../platform/once.ts";
import { conflict, forbidden, notFound } from "../../platform/refusal.ts";
import { endBooking } from "../bookings/end-booking.ts";
import { readAttached } from "../bookings/present-booking.ts";
import { settleSession } from "../bookings/run-rounds.ts";
import { type Booking, lockBooking, readBookings, stateOf } from "../bookings/store.ts";

/** A decision as the second admin has to say it again. */
type Verdict = Pick<NonNullable<GuidanceDispute["asked"]>, "decision" | "reason">;
const ACT = "guidance-dispute.decided";

/** With all events and the names and addresses of both sides. */
async function presentDisputes(
  reader: Reader,
  bookings: readonly Booking[],
  callerId: string,
): Promise<GuidanceDispute[]> {
  const ids = bookings.map(({ id }) => id);
  const consents = await readConsents<Verdict>(reader, ACT, ids, callerId);
  const attached = await readAttached(reader, bookings);
  return bookings.map((booking) => {
    const { timeline } = attached(booking.id);
    const dispute = timeline.find(({ kind }) => kind === "DISPUTED");
    if (!dispute) throw new Error("This session is not disputed.");
    const { status, startsAt, endsAt, dueAt, price } = stateOf(booking);
    const { terms, ...asked } = consents.get(booking.id) ?? { terms: null };
    return {
      bookingId: booking.id,
      companyName: booking.companyName,
      kind: booking.kind,
      topic: booking.topic,
      price,
      startsAt,
      endsAt,
      status,
      dueAt: status === "DISPUTED" ? dueAt : null,
      candidate: { name: booking.candidateName, email: booking.candidateEmail },
      referee: { name: booking.refereeName, email: booking.refereeEmail },
      disputedBy: dispute.by as Side,
      disputedAt: dispute.at,
      reason: dispute.reason ?? "",
      timeline,
      asked: terms === null ? null : { ...(asked as Consent), ...terms },
    };
  });
}

/** A booking that was ever disputed; null otherwise. */
async function readDisputed(reader: Reader, id: string): Promise<Booking | null> {
  const [booking] = await readBookings(
    reader,
    "disputed booking",
    "where b.id = $1 and exists (select from guidance_event e where e.booking_id = b.id and e.kind = 'DISPUTED')",
    [id],
  );
  return booking ?? null;
}

// A session is disputed at most once, because a decision ends it.
const OPEN_ONES = `join guidance_event d on d.booking_id = b.id and d.kind = 'DISPUTED'
  where b.status = 'DISPUTED' and ($1::timestamptz is null or (d.at, b.id) > ($1::timestamptz, $2::uuid))
  order by d.at, b.id limit $3`;
/** Finds the page by the index of disputes before joining anything to it. */
const DECIDED_ONES = `join (
    select e.at, e.booking_id from guidance_event e join guidance_booking decided on decided.id = e.booking_id
    where e.kind = 'DISPUTED' and decided.status <> 'DISPUTED'
      and ($1::timestamptz is null or (e.at, e.booking_id) < ($1::timestamptz, $2::uuid))
    order by e.at desc, e.booking_id desc limit $3) d on d.booking_id = b.id
  order by d.at desc, b.id desc`;

/** Open ones by default. 400 for a cursor of another list. */
export const listDisputes: Operation<"listGuidanceDisputes"> = async ({ query }, { caller }, { db, cursors }) => {
  const { state = "OPEN" } = query;
  const { after, limit, cut } = openPage<TimePosition>(cursors, query, { list: "guidance disputes", state });
  const found = await readBookings(
    db,
    `disputed bookings: ${state.toLowerCase()}`,
    state === "OPEN" ? OPEN_ONES : DECIDED_ONES,
    [after?.at ?? null, after?.id ?? null, limit],
  );
  const disputes = await presentDisputes(db, found, caller.accountId);
  const { rows, pagination } = cut(disputes, ({ disputedAt, bookingId }) => ({ at: disputedAt, id: bookingId }));
  return { data: rows, pagination };
};

/** Decides when a second admin says the same. Admins cannot decide about their own sessions (403). */
export const decideDispute: Operation<"decideGuidanceDispute"> = async (input, call, deps) => {
  const { caller } = call;
  const { bookingId } = input.params;
  return once(calls.decideGuidanceDispute, input, call, deps, async (tx) => {
    await holdAccount(tx, caller.accountId);
    const booking = isUuid(bookingId) && (await readDisputed(tx, bookingId)) ? await lockBooking(tx, bookingId) : null;
    if (!booking) throw notFound("There is no such disputed session.");
    if (caller.accountId === booking.candidateId || caller.accountId === booking.refereeId)
      throw forbidden("This is a session of your own: another admin decides about it.");
    if (booking.status !== "DISPUTED") throw conflict("This is decided already.");
    const { body: terms } = input;
    const matter = { act: ACT, subjectId: booking.id, terms, what: { what: "SESSION" } as const, href: DISPUTES_PATH };
    if (await askOrConsent(tx, matter, caller, deps)) await carryOut(tx, booking, terms, caller.accountId, deps);
    const [dispute] = await presentDisputes(tx, [(await readDisputed(tx, bookingId)) ?? booking], caller.accountId);
    if (!dispute) throw new Error("A dispute is gone while it is decided.");
    return dispute;
  });
};

async function carryOut(tx: Writer, booking: Booking, { decision, reason }: Verdict, actorId: string, deps: Deps) {
  const now = deps.clock();
  if (decision === "PAY") await settleSession(tx, booking, { by: "ADMIN", reason }, deps, now);
  else await endBooking(tx, booking, { status: "CANCELLED", by: "ADMIN", reason }, deps, now);
  await recordAct(tx, {
    actorId,
    action: ACT,
    subject: { kind: "guidance-session", id: booking.id },
    accountId: booking.candidateId,
    before: { status: booking.status },
    after: { decision, refereeId: booking.refereeId },
    at: now,
  });
}
