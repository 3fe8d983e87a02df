// Reads the mails stored in the mailbox, newest first.
import type { Reader } from "../../platform/db.ts";

export type KeptMail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The text of the attached .ics file; null if there is none. */
  calendar: string | null;
  createdAt: string;
};

const most = 200;

const columns = `id, recipient as to, subject, text, html, calendar, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
  /* html as typed: it is kept as long as the text */`;

/** Mails to an address, ignoring case; all mails if `address` is undefined. */
export async function listMailsTo(db: Reader, address: string | undefined): Promise<KeptMail[]> {
  return db.query<KeptMail>(
    `select ${columns} from mail where text is not null and ($1::text is null or lower(recipient) = lower($1))
     order by created_at desc, id desc limit ${most}`,
    [address ?? null],
  );
}

/** Mails to addresses that contain `part`, ignoring case. */
export async function searchMails(db: Reader, part: string): Promise<KeptMail[]> {
  return db.query<KeptMail>(
    `select ${columns} from mail where text is not null and strpos(lower(recipient), lower($1)) > 0
     order by created_at desc, id desc limit ${most}`,
    [part],
  );
}

export async function readMail(db: Reader, id: string): Promise<KeptMail | null> {
  const [mail] = await db.query<KeptMail>(`select ${columns} from mail where id = $1 and text is not null`, [id]);
  return mail ?? null;
}
