// What an answer to a request earns, or why it earns nothing, shown before the request is claimed.
import type { UnpaidReason } from "../../../../../contract/ledger/rules.ts";
import type { RefereeRequestDetail } from "../../../../../contract/referrals/referees-wire.ts";
import { showMoney } from "../../../../../messages/en/formats.ts";
import { useFees } from "../referee-queries.ts";

const WHY: Record<UnpaidReason, string> = {
  NO_FEE: "This site pays no fee for answers. A decision with feedback, in time, still helps the candidate.",
  NO_CREDIT: "An answer earns nothing: the candidate’s credit does not pay for this request any more.",
  PAIR: "An answer earns nothing: you have earned by another request of this candidate in the last 30 days.",
  BUDGET:
    "An answer earns nothing: the candidate asks with a free credit, and this month’s budget for those is used or not set.",
};

export function Fee({ fee }: Pick<RefereeRequestDetail, "fee">) {
  const schedule = useFees().data?.find(({ kind }) => kind === "REVIEWED_REQUEST");
  if (fee.why !== null) return WHY[fee.why];
  return (
    <>
      A decision with feedback, in time, earns <strong className="font-semibold">{showMoney(fee.amount)}</strong>,
      whichever way it goes.
      {schedule?.isPlaceholder && " The amount is an example until whoever runs this site has set it."}
    </>
  );
}

/** What a given answer has earned. */
export const Earned = ({ fee }: Pick<RefereeRequestDetail, "fee">) => (
  <p className="text-sm text-ink-soft">
    {fee.amount > 0 ? `It earns you ${showMoney(fee.amount)}.` : "It earns nothing."}
  </p>
);
