// Dates, places, employment types and work modes as job sources write them.
import type { EmploymentType, WorkMode } from "../../contract/jobs/filters.ts";
import type { DateOrder } from "../../contract/listings/rules.ts";
import { isRemoteText } from "../taxonomy/places/index.ts";
import { cleanLine } from "./html-text.ts";

const EARLIEST = Date.UTC(1990, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

/**
 * ISO 8601 in UTC from epoch seconds or milliseconds, ISO with or without a zone (then UTC), or a few older forms; null
 * for anything else. `order` is what 03/04/2026 means, null where nothing says it; by default it is the American one.
 */
export function readDate(value: unknown, order?: DateOrder | null): string | null {
  const time =
    typeof value === "number"
      ? ofEpoch(value)
      : typeof value === "string"
        ? ofDateText(value.trim(), order)
        : Number.NaN;
  return time >= EARLIEST && time < LATEST ? new Date(time).toISOString() : null;
}

/** Epoch seconds are smaller than this limit until the year 5138; milliseconds are larger since 1973. */
function ofEpoch(value: number): number {
  return Math.abs(value) < 100_000_000_000 ? value * 1000 : value;
}

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?$/i;
const AMERICAN = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const NUMERIC = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?:[ ,T]+\d{1,2}:\d{2}.*)?$/;
const RFC_1123 = /^(?:[A-Za-z]{3},\s*)?\d{1,2} [A-Za-z]{3} \d{4} \d{2}:\d{2}(?::\d{2})? (?:GMT|UTC|Z|[+-]\d{4})$/;

function ofDateText(text: string, order: DateOrder | null | undefined): number {
  if (/^\d{9,13}(?:\.\d+)?$/.test(text)) return ofEpoch(Number(text));
  const iso = ISO.exec(text);
  if (iso) return ofIso(iso);
  if (order !== undefined && NUMERIC.test(text)) return ofNumeric(text, order);
  const american = AMERICAN.exec(text);
  if (american) return onDay(Number(american[3]), Number(american[1]), Number(american[2]));
  return RFC_1123.test(text) ? Date.parse(text) : Number.NaN;
}

/** The time of the day is not read, as its zone is unknown. 05/05/2026 is one day in either order. */
function ofNumeric(text: string, order: DateOrder | null): number {
  const [, first, , second, year] = NUMERIC.exec(text) ?? [];
  const [one, other] = [Number(first), Number(second)];
  if (order === null && one !== other) return Number.NaN;
  return order === "DAY_FIRST" ? onDay(Number(year), other, one) : onDay(Number(year), one, other);
}

function ofIso([
  ,
  year,
  month,
  day,
  hour = "0",
  minute = "0",
  second = "0",
  fraction = "0",
  zone = "Z",
]: RegExpExecArray): number {
  const midnight = onDay(Number(year), Number(month), Number(day));
  if (Number(hour) > 24 || Number(minute) > 59 || Number(second) > 60) return Number.NaN;
  const milliseconds = Math.floor(Number(`0.${fraction}`) * 1000);
  const clock = ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000 + milliseconds;
  return midnight + clock - offsetOf(zone);
}

function offsetOf(zone: string): number {
  const parts = /^([+-])(\d{2}):?(\d{2})$/.exec(zone);
  if (!parts) return 0;
  const minutes = Number(parts[2]) * 60 + Number(parts[3]);
  return (parts[1] === "-" ? -minutes : minutes) * 60_000;
}

function onDay(year: number, month: number, day: number): number {
  const time = Date.UTC(year, month - 1, day);
  const date = new Date(time);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? time : Number.NaN;
}

const REGIONS = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** A country by its name where the source writes its code ("pl" -> "Poland"); any other text unchanged. */
export const countryName = (text: string | undefined): string | undefined =>
  text !== undefined && /^\s*[A-Za-z]{2}\s*$/.test(text) ? (REGIONS.of(text.trim().toUpperCase()) ?? text) : text;

/** "City, Region, Country" of the parts that are there, each once; empty when there is none. */
export function placeText(...parts: (string | undefined)[]): string {
  const kept = new Map<string, string>();
  for (const part of parts) {
    const line = cleanLine(part ?? "", 120).replace(/^[,\s]+|[,\s]+$/g, "");
    if (line !== "" && !kept.has(line.toLowerCase())) kept.set(line.toLowerCase(), line);
  }
  return [...kept.values()].join(", ");
}

const INTERN =
  /\b(?:intern(?:ship)?s?|co[-\s]?ops?|coops?|apprentices?(?:hips?)?|praktik(?:um|ant(?:in)?)|stagiaire|winter placement|industrial placement)\b/i;
// Roles that manage interns, and cooperatives.
const NO_INTERN =
  /\bintern(?:ship)?s?\s+(?:program(?:me)?s?\s+)?(?:manager|coordinator|recruiter|lead|specialist|supervisor)\b|\bco-?op(?:erative)?\s+(?:bank|societ|store|housing|food|group|member)/i;
const PART_TIME = /part[\s_-]*time|\bparttime\b|teilzeit/i;
const FULL_TIME = /full[\s_-]*time|\bfulltime|\bpermanent\b|\bregular\b|\bfte\b|vollzeit|salaried employee/i;

/** Internship before part time before full time, by the title and raw values; null if none is named. */
export function employmentTypeOf(title: string, raws: readonly string[]): EmploymentType | null {
  const stated = raws.join(" · ");
  if (INTERN.test(title) && !NO_INTERN.test(title)) return "INTERNSHIP";
  if (INTERN.test(stated)) return "INTERNSHIP";
  if (PART_TIME.test(stated)) return "PART_TIME";
  return FULL_TIME.test(stated) ? "FULL_TIME" : null;
}

type WorkModeFacts = {
  /** The source's own field ("remote", "OnSite", "unspecified"). */
  stated?: string | undefined;
  /** True when the source flags the job as remote; false means nothing. */
  remoteFlag?: boolean | undefined;
  title: string;
  locations: readonly string[];
  /** Plain text of the description. */
  text: string;
};

/** By what the source states, then its flag, locations, title and text; null when unknown. No remote flag is not WFO. */
export function workModeOf(facts: WorkModeFacts): WorkMode | null {
  return (
    ofStated(facts.stated ?? "") ??
    (facts.remoteFlag === true ? "WFH" : null) ??
    ofPlaces(facts.locations) ??
    ofTitle(facts.title) ??
    ofPhrases(facts.text)
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

function ofPhrases(text: string): WorkMode | null {
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
