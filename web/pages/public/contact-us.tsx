// The form to contact the operator of the site.

import { Link } from "react-router";
import { t } from "#messages/content.ts";
import { ContactForm } from "../../features/content/contact-form.tsx";
import { keepTyped } from "../../features/content/form-answer.ts";
import { PageHead } from "../../features/content/page-head.tsx";
import { sendContact } from "../../features/content/send-contact.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import type { Route } from "./+types/contact-us";

export const action = (args: Route.ActionArgs) => sendContact(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepTyped(serverAction);

export const meta = fixedMeta({
  title: t.contactUs2,
  description: t.aQuestionAWrongListingAnIdea,
});

const ELSEWHERE: readonly { icon: IconName; title: string; text: string; to: string; link: string }[] = [
  {
    icon: "info",
    title: t.itMayBeAnsweredAlready,
    text: t.scoresReferralsFeesPrivacy,
    to: "/faq",
    link: t.readTheFaq,
  },
  {
    icon: "building",
    title: t.youHireForACompany,
    text: t.plansPostingAndYourCompanysPage,
    to: "/corporate/connect-with-us",
    link: t.connectWithUs,
  },
];

export default function ContactUs({ actionData }: Route.ComponentProps) {
  return (
    <section className="wrap grid gap-12 pt-10 pb-20 md:pt-16 lg:grid-cols-[1fr_1.2fr] lg:gap-20">
      <div>
        <PageHead title={t.writeToUs} lead={t.aQuestionAWrongListingAnIdea2} />
        <ul className="mt-10 grid gap-6">
          {ELSEWHERE.map((row) => (
            <li key={row.to} className="flex gap-4">
              <span className="grid size-11 shrink-0 place-items-center rounded-md bg-brand-soft text-brand-strong">
                <Icon name={row.icon} size={22} />
              </span>
              <div>
                <h2 className="font-sans text-base font-semibold tracking-normal">{row.title}</h2>
                <p className="text-sm text-ink-soft">{row.text}</p>
                <Link to={row.to} className="text-link text-sm font-semibold">
                  {row.link}
                </Link>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div className="card p-6 sm:p-9">
        <ContactForm answer={actionData} />
      </div>
    </section>
  );
}
