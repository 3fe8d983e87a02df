// Mails: each is written once for its fact, and kept here when no mail server is configured.
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const mail = pgTable(
  "mail",
  {
    id: uuid().primaryKey(),
    /** Fact and template: the same mail is never written twice. */
    dedupeKey: text("dedupe_key").notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Null when a mail server takes it: what it says is then nobody's business here. */
    text: text(),
    html: text(),
    createdAt: moment("created_at").notNull(),
    /** Until then somebody is handing it to the mail server. */
    claimedUntil: moment("claimed_until"),
    sentAt: moment("sent_at"),
    /** The mail server says that the address takes no mail; it is not tried again. */
    refusedAt: moment("refused_at"),
    tries: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex("mail_once").on(table.dedupeKey),
    index("mail_newest").on(table.createdAt.desc()),
    index("mail_recipient").on(table.recipient, table.createdAt.desc()),
  ],
);
