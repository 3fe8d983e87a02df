// Announces facts by the queue, sealed while they wait: codes and addresses lie open in no table.
import type { Announce, Fact } from "./facts.ts";
import type { Queue } from "./platform/queue.ts";
import type { Vault } from "./platform/vault.ts";

const queueName = "facts";

/** Facts go into the queue in the announcing transaction. */
export function announceBy(queue: Queue, vault: Vault): Announce {
  return (tx, fact) =>
    queue.send(tx, queueName, { sealed: vault.seal("fact", JSON.stringify(fact)).toString("base64") });
}

/** Hands every announced fact to `react`, with an id that stays the same when it has to be tried again. */
export async function hearFacts(
  queue: Queue,
  vault: Vault,
  react: (fact: Fact, id: string) => Promise<void>,
): Promise<void> {
  await queue.work<{ sealed: string }>(queueName, async ({ id, data }) => {
    const text = vault.open("fact", Buffer.from(data.sealed, "base64"));
    if (text === null) throw new Error("a fact was sealed with another master key");
    await react(JSON.parse(text) as Fact, id);
  });
}
