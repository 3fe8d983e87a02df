// Every adapter by its kind (a new source is one row here), and how a board and a row are read with it.

import { t } from "../../../messages/en/problems.ts";
import { fill } from "../../../messages/fill.ts";
import { OperatorError } from "../../platform/operator.ts";
import { buildJob, type JobFacts } from "../build-job.ts";
import { rowsInCsv } from "../csv-rows.ts";
import {
  type Adapter,
  BOARD_TOKEN,
  type Board,
  BrokenRow,
  type ExternalJob,
  type FetchContext,
  isRejection,
  LISTING_KINDS,
  type ListingKind,
  type Named,
  type Rejection,
} from "../external-job.ts";
import { BoardGone } from "../fetch-list.ts";
import { mappedRow } from "../field-mapping.ts";
import { isRecord, isTooDeep, type JsonRecord } from "../json-fields.ts";
import type { OutsideOptions } from "../outside-fetch.ts";
import { ashby } from "./ashby.ts";
import { bamboohr } from "./bamboohr.ts";
import { greenhouse } from "./greenhouse.ts";
import { icims } from "./icims.ts";
import { indeedxml } from "./indeedxml.ts";
import { jobvite } from "./jobvite.ts";
import { jsonld } from "./jsonld.ts";
import { justjoinit } from "./justjoinit.ts";
import { lever } from "./lever.ts";
import { listingFileOf } from "./listing-file.ts";
import { neogov } from "./neogov.ts";
import { personio } from "./personio.ts";
import { pinpoint } from "./pinpoint.ts";
import { recruitee } from "./recruitee.ts";
import { rss } from "./rss.ts";
import { smartrecruiters } from "./smartrecruiters.ts";
import { teamtailor } from "./teamtailor.ts";
import { workable } from "./workable.ts";
import { workday } from "./workday.ts";

export const ADAPTERS: Record<ListingKind, Adapter> = {
  greenhouse,
  lever,
  ashby,
  workable,
  recruitee,
  smartrecruiters,
  teamtailor,
  personio,
  pinpoint,
  bamboohr,
  workday,
  neogov,
  justjoinit,
  jobvite,
  icims,
  indeedxml,
  jsonld,
  rss,
  "listing-file": listingFileOf((address) => readAddress(address)?.key ?? null),
};

/** A board without a company's name gets one made from its own: "acme-labs" becomes "Acme Labs". */
function companyOf({ kind, token }: Board): string {
  return (ADAPTERS[kind].employerIn?.(token) ?? token)
    .replace(/[-_.]+/g, " ")
    .trim()
    .replace(/(?:^|\s)\p{Ll}/gu, (start) => start.toUpperCase());
}

/** All kinds, and those whose boards are read over the network; of the others only files are. */
export const KINDS = {
  all: LISTING_KINDS,
  fetched: LISTING_KINDS.filter((kind) => ADAPTERS[kind].fetch !== undefined),
  companyOf,
  /** Kinds whose lists have the newest jobs only. */
  newest: LISTING_KINDS.filter((kind) => ADAPTERS[kind].listsNewest),
  /** The form of a board's name. */
  boardName: BOARD_TOKEN,
} as const;

/** The kind of source, the board and, on a job's page, the listing's key that an address names; null for no known one. */
export function readAddress(address: string): (Named & { kind: ListingKind }) | null {
  const url = URL.parse(address);
  if (!url) return null;
  for (const kind of LISTING_KINDS) {
    const named = ADAPTERS[kind].address?.(url);
    if (named) return { kind, ...named };
  }
  return null;
}

/** The kind of a row that nothing else tells. */
export const kindOfRow = (raw: JsonRecord): ListingKind =>
  LISTING_KINDS.find((kind) => ADAPTERS[kind].isRow?.(raw)) ?? "listing-file";

/** The rows of a JSON document of `kind`, or of the first kind to know its list and first row; undefined for none. */
export function rowsInDocument(document: unknown, kind: ListingKind | undefined): unknown[] | undefined {
  if (kind) return (ADAPTERS[kind].rowsIn ?? ADAPTERS["listing-file"].rowsIn)?.(document);
  for (const known of LISTING_KINDS) {
    const rows = ADAPTERS[known].rowsIn?.(document);
    const first = rows?.find(isRecord);
    if (rows && (known === "listing-file" || (first && ADAPTERS[known].isRow?.(first)))) return rows;
  }
  return undefined;
}

/** The kind and the rows of a text in XML or HTML, of `kind` or of the first to know its form; undefined for none. */
export function rowsInText(text: string, kind?: ListingKind): { kind: ListingKind; rows: unknown[] } | undefined {
  for (const known of kind ? [kind] : LISTING_KINDS) {
    const rows = ADAPTERS[known].rowsInText?.(text);
    if (rows) return { kind: known, rows };
  }
  return undefined;
}

/** The kind and the rows of a text as a source sends it: JSON, XML, HTML or CSV; undefined for a form that is not known. */
export function rowsOfText(text: string, kind?: ListingKind): { kind: ListingKind; rows: unknown[] } | undefined {
  if (/^\s*</.test(text.slice(0, 1_000))) return rowsInText(text, kind);
  const document = parsed(text);
  if (document === undefined) return rowsOfCsv(text, kind);
  const rows = Array.isArray(document) ? document : rowsInDocument(document, kind);
  const first = rows?.find(isRecord);
  return rows && { kind: kind ?? (first ? kindOfRow(first) : "listing-file"), rows };
}

function rowsOfCsv(text: string, kind: ListingKind | undefined): { kind: ListingKind; rows: unknown[] } | undefined {
  const found = kind === undefined || kind === "listing-file" ? rowsInCsv(text) : undefined;
  // A text of which no line is a row has a comma by chance.
  if (!found || (kind === undefined && !found.some((row) => "raw" in row))) return undefined;
  const rows = found.map((row) => ("raw" in row ? row.raw : new BrokenRow(`line ${row.line}`, row.problem)));
  return { kind: "listing-file", rows };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A row with the names that its adapter knows. */
const asKnown = (raw: JsonRecord, { kind, mapping }: Board): JsonRecord =>
  kind === "listing-file" && mapping ? mappedRow(raw, mapping) : raw;

/** Has `dates` look at a row of a listing file: other systems write their dates in one known way. */
export function lookAtDates(raw: unknown, board: Board, dates: { look(row: JsonRecord): void }): void {
  if (board.kind === "listing-file" && isRecord(raw) && !(raw instanceof BrokenRow)) dates.look(asKnown(raw, board));
}

/** The key of the listing in a row, or null when it has none. */
export const keyInRow = (raw: unknown, board: Board): string | null =>
  isRecord(raw) && !(raw instanceof BrokenRow) ? ADAPTERS[board.kind].key(asKnown(raw, board), board) : null;

/** The job in a row, or why the row is rejected. */
export function mapRow(raw: unknown, board: Board): ExternalJob | Rejection {
  const read = readRow(raw, board);
  return isRejection(read) ? read : read.job;
}

/** The same with what the adapter read, before the job was built of it. */
export function readRow(raw: unknown, board: Board): { facts: JobFacts; job: ExternalJob } | Rejection {
  const { key, keyless, read } = ADAPTERS[board.kind];
  if (raw instanceof BrokenRow) return { rejectReason: `${raw.where}: ${raw.problem}` };
  if (!isRecord(raw)) return { rejectReason: t.listingIsNoObject };
  if (isTooDeep(raw)) return { rejectReason: t.listingIsTooDeep };
  const row = asKnown(raw, board);
  const externalJobId = key(row, board);
  if (!externalJobId) return { rejectReason: keyless ?? t.listingHasNoId };
  const facts = read(row, board, externalJobId);
  if (isRejection(facts)) return facts;
  const job = buildJob(externalJobId, facts);
  return isRejection(job) ? job : { facts, job };
}

/** All rows of `board`, or of the list at `address`. Throws an OperatorError if they cannot be read whole. */
export async function fetchRows(board: Board, context: FetchContext, address: string | null): Promise<unknown[]> {
  if (!BOARD_TOKEN.test(board.token)) throw new OperatorError(fill(t.isNoBoard, { board: board.token }));
  if (address !== null) return rowsAt(address, board.kind, context);
  const { fetch } = ADAPTERS[board.kind];
  if (fetch) return fetch(board, context);
  throw new OperatorError(fill(t.isNotFetched, { kind: board.kind }));
}

async function rowsAt(address: string, kind: ListingKind, context: FetchContext): Promise<unknown[]> {
  const text = await context.readText(address);
  if (text === undefined) throw new BoardGone(fill(t.nothingAt, { address }));
  const found = rowsOfText(text, kind);
  if (found) return found.rows;
  throw new OperatorError(fill(t.noListAt, { kind, address }));
}

/** All rows of `board`. Throws an OperatorError if they cannot be read whole. `origin` replaces the source's in tests. */
export async function fetchBoard(board: Board, options: OutsideOptions & { origin?: string }): Promise<unknown[]> {
  // Loaded only here, because its client needs time and memory.
  const { openOutside } = await import("../outside-fetch.ts");
  const outside = openOutside(options);
  try {
    return await fetchRows(board, { ...outside, ...(options.origin && { origin: options.origin }) }, null);
  } finally {
    await outside.close();
  }
}
