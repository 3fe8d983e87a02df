// Questions and answers, for employees, candidates and companies.

import { useEffect } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { t as contentTexts } from "#messages/content.ts";
import { t } from "#messages/faq.ts";
import { fill } from "../../../messages/fill.ts";
import {
  FAQ_QUESTIONS,
  FAQ_TABS,
  type FaqQuestion,
  faqTabOf,
  faqTabWith,
} from "../../features/content/faq-questions.ts";
import { PageHead } from "../../features/content/page-head.tsx";
import { JsonLd } from "../../features/content/seo/json-ld.tsx";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { breadcrumbList, faqPage } from "../../features/content/seo/structured-data.ts";
import { useWays } from "../../session/use-ways.ts";
import { useSiteFacts } from "../../site-facts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Icon } from "../../ui/icon.tsx";
import { rich } from "../../ui/rich.tsx";
import { panelId, Tabs, tabId } from "../../ui/tabs.tsx";
import { linkTo } from "../../ui/tags.tsx";

export const meta = fixedMeta({
  title: contentTexts.questionsAndAnswers,
  description: t.howMatchScoresReferralRequests,
});

export default function Faq() {
  const { publicUrl } = useSiteFacts();
  const [search] = useSearchParams();
  const tab = faqTabOf(search);
  const questions = FAQ_QUESTIONS[tab];
  const { topic } = FAQ_TABS.find(({ id }) => id === tab) ?? { topic: "OTHER" };
  useLinkedQuestion();

  return (
    <section className="wrap pt-10 pb-20 md:pt-16">
      <PageHead title={contentTexts.questionsAndAnswers} lead={t.everythingPeopleAskUsBeforeThey} />
      <div className="mt-10 grid gap-12 lg:grid-cols-[1fr_20rem] lg:gap-16">
        <div>
          <Tabs
            label={t.questionsByAudience}
            selected={tab}
            tabs={FAQ_TABS.map(({ id, label }) => ({ id, label, to: id === "employee" ? "/faq" : `/faq?tab=${id}` }))}
          />
          <div role="tabpanel" id={panelId(tab)} aria-labelledby={tabId(tab)} className="mt-6">
            <FaqList key={tab} questions={questions} />
          </div>
        </div>
        <aside className="h-fit rounded-xl bg-accent-soft p-7 lg:sticky lg:top-6" aria-labelledby="still-a-question">
          <h2 id="still-a-question" className="text-2xl">
            {t.stillHaveAQuestion}
          </h2>
          <p className="mt-2 text-ink-soft">{t.writeToThePeopleWhoRunThis}</p>
          <ButtonLink to={`/contact-us?topic=${topic}`} className="mt-5">
            {t.contactSupport}
          </ButtonLink>
          <p className="mt-5 text-sm text-ink-soft">
            {rich(t.hiringConnectWithUs, { link: linkTo("/corporate/connect-with-us") })}
          </p>
        </aside>
      </div>
      <JsonLd
        data={[
          faqPage(questions.map(({ question, answer }) => ({ question, answer: answer.join(" ") }))),
          breadcrumbList(publicUrl, [{ name: contentTexts.questionsAndAnswers, path: "/faq" }]),
        ]}
      />
    </section>
  );
}

/** Opens the question in the address, on its tab. Without JavaScript, browsers open it by themselves. */
function useLinkedQuestion() {
  const { hash, search, key } = useLocation();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes when the same link is followed again
  useEffect(() => {
    const id = hash.slice(1);
    const holder = faqTabWith(id);
    if (!holder) return;
    if (holder !== faqTabOf(new URLSearchParams(search))) {
      navigate(`/faq?tab=${holder}#${id}`, { replace: true });
      return;
    }
    const details = document.getElementById(id)?.closest("details");
    if (!details) return;
    details.open = true;
    details.scrollIntoView({ block: "start" });
    details.querySelector("summary")?.focus({ preventScroll: true });
  }, [hash, search, key, navigate]);
}

/** Questions that expand to their answers, each with its own address. */
function FaqList({ questions }: { questions: readonly FaqQuestion[] }) {
  const { isOpen } = useWays();
  return (
    <div className="border-t border-line">
      {questions.map((item) => (
        <Disclosure key={item.id} summary={item.question}>
          {/* The fragment names an element inside: browsers then open the details element around it. */}
          <div id={item.id} className="running-text scroll-mt-24">
            {item.answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm font-semibold">
              {item.link && isOpen(item.link.to) && (
                <Link to={item.link.to} className="text-link inline-flex items-center gap-1.5">
                  {item.link.label}
                  <Icon name="arrow-right" size={16} />
                </Link>
              )}
              <a
                href={`#${item.id}`}
                className="inline-flex items-center gap-1.5 font-normal text-ink-faint hover:underline"
                aria-label={fill(t.linkToThisAnswer2, { question: item.question })}
              >
                <Icon name="link" size={16} />
                {t.linkToThisAnswer}
              </a>
            </p>
          </div>
        </Disclosure>
      ))}
    </div>
  );
}
