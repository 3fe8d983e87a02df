// Stores what people send through the two public forms and gives them a reference to quote.
import { randomInt } from "node:crypto";
import type { ContactMessage, CorporateEnquiry } from "../../contract/content.ts";
import type { Deps } from "../deps.ts";
import { newId } from "../platform/ids.ts";

type Acknowledgement = { reference: string };

/** Stores a message to the people who run the site. */
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

/** Stores a company's wish to be contacted. */
export async function takeCorporateEnquiry(enquiry: CorporateEnquiry, { db, clock }: Deps): Promise<Acknowledgement> {
  const reference = newReference();
  const { name, email, companyName, teamSize, phone, message } = enquiry;
  await db.transaction((tx) =>
    tx.query(
      `insert into corporate_enquiry (id, reference, name, email, company_name, team_size, phone, message, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [newId(clock()), reference, name, email, companyName, teamSize, phone || null, message, clock()],
    ),
  );
  return { reference };
}

/** Without letters and digits that are misread for each other. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Ten random characters: about 10^14 references, so a clash is not to be expected (and the database would refuse it). */
const newReference = () => Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join("");
