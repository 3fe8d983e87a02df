// The test provider's payment page: says that no money moves, with buttons to pay, decline or close.

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Navigate, useNavigate } from "react-router";
import { t } from "#messages/ledger.ts";
import type { Payment } from "../../../../../contract/ledger/payments-wire.ts";
import type { TestOutcome } from "../../../../../contract/ledger/rules.ts";
import { afterPayingPath, payPath, payTestPath } from "../../../../../contract/paths.ts";
import { showMoney } from "../../../../../messages/en/formats.ts";
import { fill } from "../../../../../messages/fill.ts";
import { ask } from "../../../../session/ask.ts";
import { LoadState } from "../../../../session/load-state.tsx";
import { isRefusedWith, useAction } from "../../../../session/use-action.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { ProblemAlert } from "../../../../ui/problem-alert.tsx";
import { takePayment, usePayment } from "../credit-queries.ts";
import { NoPayment } from "./pay-screen.tsx";

export function TestPayScreen({ paymentId }: { paymentId: string }) {
  const query = usePayment(paymentId);
  const { data } = query;
  if (isRefusedWith(query.error, 404)) return <NoPayment />;
  if (!data)
    return (
      <LoadState
        query={query}
        level={1}
        label={t.thePaymentIsBeingLoaded}
        sizes={["h-96"]}
        className="w-full max-w-120 mx-auto [&_.card]:p-[clamp(1.25rem,5vw,2rem)]"
      />
    );
  // Not opened yet, just expired, or with another provider: the redirect page handles each.
  if (data.state === "CREATED" && data.payUrl !== payTestPath(data.id))
    return <Navigate to={payPath(data.id)} replace />;
  return (
    <section
      aria-labelledby="pay-title"
      className="card w-full max-w-120 mx-auto [&_.card]:p-[clamp(1.25rem,5vw,2rem)]"
    >
      <h1 id="pay-title" className="text-2xl">
        {t.testPayment}
      </h1>
      <Alert tone="notice" title={t.noMoneyMoves} className="mt-4" text={t.thisPageStandsInForAPayment} />
      <dl className="receipt-facts">
        <div>
          <dt>{t.forWord3}</dt>
          <dd>{data.label}</dd>
        </div>
        <div>
          <dt>{t.amount}</dt>
          <dd className="text-xl font-semibold">{showMoney(data.amount)}</dd>
        </div>
      </dl>
      {data.state === "CREATED" ? <Choices payment={data} /> : <Over payment={data} />}
    </section>
  );
}

const Over = ({ payment }: { payment: Payment }) => (
  <div className="mt-6 grid gap-4">
    <p>{t.thisPaymentIsOverItCannotBe}</p>
    <ButtonLink to={afterPayingPath(payment)}>{t.seeWhatBecameOfIt}</ButtonLink>
  </div>
);

function Choices({ payment }: { payment: Payment }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { isBusy, problem, run } = useAction();
  const [chosen, setChosen] = useState<TestOutcome | null>(null);
  const act = async (outcome: TestOutcome) => {
    setChosen(outcome);
    const isDone = await run(async () => {
      const params = { paymentId: payment.id };
      await takePayment(queries, await ask("actOnTestPayment", { params, body: { outcome } }));
    });
    if (isDone) await navigate(afterPayingPath(payment), { replace: true });
  };
  const look = (outcome: TestOutcome) => ({
    busy: isBusy && chosen === outcome,
    busyLabel: t.oneMoment,
    onClick: () => void act(outcome),
  });
  return (
    <div className="mt-6 grid gap-3">
      <Button size="lg" {...look("PAY")}>
        {fill(t.payAsATest, { amount: showMoney(payment.amount) })}
      </Button>
      <Button variant="secondary" {...look("DECLINE")}>
        {t.haveItDeclined}
      </Button>
      <Button variant="quiet" {...look("CLOSE")}>
        {t.closeWithoutPaying}
      </Button>
      <ProblemAlert problem={problem} />
    </div>
  );
}
