// The mail that a fact asks for.
import type { Deps } from "../deps.ts";
import type { Fact } from "../facts.ts";
import type { Mailer } from "./mailer.ts";

/** Writes to whom the fact concerns; once for each id. */
export async function writeMail(fact: Fact, id: string, _deps: Deps, mailer: Mailer): Promise<void> {
  const text = JSON.stringify(fact, null, 2);
  await mailer.deliver({
    key: `${fact.kind}:${id}`,
    to: fact.email,
    subject: fact.kind,
    text,
    html: `<pre>${text}</pre>`,
  });
}
