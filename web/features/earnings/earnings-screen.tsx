// A person's earnings: what is available and what is pending, payouts, and the statement in plain words.
import { showMoney } from "../../../messages/en/formats.ts";
import { reasonOf } from "../../session/reason-of.ts";
import { LoadTrouble } from "../../ui/load-trouble.tsx";
import { LoadingBlock } from "../../ui/skeleton.tsx";
import { useEarnings } from "./earnings-queries.ts";
import { PayoutPart } from "./payouts/payout-part.tsx";
import { StatementPart } from "./statement/statement-part.tsx";
import { Sums } from "./sums.tsx";

export function EarningsScreen() {
  const { data, error, refetch, isFetching } = useEarnings();
  return (
    <>
      <h1 className="text-3xl">Earnings</h1>
      {data ? (
        <>
          <p className="prose-width mt-3 text-ink-soft">
            Fees for reviewed requests and guidance, and rewards for jobs you shared. {showMoney(data.leastPayout)} or
            more can be sent to you.
          </p>
          <Sums earnings={data} />
          <PayoutPart earnings={data} />
          <StatementPart />
        </>
      ) : error ? (
        <LoadTrouble text={reasonOf(error)} isBusy={isFetching} onAgain={() => void refetch()} />
      ) : (
        <LoadingBlock
          label="Your earnings are being loaded."
          sizes={["h-36", "h-28", "h-64"]}
          className="mt-8 grid gap-6"
        />
      )}
    </>
  );
}
