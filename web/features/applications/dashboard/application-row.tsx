// One application in the list: job, status and progress; opens to its details.

import { memo, useState } from "react";
import { Link } from "react-router";
import { t } from "#messages/applications.ts";
import { t as h } from "#messages/hiring.ts";
import { type ApplicationStatus, mayWithdraw } from "../../../../contract/applications/rules.ts";
import type { Application } from "../../../../contract/applications/wire.ts";
import { bandOf } from "../../../../contract/matching/rules.ts";
import { jobPath } from "../../../../contract/paths.ts";
import { fill } from "../../../../messages/fill.ts";
import { opensDialog } from "../../../session/action-form.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { CompanyLogo } from "../../../ui/logo.tsx";
import { dayOf } from "../../../ui/moments.ts";
import { rich } from "../../../ui/rich.tsx";
import { RowFact, RowOpener, RowSign } from "../../../ui/rows/opening-row.tsx";
import { StepTrack } from "../../../ui/rows/step-track.tsx";
import { Timeline } from "../../../ui/rows/timeline.tsx";
import { strong, unseen } from "../../../ui/tags.tsx";
import { AnswerList } from "../answer-list.tsx";
import { STATUS_LOOKS, STATUS_WORDS } from "../status-words.ts";
import { TalkSection } from "../talk/conversation.tsx";
import { InterviewSection } from "../talk/interviews.tsx";
import { ExternalProgress, WithdrawDialog } from "./application-acts.tsx";
import { rowId } from "./list-filters.ts";
import { progressOf, stepsOf, TRACK } from "./progress.ts";

type ApplicationRowProps = {
  sent: Application;
  isOpen: boolean;
  /** Address of the list with this one open, or closed again. */
  toggleTo: string;
};

export const ApplicationRow = memo(function ApplicationRow({ sent, isOpen, toggleTo }: ApplicationRowProps) {
  const { id, jobTitle, companyName, companyLogo, city, kind, status, appliedAt, updatedAt } = sent;
  const detailsId = `${rowId(id)}-details`;
  return (
    <li className="card sent-row p-0 scroll-my-24" id={rowId(id)} data-open={isOpen || undefined}>
      <div className="row-summary">
        <CompanyLogo name={companyName} src={companyLogo} decorative />
        <div className="min-w-0">
          <h3 className="row-title">
            <RowOpener isOpen={isOpen} toggleTo={toggleTo} detailsId={detailsId}>
              {jobTitle}
            </RowOpener>
          </h3>
          <p className="flex flex-wrap gap-x-[0.4rem] wrap-anywhere [&>span:not(:last-child)::after]:content-['_·'] text-ink-soft">
            <span>{companyName}</span>
            {city && <span>{city}</span>}
          </p>
          <p className="flex flex-wrap gap-x-[0.4rem] wrap-anywhere [&>span:not(:last-child)::after]:content-['_·'] mt-1 text-sm/body text-ink-faint">
            <span>{fill(t.applied, { appliedAt: dayOf(appliedAt) })}</span>
            {kind === "EXTERNAL" && <span>{t.onTheEmployersSite}</span>}
            {dayOf(updatedAt) !== dayOf(appliedAt) && (
              <span>{fill(t.lastChange, { updatedAt: dayOf(updatedAt) })}</span>
            )}
          </p>
        </div>
        <div className="grid justify-items-start gap-2.5 max-[60rem]:col-span-full max-[60rem]:row-2 max-[60rem]:grid-cols-[auto_minmax(0,1fr)] max-[60rem]:items-center max-[60rem]:gap-3.5 max-[60rem]:mt-1.5">
          <StatusBadge status={status} />
          <StageTrack sent={sent} />
        </div>
        <RowSign />
      </div>
      {isOpen && <ApplicationDetails sent={sent} id={detailsId} />}
    </li>
  );
});

const StatusBadge = ({ status }: { status: ApplicationStatus }) => (
  <Badge {...STATUS_LOOKS[status]}>{STATUS_WORDS[status]}</Badge>
);

function StageTrack({ sent }: { sent: Pick<Application, "status" | "timeline"> }) {
  const { reached, hasEnded } = progressOf(sent);
  const last = TRACK[reached - 1] ?? "APPLIED";
  return (
    <StepTrack
      {...{ reached, hasEnded }}
      steps={TRACK.map((stage) => STATUS_WORDS[stage])}
      words={fill(hasEnded ? t.itCameToOf : t.stepOf, {
        reached,
        count: TRACK.length,
        statusWords: STATUS_WORDS[last],
      })}
    />
  );
}

function ApplicationDetails({ sent, id }: { sent: Application; id: string }) {
  const isExternal = sent.kind === "EXTERNAL";
  return (
    <div
      id={id}
      className="grid grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] gap-y-6 gap-x-10 p-5 border-t border-t-line max-md:grid-cols-[minmax(0,1fr)] max-md:p-4"
    >
      <section aria-label={t.timeline}>
        <h4 className="row-head">{t.timeline}</h4>
        <Timeline steps={stepsOf(sent)} />
      </section>
      <section aria-label={isExternal ? t.yourProgress : t.whatYouSent}>
        <h4 className="row-head">{isExternal ? t.onTheEmployersSite2 : t.whatYouSent}</h4>
        <Facts sent={sent} />
        {sent.answers.length > 0 && (
          <div className="mt-4">
            <h5 className="font-semibold">{h.yourAnswers}</h5>
            <AnswerList answers={sent.answers} />
          </div>
        )}
        {isExternal ? <ExternalProgress sent={sent} /> : <Withdrawing sent={sent} />}
      </section>
      {!isExternal && sent.undoSeconds <= 0 && <TalkParts sent={sent} />}
    </div>
  );
}

function TalkParts({ sent: { id, companyName } }: { sent: Application }) {
  return (
    <>
      <section aria-label={h.messages}>
        <h4 className="row-head">{h.messages}</h4>
        <TalkSection applicationId={id} />
      </section>
      <section aria-label={h.interviews}>
        <h4 className="row-head">{h.interviews}</h4>
        <InterviewSection applicationId={id} side="CANDIDATE" withName={companyName} canOffer={false} />
      </section>
    </>
  );
}

function Facts({ sent }: { sent: Application }) {
  const { cv, matchingScore, jobUrl, isJobOpen, isJobFilled, answerTime, companyName, status } = sent;
  return (
    <ul className="grid gap-2 text-sm/body text-ink-soft [&>li]:flex [&>li]:gap-2.5 [&>li]:wrap-anywhere [&_strong]:font-semibold [&_strong]:text-ink">
      <RowFact icon="briefcase">
        <Link to={jobPath({ id: sent.jobId, companyName: sent.companyName })} className="text-link">
          {t.seeTheJob}
        </Link>
      </RowFact>
      {cv && (
        <RowFact icon="document">
          {rich(t.uploaded2, { fileName: cv.fileName, uploadedAt: dayOf(cv.uploadedAt), b: strong })}
        </RowFact>
      )}
      {matchingScore >= 0 && (
        <RowFact icon="spark">
          {rich(t.matchScoreWhenYouApplied, {
            matchingScore,
            words: bandOf(matchingScore).words.toLowerCase(),
            b: strong,
          })}
        </RowFact>
      )}
      {jobUrl && (
        <RowFact icon="external">
          <a href={jobUrl} target="_blank" rel="noopener noreferrer nofollow" className="text-link">
            {rich(t.theJobOnTheEmployersSiteOpens, { span: unseen })}
          </a>
        </RowFact>
      )}
      {status === "APPLIED" && isJobOpen && answerTime && (
        <RowFact icon="clock">{fill(h.usuallyAnswers, { companyName, days: answerTime.days })}</RowFact>
      )}
      {!isJobOpen && (
        <RowFact icon="clock">
          {isJobFilled && mayWithdraw(status) ? h.jobIsFilled : t.theJobTakesNoNewApplications}
        </RowFact>
      )}
    </ul>
  );
}

function Withdrawing({ sent }: { sent: Application }) {
  const [isOpen, setOpen] = useState(false);
  if (!mayWithdraw(sent.status) && !isOpen) return null;
  return (
    <p className="sent-buttons">
      <Button variant="secondary" size="sm" {...opensDialog} onClick={() => setOpen(true)}>
        {t.withdraw}
      </Button>
      <WithdrawDialog sent={sent} isOpen={isOpen} onClose={() => setOpen(false)} />
    </p>
  );
}
