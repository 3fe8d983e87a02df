// All servers of a database need the same keys: each start compares its own with those that the database was served with.
import { createHmac } from "node:crypto";
import type { Database, Writer } from "./db.ts";
import { OperatorError } from "./operator.ts";

/** `signingKeyIds` are the `kid` of the published keys; null if another issuer signs. */
export type SharedKeys = { cursorKey: string; signingKeyIds: readonly string[] | null };

const CURSOR_KEY = "cursor key";
const SIGNING_KEYS = "signing keys";

const IF_CHANGED =
  "If you changed it on purpose: npm run vouchboard -- admin accept-key, then start all servers with it.";

/** Records the keys if none were; throws an OperatorError that names a key if other servers have another. */
export async function requireSharedKeys(db: Database, { cursorKey, signingKeyIds }: SharedKeys): Promise<void> {
  const print = createHmac("sha256", cursorKey).update(CURSOR_KEY).digest("base64url");
  await db.transaction(async (tx) => {
    if ((await recorded(tx, CURSOR_KEY, print)) !== print)
      throw new OperatorError(
        "CURSOR_KEY is not the one that this database is served with: pages of lists would break between servers. " +
          `Give all servers the same one, or one data folder. ${IF_CHANGED}`,
      );
    if (signingKeyIds) await requireSigningKeys(tx, signingKeyIds);
  });
}

/** Keys are replaced one by one, so that those of two servers have one in common while a new one comes. */
async function requireSigningKeys(tx: Writer, ids: readonly string[]): Promise<void> {
  const known = JSON.parse(await recorded(tx, SIGNING_KEYS, JSON.stringify(ids))) as string[];
  if (!ids.some((id) => known.includes(id)))
    throw new OperatorError(
      "SIGNING_KEYS has no key in common with those that this database is served with: servers would refuse each other's sessions. " +
        `Give all servers the same ones, or one data folder. ${IF_CHANGED}`,
    );
  await tx.query("update installation set value = $2 where name = $1", [SIGNING_KEYS, JSON.stringify(ids)]);
}

/** What is recorded, which is `value` from now on if nothing was; locked until the transaction ends. */
async function recorded(tx: Writer, name: string, value: string): Promise<string> {
  await tx.query("insert into installation (name, value) values ($1, $2) on conflict do nothing", [name, value]);
  const [row] = await tx.query<{ value: string }>("select value from installation where name = $1 for update", [name]);
  return row?.value ?? value;
}

/** Removes the records, so that the next start records its own keys. */
export async function forgetSharedKeys(db: Database): Promise<void> {
  await db.transaction((tx) =>
    tx.query("delete from installation where name = any ($1)", [[CURSOR_KEY, SIGNING_KEYS]]),
  );
}
