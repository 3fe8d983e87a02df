// Every adapter by its kind (a new source is one row here), and how a board and a row are read with it.

import { OperatorError } from "../../platform/operator.ts";
import { buildJob } from "../build-job.ts";
import {
  type Adapter,
  BOARD_TOKEN,
  type Board,
  type ExternalJob,
  isRejection,
  LISTING_KINDS,
  type ListingKind,
  type Named,
  type Rejection,
} from "../external-job.ts";
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

/** The job in a row, or why the row is rejected. */
export function mapRow(raw: unknown, board: Board): ExternalJob | Rejection {
  const { key, keyless, read } = ADAPTERS[board.kind];
  if (!isRecord(raw)) return { rejectReason: "it is not an object" };
  if (isTooDeep(raw)) return { rejectReason: "its fields are nested more than 64 deep" };
  const externalJobId = key(raw, board);
  if (!externalJobId) return { rejectReason: keyless ?? "it has no id" };
  const facts = read(raw, board, externalJobId);
  return isRejection(facts) ? facts : buildJob(externalJobId, facts);
}

/** All rows of `board`. Throws an OperatorError if they cannot be read whole. `origin` replaces the source's in tests. */
export async function fetchBoard(board: Board, options: OutsideOptions & { origin?: string }): Promise<unknown[]> {
  const adapter = ADAPTERS[board.kind];
  if (!adapter.fetch)
    throw new OperatorError(
      `A ${board.kind} is not read over the network: give a saved file with --kind ${board.kind}.`,
    );
  if (!BOARD_TOKEN.test(board.token)) throw new OperatorError(`"${board.token}" is no name of a board.`);
  // Loaded only here, because its client needs time and memory.
  const { openOutside } = await import("../outside-fetch.ts");
  const outside = openOutside(options);
  try {
    return await adapter.fetch(board, { ...outside, ...(options.origin && { origin: options.origin }) });
  } finally {
    await outside.close();
  }
}
