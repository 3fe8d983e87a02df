// One payout for admins: owner and amount, destination on request, and paying or refusing it.

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { AdminPayout, PayoutDestination } from "../../../../../contract/ledger/payouts-wire.ts";
import type { PayoutSignKind } from "../../../../../contract/ledger/rules.ts";
import { showMoney } from "../../../../../messages/en/formats.ts";
import { adminPayoutsKey, auditKey } from "../../../../session/admin-keys.ts";
import { ask } from "../../../../session/ask.ts";
import { repeatCall } from "../../../../session/repeat-call.ts";
import { useAction } from "../../../../session/use-action.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { preloadDialog } from "../../../../ui/dialog.tsx";
import { dayOf } from "../../../../ui/moments.ts";
import { ProblemAlert } from "../../../../ui/problem-alert.tsx";
import { DecisionDialog } from "../decision-dialog.tsx";
import { useDecision } from "../use-decision.ts";

type Decision = "pay" | "refuse" | "clear";

export function PayoutCard({ payout }: { payout: AdminPayout }) {
  const [asking, setAsking] = useState<Decision | null>(null);
  const { ownerName, amount, way, destinationEnd, askedAt, state, isOwn } = payout;
  const isFlagged = payout.signs.some(({ isCleared }) => !isCleared);
  const offer = (decision: Decision) => ({
    "aria-haspopup": "dialog" as const,
    onPointerEnter: preloadDialog,
    onFocus: preloadDialog,
    onClick: () => setAsking(decision),
  });
  return (
    <li className="card admin-card grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="admin-card-title">{ownerName || "Somebody who is gone"}</h2>
        <p className="font-display text-xl/body font-bold tabular-nums">{showMoney(amount)}</p>
      </div>
      <p className="text-sm text-ink-soft">
        {way === "UPI" ? "UPI" : "Bank account"} {destinationEnd} · asked for {dayOf(askedAt)}
      </p>
      <Settled payout={payout} />
      <PayoutSigns payout={payout} />
      {state === "REQUESTED" &&
        (isOwn ? (
          <p className="text-sm text-ink-soft">This one is yours: another admin sends it.</p>
        ) : (
          <>
            <Destination payoutId={payout.id} />
            <div className="flex flex-wrap gap-2.5">
              {isFlagged ? (
                <Button {...offer("clear")}>
                  Clear it…<span className="sr-only"> for {ownerName}</span>
                </Button>
              ) : (
                <Button {...offer("pay")}>
                  I have sent it…<span className="sr-only"> to {ownerName}</span>
                </Button>
              )}
              <Button variant="secondary" {...offer("refuse")}>
                Refuse…<span className="sr-only"> the payout to {ownerName}</span>
              </Button>
            </div>
          </>
        ))}
      <Decide payout={payout} asking={asking} onClose={() => setAsking(null)} />
    </li>
  );
}

function Settled({ payout: { state, settledAt, settledBy, reference, reason } }: { payout: AdminPayout }) {
  if (state === "REQUESTED" || settledAt === null) return null;
  const by = state === "CANCELLED" ? "its owner" : settledBy || "an admin who is gone";
  return (
    <p className="text-sm break-words">
      {{ PAID: "Sent", REFUSED: "Refused", CANCELLED: "Cancelled" }[state]} by {by}, {dayOf(settledAt)}
      {reference && (
        <>
          , reference <strong className="font-semibold">{reference}</strong>
        </>
      )}
      {reason && `: ${reason}`}
    </p>
  );
}

/** Hidden until requested: the security log records every view. */
function Destination({ payoutId }: { payoutId: string }) {
  const queries = useQueryClient();
  const { isBusy, problem, run } = useAction();
  const [shown, setShown] = useState<PayoutDestination | null>(null);
  const show = () =>
    void run(async () => {
      setShown((await ask("readPayoutDestination", { params: { payoutId } })).destination);
      // The server may only now know other people paid to the same destination.
      void queries.invalidateQueries({ queryKey: adminPayoutsKey });
    });
  return (
    <div role="status" className="grid gap-2">
      {shown ? (
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-y-3 gap-x-6 text-sm/body [&_dt]:text-ink-faint [&_dd]:font-semibold [&_dd]:wrap-anywhere">
          {factsOf(shown).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3 justify-self-start"
          busy={isBusy}
          busyLabel="One moment…"
          onClick={show}
        >
          Show where to (the look is logged)
        </Button>
      )}
      <ProblemAlert problem={problem} />
    </div>
  );
}

function factsOf(to: PayoutDestination): [string, string][] {
  if (to.way === "UPI") return [["UPI ID", to.upiId]];
  return [
    ["Account of", to.holder],
    ["Account number", to.accountNumber],
    ["IFSC", to.ifsc],
  ];
}

type DecideProps = { payout: AdminPayout; asking: Decision | null; onClose: () => void };

function Decide({ payout: { id, amount, ownerName, signs }, asking, onClose }: DecideProps) {
  const queries = useQueryClient();
  const { action, decide } = useDecision(adminPayoutsKey);
  const params = { payoutId: id };
  const pay = (reference: string) =>
    decide(
      async () => {
        const body = { reference };
        await repeatCall(() => ask("payPayout", { params, body, key: action.keyOf(["pay", body]) }));
        void queries.invalidateQueries({ queryKey: auditKey });
      },
      `${showMoney(amount)} to ${ownerName} is paid.`,
    );
  const refuse = (reason: string) =>
    decide(async () => {
      const body = { reason };
      await repeatCall(() => ask("refusePayout", { params, body, key: action.keyOf(["refuse", body]) }));
      void queries.invalidateQueries({ queryKey: auditKey });
    }, `${ownerName} is told why; the money is available to them again.`);
  const clear = (reason: string) =>
    decide(async () => {
      const body = { reason, signs: signs.map((sign) => sign.id) };
      await repeatCall(() => ask("clearPayout", { params, body, key: action.keyOf(["clear", body]) }));
    }, "Cleared. It can be sent now.");
  return (
    <>
      <DecisionDialog
        isOpen={asking === "clear"}
        onClose={onClose}
        title={`Clear the payout to ${ownerName}?`}
        button="Clear it"
        writing={{
          name: "reason",
          label: "Why are these people no ring?",
          hint: "It stays on record with your name.",
          needed: "Please say why.",
          maxLength: 500,
        }}
        action={action}
        onDecide={clear}
      >
        <p>After this it can be sent, unless something else comes up that the two sides share.</p>
      </DecisionDialog>
      <DecisionDialog
        isOpen={asking === "pay"}
        onClose={onClose}
        title={`You have sent ${showMoney(amount)}?`}
        button="It is sent"
        writing={{
          name: "reference",
          label: "The bank’s reference",
          hint: "The UTR of the transfer. Each is used once, and the person sees it.",
          needed: "Please enter the bank’s reference.",
          maxLength: 60,
          isLine: true,
        }}
        action={action}
        onDecide={pay}
      >
        <p>Send the money to {ownerName} by your bank first. This cannot be taken back.</p>
      </DecisionDialog>
      <DecisionDialog
        isOpen={asking === "refuse"}
        onClose={onClose}
        title={`Refuse the payout to ${ownerName}?`}
        button="Refuse"
        isDanger
        writing={{ name: "reason", label: "Why?", hint: "They read it.", needed: "Please say why.", maxLength: 500 }}
        action={action}
        onDecide={refuse}
      >
        <p>{showMoney(amount)} becomes available to them again, and they can ask anew.</p>
      </DecisionDialog>
    </>
  );
}

const SHARED: Record<PayoutSignKind, string> = {
  BROWSER: "The same browser",
  ADDRESS: "The same block of network addresses",
  DESTINATION: "Paid to the same place",
};

/** What the two sides of a payout's earnings have in common, for the admin who checks it. */
function PayoutSigns({ payout: { signs, cleared } }: { payout: AdminPayout }) {
  if (signs.length === 0 && cleared === null) return null;
  return (
    <>
      {signs.length > 0 && (
        <Alert tone="notice" title="The two sides of these earnings share something">
          <ul className="list-disc pl-5">
            {signs.map(({ id, kind, name, email, since, last, isCleared }) => (
              <li key={id}>
                {SHARED[kind]} as {name || "an account that is gone"}
                {email && ` (${email})`}, {dayOf(since)} to {dayOf(last)}
                {isCleared && "; cleared"}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {cleared && (
        <p className="text-sm break-words text-ink-soft">
          Cleared by {cleared.by || "an admin who is gone"}, {dayOf(cleared.at)}: {cleared.reason}
        </p>
      )}
    </>
  );
}
