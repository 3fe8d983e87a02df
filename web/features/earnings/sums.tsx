// Earnings in four figures: available, pending, requested, and paid out so far.
import type { Earnings } from "../../../contract/ledger/wire.ts";
import { showMoney } from "../../../messages/en/formats.ts";
import { dayOf } from "../../ui/moments.ts";

export function Sums({ earnings }: { earnings: Earnings }) {
  const { available, pending, frozen, asked, paid, nextRelease, leastPayout } = earnings;
  return (
    <dl className="earning-sums">
      <Sum name="Available" amount={available} isMain>
        {available >= leastPayout ? "can be sent to you now" : `can be sent to you from ${showMoney(leastPayout)} on`}
      </Sum>
      <Sum name="Pending" amount={pending}>
        {frozen > 0
          ? `${showMoney(frozen)} of it waits for an admin’s decision`
          : nextRelease
            ? `${showMoney(nextRelease.amount)} available on ${dayOf(nextRelease.at)} at the latest`
            : "becomes available once it is confirmed"}
      </Sum>
      <Sum name="Asked for" amount={asked}>
        {asked > 0 ? "a person sends it" : "nothing under way"}
      </Sum>
      <Sum name="Paid" amount={paid}>
        sent to you so far
      </Sum>
    </dl>
  );
}

type SumProps = { name: string; amount: number; isMain?: boolean; children: string };

const Sum = ({ name, amount, isMain = false, children }: SumProps) => (
  <div className={isMain ? "card earning-sum earning-sum-main" : "card earning-sum"}>
    <dt>{name}</dt>
    <dd className="earning-amount">{showMoney(amount)}</dd>
    <dd className="text-sm text-ink-soft">{children}</dd>
  </div>
);
