// The form for a company that wants to hire here.

import { useSearchParams } from "react-router";
import { t } from "#messages/content.ts";
import { corporateEnquiry } from "../../../contract/content/wire.ts";
import { TEAM_SIZES } from "../../../contract/jobs/filters.ts";
import { fill } from "../../../messages/fill.ts";
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
  title: t.connectWithUs,
  description: t.tellUsWhomYouWantToHire2,
});

const FIELDS: readonly FormField[] = [
  { name: "name", label: t.yourName, kind: "text", autoComplete: "name", maxLength: 120 },
  { name: "email", label: t.workEMail, kind: "email", autoComplete: "email", maxLength: 254 },
  { name: "companyName", label: t.company, kind: "text", autoComplete: "organization", maxLength: 200 },
  {
    name: "teamSize",
    label: t.teamSize,
    kind: "select",
    placeholder: t.pleaseChoose,
    options: TEAM_SIZES.map((value) => ({ value, label: fill(t.people, { value: value.replace("-", "–") }) })),
  },
  { name: "phone", label: t.phone, kind: "tel", autoComplete: "tel", maxLength: 20, optional: true, wide: true },
  {
    name: "message",
    label: t.whomDoYouWantToHire,
    hint: t.rolesPlacesHowManyAndByWhen,
    kind: "long",
    maxLength: 4000,
  },
];

const NEXT = [t.aPersonReadsYourMessageAnd, t.weLookTogetherAtHowYouHire, t.youGetAnOfferInWritingNothing] as const;

export default function ConnectWithUs({ actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const reference = referenceIn(search);
  return (
    <div className="on-blue text-ink">
      <section className="wrap grid gap-12 pt-8 pb-20 md:pt-14 lg:grid-cols-[1fr_1.15fr] lg:gap-20">
        <div>
          <PageHead eyebrow={t.forCorporates} title={t.tellUsWhomYouAreLookingFor} lead={t.theMoreYouSayTheLessWe} />
          <h2 className="mt-12 text-xl">{t.whatHappensNext}</h2>
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
            {t.whatYouWriteIsUsedToAnswer}
          </p>
        </div>
        <div className="card on-surface p-6 sm:p-9">
          {reference ? (
            <Acknowledgement title={t.thankYouWeHaveYourEnquiry} reference={reference}>
              {t.weAnswerAtTheEMailAddress}
            </Acknowledgement>
          ) : (
            <MessageForm label={t.connectWithUs} fields={FIELDS} answer={actionData} submit={t.sendEnquiry} />
          )}
        </div>
      </section>
      <TrailData
        trail={[
          { name: t.forCorporates, path: "/corporate" },
          { name: t.connectWithUs, path: "/corporate/connect-with-us" },
        ]}
      />
    </div>
  );
}
