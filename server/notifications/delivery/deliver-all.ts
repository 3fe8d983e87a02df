// Delivers several letters; a failed one does not stop the others.
import { Hopeless } from "../../platform/queue.ts";
import type { Letter, Mailer } from "./mailer.ts";

/** Tries every letter. Then throws the first failure worth a retry, else the first permanent one. */
export async function deliverAll(letters: readonly Letter[], mailer: Mailer): Promise<void> {
  const failures: unknown[] = [];
  // Five at a time: a company has few members, and the mail server allows few connections.
  for (let at = 0; at < letters.length; at += 5) {
    const settled = await Promise.allSettled(letters.slice(at, at + 5).map((letter) => mailer.deliver(letter)));
    failures.push(...settled.flatMap((one) => (one.status === "rejected" ? [one.reason] : [])));
  }
  if (failures.length > 0) throw failures.find((failure) => !(failure instanceof Hopeless)) ?? failures[0];
}
