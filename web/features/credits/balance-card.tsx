// The person's credits: available to spend, and reserved for open requests.
import { Link } from "react-router";
import { dashboardPath } from "../../../contract/paths.ts";
import { reasonOf } from "../../session/reason-of.ts";
import { LoadAlert } from "../../ui/load-trouble.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useCredits } from "./credit-queries.ts";

export function BalanceCard() {
  const { data, error, isFetching, refetch } = useCredits();
  if (error && !data)
    return (
      <LoadAlert
        title="Your credits could not be loaded."
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
        Your credits
      </h2>
      {data ? (
        <>
          <p className="balance-figure flex flex-wrap items-baseline gap-y-0 gap-x-2.5 mt-1 mb-1.5 font-semibold [&>strong]:font-display [&>strong]:text-4xl/[1.1] [&>strong]:text-brand-strong [&>strong]:tabular-nums">
            <strong>{data.balance.toLocaleString("en-IN")}</strong>
            {data.balance === 1 ? "credit to spend" : "credits to spend"}
          </p>
          <p className="text-sm text-ink-soft">
            {data.held > 0 ? (
              <>
                {data.held === 1 ? "1 more is" : `${data.held} more are`} set aside for{" "}
                <Link to={dashboardPath("requests")} className="text-link">
                  {data.held === 1 ? "a request" : "requests"} under way
                </Link>
                .
              </>
            ) : data.balance === 0 ? (
              "A plan below brings new ones."
            ) : (
              "None is set aside for a request just now."
            )}
          </p>
        </>
      ) : (
        <div role="status" className="grid gap-3">
          <span className="sr-only">Your credits are being loaded.</span>
          <Skeleton className="h-14 w-40" />
          <Skeleton className="h-5 w-full" />
        </div>
      )}
    </section>
  );
}
