// `messages`: shows the messages from the forms "Contact us" and "Connect with us", for the operator to answer by mail.
import { openDatabase } from "../server/platform/db.ts";
import { withDatabase } from "../server/platform/embedded-postgres/index.ts";
import { type Command, STDERR_LOG, wholeNumber } from "./command.ts";
import { settings } from "./settings.ts";

const SHOWN = 20;

export const command: Command = {
  name: "messages",
  about: "Shows what people wrote by the contact form, and companies that want to hire here.",
  takes: "",
  flags: { newest: { about: `How many; ${SHOWN} unless given.`, value: "N" } },
  notes: ["Oldest first. Nobody is told of them by mail: look here, and answer to the address each one names."],
  async run(given) {
    const most = wholeNumber(given, "newest", 1) ?? SHOWN;
    await withDatabase(
      settings(),
      STDERR_LOG,
      async (url) => {
        const db = openDatabase({ url, poolSize: 1 });
        const messages = await db.query<Message>(NEWEST, [most]).finally(() => db.close());
        if (messages.length === 0) console.log("Nobody has written yet.");
        for (const message of messages.reverse()) console.log(textOf(message));
      },
      { purpose: "messages" },
    );
    return 0;
  },
};

type Message = { at: Date; reference: string; sender: string; about: string; message: string };

const NEWEST = `select created_at as at, reference, name || ' <' || email || '>' as sender, about, message from (
    select created_at, reference, name, email, topic as about, message from contact_message
    union all
    select created_at, reference, name, email, concat_ws(', ', company_name, team_size || ' people', phone), message
    from corporate_enquiry
  ) written order by created_at desc, reference limit $1`;

/** Untrusted text: replaces control characters, which could move a terminal's cursor, by spaces. */
const textOf = ({ at, reference, sender, about, message }: Message): string =>
  `${reference}  ${at.toISOString()}  ${sender}  ${about}\n${message}\n`.replace(/[^\P{C}\n]/gu, " ");
