// One payout for admins: owner and amount, destination on request, and paying or refusing it.

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "#messages/admin-ledger.ts";
import type { AdminPayout, PayoutDestination } from "../../../../../contract/ledger/payouts-wire.ts";
import type { PayoutSignKind } from "../../../../../contract/ledger/rules.ts";
import { showMoney } from "../../../../../messages/en/formats.ts";
import { fill } from "../../../../../messages/fill.ts";
import { adminPayoutsKey, auditKey } from "../../../../session/admin-keys.ts";
import { ask } from "../../../../session/ask.ts";
import { ConsentNote, mayAgree } from "../../../../session/consent-note.tsx";
import { repeatCall } from "../../../../session/repeat-call.ts";
import { useAction } from "../../../../session/use-action.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { type Fact, Facts } from "../../../../ui/facts.tsx";
import { dayOf } from "../../../../ui/moments.ts";
import { ProblemAlert } from "../../../../ui/problem-alert.tsx";
import { rich } from "../../../../ui/rich.tsx";
import { bold } from "../../../../ui/tags.tsx";
import { type Choice, Decisions, FACTS_LOOK } from "../decisions.tsx";

export function PayoutCard({ payout }: { payout: AdminPayout }) {
  const choices = useChoices(payout);
  const { ownerName, amount, way, destinationEnd, askedAt, state, isOwn, approved } = payout;
  return (
    <li className="card admin-card grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="admin-card-title">{ownerName || t.someoneWhoIsGone}</h2>
        <p className="font-display text-xl/body font-bold tabular-nums">{showMoney(amount)}</p>
      </div>
      <p className="text-sm text-ink-soft">
        {fill(t.askedFor2, { value: way === "UPI" ? "UPI" : t.bankAccount, destinationEnd, askedAt: dayOf(askedAt) })}
      </p>
      <Settled payout={payout} />
      <PayoutSigns payout={payout} />
      {state === "REQUESTED" &&
        (isOwn ? (
          <p className="text-sm text-ink-soft">{t.thisOneIsYoursAnotherAdminSends}</p>
        ) : (
          <>
            {approved && <ConsentNote consent={approved} queue={adminPayoutsKey} title={t.approvedThisPayout} />}
            <Destination payoutId={payout.id} />
            <Decisions queue={adminPayoutsKey} choices={choices} />
          </>
        ))}
    </li>
  );
}

function Settled({ payout: { state, settledAt, settledBy, reference, reason } }: { payout: AdminPayout }) {
  if (state === "REQUESTED" || settledAt === null) return null;
  const by = settledBy || t.anAdminWhoIsGone;
  const day = dayOf(settledAt);
  const ends = {
    PAID: fill(t.sentBy, { by, day }),
    REFUSED: fill(t.refusedBy, { by, day }),
    CANCELLED: fill(t.cancelledByItsOwner, { day }),
  };
  return (
    <p className="text-sm wrap-anywhere">
      {ends[state]}
      {reference && (
        <>
          {" · "}
          <span>{rich(t.reference, { reference, b: bold })}</span>
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
        <Facts facts={factsOf(shown)} className={FACTS_LOOK} />
      ) : (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3 justify-self-start"
          busy={isBusy}
          busyLabel={t.oneMoment}
          onClick={show}
        >
          {t.showWhereToTheLookIsLogged}
        </Button>
      )}
      <ProblemAlert problem={problem} />
    </div>
  );
}

function factsOf(to: PayoutDestination): Fact[] {
  if (to.way === "UPI") return [{ name: t.upiId, value: to.upiId }];
  return [
    { name: t.accountOf, value: to.holder },
    { name: t.accountNumber, value: to.accountNumber },
    { name: "IFSC", value: to.ifsc },
  ];
}

const AT_MOST = 500;

/** Paying or refusing; while the two sides share something uncleared, clearing it comes before paying. */
function useChoices(payout: AdminPayout): Choice[] {
  const queries = useQueryClient();
  const { signs, approved } = payout;
  const settled: Settling = (call) => call.then(() => void queries.invalidateQueries({ queryKey: auditKey }));
  const refuse = refusing(payout, settled);
  if (signs.some(({ isCleared }) => !isCleared)) return [clearing(payout), refuse];
  if (approved === null) return [approving(payout), refuse];
  return mayAgree(approved) ? [paying(payout, settled), refuse] : [refuse];
}

/** Refetches the security log after a call. */
type Settling = (call: Promise<unknown>) => Promise<unknown>;

function clearing({ id, ownerName, signs }: AdminPayout): Choice {
  return {
    label: t.clearIt,
    about: fill(t.forWord2, { ownerName }),
    title: fill(t.clearThePayoutTo, { ownerName }),
    text: t.afterThisItCanBeSentUnless,
    writing: {
      name: "reason",
      label: t.whyAreThesePeopleNoRing,
      hint: t.itStaysOnRecordWithYourName,
      needed: t.pleaseSayWhy,
      maxLength: AT_MOST,
    },
    done: t.clearedItCanBeSentNow,
    send: (reason, keyOf) => {
      const body = { reason, signs: signs.map((sign) => sign.id) };
      return repeatCall(() => ask("clearPayout", { params: { payoutId: id }, body, key: keyOf(["clear", body]) }));
    },
  };
}

const approving = ({ id, amount, ownerName }: AdminPayout): Choice => ({
  label: t.approve,
  about: fill(t.to, { ownerName }),
  title: fill(t.approveThePayout, { amount: showMoney(amount), ownerName }),
  text: t.anotherAdminSendsIt,
  done: t.approvedForASecondAdmin,
  send: () => ask("approvePayout", { params: { payoutId: id } }),
});

function paying({ id, amount, ownerName }: AdminPayout, settled: Settling): Choice {
  return {
    label: t.iHaveSentIt,
    about: fill(t.to, { ownerName }),
    title: fill(t.youHaveSent, { amount: showMoney(amount) }),
    text: fill(t.sendTheMoneyToByYourBank, { ownerName }),
    button: t.itIsSent,
    writing: {
      name: "reference",
      label: t.theBanksReference,
      hint: t.theUtrOfTheTransferEachIs,
      needed: t.pleaseEnterTheBanksReference,
      maxLength: 60,
      isLine: true,
    },
    done: fill(t.toIsPaid, { amount: showMoney(amount), ownerName }),
    send: (reference, keyOf) => {
      const body = { reference };
      const call = { params: { payoutId: id }, body, key: keyOf(["pay", body]) };
      return settled(repeatCall(() => ask("payPayout", call)));
    },
  };
}

function refusing({ id, amount, ownerName }: AdminPayout, settled: Settling): Choice {
  return {
    label: t.refuse,
    about: fill(t.thePayoutTo, { ownerName }),
    look: { variant: "secondary" },
    title: fill(t.refuseThePayoutTo, { ownerName }),
    text: fill(t.becomesAvailableToThemAgainAnd, { amount: showMoney(amount) }),
    isDanger: true,
    writing: { name: "reason", label: t.why, hint: t.theyReadIt, needed: t.pleaseSayWhy, maxLength: AT_MOST },
    done: fill(t.learnsWhyAndTheMoneyIsBack, { ownerName }),
    send: (reason, keyOf) => {
      const body = { reason };
      const call = { params: { payoutId: id }, body, key: keyOf(["refuse", body]) };
      return settled(repeatCall(() => ask("refusePayout", call)));
    },
  };
}

const SHARED: Record<PayoutSignKind, string> = {
  BROWSER: t.theSameBrowser,
  ADDRESS: t.theSameBlockOfAddresses,
  DESTINATION: t.paidToTheSamePlace,
};

/** What the two sides of a payout's earnings have in common, for the admin who checks it. */
function PayoutSigns({ payout: { signs, cleared } }: { payout: AdminPayout }) {
  if (signs.length === 0 && cleared === null) return null;
  return (
    <>
      {signs.length > 0 && (
        <Alert tone="notice" title={t.theTwoSidesOfTheseEarningsShare}>
          <ul className="list-disc pl-5">
            {signs.map(({ id, kind, name, email, since, last, isCleared }) => (
              <li key={id}>
                {fill(t.asWord, { shared: SHARED[kind], name: name || t.anAccountThatIsGone })}
                {email && ` (${email})`}
                {fill(t.to2, { since: dayOf(since), last: dayOf(last) })}
                {isCleared && "; cleared"}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {cleared && (
        <p className="text-sm wrap-anywhere text-ink-soft">
          {fill(t.clearedBy, { by: cleared.by || t.anAdminWhoIsGone, at: dayOf(cleared.at), reason: cleared.reason })}
        </p>
      )}
    </>
  );
}
