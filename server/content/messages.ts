// What people wrote by the two forms.
import { randomInt } from "node:crypto";
import type { InboxMessage } from "../../contract/content/inbox-wire.ts";
import type { ContactMessage, CorporateEnquiry } from "../../contract/content/wire.ts";
import type { DataKeeper } from "../data-keeper.ts";
import type { Deps } from "../deps.ts";
import type { Writer } from "../platform/db.ts";
import { newId } from "../platform/ids.ts";

type Acknowledgement = { reference: string };

type Deliver = Pick<Deps, "clock" | "announce">;

/** Stores a message to the site's operators, who hear of it. */
export const takeContactMessage = ({ topic, ...message }: ContactMessage, deps: Deps): Promise<Acknowledgement> =>
  deps.db.transaction((tx) => store(tx, { ...message, kind: "MESSAGE", topic, company: null }, deps));

/** Stores a company's request for contact, of which the operators hear. */
export const takeCorporateEnquiry = (enquiry: CorporateEnquiry, deps: Deps): Promise<Acknowledgement> =>
  deps.db.transaction((tx) => storeEnquiry(tx, enquiry, deps));

type StoredEnquiry = Omit<CorporateEnquiry, "teamSize" | "phone"> & {
  teamSize: string | null;
  phone?: string | undefined;
};

/** The same within a transaction; claims of companies become enquiries too, and these may not say the team's size. */
export function storeEnquiry(tx: Writer, enquiry: StoredEnquiry, deps: Deliver): Promise<Acknowledgement> {
  const { companyName: name, teamSize, phone, ...rest } = enquiry;
  const company = { name, teamSize, phone: phone || null };
  return store(tx, { ...rest, kind: "ENQUIRY", topic: null, company }, deps);
}

type Written = Pick<InboxMessage, "kind" | "name" | "email" | "topic" | "company"> & { message: string };

async function store(tx: Writer, written: Written, { clock, announce }: Deliver): Promise<Acknowledgement> {
  const [now, reference] = [clock(), newReference()];
  const id = newId(now);
  const { kind, name, email, topic, company, message } = written;
  const { name: companyName = null, teamSize = null, phone = null } = company ?? {};
  await tx.query(
    `insert into contact_message (id, kind, reference, name, email, topic, company_name, team_size, phone, message, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [id, kind, reference, name, email, topic, companyName, teamSize, phone, message, now],
  );
  const about = { reference, name, email, topic, company };
  await announce(tx, { kind: "message.received", messageId: id, messageKind: kind, ...about, text: message });
  return { reference };
}

/** Without letters and digits that look alike. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Ten random characters, about 10^14 references; a unique index refuses the improbable collision. */
const newReference = () => Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join("");

/** Exports and erases the messages that a person sent through the two public forms, with the answers to them. */
export const messageKeeper: DataKeeper = {
  async collect(reader, { email }) {
    const messages = await reader.query(
      `select m.kind, m.reference, m.name, m.topic, m.company_name as "companyName", m.team_size as "teamSize", m.phone, m.message,
         m.created_at as "createdAt", coalesce((select jsonb_agg(jsonb_build_object('text', e.text, 'createdAt', e.created_at) order by e.id)
           from message_event e where e.message_id = m.id and e.kind = 'ANSWERED'), '[]') as answers
       from contact_message m where lower(m.email) = $1 order by m.created_at`,
      [email],
    );
    return { messages };
  },
  /** Answers go to the address that stays. */
  async merge(tx, { fromId, into }) {
    await tx.query(
      "update contact_message set email = $2 where lower(email) = (select email from account where id = $1)",
      [fromId, into.email],
    );
  },
  async erase(tx, { email }) {
    await tx.query("delete from contact_message where lower(email) = $1", [email]);
  },
};
