// `npm run bench -- doubts --history FOLDER --listings F`: how early the mark "may no longer be open" foretells a close, and how often it is
// wrong, on replayed histories of lists (`*.events.jsonl.gz`: times and ids of what was added, closed, opened again and removed).
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import { employerKey } from "../server/jobs/copies/employer-names.ts";
import { type DoubtFacts, doubtsOf, isDoubted } from "../server/jobs/evidence/doubt-rules.ts";
import { table } from "./figures.ts";

type Event = { t: number; e: string; id: string };
type Span = { from: number; until: number | null };
type Listing = { title: string; company: string; spans: Span[] };
type Mark = { at: number; reasons: string[]; closes: number | null };

const DAY = 86_400;
/** Closes that are taken back within so many days are none. */
const TAKEN_BACK_DAYS = 7;
/** Marks later than this many days before the history's end cannot be judged. */
const JUDGED_DAYS = 60;

const { values } = parseArgs({
  strict: false,
  allowPositionals: true,
  options: { history: { type: "string" }, listings: { type: "string" } },
});

const linesOf = <Line>(file: string): Line[] =>
  gunzipSync(readFileSync(file))
    .toString()
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Line);

function listingsOf(feed: string, events: readonly Event[], names: ReadonlyMap<string, Listing>): Map<string, Listing> {
  const found = new Map<string, Listing>();
  for (const { t, e, id } of events) {
    const known = names.get(`${feed}:${id}`);
    const listing = found.get(id) ?? { title: known?.title ?? "", company: known?.company ?? id, spans: [] };
    found.set(id, listing);
    const last = listing.spans.at(-1);
    if (["added", "reopened"].includes(e) && (!last || last.until !== null))
      listing.spans.push({ from: t, until: null });
    if (["closed", "removed"].includes(e) && last?.until === null) last.until = t;
  }
  return found;
}

const isOpen = ({ spans }: Listing, at: number) =>
  spans.some(({ from, until }) => from <= at && (until === null || until > at));

/** The first close after `at` that lasts. */
function closeOf({ spans }: Listing, at: number): number | null {
  const lasting = spans.find(
    ({ until }, place) =>
      until !== null &&
      until > at &&
      !((spans[place + 1]?.from ?? Number.POSITIVE_INFINITY) - until <= TAKEN_BACK_DAYS * DAY),
  );
  return lasting?.until ?? null;
}

function factsAt(listing: Listing, others: readonly Listing[], at: number): DoubtFacts {
  const reopened = listing.spans.filter(({ from }, place) => place > 0 && from <= at).at(-1);
  const time = new Date(at * 1000);
  return {
    title: listing.title,
    isOwn: false,
    openSince: new Date(listing.spans[0]!.from * 1000),
    seenAt: time,
    missingRuns: 0,
    reopenedAt: reopened ? new Date(reopened.from * 1000) : null,
    reposts: 0,
    others: {
      open: others.filter((other) => other !== listing && isOpen(other, at)).length,
      closed: others.filter(
        (other) =>
          other !== listing &&
          !isOpen(other, at) &&
          other.spans.some(({ until }) => until !== null && until <= at && until > at - 14 * DAY),
      ).length,
    },
    answered: null,
  };
}

/** The first mark of each listing, looked for daily, and the days at which others were open: what is to be expected by chance. */
function replay(listings: ReadonlyMap<string, Listing>, end: number): { marks: Mark[]; base: boolean[] } {
  const ofCompany = Map.groupBy(listings.values(), ({ company }) => employerKey(company));
  const marks: Mark[] = [];
  const base: boolean[] = [];
  for (const listing of listings.values()) {
    if (listing.spans.length === 0) continue;
    const others = ofCompany.get(employerKey(listing.company)) ?? [];
    let isMarked = false;
    for (let at = listing.spans[0]!.from + DAY; at < end - JUDGED_DAYS * DAY; at += DAY) {
      if (!isOpen(listing, at)) continue;
      const closes = closeOf(listing, at);
      if (((at / DAY) | 0) % 7 === 0) base.push(closes !== null && closes <= at + JUDGED_DAYS * DAY);
      if (isMarked) continue;
      const doubts = doubtsOf(factsAt(listing, others, at), new Date(at * 1000));
      if (!isDoubted(doubts)) continue;
      isMarked = true;
      marks.push({ at, reasons: doubts.map(({ reason }) => reason), closes });
    }
  }
  return { marks, base };
}

const median = (numbers: readonly number[]): string => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted.length === 0 ? "–" : (sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(0);
};
const percent = (part: number, all: number) => (all === 0 ? "–" : `${((100 * part) / all).toFixed(0)} %`);

function rowOf(name: string, marks: readonly Mark[]): string[] {
  const leads = marks.flatMap(({ at, closes }) => (closes === null ? [] : [(closes - at) / DAY]));
  const within = (days: number) => leads.filter((lead) => lead <= days).length;
  return [
    name,
    String(marks.length),
    percent(within(30), marks.length),
    percent(within(JUDGED_DAYS), marks.length),
    median(leads),
    percent(marks.length - within(JUDGED_DAYS), marks.length),
  ];
}

const names = new Map(
  linesOf<{ key: string; title: string; company: string }>(String(values.listings)).map((row) => [
    row.key,
    { title: row.title, company: row.company, spans: [] },
  ]),
);
const folder = String(values.history);
const replayed = readdirSync(folder)
  .filter((file) => file.endsWith(".events.jsonl.gz"))
  .map((file) => {
    const events = linesOf<Event>(join(folder, file));
    const feed = file.split(".")[0] ?? "";
    return replay(listingsOf(feed, events, names), Math.max(...events.map(({ t }) => t)));
  });
const marks = replayed.flatMap((one) => one.marks);
const base = replayed.flatMap((one) => one.base);
const reasons = [...new Set(marks.flatMap((mark) => mark.reasons))].sort();
console.log(
  table(
    [
      "first marks",
      "n",
      "closed within 30 days",
      `within ${JUDGED_DAYS}`,
      "days before the close (median)",
      `open after ${JUDGED_DAYS}`,
    ],
    [
      rowOf("all", marks),
      ...reasons.map((reason) =>
        rowOf(
          `with ${reason}`,
          marks.filter((mark) => mark.reasons.includes(reason)),
        ),
      ),
    ],
  ),
);
console.log(
  `\nOf open listings on any day, ${percent(base.filter(Boolean).length, base.length)} closed within ${JUDGED_DAYS} days.`,
);
