// Becoming a referee, step by step: the person's job, the code to the work address, and the outcome.

import { useEffect, useState } from "react";
import { t } from "#messages/referees.ts";
import { EMPLOYEE_REQUESTS_PATH, REFEREE_SETTINGS_PATH } from "../../../../../contract/paths.ts";
import type { Referee } from "../../../../../contract/referrals/referees-wire.ts";
import { VERIFIED_DAYS } from "../../../../../contract/referrals/rules.ts";
import { fill } from "../../../../../messages/fill.ts";
import { ask } from "../../../../session/ask.ts";
import { LoadState } from "../../../../session/load-state.tsx";
import { useReferee } from "../../../../session/use-referee.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { dayOf } from "../../../../ui/moments.ts";
import { rich } from "../../../../ui/rich.tsx";
import { ScreenHead } from "../../../../ui/screen-head.tsx";
import { StandingNotice } from "../overview/standing-notice.tsx";
import { BecomeForm } from "./become-form.tsx";
import { CodeStep } from "./code-step.tsx";

export function BecomeScreen() {
  // The first steps of a person who came for this begin with it.
  useEffect(() => void ask("noteOnboarding", { body: { note: "CAME_TO_REFER" } }).catch(() => {}), []);
  const query = useReferee();
  const referee = query.data;
  // Returns from the code step to the form, to correct a mistyped address.
  const [isChanging, setChanging] = useState(false);
  if (referee === undefined)
    return (
      <LoadState
        query={query}
        level={1}
        label={t.beingLoaded}
        sizes={["h-11 w-80 max-w-full", "h-96"]}
        className="grid gap-6"
      />
    );
  if (referee?.status === "VERIFIED" || referee?.status === "EXPIRED") return <Verified referee={referee} />;
  if (referee?.status === "REVIEW") return <Waiting referee={referee} />;
  if (referee?.status === "PENDING" && !isChanging)
    return (
      <>
        <ScreenHead title={t.enterYourCode} />
        <Steps at={2} />
        <div className="grid gap-6 max-w-168 mt-5 [&>.button[type='submit']]:[justify-self:start] card">
          <CodeStep referee={referee} />
          <p className="text-sm text-ink-soft">
            {rich(t.noMailLookIntoTheSpamFolder, {
              button: (words) => (
                <button type="button" className="text-link font-semibold" onClick={() => setChanging(true)}>
                  {words}
                </button>
              ),
            })}
          </p>
        </div>
      </>
    );
  return (
    <>
      <ScreenHead title={t.becomeAReferee}>
        <p>{t.twoMinutesTellUsWhereYouWork}</p>
      </ScreenHead>
      {referee && referee.status !== "PENDING" && <StandingNotice referee={referee} />}
      <Steps at={1} />
      <BecomeForm before={referee} onSent={() => setChanging(false)} />
    </>
  );
}

const STEPS = [t.whereYouWork, t.theCodeFromYourMail, t.done] as const;

function Steps({ at }: { at: 1 | 2 }) {
  return (
    <ol
      className="flex flex-wrap gap-y-2 gap-x-6 mt-7 text-sm/body text-ink-faint [&>li]:flex [&>li]:items-center [&>li]:gap-2 [&>li[aria-current='step']]:font-[650] [&>li[aria-current='step']]:text-ink"
      aria-label={t.steps}
    >
      {STEPS.map((name, index) => (
        <li key={name} aria-current={index + 1 === at ? "step" : undefined} data-done={index + 1 < at || undefined}>
          <span
            aria-hidden="true"
            className="grid place-items-center size-6.5 border-[1.5px] border-line-strong rounded-full font-bold leading-none in-[[aria-current]]:border-brand in-[[aria-current]]:bg-brand in-[[aria-current]]:text-on-brand in-data-done:border-good in-data-done:text-good"
          >
            {index + 1}
          </span>
          {name}
        </li>
      ))}
    </ol>
  );
}

function Verified({ referee }: { referee: Referee }) {
  return (
    <EmptyState
      level={1}
      icon="shield"
      title={fill(t.youAreARefereeAt, { companyName: referee.companyName })}
      actions={
        <>
          <ButtonLink to={EMPLOYEE_REQUESTS_PATH} variant="accent">
            {t.seeTheRequests}
          </ButtonLink>
          <ButtonLink to={REFEREE_SETTINGS_PATH} variant="secondary">
            {t.setYourPace}
          </ButtonLink>
        </>
      }
      text={
        referee.verifiedUntil && referee.status === "VERIFIED"
          ? fill(t.yourWorkAddressIsProvenUntil, {
              until: dayOf(referee.verifiedUntil),
              days: VERIFIED_DAYS,
            })
          : t.yourWorkAddressHasToBeProven
      }
    />
  );
}

function Waiting({ referee }: { referee: Referee }) {
  return (
    <EmptyState
      level={1}
      icon="clock"
      title={t.aPersonIsLookingAtIt}
      actions={
        <ButtonLink to="/employee" variant="secondary">
          {t.toYourOverview}
        </ButtonLink>
      }
    >
      <p>
        {rich(t.yourCodeWasRightWeDoNot, {
          workDomain: referee.workDomain,
          companyName: referee.companyName,
          b: (words) => <strong className="text-ink">{words}</strong>,
        })}
      </p>
    </EmptyState>
  );
}
