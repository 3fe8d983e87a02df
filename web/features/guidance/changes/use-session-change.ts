// A change to a session: one at a time, told when it is done, read again when it was somebody else's turn.
import { useQueryClient } from "@tanstack/react-query";
import { CallError } from "../../../../contract/client.ts";
import type { GuidanceBooking } from "../../../../contract/guidance-bookings.ts";
import { callApi } from "../../../session/call-api.ts";
import { guidanceKey } from "../../../session/candidate-keys.ts";
import { loadBookingCalls } from "../../../session/load-contract.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { isRefusedWith, useAction } from "../../../session/use-action.ts";
import { useTakeChange } from "../sessions/session-queries.ts";

type Calls = Awaited<ReturnType<typeof loadBookingCalls>>;
export type ByBooking = { params: { bookingId: string } };

export function useSessionChange({ id }: Pick<GuidanceBooking, "id">) {
  const action = useAction();
  const take = useTakeChange();
  const queries = useQueryClient();
  /** Whether it was made. `make` is tried again when the network was away; it must do no more when it is done twice. */
  const change = (make: (calls: Calls, of: ByBooking) => Promise<GuidanceBooking>, done: string): Promise<boolean> =>
    action.run(async () => {
      const calls = await loadBookingCalls();
      try {
        take(await repeatCall(() => make(calls, { params: { bookingId: id } })));
      } catch (error) {
        // What is shown is not how it is any more.
        if (error instanceof CallError && (error.status === 409 || error.status === 404))
          void queries.invalidateQueries({ queryKey: guidanceKey });
        throw error;
      }
    }, done);
  return { ...action, change };
}

/** A try whose answer was lost may have done it: then the next one is refused, and it is done all the same. */
export async function unlessDone(
  call: Promise<GuidanceBooking>,
  isDone: (session: GuidanceBooking) => boolean,
  { getBooking }: Calls,
  of: ByBooking,
): Promise<GuidanceBooking> {
  try {
    return await call;
  } catch (error) {
    const now = isRefusedWith(error, 409) ? await callApi(getBooking, of) : null;
    if (now === null || !isDone(now)) throw error;
    return now;
  }
}
