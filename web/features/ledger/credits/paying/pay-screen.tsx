// Redirects to the payment page; stays only when the provider does not answer, or when there is nothing to pay.

import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { t } from "#messages/ledger.ts";
import type { Payment } from "../../../../../contract/ledger/payments-wire.ts";
import { afterPayingPath, SUBSCRIPTION_PATH } from "../../../../../contract/paths.ts";
import { ask } from "../../../../session/ask.ts";
import { reasonAndAdviceOf } from "../../../../session/reason-of.ts";
import { repeatCall } from "../../../../session/repeat-call.ts";
import { isRefusedWith } from "../../../../session/use-action.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { LoadTrouble } from "../../../../ui/load-trouble.tsx";
import { LoadingBlock } from "../../../../ui/skeleton.tsx";
import { paymentKey } from "../credit-queries.ts";
import { goToPay } from "../way-back.ts";

export function PayScreen({ paymentId }: { paymentId: string }) {
  const { trouble, isBusy, lead } = useLeading(paymentId);
  if (trouble === "none") return <NoPayment />;
  if (trouble !== null)
    return (
      <LoadTrouble
        level={1}
        title={t.thePaymentPageCannotBeOpened}
        text={trouble}
        isBusy={isBusy}
        busyLabel={t.oneMoment}
        onAgain={() => void lead()}
      />
    );
  return (
    <div className="w-full max-w-120 mx-auto [&_.card]:p-[clamp(1.25rem,5vw,2rem)]">
      <h1 className="text-2xl">{t.oneMoment}</h1>
      <p className="mt-2 mb-6 text-ink-soft">{t.youAreBeingLedToThePayment}</p>
      <LoadingBlock label={t.thePaymentPageIsBeingOpened} sizes={["h-40"]} />
    </div>
  );
}

export const NoPayment = () => (
  <EmptyState
    icon="wallet"
    level={1}
    title={t.thereIsNoSuchPayment}
    actions={<ButtonLink to={SUBSCRIPTION_PATH}>{t.goToYourCredits}</ButtonLink>}
    text={t.itBelongsToAnotherAccountOrIts}
  />
);

/** A paid or expired payment has no payment page: its owner is led to the page that shows the outcome. */
function useLeading(paymentId: string) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const lead = useCallback(async () => {
    setBusy(true);
    try {
      const payment = await openOrRead(paymentId);
      queries.setQueryData(paymentKey(paymentId), payment);
      await (payment.payUrl === null
        ? navigate(afterPayingPath(payment), { replace: true })
        : goToPay(payment.payUrl, navigate, true));
    } catch (error) {
      setTrouble(isRefusedWith(error, 404) ? "none" : reasonAndAdviceOf(error));
      setBusy(false);
    }
  }, [paymentId, navigate, queries]);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void lead();
  }, [lead]);
  return { trouble, isBusy, lead };
}

async function openOrRead(paymentId: string): Promise<Payment> {
  const params = { paymentId };
  try {
    return await repeatCall(() => ask("openPayment", { params }));
  } catch (error) {
    if (!isRefusedWith(error, 409)) throw error;
    const payment = await repeatCall(() => ask("getPayment", { params }));
    // The payment is still open, but the provider gives no payment page.
    if (payment.state === "CREATED" && Date.parse(payment.expiresAt) > Date.now()) throw error;
    return payment;
  }
}
