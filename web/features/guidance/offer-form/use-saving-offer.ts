// Saves a referee's own offer and refetches what shows it.
import { useQueryClient } from "@tanstack/react-query";
import { ask } from "../../../session/ask.ts";
import { guidanceKey } from "../../../session/candidate-keys.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { useAction } from "../../../session/use-action.ts";
import { type OwnOffer, ownOfferKey } from "../desk/own-offer-queries.ts";
import { type OfferDraft, offerBody } from "./offer-draft.ts";

export function useSavingOffer() {
  const queries = useQueryClient();
  const { run, tell, isBusy, problem } = useAction();
  /** Resolves to whether it was saved. */
  const save = (draft: OfferDraft): Promise<boolean> =>
    run(async () => {
      const offer = await repeatCall(() => ask("saveOwnOffer", { body: offerBody(draft) }));
      queries.setQueryData<OwnOffer>(ownOfferKey, (own) => own && { ...own, offer });
      await queries.invalidateQueries({ queryKey: guidanceKey });
    }, "Your offer is saved.");
  return { save, tell, isBusy, problem };
}
