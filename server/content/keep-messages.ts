// Exports and erases the messages that a person sent through the two public forms.
import type { DataKeeper } from "../data-keeper.ts";

export const messageKeeper: DataKeeper = {
  async collect(reader, { email }) {
    const messages = await reader.query(
      `select reference, name, topic, message, created_at as "createdAt" from contact_message where lower(email) = $1
       order by created_at`,
      [email],
    );
    const enquiries = await reader.query(
      `select reference, name, company_name as "companyName", team_size as "teamSize", phone, message, created_at as "createdAt"
       from corporate_enquiry where lower(email) = $1 order by created_at`,
      [email],
    );
    return { messages, enquiries };
  },
  async erase(tx, { email }) {
    await tx.query("delete from contact_message where lower(email) = $1", [email]);
    await tx.query("delete from corporate_enquiry where lower(email) = $1", [email]);
  },
};
