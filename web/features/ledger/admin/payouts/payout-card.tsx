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
import { dayOf } from "../../../../ui/moments.ts";
import { ProblemAlert } from "../../../../ui/problem-alert.tsx";
import { type Choice, Decisions } from "../decisions.tsx";

export function PayoutCard({ payout }: { payout: AdminPayout }) {
  const choices = useChoices(payout);
  const { ownerName, amount, way, destinationEnd, askedAt, state, isOwn } = payout;
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
            <Decisions queue={adminPayoutsKey} choices={choices} />
          </>
        ))}
    </li>
  );
}

function Settled({ payout: { state, settledAt, settledBy, reference, reason } }: { payout: AdminPayout }) {
  if (state === "REQUESTED" || settledAt === null) return null;
  const by = settledBy || "an admin who is gone";
  const day = dayOf(settledAt);
  const ends = {
    PAID: `Sent by ${by}, ${day}`,
    REFUSED: `Refused by ${by}, ${day}`,
    CANCELLED: `Cancelled by its owner, ${day}`,
  };
  return (
    <p className="text-sm break-words">
      {ends[state]}
      {reference && (
        <>
          {" · "}
          <span>
            Reference <strong className="font-semibold">{reference}</strong>
          </span>
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

const AT_MOST = 500;

/** Paying or refusing; while the two sides share something uncleared, clearing it comes before paying. */
function useChoices({ id, amount, ownerName, signs }: AdminPayout): Choice[] {
  const queries = useQueryClient();
  const params = { payoutId: id };
  const settled = (call: Promise<unknown>) => call.then(() => void queries.invalidateQueries({ queryKey: auditKey }));
  const clear: Choice = {
    label: "Clear it",
    about: `for ${ownerName}`,
    title: `Clear the payout to ${ownerName}?`,
    text: "After this it can be sent, unless something else comes up that the two sides share.",
    writing: {
      name: "reason",
      label: "Why are these people no ring?",
      hint: "It stays on record with your name.",
      needed: "Please say why.",
      maxLength: AT_MOST,
    },
    done: "Cleared. It can be sent now.",
    send: (reason, keyOf) => {
      const body = { reason, signs: signs.map((sign) => sign.id) };
      return repeatCall(() => ask("clearPayout", { params, body, key: keyOf(["clear", body]) }));
    },
  };
  const pay: Choice = {
    label: "I have sent it",
    about: `to ${ownerName}`,
    title: `You have sent ${showMoney(amount)}?`,
    text: `Send the money to ${ownerName} by your bank first. This cannot be taken back.`,
    button: "It is sent",
    writing: {
      name: "reference",
      label: "The bank’s reference",
      hint: "The UTR of the transfer. Each is used once, and the person sees it.",
      needed: "Please enter the bank’s reference.",
      maxLength: 60,
      isLine: true,
    },
    done: `${showMoney(amount)} to ${ownerName} is paid.`,
    send: (reference, keyOf) => {
      const body = { reference };
      return settled(repeatCall(() => ask("payPayout", { params, body, key: keyOf(["pay", body]) })));
    },
  };
  const refuse: Choice = {
    label: "Refuse",
    about: `the payout to ${ownerName}`,
    look: { variant: "secondary" },
    title: `Refuse the payout to ${ownerName}?`,
    text: `${showMoney(amount)} becomes available to them again, and they can ask anew.`,
    isDanger: true,
    writing: { name: "reason", label: "Why?", hint: "They read it.", needed: "Please say why.", maxLength: AT_MOST },
    done: `${ownerName} is told why; the money is available to them again.`,
    send: (reason, keyOf) => {
      const body = { reason };
      return settled(repeatCall(() => ask("refusePayout", { params, body, key: keyOf(["refuse", body]) })));
    },
  };
  return [signs.some(({ isCleared }) => !isCleared) ? clear : pay, refuse];
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
