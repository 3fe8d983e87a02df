// Announces facts through the queue, sealed, so that no table contains plain codes or addresses.
import type { Announce, Fact } from "./facts.ts";
import { newId } from "./platform/ids.ts";
import { Hopeless, type Queue } from "./platform/queue.ts";
import type { Vault } from "./platform/vault.ts";

/**
 * When a fact was announced, and its id, which stays the same when it is delivered again; `tries` counts the deliveries
 * from 1.
 */
export type Telling = { id: string; at: Date; tries?: number };

type Job = { id: string; at: string; sealed: string };

/** Pushes, webhooks and sources have queues of their own: a stranger's server that never answers must not delay a mailed code. */
const QUEUES = { others: "facts", pushes: "pushes", webhooks: "webhooks", sources: "sources" } as const;
/** A stranger's server that fails is not asked again within seconds, as retries go before what is newer. */
const FIRST_PAUSE_SECONDS = { facts: 2, pushes: 60, webhooks: 10, sources: 10 } as const;
const OWN_QUEUES: Partial<Record<Fact["kind"], (typeof QUEUES)[keyof typeof QUEUES]>> = {
  "notice.kept": QUEUES.pushes,
  "webhook.due": QUEUES.webhooks,
  "listing-source.due": QUEUES.sources,
};
const queueOf = ({ kind }: Fact) => OWN_QUEUES[kind] ?? QUEUES.others;

/** Facts that concern very many people at once: processed after all others, for which a person may be waiting. */
const CROWDS: ReadonlySet<Fact["kind"]> = new Set([
  "saved-searches.matched",
  "jobs-for-you.gathered",
  "digest.gathered",
  "referral.possible",
]);

/** Adds facts to the queue in the announcing transaction. */
export function announceBy(queue: Queue, vault: Vault): Announce {
  return async (tx, fact, afterSeconds = 0) => {
    const at = new Date(Date.now() + afterSeconds * 1_000);
    const sealed = vault.seal("fact", JSON.stringify(fact)).toString("base64");
    const job = { id: newId(at), at: at.toISOString(), sealed } satisfies Job;
    const when = { priority: CROWDS.has(fact.kind) ? -1 : 0, startAfter: afterSeconds };
    await queue.send(tx, queueOf(fact), job, when);
  };
}

/** For a process that announces facts and leaves hearing them to others. */
export async function prepareFacts(queue: Queue): Promise<void> {
  for (const name of Object.values(QUEUES)) await queue.prepare(name, FIRST_PAUSE_SECONDS[name]);
}

/** Calls `react` for every announced fact; if it throws, the fact is delivered again later. */
export async function hearFacts(
  queue: Queue,
  vault: Vault,
  react: (fact: Fact, telling: Telling) => Promise<void>,
): Promise<void> {
  const hear = async ({ id, at, sealed }: Job, tries: number) => {
    const text = vault.open("fact", Buffer.from(sealed, "base64"));
    if (text === null) throw new Hopeless("The fact was sealed with another master key.");
    await react(JSON.parse(text) as Fact, { id, at: new Date(at), tries });
  };
  for (const name of Object.values(QUEUES)) await queue.work<Job>(name, hear, FIRST_PAUSE_SECONDS[name]);
}
