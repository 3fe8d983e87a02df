// Payouts: the queue of requests, decided ones, and the ledger's audit.

import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { t } from "#messages/admin-ledger.ts";
import { showMoney } from "../../../../../messages/en/formats.ts";
import { fill } from "../../../../../messages/fill.ts";
import { adminPayoutsKey, auditKey } from "../../../../session/admin-keys.ts";
import { ask } from "../../../../session/ask.ts";
import { reasonOf } from "../../../../session/reason-of.ts";
import { usePages } from "../../../../session/use-pages.ts";
import { Button } from "../../../../ui/button.tsx";
import { ChoiceLinks, chosenIn } from "../../../../ui/choice-links.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { timeOf } from "../../../../ui/moments.ts";
import { PagedItems } from "../../../../ui/paged-list.tsx";
import { Section } from "../../../../ui/section.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { pricesQuery } from "../prices/prices-query.ts";
import { PayoutCard } from "./payout-card.tsx";

const STATES = [
  { value: "REQUESTED", label: t.toBeSent },
  { value: "PAID", label: t.paid },
  { value: "REFUSED", label: t.refused },
  { value: "CANCELLED", label: t.cancelled },
] as const;

export function PayoutsScreen() {
  const [params] = useSearchParams();
  const state = chosenIn(params, "state", STATES);
  const list = usePages([...adminPayoutsKey, state], (lastKey) => ask("listAllPayouts", { query: { state, lastKey } }));
  return (
    <>
      <AuditCard />
      <div className="flex flex-wrap items-center justify-between gap-y-3 gap-x-6 mt-7 mb-5">
        <ChoiceLinks label={t.payoutsByState} parameter="state" choices={STATES} chosen={state} />
      </div>
      <PagedItems
        list={list}
        loading={{ label: t.payoutsAreBeingLoaded, sizes: ["h-36", "h-36"] }}
        empty={
          <EmptyState icon="wallet" title={state === "REQUESTED" ? t.nothingToSend : t.nothingHere}>
            <p>{state === "REQUESTED" ? t.payoutsThatPeopleAskForAppear : t.noPayoutOfThisStateYet}</p>
          </EmptyState>
        }
        items="grid gap-4 mt-4"
      >
        {(payout) => <PayoutCard key={payout.id} payout={payout} />}
      </PagedItems>
    </>
  );
}

/** Whether the ledger balances: on request only, since adding it up takes a while. */
function AuditCard() {
  const { data: prices } = useQuery(pricesQuery);
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery({
    queryKey: auditKey,
    queryFn: () => ask("auditLedger"),
  });
  const isFine = data?.balanced === true && data.negativeBalances === 0;
  return (
    <Section
      id="audit-title"
      title={t.theBooks}
      head="sr-only"
      className="card flex flex-wrap items-center justify-between gap-y-4 gap-x-8 mt-7"
    >
      {data ? (
        <div className="flex min-w-0 gap-3" role="status">
          <Icon name={isFine ? "check" : "warning"} size={24} className={isFine ? "text-good" : "text-bad"} />
          <div className="min-w-0">
            <p className="font-semibold">{isFine ? t.theBooksBalance : t.theBooksDoNotAddUp}</p>
            <p className="text-sm text-ink-soft">
              {fill(t.postingsInAccounts, { postings: data.postings, accounts: data.accounts })}
              {data.negativeBalances > 0 && fill(t.accountsBelowZero, { negativeBalances: data.negativeBalances })}
              {!isFine && t.pleasePayNothingAndHave}{" "}
              {fill(t.addedUpAt, { toISOString: timeOf(new Date(dataUpdatedAt).toISOString()) })}
            </p>
            {prices && (
              <p className="text-sm text-ink-soft">
                {fill(t.freeCreditsHavePaidOfThisMonths, {
                  used: showMoney(prices.budget.used),
                  amount: showMoney(prices.budget.amount),
                })}
              </p>
            )}
          </div>
        </div>
      ) : error ? (
        <p role="alert">{reasonOf(error)}</p>
      ) : (
        <Skeleton className="h-11 w-72 max-w-full" />
      )}
      <Button variant="secondary" size="sm" busy={isFetching} busyLabel={t.addingUp} onClick={() => void refetch()}>
        {t.addUpAgain}
      </Button>
    </Section>
  );
}
