// The draft of the offer form: its values, its validation, and the body it sends. Pure.

import { t } from "#messages/guidance.ts";
import { type GuidanceKind, MAX_PRICE, SESSION_MINUTES } from "../../../../contract/guidance/rules.ts";
import type { OwnGuidanceOffer } from "../../../../contract/guidance/wire.ts";
import type { FormProblem } from "../../../session/form-problem.ts";
import { paiseOf, typedRupees } from "../../../ui/typed-rupees.ts";

export type OfferDraft = {
  headline: string;
  about: string;
  kinds: readonly GuidanceKind[];
  topics: readonly string[];
  minutes: OwnGuidanceOffer["minutes"];
  /** Rupees as typed. */
  price: string;
  timeZone: string;
  meeting: string;
  isActive: boolean;
};

/** The draft of an existing offer, or of a new one in this zone. */
export const draftOf = (offer: OwnGuidanceOffer | null, timeZone: string): OfferDraft =>
  offer
    ? { ...offer, price: typedRupees(offer.price) }
    : {
        headline: "",
        about: "",
        kinds: ["INTERVIEW"],
        topics: [],
        minutes: 45,
        price: "",
        timeZone,
        meeting: "",
        isActive: true,
      };

const flaw = (field: keyof OfferDraft, title: string): FormProblem => ({ field, title, code: null });

/** The first error from the top; null when the draft can be sent. */
export function offerFlaw({ headline, about, kinds, topics, price, meeting }: OfferDraft): FormProblem | null {
  if (headline.trim() === "") return flaw("headline", t.pleaseSayInALineWhatYou);
  if (about.trim() === "") return flaw("about", t.pleaseSaySomethingAboutIt);
  if (kinds.length === 0) return flaw("kinds", t.pleaseChooseWhatYouOffer);
  if (topics.length === 0) return flaw("topics", t.pleaseNameAtLeastOneTopic);
  const paise = paiseOf(price);
  if (paise === null || paise % 100 !== 0) return flaw("price", t.pleaseEnterWholeRupeesOr0For);
  if (paise > MAX_PRICE) return flaw("price", t.aSessionMayCost20000At);
  if (meeting.trim() === "") return flaw("meeting", t.pleaseSayWhereYouMeetALink);
  return null;
}

/** The body of the call, for a draft without errors. */
export const offerBody = (draft: OfferDraft) => ({
  headline: draft.headline.trim(),
  about: draft.about.trim(),
  kinds: [...draft.kinds],
  topics: [...draft.topics],
  minutes: SESSION_MINUTES.find((minutes) => minutes === draft.minutes) ?? 45,
  price: paiseOf(draft.price) ?? 0,
  timeZone: draft.timeZone,
  meeting: draft.meeting.trim(),
  isActive: draft.isActive,
});

/** What a session earns in paise; `share` in hundredths of a percent. Rounded down, as in the ledger. */
export const earnedOf = (price: number, share: number): number => Math.floor((price * share) / 10_000);
