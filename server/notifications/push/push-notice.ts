// Pushes notices to the devices of their readers: a fact for each device, so that one that does not answer delays no other.
import type { PushedNotice } from "../../../contract/notifications/rules.ts";
import type { Telling } from "../../announce.ts";
import type { Deps } from "../../deps.ts";
import type { Announce, Fact } from "../../facts.ts";
import type { Reader, Writer } from "../../platform/db.ts";
import { clipped } from "../notices/notice-of.ts";
import { openSubscription } from "./devices.ts";
import { KEPT_SECONDS, openPushLine, type PushLine, type PushOptions } from "./push-line.ts";

/** Announces, in the transaction that stores them, the pushes of notices that a person sees on the site. */
export async function announcePushes(
  tx: Writer,
  told: readonly { id: string; accountId: string }[],
  announce: Announce,
): Promise<void> {
  if (told.length === 0) return;
  const devices = await tx.query<{ id: string; accountId: string }>(
    {
      name: "devices to push to",
      text: `select id, account_id as "accountId" from push_device where account_id = any($1::uuid[])`,
    },
    [told.map(({ accountId }) => accountId)],
  );
  for (const device of devices)
    for (const { id } of told.filter(({ accountId }) => accountId === device.accountId))
      await announce(tx, { kind: "notice.kept", deviceId: device.id, notificationId: id });
}

type KeptFact = Extract<Fact, { kind: "notice.kept" }>;
type Row = PushedNotice & { sealed: Buffer };

/** The notice for its device; null if it was read or either is gone. */
async function readPush(reader: Reader, { deviceId, notificationId }: KeptFact, now: Date): Promise<Row | null> {
  const [row] = await reader.query<Row>(
    {
      name: "push to a device",
      text: `select d.sealed, a.sub as "to", n.title, n.text, n.href, n.id::text as tag
        from push_device d join account a on a.id = d.account_id and a.disabled_at is null
          join session s on s.id = d.session_id and s.expires_at > $3
          join notification n on n.id = $2 and n.account_id = a.id and n.read_at is null
        where d.id = $1`,
    },
    [deviceId, notificationId, now],
  );
  return row ?? null;
}

/** A device that has refused so many pushes in a row is forgotten. */
const mostFailures = 10;

export type Pusher = {
  /** Throws when the push service is busy or away, so that the queue retries with growing pauses. */
  push(fact: KeptFact, telling: Pick<Telling, "at">): Promise<void>;
  close(): Promise<void>;
};

type PushDeps = Pick<Deps, "db" | "clock" | "vault">;

export function openPusher(deps: PushDeps & PushOptions): Pusher {
  const line = openPushLine(deps);
  return { push: (fact, { at }) => pushNotice(fact, at, deps, line), close: line.close };
}

async function pushNotice(fact: KeptFact, at: Date, { db, clock, vault }: PushDeps, line: PushLine): Promise<void> {
  // Nobody wants to be woken by what happened yesterday.
  if (clock().getTime() - at.getTime() > KEPT_SECONDS * 1_000) return;
  const row = await readPush(db, fact, clock());
  if (!row) return;
  const { deviceId } = fact;
  const { sealed, title, text, ...rest } = row;
  const subscription = openSubscription(vault, sealed);
  const notice: PushedNotice = { ...rest, title: clipped(title, 200), text: clipped(text, 500) };
  const outcome = subscription ? await line.send(subscription, JSON.stringify(notice)) : "GONE";
  await db.transaction(async (tx) => {
    if (outcome === "TAKEN")
      await tx.query("update push_device set last_success_at = $2, failures = 0 where id = $1", [deviceId, clock()]);
    else if (outcome === "GONE") await tx.query("delete from push_device where id = $1", [deviceId]);
    else await tx.query("update push_device set failures = failures + 1 where id = $1", [deviceId]);
    if (outcome === "REFUSED")
      await tx.query("delete from push_device where id = $1 and failures >= $2", [deviceId, mostFailures]);
  });
  if (outcome === "LATER") throw new Error("The push service of a device cannot take a notification now.");
}
