// The contact form, on /contact-us and /contact.
import { useSearchParams } from "react-router";
import type { ContactTopic } from "../../../contract/content/wire.ts";
import { Acknowledgement } from "./acknowledgement.tsx";
import { type FormAnswer, referenceIn } from "./form-answer.ts";
import { type FormField, MessageForm } from "./message-form.tsx";

const TOPICS: Record<ContactTopic, string> = {
  CANDIDATE: "I am looking for a job",
  EMPLOYEE: "I refer, or would like to",
  CORPORATE: "I hire for a company",
  REPORT: "Something here is wrong or suspicious",
  OTHER: "Something else",
};

const FIELDS: readonly FormField[] = [
  { name: "name", label: "Your name", kind: "text", autoComplete: "name", maxLength: 120 },
  { name: "email", label: "E-mail", kind: "email", autoComplete: "email", maxLength: 254 },
  {
    name: "topic",
    label: "What is it about?",
    kind: "select",
    placeholder: "Please choose",
    options: Object.entries(TOPICS).map(([value, label]) => ({ value, label })),
    wide: true,
  },
  {
    name: "message",
    label: "Your message",
    hint: "For a listing, include its address. Please send no passwords and no identity documents.",
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
      <Acknowledgement title="Thank you, your message arrived." reference={reference}>
        A person reads it and answers by e-mail.
      </Acknowledgement>
    );
  }
  return (
    <MessageForm
      label="Contact"
      fields={FIELDS}
      answer={answer}
      defaults={topic in TOPICS ? { topic } : {}}
      submit="Send message"
    />
  );
}
