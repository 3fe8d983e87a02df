// What an adapter is: how one kind of source is fetched, split into rows, keyed and mapped.
import type { Board, ExternalJob, Rejection } from "../external-job.ts";
import type { JsonRecord } from "../json-fields.ts";

/** What `fetch` is given: reads one JSON document from outside, within the limits of `outside-fetch.ts`. */
export type FetchContext = {
  /** Resolves to the parsed JSON; throws an OperatorError in words. A 404 resolves to undefined. */
  readJson(url: string): Promise<unknown>;
  /** Another origin instead of the source's own; tests serve their boards on the loopback. */
  origin?: string;
};

export type Adapter = {
  /** Every row of the board as the source sends them; throws an OperatorError when the board cannot be read whole. */
  fetch?(board: Board, context: FetchContext): Promise<unknown[]>;
  /** The listing's key, or null when the row has none; the same as the mapped job's externalJobId. */
  key(raw: JsonRecord, board: Board): string | null;
  /** Pure: no database, no network, no clock. */
  map(raw: unknown, board: Board): ExternalJob | Rejection;
};

/** Board names that may stand in a URL's path. */
export const BOARD_TOKEN = /^[\p{L}\p{N}][\p{L}\p{N}._ -]{0,99}$/u;
