// Pushes notices to the devices of their readers: a fact for each device, so that one that does not answer delays no other.
import type { Language } from "../../../contract/identity/rules.ts";
import type { PushedNotice } from "../../../contract/notifications/rules.ts";
import type { Telling } from "../../announce.ts";
import type { Deps } from "../../deps.ts";
import type { Announce, Fact } from "../../facts.ts";
import type { Reader, Writer } from "../../platform/db.ts";
import { siteIn } from "../../platform/words.ts";
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
    `select id, account_id as "accountId" from push_device where account_id = any($1::uuid[])`,
    [told.map(({ accountId }) => accountId)],
    "devices to push to",
  );
  for (const device of devices)
    for (const { id } of told.filter(({ accountId }) => accountId === device.accountId))
      await announce(tx, { kind: "notice.kept", deviceId: device.id, notificationId: id });
}

type KeptFact = Extract<Fact, { kind: "notice.kept" }>;
type Row = PushedNotice & { sealed: Buffer; language: Language | null };

/** The notice for its device; null if it was read or either is gone. */
async function readPush(reader: Reader, { deviceId, notificationId }: KeptFact, now: Date): Promise<Row | null> {
  const [row] = await reader.query<Row>(
    `select d.sealed, a.language, a.sub as "to", n.title, n.text, n.href, n.id::text as tag
        from push_device d join account a on a.id = d.account_id and a.disabled_at is null
          join session s on s.id = d.session_id and s.expires_at > $3
          join notification n on n.id = $2 and n.account_id = a.id and n.read_at is null
        where d.id = $1`,
    [deviceId, notificationId, now],
    "push to a device",
  );
  return row ?? null;
}

/** A device that has refused so many pushes in a row is forgotten; a push service that is away refuses nothing. */
const mostFailures = 10;

/** The tries of one push. The last fails without a log line: the operator cannot mend a push service that a person's browser chose. */
const MOST_TRIES = 5;

/** After a push service failed, other pushes to the device wait: one that never answers would take every turn. */
const REST_MS = 3 * 60_000;

export type Pusher = {
  /** Throws when the push service is busy or away, so that the queue retries with growing pauses; the last try does not. */
  push(fact: KeptFact, telling: Pick<Telling, "at" | "tries">): Promise<void>;
  close(): Promise<void>;
};

type PushDeps = Pick<Deps, "db" | "clock" | "vault">;
type Attempt = "DONE" | "LATER";

export function openPusher(deps: PushDeps & PushOptions): Pusher {
  const line = openPushLine(deps);
  // By device, the time until which this process sends it nothing.
  const resting = new Map<string, number>();
  return {
    async push(fact, { at, tries = 1 }) {
      const now = deps.clock().getTime();
      // A device must not be woken by what happened yesterday.
      if (now - at.getTime() > KEPT_SECONDS * 1_000) return;
      for (const [device, until] of resting) if (until <= now) resting.delete(device);
      const outcome = resting.has(fact.deviceId) ? "LATER" : await pushNotice(fact, deps, line);
      if (outcome === "DONE") return;
      if (!resting.has(fact.deviceId)) resting.set(fact.deviceId, deps.clock().getTime() + REST_MS);
      if (tries < MOST_TRIES) throw new Error("The push service of a device cannot take a notification now.");
    },
    close: line.close,
  };
}

async function pushNotice(fact: KeptFact, { db, clock, vault }: PushDeps, line: PushLine): Promise<Attempt> {
  const row = await readPush(db, fact, clock());
  if (!row) return "DONE";
  const { deviceId } = fact;
  const { sealed, language, title, text, href, ...rest } = row;
  const subscription = openSubscription(vault, sealed);
  const notice: PushedNotice = {
    ...rest,
    href: siteIn(language ?? "en", "") + href,
    title: clipped(title, 200),
    text: clipped(text, 500),
  };
  const outcome = subscription ? await line.send(subscription, JSON.stringify(notice)) : "GONE";
  if (outcome === "LATER") return outcome;
  await db.transaction(async (tx) => {
    if (outcome === "TAKEN")
      await tx.query("update push_device set last_success_at = $2, failures = 0 where id = $1", [deviceId, clock()]);
    else if (outcome === "GONE") await tx.query("delete from push_device where id = $1", [deviceId]);
    else {
      await tx.query("update push_device set failures = failures + 1 where id = $1", [deviceId]);
      await tx.query("delete from push_device where id = $1 and failures >= $2", [deviceId, mostFailures]);
    }
  });
  return "DONE";
}
