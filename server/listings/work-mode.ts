// Where the work is done, from what a source states, its flags, its locations or its text, in this order of trust.
import type { WorkMode } from "../../contract/jobs/filters.ts";
import { isRemoteText } from "../taxonomy/places/index.ts";

export type WorkModeFacts = {
  /** The source's own field ("remote", "OnSite", "unspecified"). */
  stated?: string | undefined;
  /** True when the source flags the job as remote; false says nothing. */
  remoteFlag?: boolean | undefined;
  title: string;
  locations: readonly string[];
  /** Plain text of the description. */
  text: string;
};

/** The work mode, or null when nothing says it; a missing remote flag is not office work. */
export function workModeOf(facts: WorkModeFacts): WorkMode | null {
  return (
    ofStated(facts.stated ?? "") ??
    (facts.remoteFlag === true ? "WFH" : null) ??
    ofPlaces(facts.locations) ??
    ofTitle(facts.title) ??
    ofText(facts.text)
  );
}

function ofStated(stated: string): WorkMode | null {
  const folded = stated.toLowerCase().replace(/[^a-z]/g, "");
  if (folded === "") return null;
  if (folded.includes("hybrid")) return "HYBRID";
  if (/remote|wfh|workfromhome|telecommute|homeoffice/.test(folded)) return "WFH";
  return /onsite|inoffice|^office$|wfo|workfromoffice|inperson/.test(folded) ? "WFO" : null;
}

function ofPlaces(locations: readonly string[]): WorkMode | null {
  if (locations.some((place) => /\bhybrid\b/i.test(place))) return "HYBRID";
  if (locations.some(isRemoteText)) return "WFH";
  return locations.some((place) => /\b(?:on-?site|in-?office|wfo)\b/i.test(place)) ? "WFO" : null;
}

function ofTitle(title: string): WorkMode | null {
  const aside =
    /[([–|-]\s*(?:(fully |100% )?(remote|wfh|work from home)|(hybrid)|(on-?site|wfo|work from office))\b[^)\]]{0,25}(?:[)\]]|$)/i.exec(
      title,
    );
  if (!aside) return null;
  return aside[2] ? "WFH" : aside[3] ? "HYBRID" : "WFO";
}

const HYBRID_PHRASES =
  /\bhybrid (?:work(?:ing|place)?|model|mode|role|position|schedule|job|setup|arrangement|environment|remote)\b|\bwork(?:place| mode| type| location| model| arrangement)?\s*:\s*hybrid\b|\b(?:role|position|job) is (?:a )?hybrid\b/i;
const REMOTE_PHRASES =
  /\b(?:fully|100\s?%|completely|permanently) remote\b|\bremote[- ](?:first|position|role|job|opportunity|eligible)\b|\bwork(?:ing)? (?:remotely )?from (?:home|anywhere)\b(?! (?:days?|allowance|stipend|option|polic|benefit|equipment|budget))|\b(?:work(?:place| mode| type)?|location|job type)\s*:\s*(?:remote|wfh)\b|\b(?:role|position|job) is (?:fully )?remote\b/i;
const OFFICE_PHRASES =
  /\bwork(?:ing)? from (?:the |our )?office\b|\b(?:work(?:place| mode| type)?|job type)\s*:\s*(?:on-?site|in-?office|wfo|office)\b|\b(?:role|position|job) is (?:fully )?(?:on-?site|in-?office|office[- ]based)\b|\b5 days (?:a week )?(?:in|from) (?:the )?office\b|\b(?:on-?site|office[- ]based) (?:position|role|job)\b/i;
const DENIED = /\b(?:not|no|non|isn't|never|without|unable to|cannot)\b[^.\n]{0,25}$/i;

function ofText(text: string): WorkMode | null {
  for (const [phrases, mode] of [
    [HYBRID_PHRASES, "HYBRID"],
    [REMOTE_PHRASES, "WFH"],
    [OFFICE_PHRASES, "WFO"],
  ] as const) {
    const found = phrases.exec(text);
    if (found && !DENIED.test(text.slice(Math.max(0, found.index - 40), found.index))) return mode;
  }
  return null;
}
