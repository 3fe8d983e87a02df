// How a request to a company's employees works: its steps, and who sees what when.

import { t } from "#messages/companies.ts";
import { fill } from "../../../messages/fill.ts";
import { Section } from "../../ui/section.tsx";

type RequestKind = "referral" | "guidance";

type Step = { title: string; text: string };

const STEPS: Record<RequestKind, (name: string) => readonly Step[]> = {
  referral: (name) => [
    { title: t.pickTheJob, text: fill(t.chooseOneOfTheOpenJobsAt, { name }) },
    { title: t.weCompareItWithYourRSum, text: t.youSeeTheMatchAndWhatIs },
    { title: t.someoneInsideTakesItUp, text: fill(t.verifiedEmployeesOfSeeYour, { name }) },
    { title: t.youHearBackEitherWay, text: t.aReferralComesWithProofThatIt },
  ],
  guidance: (name) => [
    { title: t.pickATopic, text: fill(t.interviewPracticeForHowItsTeams, { name }) },
    { title: t.chooseAPersonAndATime, text: t.seeWhoOffersGuidanceAtWhatPrice },
    { title: t.meet, text: t.onceTheyAcceptYouBothGetA },
    { title: t.sayHowItWas, text: t.bothSidesCanRateTheSessionThe },
  ],
};

const PROMISES = [t.youSeeThePriceAndWhatComes, t.everyGuideHasProvenAWorkE, t.aFullRefundUntil48HoursBefore];

export function RequestSteps({ kind, name }: { kind: RequestKind; name: string }) {
  return (
    <Section id="steps-title" title={t.howItWorks}>
      <ol className="steps">
        {STEPS[kind](name).map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The guarantees for a person who books guidance. */
export function RequestPromises() {
  return (
    <ul className="grid gap-3 pt-3.5 border-t border-t-line text-sm/body text-ink-soft [&>li]:relative [&>li]:ps-5 [&>li::before]:content-[''] [&>li::before]:absolute [&>li::before]:inset-s-0 [&>li::before]:top-[0.5em] [&>li::before]:w-2 [&>li::before]:h-2 [&>li::before]:rounded-full [&>li::before]:bg-good">
      {PROMISES.map((promise) => (
        <li key={promise}>{promise}</li>
      ))}
    </ul>
  );
}
