// One payout: amount, destination and status; an open one can be cancelled.
import { useQueryClient } from "@tanstack/react-query";
import type { Payout } from "../../../../contract/ledger/payouts-wire.ts";
import { showMoney } from "../../../../messages/en/formats.ts";
import { ask } from "../../../session/ask.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { useAction } from "../../../session/use-action.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { dayOf } from "../../../ui/moments.ts";
import { ProblemAlert } from "../../../ui/problem-alert.tsx";
import { refreshEarnings } from "../earnings-queries.ts";

const STATES: Record<Payout["state"], { label: string; tone: "accent" | "good" | "bad" | "plain" }> = {
  REQUESTED: { label: "On its way", tone: "accent" },
  PAID: { label: "Paid", tone: "good" },
  REFUSED: { label: "Not sent", tone: "bad" },
  CANCELLED: { label: "Cancelled", tone: "plain" },
};

export function PayoutRow({ payout }: { payout: Payout }) {
  const { state, amount, way, destinationEnd, askedAt } = payout;
  return (
    <li>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="font-semibold tabular-nums">{showMoney(amount)}</strong>
          <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
        </p>
        <p className="text-sm break-words text-ink-soft">
          {way === "UPI" ? "UPI" : "Bank account"} {destinationEnd} · asked for {dayOf(askedAt)}
        </p>
        <Outcome payout={payout} />
      </div>
      {state === "REQUESTED" && <CancelButton payoutId={payout.id} />}
    </li>
  );
}

function Outcome({ payout: { state, settledAt, reference, reason } }: { payout: Payout }) {
  if (state === "PAID" && settledAt)
    return (
      <p className="text-sm text-ink-soft">
        Sent {dayOf(settledAt)}, reference <strong className="font-semibold break-all text-ink">{reference}</strong>
      </p>
    );
  if (state === "REFUSED") return <p className="text-sm break-words">{reason} The money is available again.</p>;
  if (state === "REQUESTED")
    return <p className="text-sm text-ink-soft">A person sends it, usually within three working days.</p>;
  return null;
}

function CancelButton({ payoutId }: { payoutId: string }) {
  const queries = useQueryClient();
  const { isBusy, problem, run, keyOf } = useAction();
  const cancel = () =>
    void run(async () => {
      try {
        const call = { params: { payoutId }, key: keyOf(payoutId) };
        await repeatCall(() => ask("cancelPayout", call));
      } finally {
        // Also after a refusal: the payout may have been sent meanwhile.
        void refreshEarnings(queries);
      }
    }, "Your payout is cancelled; the money is available again.");
  return (
    <div className="grid gap-2">
      <Button variant="secondary" size="sm" busy={isBusy} busyLabel="One moment…" onClick={cancel}>
        Cancel<span className="sr-only"> this payout</span>
      </Button>
      <ProblemAlert problem={problem} />
    </div>
  );
}
