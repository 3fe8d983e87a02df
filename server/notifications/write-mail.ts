// The mail that a fact asks for.
import type { Telling } from "../announce.ts";
import type { Fact } from "../facts.ts";
import type { Mailer } from "./mailer.ts";

/** What writing takes: how mail leaves, and the site's address for links. */
export type PostOffice = { mailer: Mailer; publicUrl: string };

/** Writes to whom the fact concerns; once for each id. */
export async function writeMail(fact: Fact, { id }: Telling, { mailer }: PostOffice): Promise<void> {
  const text = JSON.stringify(fact, null, 2);
  await mailer.deliver({
    key: `${fact.kind}:${id}`,
    to: fact.email,
    subject: fact.kind,
    text,
    html: `<pre>${text}</pre>`,
  });
}
