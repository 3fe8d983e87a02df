// A recruiter's home: what waits for an answer, the company's open jobs by stage, and how long answers and hires take.

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { t } from "#messages/homes.ts";
import { NUMBERS } from "#messages/language.ts";
import { CallError } from "../../../contract/call-error.ts";
import type { RecruiterHome, TypicalTime } from "../../../contract/homes/wire.ts";
import { scoreInWords } from "../../../contract/matching/rules.ts";
import { applicantsPath, CORPORATE_JOBS_PATH } from "../../../contract/paths.ts";
import { fill } from "../../../messages/fill.ts";
import { ask } from "../../session/ask.ts";
import { recruiterHomeKey } from "../../session/company-keys.ts";
import { LoadState } from "../../session/load-state.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Badge } from "../../ui/badge.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { counted, dayOf } from "../../ui/moments.ts";
import { rich } from "../../ui/rich.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";
import { linkTo } from "../../ui/tags.tsx";
import { Facts, Nothing, Part, ROW_LINK, Row, Rows } from "./parts.tsx";

const NEW_JOB_PATH = `${CORPORATE_JOBS_PATH}/new`;

export function RecruiterHomeScreen({ companyName }: { companyName: string | undefined }) {
  // Every answer to an applicant changes it: what is kept shows at once, and is loaded anew each time.
  const query = useQuery({ queryKey: recruiterHomeKey, queryFn: () => ask("getRecruiterHome"), staleTime: 0 });
  const home = query.data;
  return (
    <>
      <ScreenHead
        eyebrow={home?.companyName ?? companyName}
        title={t.yourHiring}
        actions={
          home && (
            <ButtonLink to={NEW_JOB_PATH} variant="accent">
              <Icon name="plus" />
              {t.postAJob}
            </ButtonLink>
          )
        }
      />
      {home ? (
        <>
          {home.suspension && <Suspended {...home.suspension} />}
          <Loaded home={home} />
        </>
      ) : query.error instanceof CallError && query.error.status === 403 ? (
        <EmptyState icon="people" title={t.youDoNotBelongToACompany} className="mt-8">
          <p>{t.askAnAdminOfYourCompanyFor}</p>
        </EmptyState>
      ) : (
        <LoadState
          query={query}
          label={t.yourHomeIsBeingLoaded}
          sizes={["h-28", "h-64", "h-64"]}
          className="mt-7 grid gap-4"
        />
      )}
    </>
  );
}

const Suspended = ({ reason, at }: NonNullable<RecruiterHome["suspension"]>) => (
  <Alert tone="bad" title={fill(t.yourCompanyIsSuspended, { day: dayOf(at) })} className="mt-7">
    <p className="mt-1 whitespace-pre-line wrap-anywhere">{reason}</p>
    <p className="mt-2">{rich(t.whatASuspensionMeans, { link: linkTo("/contact") })}</p>
  </Alert>
);

function Loaded({ home }: { home: RecruiterHome }) {
  const { openJobs, drafts, unanswered, firstAnswer, hire } = home;
  if (openJobs === 0 && firstAnswer.of === 0 && hire.of === 0) return <Start drafts={drafts} />;
  return (
    <>
      <Facts
        facts={[
          {
            name: t.openJobs,
            value: openJobs.toLocaleString(NUMBERS),
            note: drafts > 0 ? fill(t.andDrafts, { drafts }) : t.postedHere,
          },
          {
            name: t.toAnswer,
            value: unanswered.toLocaleString(NUMBERS),
            note: unanswered === 1 ? t.applicantWithoutAnAnswer : t.applicantsWithoutAnAnswer,
          },
          { name: t.firstAnswerTakes, ...timeWords(firstAnswer, [t.shownFromThreeAnswersOn, t.usuallyOfAnswers]) },
          { name: t.aHireTakes, ...timeWords(hire, [t.shownFromThreeHiresOn, t.usuallyOfHires]) },
        ]}
      />
      <div className="mt-4 grid items-start gap-4 lg:mt-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
        <Waiting home={home} />
        <Jobs home={home} />
      </div>
    </>
  );
}

/** From three on: fewer would tell of single people. */
const timeWords = (
  { hours, of }: TypicalTime,
  [few, usual]: readonly [string, typeof t.usuallyOfAnswers | typeof t.usuallyOfHires],
): { value: string; note: string } =>
  hours === null ? { value: "–", note: few } : { value: spanOf(hours), note: fill(usual, { of }) };

/** 30 -> "30 hours", 100 -> "4 days". */
function spanOf(hours: number): string {
  if (hours < 1) return t.underAnHour;
  return hours < 48 ? counted(hours, "hour") : counted(Math.round(hours / 24), "day");
}

function Start({ drafts }: { drafts: number }) {
  return (
    <EmptyState
      icon="briefcase"
      title={t.postYourFirstJob}
      className="mt-8 rounded-xl border border-dashed border-line-strong"
      actions={
        <>
          <ButtonLink to={NEW_JOB_PATH} variant="accent" size="lg">
            <Icon name="plus" />
            {t.postAJob}
          </ButtonLink>
          {drafts > 0 && (
            <ButtonLink to={CORPORATE_JOBS_PATH} variant="secondary" size="lg">
              {t.goOnWithADraft}
            </ButtonLink>
          )}
        </>
      }
      text={t.itTakesAFewMinutesAndSaves}
    />
  );
}

function Waiting({ home: { waiting, unanswered } }: { home: RecruiterHome }) {
  return (
    <Part title={t.waitingForYourAnswer} className="lg:order-last">
      {waiting.length > 0 ? (
        <>
          <Rows>
            {waiting.map(({ applicationId, jobId, name, jobTitle, score, appliedAt }) => (
              <Row
                key={applicationId}
                to={applicantsPath(jobId, applicationId)}
                title={name}
                text={
                  <>
                    {jobTitle}
                    <span className="block text-xs text-ink-faint">
                      {fill(t.applied, { appliedAt: dayOf(appliedAt), score: scoreInWords(score) })}
                    </span>
                  </>
                }
              />
            ))}
          </Rows>
          {unanswered > waiting.length && (
            <p className="mt-2 text-sm/body text-ink-faint">{t.theseWaitLongestOpenAJobTo}</p>
          )}
        </>
      ) : (
        <Nothing to={CORPORATE_JOBS_PATH} label={t.allJobs}>
          {t.everyApplicantHasAnAnswerNewOnes}
        </Nothing>
      )}
    </Part>
  );
}

const STAGES = [
  ["APPLIED", t.applied2],
  ["SHORTLISTED", t.shortlisted],
  ["INTERVIEW", t.interview],
  ["OFFERED", t.offer],
  ["HIRED", t.hired],
] as const;

function Jobs({ home: { jobs, openJobs, ending } }: { home: RecruiterHome }) {
  const endOf = (id: string) => ending.find(({ jobId }) => jobId === id)?.expiresAt;
  return (
    <Part
      title={t.openJobsByStage}
      more={{ to: CORPORATE_JOBS_PATH, label: openJobs > jobs.length ? fill(t.allOpenJobs, { openJobs }) : t.allJobs }}
    >
      {jobs.length > 0 ? (
        <ul className="mt-3 divide-y divide-line">
          {jobs.map((job) => {
            const end = endOf(job.id);
            return (
              <Job key={job.id} job={job}>
                {end && <Badge tone="accent">{fill(t.ends, { end: dayOf(end) })}</Badge>}
              </Job>
            );
          })}
        </ul>
      ) : (
        <Nothing to={NEW_JOB_PATH} label={t.postAJob}>
          {t.noJobIsOpenPostOneOr}
        </Nothing>
      )}
    </Part>
  );
}

function Job({ job, children }: { job: RecruiterHome["jobs"][number]; children: ReactNode }) {
  return (
    <li className="group relative grid items-center gap-x-6 gap-y-2 py-3.5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <Link to={applicantsPath(job.id)} className={ROW_LINK}>
          {job.jobTitle}
        </Link>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm/body text-ink-faint">
          {job.city}
          {children}
        </p>
      </div>
      {job.applicants > 0 ? (
        <dl className="grid grid-cols-5 gap-x-1 text-center sm:grid-cols-[repeat(5,4.25rem)]">
          {STAGES.map(([stage, label]) => {
            const count = job.counts[stage] ?? 0;
            return (
              <div key={stage} className="flex min-w-0 flex-col-reverse">
                <dt className="truncate text-xs text-ink-faint max-sm:text-[0.6875rem]">{label}</dt>
                <dd
                  className={`font-display text-xl/[1.2] font-bold tabular-nums ${count === 0 ? "text-ink-faint" : "text-ink"}`}
                >
                  {count.toLocaleString(NUMBERS)}
                </dd>
              </div>
            );
          })}
        </dl>
      ) : (
        <p className="text-sm/body text-ink-faint">{t.noApplicantsYet}</p>
      )}
    </li>
  );
}
