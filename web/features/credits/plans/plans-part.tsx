// The plans: credits, prices, and buying one.
import type { Paying } from "../../../../contract/ledger/rules.ts";
import { reasonOf } from "../../../session/reason-of.ts";
import { Alert } from "../../../ui/alert.tsx";
import { LoadTrouble } from "../../../ui/load-trouble.tsx";
import { LoadingBlock } from "../../../ui/skeleton.tsx";
import { usePlans } from "../credit-queries.ts";
import { PlanCard } from "./plan-card.tsx";

export function PlansPart({ mayBuy }: { mayBuy: boolean }) {
  const { data, error, isFetching, refetch } = usePlans();
  return (
    <section id="plans" aria-labelledby="plans-title" className="mt-12 scroll-mt-6">
      <h2 id="plans-title" className="text-2xl">
        Plans
      </h2>
      <p className="prose-width mt-2 text-ink-soft">
        Bought once, for about a month’s worth of requests. Nothing renews by itself, and credits do not expire.
      </p>
      {data ? (
        <>
          <PayingNotice paying={data.paying} />
          {data.data.length === 0 ? (
            <p className="mt-6 text-ink-soft">No plan is on offer just now.</p>
          ) : (
            <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-x-4 gap-y-4 mt-6">
              {data.data.map((plan) => (
                <PlanCard key={plan.id} plan={plan} paying={data.paying} mayBuy={mayBuy} />
              ))}
            </ul>
          )}
        </>
      ) : error ? (
        <LoadTrouble text={reasonOf(error)} level={3} isBusy={isFetching} onAgain={() => void refetch()} />
      ) : (
        <LoadingBlock
          label="The plans are being loaded."
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
    <Alert tone="notice" title="No money moves here." className="mt-5">
      <p>This site is being tried out: buying works from end to end, at a provider that takes no money.</p>
    </Alert>
  ) : (
    <Alert tone="notice" title="Plans cannot be bought yet." className="mt-5">
      <p>Whoever runs this site has not set up payments. The credits you have work as always.</p>
    </Alert>
  );
}
