// What a referee earns of the price they type.
import { useQuery } from "@tanstack/react-query";
import { showMoney } from "../../../../messages/en/formats.ts";
import { ask } from "../../../session/ask.ts";
import { guidanceKey } from "../../../session/candidate-keys.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { paiseOf } from "../../../ui/typed-rupees.ts";
import { earnedOf } from "./offer-draft.ts";

/** Renders nothing without a price, or while the share is unknown. */
export function EarnedNote({ price }: { price: string }) {
  const { data } = useQuery({
    queryKey: [...guidanceKey, "share"],
    queryFn: async ({ signal }): Promise<number | null> => {
      const { data: fees } = await repeatCall(() => ask("listFees"), signal);
      return fees.find(({ kind }) => kind === "GUIDANCE_SESSION")?.shareOfPrice ?? null;
    },
  });
  const paise = paiseOf(price);
  const earned = data === undefined || data === null || !paise ? null : earnedOf(paise, data);
  return (
    <p className="text-sm/body text-ink-soft not-empty:mt-[0.4rem]" aria-live="polite">
      {earned !== null && `You earn ${showMoney(earned)} of it for each session.`}
    </p>
  );
}
