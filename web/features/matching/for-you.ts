// Which job list a person wants, the "for you" list or everybody's: by the address, else as this browser remembers.
import { LIST_SWITCHES } from "../../session/signed-in-mark.ts";
import { rememberedSwitch } from "../../ui/remembered-switch.ts";

/** In the address of the job list, which does not identify its reader. */
export const VIEW_PARAM = "view";
export const FOR_YOU_VIEW = "for-you";
export const ALL_JOBS_VIEW = "all";

/** On until the person prefers all jobs. */
export const forYouSwitch = rememberedSwitch(LIST_SWITCHES.forYou);

/** Null if the address names none. */
export function viewIn(params: URLSearchParams): typeof FOR_YOU_VIEW | typeof ALL_JOBS_VIEW | null {
  const view = params.get(VIEW_PARAM);
  return view === FOR_YOU_VIEW || view === ALL_JOBS_VIEW ? view : null;
}

/** The outcome of asking for the "for you" list. `profile`: fingerprint of the profile it was made from (match-store.ts), "" if unknown. */
export type ForYouAnswer = {
  of: string;
  state: "LIST" | "NO_PROFILE" | "NOTHING_SUITS" | "FAILED";
  profile: string;
};
