// Listing files: published lists of jobs in several shapes, and our own. A row may name the system it came from.

import { createHash } from "node:crypto";
import type { Pay } from "../../../contract/jobs/pay.ts";
import { t } from "../../../messages/en/problems.ts";
import { readPlace, splitLocations } from "../../taxonomy/places/index.ts";
import { readExperience, soundYears, type Years } from "../experience-text.ts";
import type { Adapter, Board } from "../external-job.ts";
import { writtenFlagAt } from "../field-mapping.ts";
import { readDate } from "../field-text.ts";
import { describe } from "../html-text.ts";
import { canonicalUrl, keyOf, readJobUrl } from "../job-url.ts";
import { flagAt, isRecord, type JsonRecord, listIn, numberAt, recordAt, textAt, textsAt } from "../json-fields.ts";
import { readPay, readPeriod, soundPay } from "../salary-text.ts";

/** `keyIn`: the key of the listing that an address of a known system names, or null. */
export const listingFileOf = (keyIn: (address: string) => string | null): Adapter => ({
  rowsIn: (document) =>
    listIn(document, "jobs") ?? LIST_NAMES.map((name) => listIn(document, name)).find((rows) => rows?.some(isRecord)),
  rowsShareKeys: true,

  key(raw, board) {
    const [ats, token, id] = [textAt(raw, "ats"), textAt(raw, "atsToken"), textAt(raw, "externalJobId")];
    if (ats && token && id) return keyOf({ ats, token, id });
    const url = urlOf(raw);
    return (
      (url && keyIn(url)) ||
      namedKey(raw, board) ||
      (url ? `url:${createHash("sha256").update(canonicalUrl(url)).digest("hex").slice(0, 32)}` : null)
    );
  },

  keyless: t.listingHasNoKey,

  read(raw, board, externalJobId) {
    const locations = locationsOf(raw);
    const { pay, estimated } = payOf(raw, locations);
    return {
      title: textAt(raw, "title") ?? textAt(raw, "jobTitle"),
      company: textAt(raw, "company_name") ?? textAt(raw, "company") ?? textAt(raw, "companyName") ?? board.company,
      companyUrl: companyUrlOf(raw),
      department: textAt(raw, "department") ?? textAt(raw, "roleCategory"),
      locations,
      employmentRaws: employmentRaws(raw),
      workMode: textAt(raw, "workMode") ?? textAt(raw, "workModeRaw"),
      remoteFlag: writtenFlagAt(raw, "remote"),
      pay,
      displayPay: flagAt(raw, "displaySalaryRange") ?? !estimated,
      experience: experienceOf(raw),
      posted: dateOf(raw, board, ["date_posted", "jobPostedDate", "datePosted"]),
      firstSeen: dateOf(raw, board, ["firstSeen"]),
      expires: dateOf(raw, board, ["expiresAt", "validThrough"]),
      url: urlOf(raw),
      html: describe(textAt(raw, "jobDescription") ?? textAt(raw, "description") ?? ""),
      listedSkills: skillsOf(raw),
      badJob: flagAt(raw, "badJob") ?? false,
      active: isActive(raw),
      aliases: aliasesOf(raw, externalJobId),
    };
  },
});

/** Other names of a list of jobs in a document. */
const LIST_NAMES = ["postings", "positions", "vacancies", "openings", "listings", "results", "items", "data"];

/** Of the first of these fields that there is; a date that could mean two days is read where its order is known. */
function dateOf(raw: JsonRecord, { mapping, dateOrders }: Board, fields: readonly string[]): string | null {
  const field = fields.find((name) => raw[name] !== undefined && raw[name] !== null);
  return field === undefined ? null : readDate(raw[field], mapping?.dateOrder ?? dateOrders?.[field] ?? null);
}

const urlOf = (raw: JsonRecord): string | null => readJobUrl(textAt(raw, "url") ?? textAt(raw, "jobUrl"));

/** `{feed}:{id}`, unless the id already begins with its feed. */
function namedKey(raw: JsonRecord, board: Board): string | null {
  const id = textAt(raw, "externalJobId") ?? textAt(raw, "id");
  if (!id) return null;
  const feed = feedOf(raw) ?? board.token;
  return id.startsWith(`${feed}:`) ? id : `${feed}:${id}`;
}

/** In the SimplifyJobs shape `source` is the reporter of the row, not the feed, and the id alone is unique. */
const feedOf = (raw: JsonRecord): string | undefined => ("date_posted" in raw ? undefined : textAt(raw, "source"));

function aliasesOf(raw: JsonRecord, externalJobId: string): string[] {
  return [textAt(raw, "key") ?? ""].filter((alias) => alias !== "" && alias !== externalJobId);
}

function locationsOf(raw: JsonRecord): string[] {
  const place = recordAt(raw, "location");
  for (const list of [textsAt(raw, "locations"), textsAt(place, "fullLocation")]) if (list.length > 0) return list;
  const written = textAt(raw, "locationRaw") ?? textAt(raw, "location");
  return written ? splitLocations(written) : [];
}

/** A job board's page about a company is not its website. */
function companyUrlOf(raw: JsonRecord): string | null {
  const url = readJobUrl(textAt(raw, "company_url") ?? textAt(raw, "companyUrl"));
  return url &&
    !/(?:^|\.)(?:simplify\.jobs|linkedin\.com|glassdoor\.\w+|indeed\.com|naukri\.com)$/.test(new URL(url).hostname)
    ? url
    : null;
}

/** Rows of internships have terms ("Summer 2026"). */
function employmentRaws(raw: JsonRecord): string[] {
  const terms = [...textsAt(raw, "terms"), textAt(raw, "season") ?? ""].filter((term) => term !== "");
  return [
    textAt(raw, "employmentTypeRaw") ?? "",
    textAt(raw, "typeofEmployment") ?? textAt(raw, "employmentType") ?? "",
    terms.length > 0 ? `Internship (${terms.join(", ")})` : "",
  ];
}

function experienceOf(raw: JsonRecord): Years | null {
  for (const name of ["experience", "experienceRange"]) {
    const stated = recordAt(raw, name);
    const [min, max] = [numberAt(stated, "min"), numberAt(stated, "max")];
    if (min !== undefined && flagAt(raw, "experienceStated") !== false) return soundYears(min, max ?? min);
  }
  return readExperience(textAt(raw, "experienceRaw") ?? textAt(raw, "experience") ?? "");
}

type StatedPay = { pay: Pay | null; estimated: boolean };

/** Structured figures take precedence; the text adds the currency and whether the figures are estimates. */
function payOf(raw: JsonRecord, locations: readonly string[]): StatedPay {
  const text = readPay(textAt(raw, "salaryRaw") ?? textAt(raw, "salary") ?? "");
  const estimated = text?.estimated ?? false;
  for (const name of ["salary", "salaryRange", "pay"]) {
    const stated = recordAt(raw, name);
    const currency = textAt(stated, "currency") ?? text?.currency ?? homeCurrency(locations);
    const pay = soundPay(stated.min, stated.max, currency, readPeriod(textAt(stated, "period")));
    if (pay) return { pay, estimated };
  }
  return {
    pay: text && soundPay(text.min, text.max, text.currency ?? homeCurrency(locations), text.period),
    estimated,
  };
}

/** Indian boards omit the currency; figures of other countries without one stay unknown. */
const homeCurrency = (locations: readonly string[]): string | null =>
  locations.length > 0 && locations.every((location) => readPlace(location).country === "IN") ? "INR" : null;

function skillsOf(raw: JsonRecord): string[] {
  const listed = [...textsAt(raw, "skills"), ...textsAt(raw, "coreSkills")];
  if (listed.length > 0) return listed;
  return (textAt(raw, "skillsRaw") ?? textAt(raw, "skills") ?? "")
    .split(/[\n,;|]/)
    .filter((skill) => skill.trim() !== "");
}

/** A row without any flag is open. */
const isActive = (raw: JsonRecord): boolean =>
  ["active", "is_visible", "visible"].every((name) => writtenFlagAt(raw, name) !== false);
