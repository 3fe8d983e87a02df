// Reads one of the caller's sessions.
import type { getBooking as endpoint, GuidanceBooking } from "../../../contract/guidance/bookings-wire.ts";
import type { Deps } from "../../deps.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { readPresented } from "./present-booking.ts";

export const getBooking = (
  { params }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  { db, clock }: Deps,
): Promise<GuidanceBooking> => readPresented(db, caller.accountId, params.bookingId, clock());
