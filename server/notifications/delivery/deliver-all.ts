// Delivers several letters; one that is refused keeps none of the others back.
import { Hopeless } from "../../platform/queue.ts";
import type { Letter, Mailer } from "./mailer.ts";

/** Each is tried. Throws the first failure that may pass, else the first that will not. */
export async function deliverAll(letters: readonly Letter[], mailer: Mailer): Promise<void> {
  const failures: unknown[] = [];
  // A few at once: a company's people are no crowd, and the mail server's connections are few.
  for (let at = 0; at < letters.length; at += 5) {
    const settled = await Promise.allSettled(letters.slice(at, at + 5).map((letter) => mailer.deliver(letter)));
    failures.push(...settled.flatMap((one) => (one.status === "rejected" ? [one.reason] : [])));
  }
  if (failures.length > 0) throw failures.find((failure) => !(failure instanceof Hopeless)) ?? failures[0];
}
