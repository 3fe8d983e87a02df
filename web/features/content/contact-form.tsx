// The contact form, on /contact-us and /contact.

import { useSearchParams } from "react-router";
import { t } from "#messages/content.ts";
import type { ContactTopic } from "../../../contract/content/wire.ts";
import { Acknowledgement } from "./acknowledgement.tsx";
import { type FormAnswer, referenceIn } from "./form-answer.ts";
import { type FormField, MessageForm } from "./message-form.tsx";

const TOPICS: Record<ContactTopic, string> = {
  CANDIDATE: t.iAmLookingForAJob,
  EMPLOYEE: t.iReferOrWouldLikeTo,
  CORPORATE: t.iHireForACompany,
  REPORT: t.somethingHereIsWrongOrSuspicious,
  OTHER: t.somethingElse,
};

const FIELDS: readonly FormField[] = [
  { name: "name", label: t.yourName, kind: "text", autoComplete: "name", maxLength: 120 },
  { name: "email", label: t.eMail, kind: "email", autoComplete: "email", maxLength: 254 },
  {
    name: "topic",
    label: t.whatIsItAbout,
    kind: "select",
    placeholder: t.pleaseChoose,
    options: Object.entries(TOPICS).map(([value, label]) => ({ value, label })),
    wide: true,
  },
  {
    name: "message",
    label: t.yourMessage,
    hint: t.forAListingIncludeItsAddress,
    kind: "long",
    maxLength: 4000,
  },
];

export function ContactForm({ answer }: { answer: FormAnswer | undefined }) {
  const [search] = useSearchParams();
  const reference = referenceIn(search);
  const topic = search.get("topic") ?? "";
  if (reference) {
    return (
      <Acknowledgement title={t.thankYouYourMessageArrived} reference={reference}>
        {t.aPersonReadsItAndAnswersBy}
      </Acknowledgement>
    );
  }
  return (
    <MessageForm
      label={t.contact}
      fields={FIELDS}
      answer={answer}
      defaults={topic in TOPICS ? { topic } : {}}
      submit={t.sendMessage}
    />
  );
}
