// Sends the mail of a fact that carries its own address.
import type { Telling } from "../announce.ts";
import type { Deps } from "../deps.ts";
import type { Fact } from "../facts.ts";
import type { Mailer } from "./delivery/mailer.ts";
import { layOutMail } from "./lay-out-mail.ts";
import { ALL_MAILS, type MailedFact } from "./mails/all-mails.ts";
import type { MailOf } from "./mails/mail-of.ts";

/** The dependencies of notifying: the mailer, the site's address for links, and the database. */
export type PostOffice = Pick<Deps, "db" | "clock" | "vault"> & { mailer: Mailer; publicUrl: string };

/** Sent once for the fact's id. A mail whose code has expired meanwhile is not sent. */
export async function writeMail(
  fact: MailedFact,
  { id, at }: Telling,
  post: Pick<PostOffice, "mailer" | "publicUrl" | "clock">,
): Promise<void> {
  const row = ALL_MAILS[fact.kind] as unknown as {
    compose: MailOf<never>;
    uselessFrom?: (fact: Fact, at: Date) => Date;
  };
  if (row.uselessFrom && row.uselessFrom(fact, at) <= post.clock()) return;
  const mail = layOutMail(row.compose(fact as never, post), post);
  await post.mailer.deliver({ key: `${fact.kind}:${id}`, to: fact.email, ...mail });
}
