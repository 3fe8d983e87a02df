// Parts of the site that an admin has switched off: which calls answer 404 then. What is under way can be finished.
import type { CallName } from "../../contract/api.ts";
import type { Feature } from "../../contract/site/rules.ts";
import type { Mount } from "../platform/mount.ts";
import { refuse } from "../platform/refusal.ts";
import type { Site } from "./open-site.ts";

/** The calls that begin something, or show strangers what there is. */
const CALLS: Record<Feature, readonly CallName[]> = {
  referrals: [
    "getReferralCompany",
    "watchReferrals",
    "askReferral",
    "previewReferral",
    "becomeReferee",
    "resendRefereeCode",
    "confirmWorkEmail",
  ],
  guidance: [
    "listGuidanceOffers",
    "countGuidanceOffers",
    "getGuidanceOffer",
    "listFreeSlots",
    "saveOwnOffer",
    "addSlots",
    "bookSession",
  ],
  payments: ["buyPlan"],
  sharing: ["shareJob", "readShare", "followShare"],
  // A round of jobs takes them off the board, and imports are refused.
  listings: [],
};

const OFF_WORDS: Record<Feature, string> = {
  referrals: "This site does not offer referral requests.",
  guidance: "This site does not offer guidance.",
  payments: "Nothing can be bought on this site.",
  sharing: "This site has no rewards for sharing jobs.",
  listings: "This site does not show jobs from other sites.",
};

const featureOf = new Map(
  Object.entries(CALLS).flatMap(([feature, names]) => names.map((name) => [name as string, feature as Feature])),
);

/** Mounts as `mount` does, but calls of a part answer 404 with words while it is off. */
export const switchable =
  (mount: Mount, site: Site): Mount =>
  (endpoint, who, operation, options) => {
    const feature = featureOf.get(endpoint.name);
    if (feature === undefined) return mount(endpoint, who, operation, options);
    const guarded: typeof operation = async (input, call) => {
      if (!site.current().values[feature]) throw refuse(404, "NOT_FOUND", OFF_WORDS[feature]);
      return operation(input, call);
    };
    mount(endpoint, who, guarded, options);
  };
