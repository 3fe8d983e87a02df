// One request as a referee sees it: the job and the match, and beside them the actions.

import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { t } from "#messages/referees.ts";
import { t as requestTexts } from "#messages/referrals.ts";
import { bandOf, MAX_SHOWN_SCORE } from "../../../../../contract/matching/rules.ts";
import { EMPLOYEE_REQUESTS_PATH, jobPath } from "../../../../../contract/paths.ts";
import type { RefereeRequestDetail } from "../../../../../contract/referrals/referees-wire.ts";
import { yearsText } from "../../../../../messages/en/formats.ts";
import { fill } from "../../../../../messages/fill.ts";
import { LoadState } from "../../../../session/load-state.tsx";
import { reasonOf } from "../../../../session/reason-of.ts";
import { isRefusedWith } from "../../../../session/use-action.ts";
import { useReferee } from "../../../../session/use-referee.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Badge, BadgeList } from "../../../../ui/badge.tsx";
import { Breadcrumb } from "../../../../ui/breadcrumb.tsx";
import { ButtonLink } from "../../../../ui/button.tsx";
import { Disclosure } from "../../../../ui/disclosure.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { Gauge } from "../../../../ui/gauge.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { Section } from "../../../../ui/section.tsx";
import { useRequest } from "../referee-queries.ts";
import { VIEW_WORDS, whoOf } from "../referee-words.ts";
import { DeskPanel } from "./desk-panel.tsx";

export function RequestScreen({ requestId }: { requestId: string }) {
  const query = useRequest(requestId);
  const { data: request, error, refetch } = query;
  if (isRefusedWith(error, 404)) return <Gone why={reasonOf(error)} />;
  if (!request)
    return (
      <LoadState
        query={query}
        level={1}
        label={requestTexts.theRequestIsBeingLoaded}
        sizes={["h-5 w-48", "h-11 w-96 max-w-full", "h-80"]}
        className="grid gap-5"
      />
    );
  return <Request request={request} onStale={() => void refetch()} />;
}

function Request({ request, onStale }: { request: RefereeRequestDetail; onStale: () => void }) {
  const words = VIEW_WORDS[request.view];
  const wasClaimed = useWasClaimed(request);
  return (
    <>
      <Breadcrumb
        trail={[
          { name: t.requests, path: EMPLOYEE_REQUESTS_PATH },
          { name: request.jobTitle, path: "" },
        ]}
      />
      <div className="flex flex-wrap items-center gap-y-2 gap-x-4 mt-4 [&>h1]:min-w-0 [&>h1]:wrap-anywhere">
        <h1 className="text-3xl">{request.jobTitle}</h1>
        <Badge tone={words.tone}>{words.label}</Badge>
      </div>
      <p className="mt-2 text-ink-soft">
        {request.candidate ? `${request.candidate.name} · ` : ""}
        {whoOf(request)}
      </p>
      <div className="inbox-columns">
        <DeskPanel request={request} wasClaimed={wasClaimed} onStale={onStale} />
        <div className="grid min-w-0 gap-6">
          <MatchPart request={request} />
          {request.note && (
            <Section id="note-title" title={t.whatTheyWrite} className="card">
              <p className="mt-3 whitespace-pre-line wrap-anywhere">{request.note}</p>
            </Section>
          )}
          <JobPart request={request} />
        </div>
      </div>
    </>
  );
}

/** Whether the referee's claim expired while this page was open, so that the page can say so. */
function useWasClaimed({ id, view }: RefereeRequestDetail): boolean {
  const [was, setWas] = useState(false);
  const seen = useRef({ id, view });
  useEffect(() => {
    if (seen.current.id === id && seen.current.view === "CLAIMED" && view === "POOL") setWas(true);
    if (view === "CLAIMED") setWas(false);
    seen.current = { id, view };
  }, [id, view]);
  return was;
}

/** Claimed by another referee, withdrawn, or of another company; or the inbox is closed: `why` is the server's text. */
const Gone = ({ why }: { why: string }) => (
  <EmptyState
    level={1}
    icon="people"
    title={t.thisRequestCannotBeShownNow}
    actions={<ButtonLink to={EMPLOYEE_REQUESTS_PATH}>{t.toTheRequests}</ButtonLink>}
    text={why}
  />
);

function JobPart({ request }: { request: RefereeRequestDetail }) {
  const companyName = useReferee().data?.companyName ?? "";
  const { jobId, jobUrl, jobTitle, jobDescription, isJobOpen } = request;
  return (
    <Section id="job-title" title={requestTexts.theJob} className="card">
      <p className="mt-3">
        {jobId ? (
          <Link to={jobPath({ id: jobId, companyName })} className="text-link">
            {jobTitle}
          </Link>
        ) : isWebAddress(jobUrl) ? (
          <a href={jobUrl} target="_blank" rel="noopener noreferrer nofollow" className="text-link">
            {jobTitle}
            <Icon name="external" size={16} className="ms-1.5 inline align-[-0.15em]" />
            <span className="sr-only"> {requestTexts.opensInANewTab}</span>
          </a>
        ) : (
          jobTitle
        )}
      </p>
      {!isJobOpen && (
        <Alert tone="notice" className="mt-4" title={t.thisJobTakesNoApplicationsHere}>
          <p>{t.youCanStillReferThemIfIt}</p>
        </Alert>
      )}
      {jobDescription && (
        <Disclosure summary={t.theDescriptionAsTheCandidate} className="mt-3">
          <p className="whitespace-pre-line wrap-anywhere">{jobDescription}</p>
        </Disclosure>
      )}
    </Section>
  );
}

/** Addresses come from candidates: only web addresses become links. */
const isWebAddress = (address: string | null): address is string => address !== null && /^https?:\/\//i.test(address);

/** Explains the candidate's match with the job, as the server calculated it at the request. */
function MatchPart({ request }: { request: RefereeRequestDetail }) {
  const { score, matched, missing } = request;
  return (
    <Section id="match-title" title={t.match} className="card">
      <div className="grid gap-y-4 gap-x-8 items-center justify-items-center mt-3.5 sm:grid-cols-[auto_minmax(0,1fr)]">
        <Gauge label={requestTexts.matchScore} value={score} max={MAX_SHOWN_SCORE} {...bandOf(score)} size="lg" />
        <p className="text-ink-soft">{summaryOf(request)}</p>
      </div>
      <Skills title={t.skillsOfTheJobThatTheyHave} names={[...matched.coreSkills, ...matched.softSkills]} tone="good" />
      <Skills
        title={t.skillsThatTheirCvDoesNotName}
        names={[...missing.coreSkills, ...missing.softSkills]}
        tone="plain"
      />
      <p className="mt-4 text-xs text-ink-faint">{t.reckonedFromTheCvWhenTheyAsked}</p>
    </Section>
  );
}

function summaryOf({ matched, missing, YOE }: RefereeRequestDetail): string {
  const has = matched.coreSkills.length;
  const of = has + missing.coreSkills.length;
  const skills =
    of === 0
      ? t.theJobNamesNoCoreSkills
      : has === of
        ? fill(t.theyHaveAllCoreSkillsThatThe, { of })
        : fill(t.theyHaveOfTheCoreSkillsThat, { has, of });
  return YOE === null ? skills : fill(t.ofExperience, { skills, yoe: yearsText(YOE) });
}

function Skills({ title, names, tone }: { title: string; names: readonly string[]; tone: "good" | "plain" }) {
  if (names.length === 0) return null;
  return (
    <>
      <h3 className="mt-5 font-sans text-sm/body font-[650] tracking-normal">{title}</h3>
      <BadgeList names={names} tone={tone} />
    </>
  );
}
