// A candidate's home: the next best step, jobs that suit them, news of what they sent, and two charts.
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { t } from "#messages/homes.ts";
import { NUMBERS } from "#messages/language.ts";
import type { CandidateHome, HomeJob, NextStepKind } from "../../../contract/homes/wire.ts";
import { bandOf, MAX_SHOWN_SCORE, scoreInWords } from "../../../contract/matching/rules.ts";
import {
  applicationPath,
  CANDIDATE_DASHBOARD_PATH,
  dashboardPath,
  jobPath,
  requestPath,
  sessionPath,
} from "../../../contract/paths.ts";
import { fill } from "../../../messages/fill.ts";
import { ask } from "../../session/ask.ts";
import { candidateHomeKey } from "../../session/candidate-keys.ts";
import { LoadState } from "../../session/load-state.tsx";
import { rememberDashboard } from "../../session/remember-dashboard.ts";
import { suitedInWords } from "../../session/suited-words.ts";
import { Badge } from "../../ui/badge.tsx";
import { BarTable, Trend } from "../../ui/charts.tsx";
import { dayOf, longDayOf, momentOf } from "../../ui/moments.ts";
import { ScreenHead } from "../../ui/screen-head.tsx";
import { PROFILE_PATH, Step } from "./next-step.tsx";
import { Nothing, Part, Row, Rows } from "./parts.tsx";

/** How other features call the states of what is listed here. */
export type HomeWords = {
  application: (one: CandidateHome["applications"][number]) => ReactNode;
  request: (one: CandidateHome["requests"][number]) => ReactNode;
  session: (one: CandidateHome["sessions"][number]) => ReactNode;
};

/**
 * `reminder`: above everything else, for newcomers; null for everybody else. The home waits while it is undefined, so that
 * nothing jumps when it comes.
 */
type ScreenProps = { name: string; words: HomeWords; onUpload: () => void; reminder: ReactNode };

export function CandidateHomeScreen({ name, words, onUpload, reminder }: ScreenProps) {
  // Much of what the person does elsewhere changes it: what is kept shows at once, and is loaded anew each time.
  const query = useQuery({ queryKey: candidateHomeKey, queryFn: () => ask("getCandidateHome"), staleTime: 0 });
  useEffect(() => void rememberDashboard("candidate"), []);
  const first = name.split(/\s/)[0];
  return (
    <>
      <ScreenHead title={first ? fill(t.hello, { first }) : t.hello2} />
      {reminder}
      {query.data && reminder !== undefined ? (
        <Loaded home={query.data} words={words} onUpload={onUpload} isReminded={reminder !== null} />
      ) : (
        <LoadState
          query={query}
          label={t.yourHomeIsBeingLoaded}
          sizes={["h-44", "h-72", "h-56"]}
          className="mt-6 grid gap-4"
        />
      )}
    </>
  );
}

type LoadedProps = { home: CandidateHome; isReminded: boolean } & Omit<ScreenProps, "name" | "reminder">;

/** What the reminder asks for, too. */
const FIRST_STEPS: readonly NextStepKind[] = ["UPLOAD_CV", "COMPLETE_PROFILE"];

function Loaded({ home, words, onUpload, isReminded }: LoadedProps) {
  return (
    <>
      {!(isReminded && FIRST_STEPS.includes(home.step.kind)) && (
        <Step step={home.step} percent={home.profilePercent} onUpload={onUpload} />
      )}
      <div className="mt-4 grid items-start gap-4 lg:mt-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
        <div className="grid gap-4 lg:gap-6">
          <ForYou home={home} />
          <Applications home={home} words={words} />
          <Inside home={home} words={words} />
        </div>
        <div className="grid gap-4 sm:max-lg:grid-cols-2 lg:gap-6">
          <MatchPart home={home} />
          <Funnel funnel={home.funnel} />
        </div>
      </div>
    </>
  );
}

const SCORE_TONES = { red: "bad", orange: "accent", sky: "brand", green: "good" } as const;

function ForYou({ home: { forYou, emptyBecause } }: { home: CandidateHome }) {
  return (
    <Part title={t.forYou} more={{ to: "/jobs", label: t.allJobs }}>
      {forYou.length > 0 ? (
        <Rows>
          {forYou.map((job) => (
            <JobRow key={job.id} job={job} />
          ))}
        </Rows>
      ) : emptyBecause === "NO_PROFILE" ? (
        <Nothing to={PROFILE_PATH} label={t.fillInYourProfile}>
          {t.theJobsThatSuitYouBestStand}
        </Nothing>
      ) : (
        <Nothing to={PROFILE_PATH} label={t.lookAtWhatYouWant}>
          {t.noOpenJobSuitsWhatYourProfile}
        </Nothing>
      )}
    </Part>
  );
}

const JobRow = ({ job }: { job: HomeJob }) => (
  <Row
    to={jobPath(job)}
    title={job.jobTitle}
    company={{ name: job.companyName, logo: job.companyLogo }}
    text={
      <>
        {job.companyName}
        {job.city && ` · ${job.city}`}
        <span className="block text-xs text-ink-faint">{suitedInWords(job).slice(0, 2).join(" ")}</span>
      </>
    }
    aside={job.score !== null && <Badge tone={SCORE_TONES[bandOf(job.score).tone]}>{scoreInWords(job.score)}</Badge>}
  />
);

function Applications({ home: { applications }, words }: { home: CandidateHome; words: HomeWords }) {
  return (
    <Part
      title={t.yourApplications}
      {...(applications.length > 0 && { more: { to: CANDIDATE_DASHBOARD_PATH, label: t.allApplications } })}
    >
      {applications.length > 0 ? (
        <Rows>
          {applications.map((one) => (
            <Row
              key={one.id}
              to={applicationPath(one.id)}
              title={one.jobTitle}
              company={{ name: one.companyName, logo: one.companyLogo }}
              text={fill(t.latestNews, { companyName: one.companyName, updatedAt: dayOf(one.updatedAt) })}
              aside={words.application(one)}
            />
          ))}
        </Rows>
      ) : (
        <Nothing to="/jobs" label={t.findAJobToApplyFor}>
          {t.youHaveNotSentAnApplicationYet}
        </Nothing>
      )}
    </Part>
  );
}

function Inside({ home: { requests, sessions }, words }: { home: CandidateHome; words: HomeWords }) {
  return (
    <div className="grid items-start gap-4 md:grid-cols-2 lg:gap-6">
      <Part
        title={t.referralRequests}
        {...(requests.length > 0 && { more: { to: dashboardPath("requests"), label: t.allRequests } })}
      >
        {requests.length > 0 ? (
          <Rows>
            {requests.map((one) => (
              <Row
                key={one.id}
                to={requestPath(one.id)}
                title={one.jobTitle}
                text={one.companyName}
                aside={words.request(one)}
              />
            ))}
          </Rows>
        ) : (
          <Nothing to="/referrals" label={t.askForAReferral}>
            {t.anEmployeeWhoPutsYouForwardGets}
          </Nothing>
        )}
      </Part>
      <Part
        title={t.sessions}
        {...(sessions.length > 0 && { more: { to: dashboardPath("sessions"), label: t.allSessions } })}
      >
        {sessions.length > 0 ? (
          <Rows>
            {sessions.map((one) => (
              <Row
                key={one.id}
                to={sessionPath(one.id)}
                title={one.topic}
                text={
                  <>
                    {one.companyName}
                    <time dateTime={one.startsAt} className="block">
                      {momentOf(one.startsAt)}
                    </time>
                  </>
                }
                aside={words.session(one)}
              />
            ))}
          </Rows>
        ) : (
          <Nothing to="/guidance" label={t.bookASession}>
            {t.halfAnHourWithAnEmployeePrepares}
          </Nothing>
        )}
      </Part>
    </div>
  );
}

function Funnel({ funnel }: Pick<CandidateHome, "funnel">) {
  const { sent, seen, shortlisted, interview, offer } = funnel;
  const bars = [
    [t.sent, sent],
    [t.seen, seen],
    [t.shortlisted, shortlisted],
    [t.interview, interview],
    [t.offer, offer],
  ] as const;
  return (
    <Part title={t.howFarYourApplicationsCame}>
      {sent > 0 ? (
        <div className="mt-3">
          <BarTable
            caption={t.howManyOfYourApplicationsGotAt}
            heads={[t.stage, t.applications]}
            bars={bars.map(([label, value]) => ({ label, value, text: value.toLocaleString(NUMBERS) }))}
          />
        </div>
      ) : (
        <Nothing to="/jobs" label={t.findJobs}>
          {t.fromSentToOfferEachStageIs}
        </Nothing>
      )}
    </Part>
  );
}

function MatchPart({ home: { matchDays } }: { home: CandidateHome }) {
  const [first, last] = [matchDays[0], matchDays.at(-1)];
  return (
    <Part title={t.yourMatchOverTime}>
      {first && last ? (
        <div className="mt-3">
          <Trend
            caption={t.meanMatchWithTheJobsThatSuit}
            heads={[t.day, t.match]}
            most={MAX_SHOWN_SCORE}
            steps={[0, 30, 60, 90]}
            points={matchDays.map(({ day, score }) => ({ at: Date.parse(day), label: dayOf(day), value: score }))}
          >
            <p className="font-display text-3xl/[1.1] font-bold tabular-nums">
              {last.score}{" "}
              <span className="text-lg font-semibold text-ink-faint">
                {fill(t.ofWord, { maxShownScore: MAX_SHOWN_SCORE })}
              </span>
            </p>
            <p className="mt-1 text-sm/body text-ink-soft">{matchSentence(first, last)}</p>
          </Trend>
        </div>
      ) : (
        <Nothing to={PROFILE_PATH} label={t.uploadYourCv}>
          {t.fromYourFirstCvOnALine}
        </Nothing>
      )}
    </Part>
  );
}

type Day = CandidateHome["matchDays"][number];

function matchSentence(first: Day, last: Day): string {
  if (first.day === last.day) return t.thisIsHowWellTheJobsThat;
  const since = longDayOf(first.day);
  if (last.score === first.score) return fill(t.theJobsThatSuitYouBestMatch, { score: last.score, since });
  return last.score > first.score
    ? fill(t.theJobsThatSuitYouBestMatch2, { score: last.score, score2: first.score, since })
    : fill(t.theJobsThatSuitYouBestMatch3, { score: last.score, score2: first.score, since });
}
