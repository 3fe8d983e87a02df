// What the database knows of its backups: when the last one was made and where, and why a later one failed.
import { z } from "zod";
import type { Database, Reader, Writer } from "../platform/db.ts";
import { type Trouble, troubleOf } from "./rules.ts";

const shape = z.object({
  /** When the last whole backup was begun; null if there is none. */
  madeAt: z.iso.datetime().nullable(),
  /** Where it is, as the operator names the place. */
  place: z.string(),
  /** Its size, and how long it took. */
  bytes: z.number(),
  seconds: z.number(),
  triedAt: z.iso.datetime().nullable(),
  /** Why the last try failed; null if it did not. */
  failure: z.string().nullable(),
  /** When the first try after the last whole backup was begun; null if there was none. */
  waitsSince: z.iso.datetime().nullable().default(null),
  /** When admins were told that no backup follows that one; null if they were not. */
  toldAt: z.iso.datetime().nullable().default(null),
});
export type LastBackup = z.infer<typeof shape>;

const NAME = "last backup";
const NONE: LastBackup = {
  madeAt: null,
  place: "",
  bytes: 0,
  seconds: 0,
  triedAt: null,
  failure: null,
  waitsSince: null,
  toldAt: null,
};

export async function readLastBackup(reader: Reader): Promise<LastBackup> {
  const [row] = await reader.query<{ value: string }>("select value from installation where name = $1", [NAME]);
  return row ? shape.parse(JSON.parse(row.value)) : NONE;
}

/** A night and some hours for the backup itself. */
const RECENT_MS = 26 * 3_600_000;

/** Whether the last night's backup is there and no later try failed. */
export const isRecent = ({ madeAt, failure }: LastBackup, now: Date): boolean =>
  madeAt !== null && failure === null && now.getTime() - new Date(madeAt).getTime() < RECENT_MS;

type Made = { at: Date; place: string; bytes: number; seconds: number };

export const noteBackup = (db: Pick<Database, "transaction">, { at, ...made }: Made): Promise<void> =>
  db.transaction((tx) => write(tx, { ...NONE, ...made, madeAt: at.toISOString(), triedAt: at.toISOString() }));

/** Noted before one is made, so that an interrupted one is not tried again at once. */
export const noteTry = (db: Pick<Database, "transaction">, at: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const last = await lockLastBackup(tx);
    const triedAt = at.toISOString();
    await write(tx, { ...last, triedAt, waitsSince: last.waitsSince ?? triedAt });
  });

/** What is known of the last whole backup stays. */
export const noteFailure = (db: Pick<Database, "transaction">, at: Date, failure: string): Promise<void> =>
  db.transaction(async (tx) => write(tx, { ...(await lockLastBackup(tx)), triedAt: at.toISOString(), failure }));

/**
 * Resolves to why no backup follows the last whole one, if admins have not been told since that one; it counts as told
 * when the transaction commits. Null if nothing is wrong.
 */
export async function takeTrouble(tx: Writer, now: Date): Promise<(LastBackup & { trouble: Trouble }) | null> {
  const last = await lockLastBackup(tx);
  const trouble = troubleOf(last, now);
  if (trouble === null || last.toldAt !== null) return null;
  await write(tx, { ...last, toldAt: now.toISOString() });
  return { ...last, trouble };
}

async function lockLastBackup(tx: Writer): Promise<LastBackup> {
  // Without a row there is nothing to lock, nor anything that could be overwritten.
  await tx.query("select from installation where name = $1 for update", [NAME]);
  return readLastBackup(tx);
}

async function write(tx: Writer, last: LastBackup): Promise<void> {
  await tx.query(
    `insert into installation (name, value) values ($1, $2)
     on conflict (name) do update set value = excluded.value`,
    [NAME, JSON.stringify(last)],
  );
}
