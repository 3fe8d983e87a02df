// The mails of messages to the operators: each one to OPERATOR_MAIL, each answer to its sender.
import { messagePath } from "../../../contract/paths.ts";
import type { MessageFacts } from "../../facts.ts";
import { siteName } from "../../platform/site-name.ts";
import {
  type FactOf,
  facts,
  greeting,
  link,
  type MailText,
  type MailWords,
  moment,
  quiet,
  quote,
  say,
} from "./mail-text.ts";

type Received = FactOf<"message.received">;
type Answered = FactOf<"message.answered">;
type Row = readonly [name: string, value: string];

const keyOfMessage = ({ messageId }: MessageFacts) => `message.received:${messageId}`;
const keyOfAnswer = (eventId: string) => `message.answered:${eventId}`;

/** Who wrote, and about what. */
function rowsOf({ name, email, company, topic, reference }: Received, { t, fill }: MailWords): Row[] {
  const size = company?.teamSize;
  return [
    [t.from, name],
    [t.email, email],
    ...(topic ? ([[t.about, fill(t.topicWords, { topic })]] as const) : []),
    ...(company
      ? [[t.company, size ? fill(t.companyOfPeople, { name: company.name, teamSize: size }) : company.name] as const]
      : []),
    ...(company?.phone ? ([[t.phone, company.phone]] as const) : []),
    [t.reference, reference],
  ];
}

export const MESSAGE_MAILS = {
  /** Replies to it go to the sender of the message. */
  "message.received": {
    envelope: (fact: Received, operatorMail: string | undefined) =>
      operatorMail === undefined ? null : { key: keyOfMessage(fact), to: operatorMail, replyTo: fact.email },
    compose: (fact: Received, site: MailWords): MailText => {
      const { t, fill } = site;
      const { name, company, reference, messageKind: kind, text } = fact;
      return {
        subject: fill(t.receivedSubject, { kind, reference, from: company?.name ?? name }),
        preheader: text.slice(0, 140),
        heading: fill(t.receivedHeading, { kind }),
        body: [
          facts(...rowsOf(fact, site)),
          quote(text),
          link(t.answerIt, site.publicUrl + messagePath(fact.messageId)),
          quiet(t.answerOnThePage),
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
    compose: (
      { name, reference, messageKind: kind, text, answer, createdAt }: Answered,
      { t, fill, language }: MailWords,
    ): MailText => {
      const lines = answer.split("\n").filter((line) => line.trim() !== "");
      return {
        subject: fill(t.answeredSubject, { kind, reference, brandName: siteName() }),
        preheader: (lines[0] ?? "").slice(0, 140),
        heading: fill(t.answeredHeading, { kind }),
        body: [
          greeting(name, language),
          ...lines.map(say),
          quiet(fill(t.youWroteOn, { moment: moment(createdAt, language) })),
          quote(text),
        ],
      };
    },
  },
};
