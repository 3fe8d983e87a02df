// Every adapter by its kind (a new source is one row here), and how a board and a row are read with it.

import { OperatorError } from "../../platform/operator.ts";
import { buildJob } from "../build-job.ts";
import {
  type Adapter,
  BOARD_TOKEN,
  type Board,
  type ExternalJob,
  isRejection,
  type ListingKind,
  type Rejection,
} from "../external-job.ts";
import { isRecord } from "../json-fields.ts";
import type { OutsideOptions } from "../outside-fetch.ts";
import { ashby } from "./ashby.ts";
import { greenhouse } from "./greenhouse.ts";
import { lever } from "./lever.ts";
import { listingFile } from "./listing-file.ts";

export const ADAPTERS: Record<ListingKind, Adapter> = { greenhouse, lever, ashby, "listing-file": listingFile };

/** The job in a row, or why the row is rejected. */
export function mapRow(raw: unknown, board: Board): ExternalJob | Rejection {
  const { key, keyless, read } = ADAPTERS[board.kind];
  if (!isRecord(raw)) return { rejectReason: "it is not an object" };
  const externalJobId = key(raw, board);
  if (!externalJobId) return { rejectReason: keyless ?? "it has no id" };
  const facts = read(raw, board, externalJobId);
  return isRejection(facts) ? facts : buildJob(externalJobId, facts);
}

/** All rows of `board`. Throws an OperatorError if they cannot be read whole. `origin` replaces the source's in tests. */
export async function fetchBoard(board: Board, options: OutsideOptions & { origin?: string }): Promise<unknown[]> {
  const adapter = ADAPTERS[board.kind];
  if (!adapter.fetch) throw new OperatorError(`A ${board.kind} has no board to fetch; give its file.`);
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
