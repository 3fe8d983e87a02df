// Becoming a referee, step by step: the person's job, the code to the work address, and the outcome.
import { useEffect, useState } from "react";
import { EMPLOYEE_REQUESTS_PATH, REFEREE_SETTINGS_PATH } from "../../../../../contract/paths.ts";
import type { Referee } from "../../../../../contract/referrals/referees-wire.ts";
import { VERIFIED_DAYS } from "../../../../../contract/referrals/rules.ts";
import { ask } from "../../../../session/ask.ts";
import { LoadState } from "../../../../session/load-state.tsx";
import { useReferee } from "../../../../session/use-referee.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { dayOf } from "../../../../ui/moments.ts";
import { ScreenHead } from "../../../../ui/screen-head.tsx";
import { StandingNotice } from "../overview/standing-notice.tsx";
import "../../../../styles/people.css";
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
        label="Being loaded."
        sizes={["h-11 w-80 max-w-full", "h-96"]}
        className="grid gap-6"
      />
    );
  if (referee?.status === "VERIFIED" || referee?.status === "EXPIRED") return <Verified referee={referee} />;
  if (referee?.status === "REVIEW") return <Waiting referee={referee} />;
  if (referee?.status === "PENDING" && !isChanging)
    return (
      <>
        <ScreenHead title="Enter your code" />
        <Steps at={2} />
        <div className="grid gap-6 max-w-168 mt-5 [&>.button[type='submit']]:[justify-self:start] card">
          <CodeStep referee={referee} />
          <p className="text-sm text-ink-soft">
            No mail? Look into the spam folder, or ask your IT whether mails from outside are held back.{" "}
            <button type="button" className="text-link font-semibold" onClick={() => setChanging(true)}>
              Change the address or the company
            </button>
          </p>
        </div>
      </>
    );
  return (
    <>
      <ScreenHead title="Become a referee">
        <p>Two minutes: tell us where you work, then prove it by a code to your work e-mail.</p>
      </ScreenHead>
      {referee && referee.status !== "PENDING" && <StandingNotice referee={referee} />}
      <Steps at={1} />
      <BecomeForm before={referee} onSent={() => setChanging(false)} />
    </>
  );
}

const STEPS = ["Where you work", "The code from your mail", "Done"] as const;

function Steps({ at }: { at: 1 | 2 }) {
  return (
    <ol
      className="flex flex-wrap gap-y-2 gap-x-6 mt-7 text-sm/body text-ink-faint [&>li]:flex [&>li]:items-center [&>li]:gap-2 [&>li[aria-current='step']]:font-[650] [&>li[aria-current='step']]:text-ink"
      aria-label="Steps"
    >
      {STEPS.map((name, index) => (
        <li key={name} aria-current={index + 1 === at ? "step" : undefined} data-done={index + 1 < at || undefined}>
          <span aria-hidden="true" className="become-step-number">
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
      title={`You are a referee at ${referee.companyName}`}
      actions={
        <>
          <ButtonLink to={EMPLOYEE_REQUESTS_PATH} variant="accent">
            See the requests
          </ButtonLink>
          <ButtonLink to={REFEREE_SETTINGS_PATH} variant="secondary">
            Set your pace
          </ButtonLink>
        </>
      }
    >
      <p>
        {referee.verifiedUntil && referee.status === "VERIFIED"
          ? `Your work address is proven until ${dayOf(referee.verifiedUntil)}; we ask again every ${VERIFIED_DAYS} days.`
          : "Your work address has to be proven again: see the settings."}
      </p>
    </EmptyState>
  );
}

function Waiting({ referee }: { referee: Referee }) {
  return (
    <EmptyState
      level={1}
      icon="clock"
      title="A person is looking at it"
      actions={
        <ButtonLink to="/employee" variant="secondary">
          To your overview
        </ButtonLink>
      }
    >
      <p>
        Your code was right. We do not know yet that <strong className="text-ink">{referee.workDomain}</strong> belongs
        to {referee.companyName}, so one of us checks it by hand, usually within two working days. You hear of it by
        mail; there is nothing more to do.
      </p>
    </EmptyState>
  );
}
