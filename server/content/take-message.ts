// Stores what people send through the two public forms and gives them a reference to quote.
import { randomInt } from "node:crypto";
import type { ContactMessage, CorporateEnquiry } from "../../contract/content.ts";
import type { Deps } from "../deps.ts";
import { newId } from "../platform/ids.ts";
import { contactMessage, corporateEnquiry } from "./tables.ts";

type Acknowledgement = { reference: string };

/** Stores a message to the people who run the site. */
export async function takeContactMessage(message: ContactMessage, { db, clock }: Deps): Promise<Acknowledgement> {
  const stored = { ...message, id: newId(clock()), reference: newReference(), createdAt: clock() };
  await db.transaction((tx) => tx.orm.insert(contactMessage).values(stored));
  return { reference: stored.reference };
}

/** Stores a company's wish to be contacted. */
export async function takeCorporateEnquiry(enquiry: CorporateEnquiry, { db, clock }: Deps): Promise<Acknowledgement> {
  const stored = {
    ...enquiry,
    phone: enquiry.phone || null,
    id: newId(clock()),
    reference: newReference(),
    createdAt: clock(),
  };
  await db.transaction((tx) => tx.orm.insert(corporateEnquiry).values(stored));
  return { reference: stored.reference };
}

/** Without letters and digits that are misread for each other. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Ten random characters: about 10^14 references, so a clash is not to be expected (and the database would refuse it). */
const newReference = () => Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join("");
