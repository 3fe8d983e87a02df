// Every adapter by its kind (a new source is one row here), and reading a board with its adapter.

import { OperatorError } from "../../platform/operator.ts";
import { type Adapter, BOARD_TOKEN, type Board, type ListingKind } from "../external-job.ts";
import type { OutsideOptions } from "../outside-fetch.ts";
import { ashby } from "./ashby.ts";
import { greenhouse } from "./greenhouse.ts";
import { lever } from "./lever.ts";
import { listingFile } from "./listing-file.ts";

export const ADAPTERS: Record<ListingKind, Adapter> = { greenhouse, lever, ashby, "listing-file": listingFile };

/** All rows of `board`; throws an OperatorError when they cannot be read whole. `origin` replaces the source's own server (tests). */
export async function fetchBoard(board: Board, options: OutsideOptions & { origin?: string }): Promise<unknown[]> {
  const adapter = ADAPTERS[board.kind];
  if (!adapter.fetch) throw new OperatorError(`A ${board.kind} has no board to fetch; give its file.`);
  if (!BOARD_TOKEN.test(board.token)) throw new OperatorError(`"${board.token}" is no name of a board.`);
  // Loaded only here: its client takes time and memory that the import of a file and the server need not spend.
  const { openOutside } = await import("../outside-fetch.ts");
  const outside = openOutside(options);
  try {
    return await adapter.fetch(board, {
      readJson: outside.readJson,
      ...(options.origin && { origin: options.origin }),
    });
  } finally {
    await outside.close();
  }
}
