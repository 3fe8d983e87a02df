// What people wrote by the two forms.
import { randomInt } from "node:crypto";
import type { ContactMessage, CorporateEnquiry } from "../../contract/content/wire.ts";
import type { DataKeeper } from "../data-keeper.ts";
import type { Deps } from "../deps.ts";
import type { Writer } from "../platform/db.ts";
import { newId } from "../platform/ids.ts";

type Acknowledgement = { reference: string };

/** Stores a message to the site's operators. */
export async function takeContactMessage(message: ContactMessage, { db, clock }: Deps): Promise<Acknowledgement> {
  const reference = newReference();
  const { name, email, topic, message: text } = message;
  await db.transaction((tx) =>
    tx.query(
      `insert into contact_message (id, reference, name, email, topic, message, created_at) values ($1, $2, $3, $4, $5, $6, $7)`,
      [newId(clock()), reference, name, email, topic, text, clock()],
    ),
  );
  return { reference };
}

/** Stores a company's request for contact. */
export const takeCorporateEnquiry = (enquiry: CorporateEnquiry, { db, clock }: Deps): Promise<Acknowledgement> =>
  db.transaction((tx) => storeEnquiry(tx, enquiry, clock()));

type StoredEnquiry = Omit<CorporateEnquiry, "teamSize" | "phone"> & {
  teamSize: string | null;
  phone?: string | undefined;
};

/** The same within a transaction; claims of companies become enquiries too, and these may not say the team's size. */
export async function storeEnquiry(tx: Writer, enquiry: StoredEnquiry, now: Date): Promise<Acknowledgement> {
  const reference = newReference();
  const { name, email, companyName, teamSize, phone, message } = enquiry;
  await tx.query(
    `insert into corporate_enquiry (id, reference, name, email, company_name, team_size, phone, message, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [newId(now), reference, name, email, companyName, teamSize ?? "unknown", phone || null, message, now],
  );
  return { reference };
}

/** Without letters and digits that look alike. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Ten random characters, about 10^14 references; a unique index refuses the improbable collision. */
const newReference = () => Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join("");

/** Exports and erases the messages that a person sent through the two public forms. */
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
