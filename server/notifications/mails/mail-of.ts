// The type of a mail template: from a fact to the mail's content.
import type { Fact } from "../../facts.ts";
import type { MailText } from "./mail-text.ts";

export type FactOf<Kind extends Fact["kind"]> = Extract<Fact, { kind: Kind }>;

/** `publicUrl` is the site's address, without a final slash. */
export type MailSite = { publicUrl: string };

export type MailOf<Kind extends Fact["kind"]> = (fact: FactOf<Kind>, site: MailSite) => MailText;
