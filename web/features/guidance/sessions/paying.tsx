// An unpaid session: the time left and the payment button, which is hidden once a payment has arrived.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { GuidanceBooking } from "../../../../contract/guidance/bookings-wire.ts";
import { payPath } from "../../../../contract/paths.ts";
import { showMoney } from "../../../../messages/en/formats.ts";
import { ask } from "../../../session/ask.ts";
import { guidanceKey } from "../../../session/candidate-keys.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";

/** The provider may confirm the payment shortly after the payer returns: refetches while this is shown. */
const ASK_AGAIN_MS = 4_000;

export function Paying({ session, now }: { session: GuidanceBooking; now: number }) {
  const queries = useQueryClient();
  useEffect(() => {
    const ask = () => void queries.invalidateQueries({ queryKey: guidanceKey });
    const timer = setInterval(() => document.visibilityState === "visible" && ask(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [queries]);
  const { data: state, isPending } = usePaymentState(session.paymentId);
  if (state === "PAID")
    return (
      <p role="status" className="inline-flex items-center gap-2 text-ink font-[650] tabular-nums">
        <Icon name="check" size={18} />
        Your {showMoney(session.price)} have arrived. The session is being asked for; this takes a moment.
      </p>
    );
  const seconds = Math.max(0, Math.floor((Date.parse(session.dueAt ?? "") - now) / 1_000));
  return (
    <div className="flex flex-wrap items-center gap-y-3 gap-x-5">
      <p role="timer" className="inline-flex items-center gap-2 text-ink font-[650] tabular-nums">
        <Icon name="clock" size={18} />
        {countdown(seconds)} left to pay
      </p>
      {session.paymentId && !isPending && (
        <ButtonLink to={payPath(session.paymentId)} variant="accent">
          Pay {showMoney(session.price)}
        </ButtonLink>
      )}
    </div>
  );
}

/**
 * The session's status follows its payment by seconds. If the state cannot be loaded, the button is shown: a payment id
 * cannot be paid twice.
 */
function usePaymentState(paymentId: string | null) {
  return useQuery({
    queryKey: [...guidanceKey, "payment", paymentId],
    enabled: paymentId !== null,
    retry: false,
    staleTime: 0,
    queryFn: async () => {
      return (await ask("getPayment", { params: { paymentId: paymentId ?? "" } })).state;
    },
  });
}

/** "12:05". */
const countdown = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
