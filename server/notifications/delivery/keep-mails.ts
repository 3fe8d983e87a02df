// What is kept of the mails to a person.
import type { DataKeeper } from "../../data-keeper.ts";

export const mailKeeper: DataKeeper = {
  /** What a mail says stays out of it: it may be a code that still works. */
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
