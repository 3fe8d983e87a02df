// The form for a company that wants to hire here.
import { useSearchParams } from "react-router";
import { corporateEnquiry } from "../../../contract/content/wire.ts";
import { TEAM_SIZES } from "../../../contract/jobs/filters.ts";
import { Acknowledgement } from "../../features/content/acknowledgement.tsx";
import { answerForm } from "../../features/content/answer-form.ts";
import { keepTyped, referenceIn } from "../../features/content/form-answer.ts";
import { type FormField, MessageForm } from "../../features/content/message-form.tsx";
import { PageHead } from "../../features/content/page-head.tsx";
import { TrailData } from "../../features/content/seo/json-ld.tsx";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { apiContext } from "../../server-context.ts";
import { Icon } from "../../ui/icon.tsx";
import type { Route } from "./+types/connect-with-us";

export function action({ request, url, context }: Route.ActionArgs) {
  return answerForm({
    request,
    url,
    schema: corporateEnquiry,
    send: (body) => context.get(apiContext)("sendCorporateEnquiry", { body }),
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepTyped(serverAction);

export const handle = { ground: "blue" };

export const meta = fixedMeta({
  title: "Connect with us",
  description:
    "Tell us whom you want to hire and how. We come back with how it would work for your team, and with an offer in writing.",
});

const FIELDS: readonly FormField[] = [
  { name: "name", label: "Your name", kind: "text", autoComplete: "name", maxLength: 120 },
  { name: "email", label: "Work e-mail", kind: "email", autoComplete: "email", maxLength: 254 },
  { name: "companyName", label: "Company", kind: "text", autoComplete: "organization", maxLength: 200 },
  {
    name: "teamSize",
    label: "Team size",
    kind: "select",
    placeholder: "Please choose",
    options: TEAM_SIZES.map((value) => ({ value, label: `${value.replace("-", "–")} people` })),
  },
  { name: "phone", label: "Phone", kind: "tel", autoComplete: "tel", maxLength: 20, optional: true, wide: true },
  {
    name: "message",
    label: "Whom do you want to hire?",
    hint: "Roles, places, how many, and by when.",
    kind: "long",
    maxLength: 4000,
  },
];

const NEXT = [
  "A person reads your message and answers by e-mail.",
  "We look together at how you hire today, and what of it should stay.",
  "You get an offer in writing. Nothing is charged before you accept it.",
] as const;

export default function ConnectWithUs({ actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const reference = referenceIn(search);
  return (
    <div className="on-blue text-ink">
      <section className="wrap grid gap-12 pt-8 pb-20 md:pt-14 lg:grid-cols-[1fr_1.15fr] lg:gap-20">
        <div>
          <PageHead eyebrow="For corporates" title="Tell us whom you are looking for.">
            <p>The more you say, the less we have to ask.</p>
          </PageHead>
          <h2 className="mt-12 text-xl">What happens next</h2>
          <ol className="mt-5 grid gap-4">
            {NEXT.map((line, index) => (
              <li key={line} className="flex gap-4">
                <span className="font-display text-xl font-bold text-accent tabular-nums" aria-hidden="true">
                  {index + 1}
                </span>
                <span className="text-ink-soft">{line}</span>
              </li>
            ))}
          </ol>
          <p className="mt-8 flex gap-3 text-sm text-ink-soft">
            <Icon name="shield" className="mt-0.5" />
            What you write is used to answer you, and for nothing else.
          </p>
        </div>
        <div className="card on-surface p-6 sm:p-9">
          {reference ? (
            <Acknowledgement title="Thank you, we have your enquiry." reference={reference}>
              We answer at the e-mail address you gave.
            </Acknowledgement>
          ) : (
            <MessageForm label="Connect with us" fields={FIELDS} answer={actionData} submit="Send enquiry" />
          )}
        </div>
      </section>
      <TrailData
        trail={[
          { name: "For corporates", path: "/corporate" },
          { name: "Connect with us", path: "/corporate/connect-with-us" },
        ]}
      />
    </div>
  );
}
