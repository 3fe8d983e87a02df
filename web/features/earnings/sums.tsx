// Earnings in four figures: available, pending, requested, and paid out so far.
import type { Earnings } from "../../../contract/ledger/wire.ts";
import { showMoney } from "../../../messages/en/formats.ts";
import { dayOf } from "../../ui/moments.ts";

export function Sums({ earnings }: { earnings: Earnings }) {
  const { available, pending, frozen, asked, paid, nextRelease, leastPayout } = earnings;
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3 mt-7">
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
  <div
    className={
      isMain
        ? "card [&>dt]:text-sm/body [&>dt]:font-semibold [&>dt]:text-ink-soft border-transparent bg-good-soft"
        : "card [&>dt]:text-sm/body [&>dt]:font-semibold [&>dt]:text-ink-soft"
    }
  >
    <dt>{name}</dt>
    <dd className="font-display text-2xl/[1.35] font-bold tabular-nums">{showMoney(amount)}</dd>
    <dd className="text-sm text-ink-soft">{children}</dd>
  </div>
);
