// Which list of jobs a person wants, the one made for them or everybody's: as the address says, else as this browser remembers.
import { LIST_SWITCHES } from "../../session/signed-in-mark.ts";
import { rememberedSwitch } from "../../ui/remembered-switch.ts";

/** In the address of the job list; it says nothing about who its reader is. */
export const VIEW_PARAM = "view";
export const FOR_YOU_VIEW = "for-you";
export const ALL_JOBS_VIEW = "all";

/** On until the person prefers all jobs. */
export const forYouSwitch = rememberedSwitch(LIST_SWITCHES.forYou);

/** Null when the address leaves it open. */
export function viewIn(params: URLSearchParams): typeof FOR_YOU_VIEW | typeof ALL_JOBS_VIEW | null {
  const view = params.get(VIEW_PARAM);
  return view === FOR_YOU_VIEW || view === ALL_JOBS_VIEW ? view : null;
}

/** What became of asking for the list made for a person. `profile`: what it was made from (match-store.ts), "" when that is not known. */
export type ForYouAnswer = {
  of: string;
  state: "LIST" | "NO_PROFILE" | "NOTHING_SUITS" | "FAILED";
  profile: string;
};
