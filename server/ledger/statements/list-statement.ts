// Lists the caller's statement, newest first.
import type { listStatement as endpoint, StatementLine } from "../../../contract/ledger/wire.ts";
import type { Deps } from "../../deps.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { readStatement } from "./read-statement.ts";

type List = { data: StatementLine[]; pagination: { lastKey: string | null } };

/** Refuses cursors of other statements (400). */
export async function listStatement(
  { query: { book, pageSize, lastKey } }: Input<typeof endpoint>,
  { caller: { accountId } }: Call<Caller>,
  { db, cursors }: Deps,
): Promise<List> {
  const bound = { list: "statement", accountId, book };
  const before = lastKey === undefined ? null : cursors.open<number>(lastKey, bound);
  const read = await readStatement(db, { ownerId: accountId, book, before, limit: pageSize + 1 });
  const shown = read.slice(0, pageSize);
  const last = read.length > pageSize ? shown.at(-1) : undefined;
  return {
    data: shown.map(({ seq: _place, ...line }) => line),
    pagination: { lastKey: last ? cursors.seal(last.seq, bound) : null },
  };
}
