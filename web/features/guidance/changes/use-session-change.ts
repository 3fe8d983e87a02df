// Changes a session: one change at a time, a toast on success, and a refetch when the other side changed it first.

import { useQueryClient } from "@tanstack/react-query";
import { t } from "#messages/guidance.ts";
import type { GuidanceBooking } from "../../../../contract/guidance/bookings-wire.ts";
import { ask } from "../../../session/ask.ts";
import { guidanceKey } from "../../../session/candidate-keys.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { isRefusedWith, useAction } from "../../../session/use-action.ts";
import { takeChange } from "../guidance-queries.ts";

type ByBooking = { params: { bookingId: string } };

export function useSessionChange({ id }: Pick<GuidanceBooking, "id">) {
  const action = useAction();
  const queries = useQueryClient();
  /** Whether it succeeded. `make` is retried when the network fails; it must be idempotent. */
  const change = (make: (of: ByBooking) => Promise<GuidanceBooking>, done: string): Promise<boolean> =>
    action.run(async () => {
      try {
        takeChange(queries, await repeatCall(() => make({ params: { bookingId: id } })));
      } catch (error) {
        // The shown session is out of date.
        if (isRefusedWith(error, 409) || isRefusedWith(error, 404))
          void queries.invalidateQueries({ queryKey: guidanceKey });
        throw error;
      }
    }, done);
  return { ...action, change };
}

/** If an earlier try succeeded without an answer, this one is refused, and the session is changed all the same. */
export async function unlessDone(
  call: Promise<GuidanceBooking>,
  isDone: (session: GuidanceBooking) => boolean,
  of: ByBooking,
): Promise<GuidanceBooking> {
  try {
    return await call;
  } catch (error) {
    const now = isRefusedWith(error, 409) ? await ask("getBooking", of) : null;
    if (now === null || !isDone(now)) throw error;
    return now;
  }
}

/** Accepts the time that the person sees: the server refuses if it has changed. */
export function useAccepting(session: GuidanceBooking) {
  const { change, ...action } = useSessionChange(session);
  /** Resolves to whether it was accepted; `meeting` is empty for the usual place. */
  const accept = (meeting = ""): Promise<boolean> => {
    const body = { startsAt: session.startsAt, ...(meeting && { meeting }) };
    return change(
      (of) =>
        unlessDone(
          ask("acceptSession", { ...of, body }),
          ({ status, startsAt }) => status === "ACCEPTED" && startsAt === session.startsAt,
          of,
        ),
      t.itIsAcceptedYouBothGetA,
    );
  };
  return { ...action, accept };
}
