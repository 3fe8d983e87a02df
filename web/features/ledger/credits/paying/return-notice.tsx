// The outcome of a payment, for a person back from the provider: paid, pending, not made, or refunded.

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { t } from "#messages/ledger.ts";
import type { Payment } from "../../../../../contract/ledger/payments-wire.ts";
import type { PaymentFailure } from "../../../../../contract/ledger/rules.ts";
import { payPath, receiptPath } from "../../../../../contract/paths.ts";
import { showMoney } from "../../../../../messages/en/formats.ts";
import { fill } from "../../../../../messages/fill.ts";
import { ask } from "../../../../session/ask.ts";
import { reasonOf } from "../../../../session/reason-of.ts";
import { repeatCall } from "../../../../session/repeat-call.ts";
import { isRefusedWith, useAction } from "../../../../session/use-action.ts";
import { useNow } from "../../../../session/use-now.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { LoadAlert } from "../../../../ui/load-trouble.tsx";
import { counted } from "../../../../ui/moments.ts";
import { ProblemAlert } from "../../../../ui/problem-alert.tsx";
import { refreshCredits, takePayment, usePayment } from "../credit-queries.ts";
import { forgetWayBack, keptWayBack } from "../way-back.ts";

type ReturnNoticeProps = {
  paymentId: string;
  /** They left the provider's page without paying. */
  hasTurnedBack: boolean;
};

export function ReturnNotice({ paymentId, hasTurnedBack }: ReturnNoticeProps) {
  const { data, error, isFetching, refetch } = usePayment(paymentId);
  useNews(data);
  if (isRefusedWith(error, 404)) return null;
  if (error && !data)
    return (
      <LoadAlert
        title={t.itIsNotKnownYetWhetherYour}
        text={reasonOf(error)}
        isBusy={isFetching}
        onAgain={() => void refetch()}
        className="mt-6"
      />
    );
  if (!data)
    return (
      <Alert role="status" title={t.oneMomentYourPaymentIsBeing} className="mt-6" text={t.itIsNotKnownYetWhatBecame} />
    );
  return data.state === "CREATED" ? (
    <Waiting payment={data} hasTurnedBack={hasTurnedBack} />
  ) : (
    <Outcome payment={data} />
  );
}

/** Refetches credits, also those in the header, once the payment's state changes. */
function useNews(payment: Payment | undefined): void {
  const queries = useQueryClient();
  const state = payment?.state;
  const before = useRef(state);
  useEffect(() => {
    if (state !== undefined && state !== "CREATED" && before.current !== state) void refreshCredits(queries);
    before.current = state;
  }, [state, queries]);
}

function Waiting({ payment, hasTurnedBack }: { payment: Payment; hasTurnedBack: boolean }) {
  const queries = useQueryClient();
  const { isBusy, problem, run } = useAction();
  const close = () =>
    void run(async () => {
      const params = { paymentId: payment.id };
      await takePayment(queries, await repeatCall(() => ask("cancelPayment", { params })));
    });
  const now = useNow(10_000);
  if (Date.parse(payment.expiresAt) <= now)
    return (
      <Alert tone="notice" role="status" title={t.theTimeToPayIsOver} className="mt-6">
        <p>{t.shouldYouHavePaidInTimeThe}</p>
      </Alert>
    );
  return (
    <Alert
      tone="notice"
      role="status"
      title={hasTurnedBack ? t.youCameBackWithoutPaying : t.yourPaymentIsNotConfirmedYet}
      className="mt-6"
    >
      <p>
        {hasTurnedBack
          ? fill(t.nothingHasBeenChargedYouCanGo, { amount: showMoney(payment.amount) })
          : t.thePaymentProviderTellsUs}
      </p>
      <div className="mt-4 grid gap-3">
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={payPath(payment.id)} size="sm">
            {hasTurnedBack ? t.goOnToPay : t.iHaveNotPaidYet}
          </ButtonLink>
          <Button variant="secondary" size="sm" busy={isBusy} busyLabel={t.beingClosed} onClick={close}>
            {t.closeThePayment}
          </Button>
        </div>
        <ProblemAlert problem={problem} />
      </div>
    </Alert>
  );
}

const FAILED: Record<PaymentFailure, { title: string; text: string }> = {
  DECLINED: { title: t.thePaymentWasDeclined, text: t.nothingHasBeenChargedChooseAPlan },
  CANCELLED: { title: t.thePaymentWasClosed, text: t.nothingHasBeenCharged },
  EXPIRED: { title: t.theTimeToPayIsOver, text: t.nothingHasBeenChargedChooseAPlan2 },
};

function Outcome({ payment }: { payment: Payment }) {
  const { state, failure, credits, amount, isTest } = payment;
  if (state === "FAILED") {
    const { title, text } = FAILED[failure ?? "EXPIRED"];
    return (
      <Alert tone={failure === "CANCELLED" ? "info" : "bad"} role="status" title={title} className="mt-6" text={text} />
    );
  }
  const isBack = state !== "PAID";
  const paid = isTest
    ? fill(t.atTheTestProviderNoMoneyMoved, { amount: showMoney(amount) })
    : fill(t.werePaid, { amount: showMoney(amount) });
  return (
    <Alert
      tone={isBack ? "info" : "good"}
      role="status"
      title={isBack ? t.thisPaymentGoesBackToYou : fill(t.thankYouAdded, { credits: countOf(credits) })}
      className="mt-6"
    >
      <p>
        {isBack
          ? state === "REFUNDED"
            ? fill(t.wereSentBackItCanTakeSome, { amount: showMoney(amount) })
            : fill(t.areBeingSentBack, { amount: showMoney(amount) })
          : paid}{" "}
        <Link to={receiptPath(payment.id)} className="text-link">
          {t.seeTheReceipt}
        </Link>
      </p>
      {!isBack && <GoOn />}
    </Alert>
  );
}

/** Link back to the request that needed the credits, if there was one. */
function GoOn() {
  const [wayBack] = useState(keptWayBack);
  return (
    <ButtonLink to={wayBack ?? "/referrals"} size="sm" className="mt-3" onClick={forgetWayBack}>
      {wayBack === null ? t.askForAReferral : t.backToYourRequest}
    </ButtonLink>
  );
}

const countOf = (credits: number) => counted(credits, "credit");
