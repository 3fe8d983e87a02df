// The credits page: balance, what a credit is, plans, statement, and receipts.
import { Link, useNavigate, useSearchParams } from "react-router";
import { NUMBERS } from "#messages/language.ts";
import { t } from "#messages/ledger.ts";
import type { Paying } from "../../../../contract/ledger/rules.ts";
import type { Plan } from "../../../../contract/ledger/wire.ts";
import { dashboardPath, payPath } from "../../../../contract/paths.ts";
import { CONFIRM_DAYS, POOL_DAYS } from "../../../../contract/referrals/rules.ts";
import { showMoney } from "../../../../messages/en/formats.ts";
import { fill } from "../../../../messages/fill.ts";
import { ask } from "../../../session/ask.ts";
import type { RefusalWords } from "../../../session/form-problem.ts";
import { LoadState } from "../../../session/load-state.tsx";
import { reasonOf } from "../../../session/reason-of.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { useSession } from "../../../session/session-context.tsx";
import { useAction } from "../../../session/use-action.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { LoadAlert } from "../../../ui/load-trouble.tsx";
import { ProblemAlert } from "../../../ui/problem-alert.tsx";
import { rich } from "../../../ui/rich.tsx";
import { Section } from "../../../ui/section.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { linkTo, strong } from "../../../ui/tags.tsx";
import { useCredits, usePlans } from "./credit-queries.ts";
import { HistoryPart, ReceiptsPart } from "./history/history-part.tsx";
import { ReturnNotice } from "./paying/return-notice.tsx";
import { goToPay, useWayBack } from "./way-back.ts";

export function SubscriptionScreen() {
  const [search] = useSearchParams();
  const paymentId = search.get("payment");
  const isCandidate = useSession().tokenData?.userType === "General_User";
  const wayBack = useWayBack();
  return (
    <>
      {wayBack !== null && (
        <p className="mb-3">
          <Link to={wayBack} className="text-link thumb inline-flex items-center gap-1">
            <Icon name="chevron-left" size={18} />
            {t.backToYourRequest}
          </Link>
        </p>
      )}
      <h1 className="text-3xl">{t.referralCredits}</h1>
      <p className="prose-width mt-3 text-ink-soft">{t.oneCreditAsksTheVerified}</p>
      {isCandidate ? (
        <>
          {paymentId !== null && (
            <ReturnNotice key={paymentId} paymentId={paymentId} hasTurnedBack={search.has("cancelled")} />
          )}
          <div className="grid gap-y-6 gap-x-10 mt-8 min-[56rem]:grid-cols-[minmax(16rem,1fr)_minmax(0,2fr)] min-[56rem]:[align-items:start] min-[56rem]:[&:has(>_:only-child)]:grid-cols-[minmax(0,1fr)]">
            <BalanceCard />
            <WhatACreditIs />
          </div>
          <PlansPart mayBuy />
          <HistoryPart />
          <ReceiptsPart />
        </>
      ) : (
        <>
          <Alert title={t.creditsAreForPeopleWhoLookFor} className="mt-6" text={t.thisAccountRunsTheSiteSoIt} />
          <div className="grid gap-y-6 gap-x-10 mt-8 min-[56rem]:grid-cols-[minmax(16rem,1fr)_minmax(0,2fr)] min-[56rem]:[align-items:start] min-[56rem]:[&:has(>_:only-child)]:grid-cols-[minmax(0,1fr)]">
            <WhatACreditIs />
          </div>
          <PlansPart mayBuy={false} />
        </>
      )}
    </>
  );
}

const RULES: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: "lock", title: t.setAsideWhenYouAsk, text: t.requestSetsCreditAside },
  { icon: "refresh", title: t.itComesBack, text: fill(t.whenEverybodyDeclinesWithoutA, { poolDays: POOL_DAYS }) },
  { icon: "check", title: t.spentOnAnAnswer, text: fill(t.whenARefereeIsPaidForAn, { days: CONFIRM_DAYS }) },
];

function WhatACreditIs() {
  return (
    <Section id="credit-title" title={t.whatACreditIs} head="sr-only" className="min-w-0">
      <ul className="grid gap-4.5 [&>li]:grid [&>li]:grid-cols-[auto_minmax(0,1fr)] [&>li]:gap-3.5">
        {RULES.map(({ icon, title, text }) => (
          <li key={title}>
            <span className="grid w-9 h-9 place-items-center rounded-md bg-tint-1 text-brand-strong">
              <Icon name={icon} size={18} />
            </span>
            <div className="min-w-0">
              <h3 className="text-base font-semibold">{title}</h3>
              <p className="text-sm text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function PlansPart({ mayBuy }: { mayBuy: boolean }) {
  const query = usePlans();
  const { data } = query;
  return (
    <section id="plans" aria-labelledby="plans-title" className="mt-12 scroll-mt-6">
      <h2 id="plans-title" className="text-2xl">
        {t.plans}
      </h2>
      <p className="prose-width mt-2 text-ink-soft">{t.boughtOnceForAboutAMonthsWorth}</p>
      {data ? (
        <>
          <PayingNotice paying={data.paying} />
          {data.data.length === 0 ? (
            <p className="mt-6 text-ink-soft">{t.noPlanIsOnOfferJustNow}</p>
          ) : (
            <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-x-4 gap-y-4 mt-6">
              {data.data.map((plan) => (
                <PlanCard key={plan.id} plan={plan} paying={data.paying} mayBuy={mayBuy} />
              ))}
            </ul>
          )}
        </>
      ) : (
        <LoadState
          query={query}
          level={3}
          label={t.thePlansAreBeingLoaded}
          sizes={["h-72", "h-72", "h-72"]}
          className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-x-4 gap-y-4 mt-6"
        />
      )}
    </section>
  );
}

function PayingNotice({ paying }: { paying: Paying }) {
  if (paying === "LIVE") return null;
  return paying === "TEST" ? (
    <Alert tone="notice" title={t.noMoneyMovesHere} className="mt-5" text={t.thisSiteIsBeingTriedOutBuying} />
  ) : (
    <Alert tone="notice" title={t.plansCannotBeBoughtYet} className="mt-5" text={t.whoRunsThisSiteHasNotSet} />
  );
}

function BalanceCard() {
  const { data, error, isFetching, refetch } = useCredits();
  if (error && !data)
    return (
      <LoadAlert
        title={t.yourCreditsCouldNotBeLoaded}
        text={reasonOf(error)}
        isBusy={isFetching}
        onAgain={() => void refetch()}
      />
    );
  return (
    <section
      aria-labelledby="balance-title"
      className="card p-6 border-transparent bg-brand-soft"
      aria-busy={!data || undefined}
    >
      <h2 id="balance-title" className="text-base font-semibold">
        {t.yourCredits}
      </h2>
      {data ? (
        <>
          <p className="balance-figure flex flex-wrap items-baseline gap-y-0 gap-x-2.5 mt-1 mb-1.5 font-semibold [&>strong]:font-display [&>strong]:text-4xl/[1.1] [&>strong]:text-brand-strong [&>strong]:tabular-nums">
            <strong>{data.balance.toLocaleString(NUMBERS)}</strong>
            {data.balance === 1 ? t.creditToSpend : t.creditsToSpend}
          </p>
          <p className="text-sm text-ink-soft">
            {data.held > 0
              ? rich(t.moreAreSetAsideForRequestsUnder, { held: data.held, link: linkTo(dashboardPath("requests")) })
              : data.balance === 0
                ? t.aPlanBelowBringsNewOnes
                : t.noneIsSetAsideForARequest}
          </p>
        </>
      ) : (
        <div role="status" className="grid gap-3">
          <span className="sr-only">{t.yourCreditsAreBeingLoaded}</span>
          <Skeleton className="h-14 w-40" />
          <Skeleton className="h-5 w-full" />
        </div>
      )}
    </section>
  );
}

const WORDS: RefusalWords = {
  CONFLICT: { title: t.thisPlanHasChanged, text: t.reloadThePageToSeeItAs },
};

type PlanCardProps = { plan: Plan; paying: Paying; mayBuy: boolean };

/** The examples that each site begins with are in the page's language; an operator's plans are as they were typed. */
const EXAMPLES: Readonly<Record<string, Pick<Plan, "label" | "description">>> = t.examplePlans;

function PlanCard({ plan: offered, paying, mayBuy }: PlanCardProps) {
  const plan = offered.isPlaceholder ? { ...offered, ...EXAMPLES[offered.plan] } : offered;
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
          {rich(t.boldCredits, { credits, strong: strong })}
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
