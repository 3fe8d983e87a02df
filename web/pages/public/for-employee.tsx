// For employees who would refer others: what a referee does, earns, and keeps private.

import { t } from "#messages/content.ts";
import { BECOME_REFEREE_PATH, EMPLOYEE_PATH } from "../../../contract/paths.ts";
import { type Fact, FactGrid } from "../../features/content/fact-grid.tsx";
import { PageHead } from "../../features/content/page-head.tsx";
import { TrailData } from "../../features/content/seo/json-ld.tsx";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { siteContext } from "../../server-context.ts";
import { useSession } from "../../session/session-context.tsx";
import { refuseOff } from "../../site-facts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { rich } from "../../ui/rich.tsx";
import { Section } from "../../ui/section.tsx";
import { linkTo } from "../../ui/tags.tsx";
import type { Route } from "./+types/for-employee";

export function loader({ context }: Route.LoaderArgs) {
  refuseOff(context.get(siteContext), "referrals");
  return null;
}

export const handle = { ground: "blue" };

export const meta = fixedMeta({
  title: t.forEmployees,
  description: t.twoYearsIntoYourJobReferPeople,
});

const STEPS = [
  { title: t.proveYourWorkplace, text: t.weSendACodeToYourWork },
  { title: t.chooseYourPace, text: t.setHowManyRequestsYouWantIn },
  { title: t.readARequest, text: t.requestsComeToThePoolOfYour },
  { title: t.referOrSayWhyNot, text: t.putThePersonForwardThroughYour },
] as const;

const EARNINGS: readonly Fact[] = [
  { icon: "document", title: t.aReviewedRequest, text: t.youArePaidForTheJudgementNot },
  { icon: "chat", title: t.aGuidanceSession, text: t.youNameTheTopicsThePrice },
  { icon: "handshake", title: t.whatYourEmployerPays, text: t.manyEmployersRewardReferrals },
];

const PRIVACY = [
  t.candidatesDoNotLearnWhoYouAre,
  t.yourWorkEMailProvesWhereYou,
  t.requestsFromYourselfOrToYourOwn,
  t.yourPlaceIsCheckedAgainEvery180,
] as const;

export default function ForEmployee() {
  return (
    <div className="on-blue text-ink">
      <section className="wrap grid items-center gap-10 pt-8 pb-14 md:pt-14 lg:grid-cols-[1.3fr_0.7fr]">
        <div>
          <PageHead
            eyebrow={t.forEmployees}
            title={t.youKnowWhoWouldBeGoodAt}
            actions={
              <>
                <RefereeStart />
                <ButtonLink to="/faq" variant="secondary" size="lg">
                  {t.questionsEmployeesAsk}
                </ButtonLink>
              </>
            }
            lead={t.refereesArePeopleWithAtLeastTwo}
          />
        </div>
        <RefereePicture />
      </section>

      <WhatRefereesDo />

      <Section id="what-you-earn" title={t.whatYouEarn} head="text-3xl" className="wrap py-10">
        <p className="prose-width mt-3 mb-6 text-ink-soft">{t.amountsAreSetByWhoRunsThis}</p>
        <FactGrid facts={EARNINGS} />
      </Section>

      <Privacy />
      <TrailData trail={[{ name: t.forEmployees, path: "/for-employee" }]} />
    </div>
  );
}

const WhatRefereesDo = () => (
  <Section id="what-you-do" title={t.whatARefereeDoes} head="text-3xl" className="wrap py-10">
    <ol className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-2">
      {STEPS.map((step, index) => (
        <li key={step.title} className="flex gap-5 border-t border-ink/25 pt-5">
          <span className="font-display text-3xl font-bold text-accent tabular-nums" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3 className="text-xl">{step.title}</h3>
            <p className="mt-2 text-ink-soft">{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  </Section>
);

const Privacy = () => (
  <section className="wrap py-10 pb-20" aria-labelledby="your-privacy">
    <div className="card on-surface grid gap-8 p-6 sm:p-10 lg:grid-cols-[1fr_1.3fr]">
      <div>
        <h2 id="your-privacy" className="text-3xl">
          {t.yourNameStaysYours}
        </h2>
        <p className="mt-4 text-ink-soft">
          {rich(t.vouchingForAStrangerShouldNot, { link: linkTo("/privacy-policy") })}
        </p>
      </div>
      <ul className="grid gap-4">
        {PRIVACY.map((line) => (
          <li key={line} className="flex gap-3">
            <Icon name="shield" size={22} className="mt-0.5 text-good" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </div>
  </section>
);

/** Signed-in people continue to the employee area, which leads others to becoming a referee; visitors sign up first. */
function RefereeStart() {
  const { isLoggedIn, tokenData } = useSession();
  // Admins cannot be referees.
  if (tokenData?.userType === "Admin") return null;
  const to = isLoggedIn ? EMPLOYEE_PATH : `/auth/signup?returnTo=${encodeURIComponent(BECOME_REFEREE_PATH)}`;
  return (
    <ButtonLink to={to} variant="accent" size="lg">
      {isLoggedIn ? t.openTheEmployeeArea : t.becomeAReferee}
    </ButtonLink>
  );
}

/** The picture of the page for employees: a request that was read, and a recommendation. */
function RefereePicture() {
  return (
    <svg viewBox="0 0 400 380" aria-hidden="true" className="mx-auto hidden w-full max-w-sm lg:block">
      <rect
        x="30"
        y="30"
        width="250"
        height="310"
        rx="30"
        className="fill-[oklch(1_0_0/0.12)] stroke-[oklch(1_0_0/0.3)] stroke-2"
      />
      <circle cx="88" cy="94" r="28" className="fill-[oklch(1_0_0/0.35)]" />
      <rect x="132" y="78" width="112" height="14" rx="7" className="fill-[#fff]" />
      <rect x="132" y="102" width="76" height="11" rx="5.5" className="fill-[oklch(1_0_0/0.35)]" />
      {[160, 196, 232].map((y, index) => (
        <g key={y}>
          <rect x="60" y={y} width="22" height="22" rx="7" className="fill-[oklch(1_0_0/0.35)]" />
          <path
            d={`M65 ${y + 11}l5 5 8-10`}
            className="fill-none stroke-[#fff] stroke-[3.5] [stroke-linecap:round] [stroke-linejoin:round]"
          />
          <rect
            x="98"
            y={y + 6}
            width={[140, 108, 126][index]}
            height="10"
            rx="5"
            className="fill-[oklch(1_0_0/0.35)]"
          />
        </g>
      ))}
      <rect x="60" y="284" width="90" height="26" rx="13" className="fill-accent" />
      <path
        d="M214 188h130a32 32 0 0 1 32 32v62a32 32 0 0 1-32 32h-20l-28 32v-32h-82a32 32 0 0 1-32-32v-62a32 32 0 0 1 32-32Z"
        className="fill-accent"
      />
      <path
        d="M248 252 273 277 318 224"
        className="fill-none stroke-on-accent stroke-13 [stroke-linecap:round] [stroke-linejoin:round]"
      />
      <circle cx="322" cy="96" r="44" className="fill-[#fff]" />
      <circle cx="322" cy="96" r="35" className="fill-[oklch(0.415_0.098_241)]" />
      <path
        d="M322 74v23l15 9"
        className="fill-none stroke-[#fff] [stroke-linecap:round] [stroke-linejoin:round] stroke-5"
      />
    </svg>
  );
}
