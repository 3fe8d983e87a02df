// The print of a job: what tells whether another listing is the same job, and the keys under which such listings are found.
import { createHash } from "node:crypto";
import { decodeHTML } from "entities";
import { employerDomain, employerKey } from "./employer-names.ts";
import { minHashes, SHINGLES_TO_COMPARE, shinglesOf } from "./shingles.ts";

/** Raise it when the same job would get another print: the prints of all jobs are then made again in the background. */
export const PRINT_VERSION = 3;

/** A job as its print is made from: columns of the job, its company and its text. */
export type Printable = {
  id: string;
  jobTitle: string;
  companyName: string;
  website: string | null;
  rankKeys: readonly string[];
  cityKeys: readonly string[];
  employmentType: string | null;
  experienceMin: number | null;
  experienceMax: number | null;
  payMin: number | null;
  payMax: number | null;
  payCurrency: string | null;
  payPeriod: string | null;
  externalJobId: string | null;
  jobUrl: string | null;
  createdAt: Date;
  /** Sanitised HTML. */
  description: string;
};

export type Print = {
  /** Where it is listed: "greenhouse:acme" for a board of an employer, "naukri" for a list of many employers' jobs, "" for this site. */
  source: string;
  /** The source is the employer's own board. */
  isBoard: boolean;
  /** Names that belong to one job alone in the whole world: ids of tracking systems. */
  ids: string[];
  /** Of its address; null where the address is not of one job. */
  address: string | null;
  /** Of the numbers in its address those that may be the employer's own for the job, and all that tell two of its addresses apart. */
  numbers: { long: string[]; all: string[] };
  employer: string;
  domain: string | null;
  isAgency: boolean;
  /** The words of the title, sorted; and what tells two jobs of one title apart: level, numbers, years, seasons. */
  words: string[];
  marks: string;
  cities: string[];
  type: string | null;
  years: [number, number] | null;
  /** In whole units, with the currency and period. */
  pay: [number, number, string] | null;
  /** First seen, ms since 1970. */
  at: number;
  /** How many different shingles the text has, and their MinHash. */
  shingles: number;
  hashes: number[];
};

export function printOf(job: Printable): Print {
  const text = textOf(job.description);
  const shingles = shinglesOf(text);
  return {
    ...placeOfListing(job),
    address: addressKey(job.jobUrl),
    numbers: numbersIn(job.jobUrl),
    employer: employerKey(job.companyName),
    domain: employerDomain(job.website),
    isAgency: job.externalJobId !== null && !job.rankKeys.includes("k:direct"),
    words: [...new Set(valuesOf(job.rankKeys, "t:"))].sort(),
    marks: marksOf(job),
    cities: [...job.cityKeys].slice(0, 40),
    type: job.employmentType,
    years:
      job.experienceMin === null || job.experienceMax === null
        ? null
        : [job.experienceMin, job.experienceMax >= 9999 ? Math.max(job.experienceMin, 99) : job.experienceMax],
    pay:
      job.payMin === null || job.payMax === null
        ? null
        : [job.payMin, job.payMax, `${job.payCurrency} ${job.payPeriod}`],
    at: job.createdAt.getTime(),
    shingles: shingles.size,
    hashes: shingles.size < SHINGLES_TO_COMPARE ? [] : minHashes(shingles),
  };
}

const valuesOf = (keys: readonly string[], kind: string): string[] =>
  keys.filter((key) => key.startsWith(kind)).map((key) => key.slice(kind.length));

/** A key of a board has three parts, `{system}:{board}:{id}`; one of a list of many employers' jobs has two. */
function placeOfListing({ externalJobId, jobUrl }: Printable): Pick<Print, "source" | "isBoard" | "ids"> {
  if (externalJobId === null) return { source: "", isBoard: true, ids: [] };
  const parts = externalJobId.split(":");
  const isBoard = parts.length >= 3;
  const source = isBoard ? parts.slice(0, 2).join(":") : (parts[0] ?? "");
  return { source: source === "url" ? `url:${hostOf(jobUrl)}` : source, isBoard, ids: idsOf(parts, jobUrl) };
}

const hostOf = (address: string | null): string => URL.parse(address ?? "")?.hostname ?? "";

/** Greenhouse numbers its posts over all boards, and employers' own pages carry that number; Lever and Ashby use UUIDs. */
function idsOf([system = "", , ...rest]: readonly string[], jobUrl: string | null): string[] {
  const id = rest.join(":");
  const posted = /[?&](?:gh_jid|token)=(\d{6,})/.exec(jobUrl ?? "")?.[1];
  const found = [
    system === "greenhouse" && /^\d{6,}$/.test(id) ? `greenhouse ${id}` : null,
    posted ? `greenhouse ${posted}` : null,
    /^[0-9a-f-]{36}$/i.test(id) ? `uuid ${id.toLowerCase()}` : null,
    ...(jobUrl?.toLowerCase().match(UUID) ?? []).map((uuid) => `uuid ${uuid}`),
  ];
  return [...new Set(found.filter((name) => name !== null))];
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const VISIT =
  /^(?:utm_\w+|gh_src|lever-\w+|source|src|ref\w*|trk\w*|trackingid|fbclid|gclid|in_iframe|iis\w*|mode|mobile|width|height|bga|needsredirect|jan\w*offset|indeed-apply-token)$/i;

/** An address without what differs between two links to one page; null for a page without a path of its own. */
function addressKey(address: string | null): string | null {
  const url = URL.parse(address ?? "");
  if (!url) return null;
  const path = decoded(url.pathname)
    .toLowerCase()
    .replace(/&utm_[^/]*$/, "")
    .replace(/\/[a-z]{2}-[a-z]{2}(?=\/)/, "")
    .replace(/\/(?:apply|application)?\/*$/, "");
  const asked = [...url.searchParams].filter(([name]) => !VISIT.test(name)).map((pair) => pair.join("=").toLowerCase());
  return /\d/.test(path + asked.join(""))
    ? `${url.hostname.replace(/^www\./, "")}${path}?${asked.sort().join("&")}`
    : null;
}

/** Six digits, or five after letters ("JR11976"): a postal code is neither. */
const LONG = /(?<![a-z])[a-z]{1,4}0*[1-9]\d{4,}(?!\d)|(?<!\d)0*[1-9]\d{5,}(?!\d)/gi;
const MOST_LONG = 3;

/** The numbers of an address, without leading zeros, years, and what is not a whole value of what it asks for. */
function numbersIn(address: string | null): Print["numbers"] {
  const url = URL.parse(address ?? "");
  const asked = [...(url?.searchParams ?? [])].filter(
    ([name, value]) => !VISIT.test(name) && /^[a-z]{0,4}-?\d+$/i.test(value),
  );
  const text = [decoded(url?.pathname ?? "").replace(UUID, ""), ...asked.map(([, value]) => value)].join(" ");
  const bare = (numbers: readonly string[]) => [...new Set(numbers.map((number) => number.replace(/^\D*0*/, "")))];
  const all = bare(text.match(/\d{3,}/g) ?? []).filter((number) => !/^(?:19|20)\d\d$/.test(number));
  return { long: bare(text.match(LONG) ?? []).slice(0, MOST_LONG), all: all.slice(0, 12) };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const SEASON = /\b(?:spring|summer|autumn|fall|winter|20[1-4]\d)\b/g;
const NUMBER = /\b(?:\d{1,3}|[ivx]{1,4}|[b-h](?=\s*(?:$|[)\]])))\b/g;

/** The level, and numbers and seasons of the title in order: "Engineer II, Summer 2026". */
function marksOf({ jobTitle, rankKeys }: Printable): string {
  const title = jobTitle.toLowerCase();
  const numbers = (title.match(NUMBER) ?? []).map((number) => ROMAN[number] ?? number);
  const seasons = (title.match(SEASON) ?? []).map((season) => (season === "autumn" ? "fall" : season));
  return [...valuesOf(rankKeys, "l:"), ...[...new Set([...numbers, ...seasons])].sort()].join(" ");
}

const ROMAN: Readonly<Record<string, string>> = { i: "1", ii: "2", iii: "3", iv: "4", v: "5", vi: "6" };

const MOST_CHARACTERS = 40_000;

function textOf(description: string): string {
  const cut = description.slice(0, MOST_CHARACTERS).replace(/<[^>]*>/g, " ");
  return cut.includes("&") ? decodeHTML(cut) : cut;
}

const BANDS = 3;
const ROWS = 3;

/** Low bits of a band's key: which employers may list the same job under it, so that most strangers are passed over unread. */
export const BAND_BITS = { all: 0xffff, agency: 1, employer: 0x1fe, domain: 0xfe00 } as const;

/**
 * Two listings that may be one job share a key: an id, an address, the employer with the title or a number of its own, or a band of the text's
 * MinHash with the level and numbers of the title. Signed 64-bit numbers as text; those of bands are negative and equal but for `BAND_BITS`.
 */
export function keysOf(print: Print): string[] {
  const title = print.words.join(" ");
  const names = [
    ...print.ids.map((id) => `i ${id}`),
    ...(print.address === null ? [] : [`a ${print.address}`]),
    ...(title === "" ? [] : [`e ${print.employer} ${print.marks} ${title}`]),
    ...print.numbers.long.map((number) => `n ${print.employer} ${print.marks} ${number}`),
    ...(title === "" || print.domain === null ? [] : [`d ${print.domain} ${print.marks} ${title}`]),
  ];
  const employer = employerBits(print);
  const bands =
    print.hashes.length === 0
      ? []
      : Array.from({ length: BANDS }, (_, band) => {
          const rows = print.hashes.slice(band * ROWS, (band + 1) * ROWS);
          return bandKey(`b${band} ${print.marks} ${rows}`, employer);
        });
  return [...new Set([...names.map(nameKey), ...bands])];
}

const hashOf = (name: string): bigint => createHash("md5").update(name).digest().readBigUInt64BE();

const nameKey = (name: string): string => (hashOf(name) & SIGNLESS).toString();

const bandKey = (name: string, employer: number): string =>
  BigInt.asIntN(64, (hashOf(name) & ~BigInt(BAND_BITS.all)) | ~SIGNLESS | BigInt(employer)).toString();

const SIGNLESS = 0x7fff_ffff_ffff_ffffn;

/** Without a domain the employer's name is in its place: those without one are not alike. */
function employerBits({ employer, domain, isAgency }: Print): number {
  const at = (name: string, bits: number) => Number(hashOf(name) & 0xffffn) & bits;
  return (
    at(employer, BAND_BITS.employer) | at(domain ?? employer, BAND_BITS.domain) | (isAgency ? BAND_BITS.agency : 0)
  );
}
