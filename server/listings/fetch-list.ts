// Reads the list of a board's jobs from the address at which its source publishes it.
import { t } from "../../messages/en/problems.ts";
import { fill } from "../../messages/fill.ts";
import { OperatorError } from "../platform/operator.ts";
import type { Board, FetchContext } from "./external-job.ts";

/** The source has no such board (any more). */
export class BoardGone extends OperatorError {}

/** A source by its name for people ("Workable"), the address of a board's list, and how its rows are found. */
type BoardList<Document> = {
  source: string;
  board: Board;
  address: string;
  rowsIn(document: Document): unknown[] | undefined;
};

/** The rows of a list that is one JSON document. Throws an OperatorError if there is no such board or list. */
export const fetchList = async (list: BoardList<unknown>, context: FetchContext): Promise<unknown[]> =>
  rowsOfAnswer(list, await context.readJson(list.address));

/** The same of a list in XML. */
export const fetchTextList = async (list: BoardList<string>, context: FetchContext): Promise<unknown[]> =>
  rowsOfAnswer(list, await context.readText(list.address));

function rowsOfAnswer<Document>({ source, board, rowsIn }: BoardList<Document>, answer: Document | undefined) {
  if (answer === undefined) throw new BoardGone(fill(t.hasNoBoard, { source, board: board.token }));
  const rows = rowsIn(answer);
  if (rows) return rows;
  throw new OperatorError(fill(t.isNoList, { source, board: board.token }));
}

const HOST_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** `https://{board}.{domain}`. Throws an OperatorError if the board's name cannot be part of a host's. */
export function boardOrigin(board: Board, domain: string, context: FetchContext): string {
  if (!HOST_LABEL.test(board.token)) throw new OperatorError(fill(t.isNoBoard, { board: board.token }));
  return context.origin ?? `https://${board.token.toLowerCase()}.${domain}`;
}
