// The mail driver without a mail server: stores letters in the database, where /dev/mailbox shows them.
import type { MailDriver } from "../notifications/index.ts";
import type { Database } from "../platform/db.ts";
import { newId } from "../platform/ids.ts";

/** Stores each letter once, because its key is unique in the table. */
export function openMailbox({ db, clock }: { db: Database; clock: () => Date }): MailDriver {
  return {
    async deliver({ key, to, subject, text, html, calendar }) {
      const now = clock();
      await db.query(
        `insert into mail (id, dedupe_key, recipient, subject, text, html, calendar, created_at, sent_at, tries)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $8, 1) on conflict (dedupe_key) do nothing`,
        [newId(now), key, to, subject, text, html, calendar?.ics ?? null, now],
      );
    },
    async close() {},
  };
}
