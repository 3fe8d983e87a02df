// Accepts the time that the person sees: the server refuses if it has changed.
import type { GuidanceBooking } from "../../../../contract/guidance/bookings-wire.ts";
import { ask } from "../../../session/ask.ts";
import { unlessDone, useSessionChange } from "./use-session-change.ts";

export function useAccepting(session: GuidanceBooking) {
  const { change, isBusy, problem } = useSessionChange(session);
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
      "It is accepted. You both get a calendar invitation by mail.",
    );
  };
  return { accept, isBusy, problem };
}
