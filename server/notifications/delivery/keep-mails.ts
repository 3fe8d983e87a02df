// Exports and erases the mails sent to a person.
import type { DataKeeper } from "../../data-keeper.ts";

export const mailKeeper: DataKeeper = {
  /** Leaves out the mail's text, which may contain a code that still works. */
  async collect(reader, { email }) {
    const mails = await reader.query(
      `select subject, created_at as "createdAt", sent_at as "sentAt" from mail where lower(recipient) = $1 order by created_at`,
      [email],
    );
    return { mails };
  },
  async erase(tx, { email, furtherEmails = [] }) {
    await tx.query("delete from mail where lower(recipient) = any ($1)", [[email, ...furtherEmails]]);
  },
};
