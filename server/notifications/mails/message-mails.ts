// The mails of messages to the operators: each one to OPERATOR_MAIL, each answer to its sender.

import type { ContactTopic } from "../../../contract/content/wire.ts";
import { messagePath } from "../../../contract/paths.ts";
import type { MessageFacts } from "../../facts.ts";
import { siteName } from "../../platform/site-name.ts";
import {
  type FactOf,
  facts,
  greeting,
  link,
  type MailSite,
  type MailText,
  moment,
  quiet,
  quote,
  say,
} from "./mail-text.ts";

const TOPIC_WORDS: Record<ContactTopic, string> = {
  CANDIDATE: "Looking for a job",
  EMPLOYEE: "Referring people",
  CORPORATE: "Hiring",
  REPORT: "Reporting something",
  OTHER: "Something else",
};

const WHAT = { MESSAGE: "message", ENQUIRY: "enquiry" } as const;

type Received = FactOf<"message.received">;
type Answered = FactOf<"message.answered">;

const keyOfMessage = ({ messageId }: MessageFacts) => `message.received:${messageId}`;
const keyOfAnswer = (eventId: string) => `message.answered:${eventId}`;

export const MESSAGE_MAILS = {
  /** Replies to it go to the sender of the message. */
  "message.received": {
    envelope: (fact: Received, operatorMail: string | undefined) =>
      operatorMail === undefined ? null : { key: keyOfMessage(fact), to: operatorMail, replyTo: fact.email },
    compose: (fact: Received, { publicUrl }: MailSite): MailText => {
      const { name, email, company, topic, reference, messageKind, text } = fact;
      const what = WHAT[messageKind];
      return {
        subject: `New ${what} ${reference} from ${company?.name ?? name}`,
        preheader: text.slice(0, 140),
        heading: `A new ${what}`,
        body: [
          facts(
            ["From", name],
            ["E-mail", email],
            ...(topic ? ([["About", TOPIC_WORDS[topic]]] as const) : []),
            ...(company
              ? ([
                  ["Company", company.teamSize ? `${company.name}, ${company.teamSize} people` : company.name],
                ] as const)
              : []),
            ...(company?.phone ? ([["Phone", company.phone]] as const) : []),
            ["Reference", reference],
          ),
          quote(text),
          link("Answer it", publicUrl + messagePath(fact.messageId)),
          quiet(
            "Answer on the page, so that the other admins see it. A reply to this mail goes to the sender and is not on record there.",
          ),
        ],
      };
    },
  },
  /** Refers to the mail to the operators and to the answers before it, so that mail programs show one conversation. */
  "message.answered": {
    envelope: (fact: Answered, operatorMail: string | undefined) => ({
      key: keyOfAnswer(fact.eventId),
      to: fact.email,
      replyTo: operatorMail,
      after: [keyOfMessage(fact), ...fact.earlier.map(keyOfAnswer)],
    }),
    compose: ({ name, reference, messageKind, text, answer, createdAt }: Answered): MailText => {
      const lines = answer.split("\n").filter((line) => line.trim() !== "");
      return {
        subject: `Re: Your ${WHAT[messageKind]} to ${siteName()} (${reference})`,
        preheader: (lines[0] ?? "").slice(0, 140),
        heading: `Our answer to your ${WHAT[messageKind]}`,
        body: [greeting(name), ...lines.map(say), quiet(`You wrote on ${moment(createdAt)}:`), quote(text)],
      };
    },
  },
};
