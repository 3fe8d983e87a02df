// What a decision with feedback earns, said before anything is taken on.
import { showMoney } from "../../../../contract/money-text.ts";
import { useFees } from "../referee-queries.ts";

export function Fee() {
  const fee = useFees().data?.find(({ kind }) => kind === "REVIEWED_REQUEST");
  if (!fee?.amount) return "A decision with feedback, in time, is what counts, whichever way it goes.";
  return (
    <>
      A decision with feedback, in time, earns <strong className="font-semibold">{showMoney(fee.amount)}</strong>,
      whichever way it goes.{fee.isPlaceholder && " The amount is an example until whoever runs this site has set it."}
    </>
  );
}
