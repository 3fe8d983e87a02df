// One plan: credits, price, who set the price, and the buy button.

import { useNavigate } from "react-router";
import { t } from "#messages/ledger.ts";
import type { Paying } from "../../../../../contract/ledger/rules.ts";
import type { Plan } from "../../../../../contract/ledger/wire.ts";
import { payPath } from "../../../../../contract/paths.ts";
import { showMoney } from "../../../../../messages/en/formats.ts";
import { fill } from "../../../../../messages/fill.ts";
import { ask } from "../../../../session/ask.ts";
import type { RefusalWords } from "../../../../session/form-problem.ts";
import { repeatCall } from "../../../../session/repeat-call.ts";
import { useAction } from "../../../../session/use-action.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { ProblemAlert } from "../../../../ui/problem-alert.tsx";
import { rich } from "../../../../ui/rich.tsx";
import { goToPay } from "../way-back.ts";

const WORDS: RefusalWords = {
  CONFLICT: { title: t.thisPlanHasChanged, text: t.reloadThePageToSeeItAs },
};

type PlanCardProps = { plan: Plan; paying: Paying; mayBuy: boolean };

export function PlanCard({ plan, paying, mayBuy }: PlanCardProps) {
  const { label, description, credits, price, isPlaceholder } = plan;
  const id = `plan-${plan.plan}`;
  return (
    <li className="card grid row-[span_4] grid-rows-subgrid gap-y-4.5 p-6">
      <div>
        <h3 id={id} className="text-xl">
          {label}
        </h3>
        <p className="mt-1 text-sm text-ink-soft">{description}</p>
      </div>
      <div>
        <p className="text-lg/body [&>strong]:font-display [&>strong]:text-3xl/body [&>strong]:tabular-nums">
          {rich(t.boldCredits, { credits, strong: (words) => <strong>{words}</strong> })}
        </p>
        <p className="flex flex-wrap items-baseline gap-y-0 gap-x-3 [&>strong]:text-xl/body [&>strong]:tabular-nums">
          <strong>{showMoney(price)}</strong>
          <span className="text-sm text-ink-soft">
            {fill(t.aCredit, { price: showMoney(Math.round(price / credits)) })}
          </span>
        </p>
      </div>
      {isPlaceholder && (
        <div className="grid gap-1.5 justify-items-start">
          <Badge tone="accent">{t.examplePrice}</Badge>
          <p className="text-sm text-ink-soft">{t.theOperatorOfThisSiteSetsIt}</p>
        </div>
      )}
      {mayBuy && <Buying plan={plan} paying={paying} />}
    </li>
  );
}

function Buying({ plan, paying }: Omit<PlanCardProps, "mayBuy">) {
  const navigate = useNavigate();
  const { isBusy, problem, run, keyOf } = useAction(WORDS);
  if (!plan.canBuy)
    return (
      <p className="grid row-4 gap-3 [align-self:end] text-sm font-semibold text-ink-soft">
        {paying === "OFF" ? t.notAvailableYet : t.notForSaleUntilItsPriceIs}
      </p>
    );
  const buy = () =>
    run(async () => {
      const body = { planId: plan.id };
      const key = keyOf(body);
      const { id, state, payUrl } = await repeatCall(() => ask("buyPlan", { body, key }));
      // Without an address, the redirect page requests one.
      if (state !== "CREATED" || payUrl === null) return navigate(payPath(id));
      return goToPay(payUrl, navigate);
    });
  return (
    <div className="grid row-4 gap-3 [align-self:end]">
      <Button
        className="w-full"
        busy={isBusy}
        busyLabel={t.oneMoment}
        aria-label={fill(t.buyCreditsFor, { label: plan.label, credits: plan.credits, price: showMoney(plan.price) })}
        onClick={() => void buy()}
      >
        {fill(t.buy, { label: plan.label })}
      </Button>
      <ProblemAlert problem={problem} />
    </div>
  );
}
