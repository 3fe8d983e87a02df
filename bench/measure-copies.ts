// `npm run bench -- copies --truth F --listings F`: how well listings of one job are found, on groups of known listings and on a whole
// collection (JSON lines, gzipped or not). Every fifth group is held out: rules are made on the others.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import { verdictOn } from "../server/jobs/copies/copy-rules.ts";
import { type Print, printOf } from "../server/jobs/copies/print.ts";
import { searchKeysOf } from "../server/jobs/job-features.ts";
import { ADAPTERS, mapRow } from "../server/listings/adapters/adapters.ts";
import { isRejection } from "../server/listings/external-job.ts";
import { cityKey } from "../server/taxonomy/places/index.ts";
import { table } from "./figures.ts";

type Row = Record<string, unknown> & { jobUrl?: string | null; company: string; title: string; locations: string[] };
type Same = {
  label: "same";
  ats: string;
  externalJobId: string;
  urls: string[];
  titles: string[];
  companies: string[];
};
type Different = {
  label: "different";
  company: string;
  title: string;
  locations: string[];
  items: { externalJobId: string; url: string; jobPostedDate: string | null }[];
};
type Pair = { isSame: boolean; isHeldOut: boolean; a: Row; b: Row };

const { values } = parseArgs({
  strict: false,
  allowPositionals: true,
  options: { truth: { type: "string" }, listings: { type: "string" }, show: { type: "string" } },
});

function linesOf<Line>(file: string): Line[] {
  const bytes = readFileSync(file);
  const text = (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString();
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Line);
}

const number = (name: string): number => createHash("md5").update(name).digest().readUInt32BE();

/** Every two listings of each group. A listing without a row of its own in `rows` has the first title and company of its group. */
function pairsOf(groups: readonly (Same | Different)[], rows: ReadonlyMap<string, Row>): Pair[] {
  return groups.flatMap((group) => {
    const listings: Row[] =
      group.label === "same"
        ? group.urls.map((jobUrl) => ({
            title: group.titles[0] ?? "",
            company: group.companies[0] ?? "",
            locations: [],
            ...bare(rows.get(jobUrl)),
            jobUrl,
          }))
        : group.items.map(({ url, jobPostedDate }) => ({
            title: group.title,
            company: group.company,
            locations: group.locations,
            jobUrl: url,
            jobPostedDate,
          }));
    const first = String(listings[0]?.jobUrl);
    return listings.flatMap((a, at) =>
      listings.slice(at + 1).map((b) => ({ isSame: group.label === "same", isHeldOut: number(first) % 5 === 0, a, b })),
    );
  });
}

/** A row as a list without ids of systems has it: the address has to tell. */
function bare(row: Row | undefined): Partial<Row> {
  if (!row) return {};
  const { ats: _ats, atsToken: _token, externalJobId: _id, key: _key, ...rest } = row;
  return rest;
}

const board = (token: string) => ({ kind: "listing-file" as const, token, company: null });

/** Its key in an import, and its print. `isNameless`: as if it had no id and no address. */
function readListing(row: Row, feed: string, isNameless = false): { key: string; print: Print } | null {
  const given = isNameless ? { ...row, jobUrl: null, url: null, id: number(JSON.stringify(row)), source: feed } : row;
  const raw = { ...given, externalJobId: isNameless ? String(given.id) : undefined };
  const key = ADAPTERS["listing-file"].key(raw, board(feed));
  const job = mapRow(raw, board(feed));
  if (key === null || isRejection(job)) return null;
  const posted = job.firstSeenDate ?? job.jobPostedDate;
  const description = job.jobDescription;
  const print = printOf({
    id: key,
    jobTitle: job.jobTitle,
    companyName: job.companyName,
    website: job.companyUrl ?? null,
    rankKeys: searchKeysOf({
      jobTitle: job.jobTitle,
      locations: job.location.fullLocation,
      coreSkills: job.coreSkills,
      technicalSkills: job.technicalSkills,
      description,
      companyName: job.companyName,
    }),
    cityKeys: job.location.fullLocation.map(cityKey),
    employmentType: job.typeofEmployment,
    experienceMin: job.experienceStated ? job.experienceRange.min : null,
    experienceMax: job.experienceStated ? job.experienceRange.max : null,
    payMin: job.pay?.min ?? null,
    payMax: job.pay?.max ?? null,
    payCurrency: job.pay?.currency ?? null,
    payPeriod: job.pay?.period ?? null,
    externalJobId: key,
    jobUrl: job.jobUrl,
    createdAt: posted ? new Date(posted) : new Date(0),
    description,
  });
  return { key, print };
}

/** Whether an import shows both as one job: one key, or copies of each other. */
function isOne({ a, b }: Pair, isNameless: boolean): boolean {
  const [one, other] = [readListing(a, "one", isNameless), readListing(b, "other", isNameless)];
  if (!one || !other) return false;
  return one.key === other.key || verdictOn(one.print, other.print) === "SAME";
}

function score(name: string, pairs: readonly Pair[], isNameless: boolean): string[] {
  const found = pairs.filter((pair) => isOne(pair, isNameless));
  const right = found.filter(({ isSame }) => isSame).length;
  const same = pairs.filter(({ isSame }) => isSame).length;
  if (values.show)
    for (const pair of pairs.filter((one) => one.isSame !== found.includes(one)).slice(0, Number(values.show)))
      console.log(
        pair.isSame ? "missed" : "wrong ",
        pair.a.jobUrl,
        pair.b.jobUrl,
        "|",
        pair.a.title,
        "|",
        pair.b.title,
      );
  return [
    name,
    String(same),
    String(pairs.length - same),
    (right / Math.max(1, found.length)).toFixed(4),
    (right / Math.max(1, same)).toFixed(4),
  ];
}

const rows = new Map(
  linesOf<Row>(String(values.listings)).flatMap((row) => (row.jobUrl ? [[row.jobUrl, row] as const] : [])),
);
const pairs = pairsOf(linesOf<Same | Different>(String(values.truth)), rows);
const parts = [
  ["made on", pairs.filter(({ isHeldOut }) => !isHeldOut)],
  ["held out", pairs.filter(({ isHeldOut }) => isHeldOut)],
] as const;
console.log(
  table(
    ["pairs", "one job", "two jobs", "precision", "recall"],
    parts.flatMap(([name, some]) => [
      score(name, some, false),
      score(`${name}, without ids and addresses`, some, true),
    ]),
  ),
);
