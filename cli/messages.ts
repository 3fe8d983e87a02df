// `messages`: shows the messages from the forms "Contact us" and "Connect with us".
import { type Command, wholeNumber } from "./command.ts";
import { onDatabase } from "./on-database.ts";
import { settings } from "./settings.ts";

const SHOWN = 20;

export const command: Command = {
  name: "messages",
  about: "Shows what people wrote by the contact form, and companies that want to hire here.",
  takes: "",
  flags: { newest: { about: `How many; ${SHOWN} unless given.`, value: "N" } },
  notes: ["Oldest first. Admins answer them at /v2/admin/messages; OPERATOR_MAIL gets a mail for each."],
  async run(given) {
    const most = wholeNumber(given, "newest", 1) ?? SHOWN;
    const messages = await onDatabase(settings(), "messages", (db) => db.query<Message>(NEWEST, [most]));
    if (messages.length === 0) console.log("Nobody has written yet.");
    for (const message of messages.reverse()) console.log(textOf(message));
    return 0;
  },
};

type Message = { at: Date; reference: string; sender: string; about: string; message: string };

const NEWEST = `select created_at as at, reference, name || ' <' || email || '>' as sender,
    coalesce(topic, concat_ws(', ', company_name, team_size || ' people', phone)) as about, message
  from contact_message order by id desc limit $1`;

/** Untrusted text: replaces control characters, which could move a terminal's cursor, by spaces. */
const textOf = ({ at, reference, sender, about, message }: Message): string =>
  `${reference}  ${at.toISOString()}  ${sender}  ${about}\n${message}\n`.replace(/[^\P{C}\n]/gu, " ");
