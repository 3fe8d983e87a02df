// The outcome of a payment, for a person back from the provider: paid, pending, not made, or refunded.
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { Payment } from "../../../../../contract/ledger/payments-wire.ts";
import type { PaymentFailure } from "../../../../../contract/ledger/rules.ts";
import { payPath, receiptPath } from "../../../../../contract/paths.ts";
import { showMoney } from "../../../../../messages/en/formats.ts";
import { ask } from "../../../../session/ask.ts";
import { reasonOf } from "../../../../session/reason-of.ts";
import { repeatCall } from "../../../../session/repeat-call.ts";
import { isRefusedWith, useAction } from "../../../../session/use-action.ts";
import { useNow } from "../../../../session/use-now.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { LoadAlert } from "../../../../ui/load-trouble.tsx";
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
        title="It is not known yet whether your payment went through."
        text={reasonOf(error)}
        isBusy={isFetching}
        onAgain={() => void refetch()}
        className="mt-6"
      />
    );
  if (!data)
    return (
      <Alert role="status" title="One moment: your payment is being looked up." className="mt-6">
        <p>It is not known yet what became of it.</p>
      </Alert>
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
      <Alert tone="notice" role="status" title="The time to pay is over." className="mt-6">
        <p>Should you have paid in time, the credits come within minutes. Else nothing has been charged.</p>
      </Alert>
    );
  return (
    <Alert
      tone="notice"
      role="status"
      title={hasTurnedBack ? "You came back without paying." : "Your payment is not confirmed yet."}
      className="mt-6"
    >
      <p>
        {hasTurnedBack
          ? `Nothing has been charged. You can go on to pay ${showMoney(payment.amount)}, or close the payment.`
          : "The payment provider tells us as soon as it is through, mostly within a minute. This page follows it by itself; the credits come also when you leave."}
      </p>
      <div className="mt-4 grid gap-3">
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={payPath(payment.id)} size="sm">
            {hasTurnedBack ? "Go on to pay" : "I have not paid yet"}
          </ButtonLink>
          <Button variant="secondary" size="sm" busy={isBusy} busyLabel="Being closed…" onClick={close}>
            Close the payment
          </Button>
        </div>
        <ProblemAlert problem={problem} />
      </div>
    </Alert>
  );
}

const FAILED: Record<PaymentFailure, { title: string; text: string }> = {
  DECLINED: {
    title: "The payment was declined.",
    text: "Nothing has been charged. Choose a plan again to try with another card or way of paying.",
  },
  CANCELLED: { title: "The payment was closed.", text: "Nothing has been charged." },
  EXPIRED: { title: "The time to pay is over.", text: "Nothing has been charged. Choose a plan to begin again." },
};

function Outcome({ payment }: { payment: Payment }) {
  const { state, failure, credits, amount, isTest } = payment;
  if (state === "FAILED") {
    const { title, text } = FAILED[failure ?? "EXPIRED"];
    return (
      <Alert tone={failure === "CANCELLED" ? "info" : "bad"} role="status" title={title} className="mt-6">
        <p>{text}</p>
      </Alert>
    );
  }
  const isBack = state !== "PAID";
  const paid = isTest
    ? `${showMoney(amount)} at the test provider: no money moved.`
    : `${showMoney(amount)} were paid.`;
  return (
    <Alert
      tone={isBack ? "info" : "good"}
      role="status"
      title={isBack ? "This payment goes back to you." : `Thank you: ${countOf(credits)} added.`}
      className="mt-6"
    >
      <p>
        {isBack
          ? state === "REFUNDED"
            ? `${showMoney(amount)} were sent back. It can take some days until your bank shows them.`
            : `${showMoney(amount)} are being sent back.`
          : paid}{" "}
        <Link to={receiptPath(payment.id)} className="text-link">
          See the receipt
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
      {wayBack === null ? "Ask for a referral" : "Back to your request"}
    </ButtonLink>
  );
}

const countOf = (credits: number) => `${credits} ${credits === 1 ? "credit" : "credits"}`;
