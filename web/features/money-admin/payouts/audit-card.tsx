// Whether the ledger balances: on request only, since adding it up takes a while.
import { useQuery } from "@tanstack/react-query";
import { showMoney } from "../../../../messages/en/formats.ts";
import { auditKey } from "../../../session/admin-keys.ts";
import { ask } from "../../../session/ask.ts";
import { reasonOf } from "../../../session/reason-of.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { counted, timeOf } from "../../../ui/moments.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { pricesQuery } from "../prices/prices-query.ts";

export function AuditCard() {
  const { data: prices } = useQuery(pricesQuery);
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery({
    queryKey: auditKey,
    queryFn: ({ signal }) => repeatCall(() => ask("auditLedger"), signal),
  });
  const isFine = data?.balanced === true && data.negativeBalances === 0;
  return (
    <section
      aria-labelledby="audit-title"
      className="card flex flex-wrap items-center justify-between gap-y-4 gap-x-8 mt-7"
    >
      <h2 id="audit-title" className="sr-only">
        The books
      </h2>
      {data ? (
        <div className="flex min-w-0 gap-3" role="status">
          <Icon name={isFine ? "check" : "warning"} size={24} className={isFine ? "text-good" : "text-bad"} />
          <div className="min-w-0">
            <p className="font-semibold">{isFine ? "The books balance" : "The books do not add up"}</p>
            <p className="text-sm text-ink-soft">
              {counted(data.postings, "posting")} in {counted(data.accounts, "account")}
              {data.negativeBalances > 0 && `, ${data.negativeBalances} below zero`}
              {!isFine && ". Please pay nothing and have `vouchboard doctor` say more"}. Added up at{" "}
              {timeOf(new Date(dataUpdatedAt).toISOString())}.
            </p>
            {prices && (
              <p className="text-sm text-ink-soft">
                Free credits have paid {showMoney(prices.budget.used)} of this month’s {showMoney(prices.budget.amount)}{" "}
                for fees.
              </p>
            )}
          </div>
        </div>
      ) : error ? (
        <p role="alert">{reasonOf(error)}</p>
      ) : (
        <Skeleton className="h-11 w-72 max-w-full" />
      )}
      <Button variant="secondary" size="sm" busy={isFetching} busyLabel="Adding up…" onClick={() => void refetch()}>
        Add up again
      </Button>
    </section>
  );
}
