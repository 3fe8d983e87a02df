// Reads a board's listings from its source over the network.
import { OperatorError } from "../platform/operator.ts";
import { BOARD_TOKEN } from "./adapters/adapter.ts";
import { ADAPTERS } from "./adapters/adapters.ts";
import type { Board } from "./external-job.ts";
import type { OutsideOptions } from "./outside-fetch.ts";

/** All rows of `board`; throws an OperatorError when they cannot be read whole. `origin` replaces the source's own server (tests). */
export async function fetchBoard(board: Board, options: OutsideOptions & { origin?: string }): Promise<unknown[]> {
  const adapter = ADAPTERS[board.kind];
  if (!adapter.fetch) throw new OperatorError(`A ${board.kind} has no board to fetch; give its file.`);
  if (!BOARD_TOKEN.test(board.token)) throw new OperatorError(`"${board.token}" is no name of a board.`);
  // Loaded only here: its client takes time and memory that the import of a file and the server need not spend.
  const { openOutside } = await import("./outside-fetch.ts");
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
