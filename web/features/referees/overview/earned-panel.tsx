// A referee's available and pending earnings; the earnings page has the rest.
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { EARNINGS_PATH } from "../../../../contract/paths.ts";
import { showMoney } from "../../../../messages/en/formats.ts";
import { ask } from "../../../session/ask.ts";
import { reasonOf } from "../../../session/reason-of.ts";
import { earningsKey } from "../../../session/referee-keys.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";

export function EarnedPanel() {
  const { data, error } = useQuery({
    queryKey: [...earningsKey, "sums"],
    staleTime: 15_000,
    queryFn: ({ signal }) => repeatCall(() => ask("getEarnings"), signal),
  });
  return (
    <section aria-labelledby="earned-title" className="card">
      <h2 id="earned-title" className="text-xl">
        What you have earned
      </h2>
      {data ? (
        <>
          <p className="earned-sum mt-3 font-display text-3xl/[1.1] font-bold tracking-display tabular-nums">
            {showMoney(data.available)}
          </p>
          <p className="text-sm text-ink-soft">
            {data.available >= data.leastPayout
              ? "can be paid out"
              : `available, payouts begin at ${showMoney(data.leastPayout)}`}
            {data.pending > 0 && `; ${showMoney(data.pending)} more on its way`}
          </p>
        </>
      ) : error ? (
        <p className="mt-4 text-sm text-ink-soft">{reasonOf(error)}</p>
      ) : (
        <Skeleton className="mt-4 h-16 w-40" />
      )}
      <p className="mt-4">
        <Link to={EARNINGS_PATH} className="text-link font-semibold">
          Earnings and payouts
        </Link>
      </p>
    </section>
  );
}
