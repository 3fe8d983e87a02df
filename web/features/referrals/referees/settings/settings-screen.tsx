// A referee's settings: workload, employment and its verification, and leaving.

import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { t } from "#messages/referees.ts";
import { EMPLOYEE_PATH } from "../../../../../contract/paths.ts";
import type { Referee } from "../../../../../contract/referrals/referees-wire.ts";
import { MAX_TITLE, VERIFIED_DAYS, WEEKLY_CAP } from "../../../../../contract/referrals/rules.ts";
import { fill } from "../../../../../messages/fill.ts";
import { ActionDialog, opensDialog, useForm } from "../../../../session/action-form.tsx";
import { ask } from "../../../../session/ask.ts";
import { LoadState } from "../../../../session/load-state.tsx";
import { repeatCall } from "../../../../session/repeat-call.ts";
import { type Action, useAction } from "../../../../session/use-action.ts";
import { isReferee, useReferee } from "../../../../session/use-referee.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { CompanyLogo } from "../../../../ui/logo.tsx";
import { dayOf, monthOf } from "../../../../ui/moments.ts";
import { ProblemAlert } from "../../../../ui/problem-alert.tsx";
import { ScreenHead } from "../../../../ui/screen-head.tsx";
import { Section } from "../../../../ui/section.tsx";
import { CodeStep } from "../become/code-step.tsx";
import { takeReferee } from "../referee-queries.ts";
import { STATUS_WORDS } from "../referee-words.ts";
import { SettingForm, useRefereeChange } from "./setting-form.tsx";

export function SettingsScreen() {
  const query = useReferee();
  const referee = query.data;
  const { hash } = useLocation();
  const isThere = referee !== undefined;
  useEffect(() => {
    // The target of the address's fragment renders later than the document.
    if (isThere && hash) document.getElementById(hash.slice(1))?.scrollIntoView({ block: "start" });
  }, [isThere, hash]);
  if (referee === undefined)
    return (
      <LoadState
        query={query}
        level={1}
        label={t.yourSettingsAreBeingLoaded}
        sizes={["h-11 w-56", "h-56", "h-56"]}
        className="grid gap-6"
      />
    );
  if (!isReferee(referee))
    return (
      <EmptyState
        level={1}
        icon="people"
        title={t.settingsAreForReferees}
        actions={<ButtonLink to={EMPLOYEE_PATH}>{t.whatARefereeDoes}</ButtonLink>}
        text={t.thereIsNothingToSetYet}
      />
    );
  return (
    <>
      <ScreenHead title={t.settings} />
      <div className="grid gap-5 max-w-3xl mt-7">
        <PaceCard referee={referee} />
        <PlaceCard referee={referee} />
        <LeaveCard referee={referee} />
      </div>
    </>
  );
}

function LeaveCard({ referee }: { referee: Referee }) {
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const action = useAction();
  const leave = async () => {
    const isDone = await action.run(
      async () => {
        takeReferee(queries, await repeatCall(() => ask("leaveReferees")));
      },
      fill(t.youAreNoRefereeAtAnyMore2, { companyName: referee.companyName }),
    );
    if (isDone) await navigate(EMPLOYEE_PATH);
  };
  return (
    <section aria-labelledby="leave-title" className="card grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id="leave-title" className="text-xl">
            {t.leave}
          </h2>
          <p className="mt-1 text-sm text-ink-soft">{t.whatYouHaveInHandGoesBack}</p>
        </div>
        <Button variant="secondary" {...opensDialog} onClick={() => setAsking(true)}>
          {t.leave2}
        </Button>
      </div>
      <ActionDialog
        form={useForm(action, {})}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        role="alertdialog"
        title={fill(t.leaveAsARefereeAt, { companyName: referee.companyName })}
        leave={t.stay}
        button={t.leave}
        variant="danger"
        className="grid gap-4"
        onSend={leave}
      >
        <p>{fill(t.requestsInYourHandsGoBackTo, { companyName: referee.companyName })}</p>
      </ActionDialog>
    </section>
  );
}

function PaceCard({ referee }: { referee: Referee }) {
  return (
    <Section id="pace-title" title={t.yourPace} className="card grid gap-6">
      <Pause isPaused={referee.isPaused} />
      <Cap key={referee.weeklyCap} weeklyCap={referee.weeklyCap} />
    </Section>
  );
}

function Pause({ isPaused }: { isPaused: boolean }) {
  const { isBusy, problem, change } = useRefereeChange();
  const press = () => void change({ isPaused: !isPaused }, isPaused ? t.newRequestsReachYouAgain : t.youArePaused2);
  return (
    <SettingRow
      name={
        <>
          {t.newRequests} {isPaused ? <Badge tone="accent">{t.paused}</Badge> : <Badge tone="good">{t.on}</Badge>}
        </>
      }
      text={isPaused ? t.noneReachYouWhatYouHaveIn : t.takeABreakWheneverWorkGetsBusy}
      problem={problem}
    >
      <Button variant={isPaused ? "primary" : "secondary"} busy={isBusy} busyLabel={t.oneMoment} onClick={press}>
        {isPaused ? t.goOn : t.pause}
      </Button>
    </SettingRow>
  );
}

type SettingRowProps = {
  name: ReactNode;
  text: string;
  problem: Action["problem"];
  /** The button that changes it. */
  children: ReactNode;
};

const SettingRow = ({ name, text, problem, children }: SettingRowProps) => (
  <div className="grid gap-3">
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-ink-soft">{text}</p>
      </div>
      {children}
    </div>
    <ProblemAlert problem={problem} />
  </div>
);

function Cap({ weeklyCap }: { weeklyCap: number }) {
  const { least, most } = WEEKLY_CAP;
  return (
    <SettingForm
      name="weeklyCap"
      saved={String(weeklyCap)}
      label={t.atMostSoManyRequestsAWeek}
      hint={fill(t.thoseYouTakeOnInSevenDays, { least, most })}
      look={{ className: "[&_.input]:w-24", inputMode: "numeric", maxLength: 2 }}
      className="flex gap-3"
      read={(typed) => {
        const cap = Number(typed);
        if (!Number.isInteger(cap) || cap < least || cap > most)
          return fill(t.aWholeNumberFromToPlease, { least, most });
        return { change: { weeklyCap: cap }, done: fill(t.atMostAWeekFromNowOn, { cap }) };
      }}
    />
  );
}

/** A referee's employment, as candidates see it, and its verification, which a code renews. */
function PlaceCard({ referee }: { referee: Referee }) {
  const { companyName, companyLogo, since, workDomain, status } = referee;
  return (
    <Section id="verify" title={t.yourPlace} className="card grid gap-6">
      <div className="flex items-center gap-4">
        <CompanyLogo name={companyName} src={companyLogo} decorative />
        <div className="min-w-0">
          <p className="font-semibold">
            {companyName} <Badge tone={STATUS_WORDS[status].tone}>{STATUS_WORDS[status].label}</Badge>
          </p>
          <p className="text-sm text-ink-soft">{fill(t.sinceAddressAt, { since: monthOf(since), workDomain })}</p>
        </div>
      </div>
      <Title key={referee.title} title={referee.title} />
      <Proof referee={referee} />
      <p className="text-sm text-ink-soft">{t.youWorkSomewhereElseNowLeave}</p>
    </Section>
  );
}

const Title = ({ title }: { title: string }) => (
  <SettingForm
    name="title"
    saved={title}
    label={t.whatYouDoThere}
    hint={t.candidatesSeeItOnceYouTakeThem}
    look={{ className: "max-w-md flex-1", maxLength: MAX_TITLE }}
    className="flex flex-wrap gap-3"
    read={(typed) =>
      typed.trim() === "" ? t.pleaseSayWhatYouDoThere : { change: { title: typed.trim() }, done: t.yourTitleIsSaved }
    }
  />
);

/** Renews the verification on request; shows the field for the code while one is awaited. */
function Proof({ referee }: { referee: Referee }) {
  const queries = useQueryClient();
  const { isBusy, problem, run } = useAction();
  if (referee.code !== null) return <CodeStep referee={referee} />;
  const resend = () =>
    void run(async () => {
      takeReferee(queries, await ask("resendRefereeCode", { body: {} }));
    });
  const until = referee.verifiedUntil ? dayOf(referee.verifiedUntil) : null;
  return (
    <SettingRow name={t.proofOfYourWorkAddress} text={proofWords(referee, until)} problem={problem}>
      {referee.isDueSoon && (
        <Button busy={isBusy} busyLabel={t.sendingYourCode} onClick={resend}>
          {t.verifyAgain}
        </Button>
      )}
    </SettingRow>
  );
}

function proofWords({ status, isDueSoon }: Referee, until: string | null): string {
  if (status === "EXPIRED")
    return until
      ? fill(t.itEndedOnANewCodeMakes, { until, verifiedDays: VERIFIED_DAYS })
      : fill(t.itEndedANewCodeMakesIt, { verifiedDays: VERIFIED_DAYS });
  if (isDueSoon) return fill(t.goodUntilANewCodeMakesIt, { until: until ?? "", verifiedDays: VERIFIED_DAYS });
  return fill(t.goodUntilWeRemindYou, { until: until ?? "" });
}
