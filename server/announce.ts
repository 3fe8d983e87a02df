// Announces facts by the queue, sealed while they wait: codes and addresses lie open in no table.
import type { Announce, Fact } from "./facts.ts";
import { newId } from "./platform/ids.ts";
import { Hopeless, type Queue } from "./platform/queue.ts";
import type { Vault } from "./platform/vault.ts";

/** When a fact was announced, and its id, which stays the same however often it has to be told again. */
export type Telling = { id: string; at: Date };

type Job = { id: string; at: string; sealed: string };

const queueName = "facts";

/** Told to very many people at one time of the day: behind everything else, for which somebody may be waiting. */
const CROWDS: ReadonlySet<Fact["kind"]> = new Set([
  "saved-searches.matched",
  "jobs-for-you.gathered",
  "digest.gathered",
]);

/** Facts go into the queue in the announcing transaction. */
export function announceBy(queue: Queue, vault: Vault): Announce {
  return async (tx, fact) => {
    const at = new Date();
    const sealed = vault.seal("fact", JSON.stringify(fact)).toString("base64");
    const job = { id: newId(at), at: at.toISOString(), sealed } satisfies Job;
    await queue.send(tx, queueName, job, CROWDS.has(fact.kind) ? -1 : 0);
  };
}

/** Hands every announced fact to `react`; one that throws is told again later. */
export async function hearFacts(
  queue: Queue,
  vault: Vault,
  react: (fact: Fact, telling: Telling) => Promise<void>,
): Promise<void> {
  await queue.work<Job>(queueName, async ({ id, at, sealed }) => {
    const text = vault.open("fact", Buffer.from(sealed, "base64"));
    if (text === null) throw new Hopeless("The fact was sealed with another master key.");
    await react(JSON.parse(text) as Fact, { id, at: new Date(at) });
  });
}
