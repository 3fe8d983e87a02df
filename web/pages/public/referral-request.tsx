// Requesting a referral at one company: job, note, match, and what is shared; sending requires a sign-in.
import { Suspense, useEffect, useMemo, useState } from "react";
import { data } from "react-router";
import { t } from "#messages/content.ts";
import { mayHaveResume } from "../../../contract/identity/rules.ts";
import { referralPath } from "../../../contract/paths.ts";
import { REFERRAL_SCORE } from "../../../contract/referrals/rules.ts";
import { fill } from "../../../messages/fill.ts";
import { CompanyHeader, CompanyPanel } from "../../features/companies/company-panel.tsx";
import { loadCompany } from "../../features/companies/load-companies.ts";
import { answersText, presentCompany } from "../../features/companies/present-company.ts";
import { RequestSteps } from "../../features/companies/request-steps.tsx";
import { TrailData } from "../../features/content/seo/json-ld.tsx";
import { NO_COMPANY, pageMeta } from "../../features/content/seo/page-meta.ts";
import { loadChosenJob, loadCompanyJobs } from "../../features/jobs/load-jobs.ts";
import { named } from "../../features/jobs/not-disclosed.ts";
import { MatchOverlay, useMatchState } from "../../features/matching/match-overlay.tsx";
import { matchStore, type Person, type Scorable } from "../../features/matching/match-store.ts";
import type { ChosenJob } from "../../features/referrals/ask/ask-draft.ts";
import { AskFormSlot, AskPanel, countReferees, WhatIsShared } from "../../features/referrals/ask/ask-panel.tsx";
import { JobPicker, OTHER_JOB } from "../../features/referrals/ask/job-picker.tsx";
import { ResumeDialog } from "../../features/resumes/lazy-dialogs.tsx";
import { apiContext, siteContext } from "../../server-context.ts";
import { useSession } from "../../session/session-context.tsx";
import { isSessionExpected } from "../../session/signed-in-mark.ts";
import { refuseOff } from "../../site-facts.ts";
import type { Route } from "./+types/referral-request";

const SHOWN_JOBS = 50;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  refuseOff(context.get(siteContext), "referrals");
  const api = context.get(apiContext);
  const { pathname, search, searchParams } = url;
  const company = await loadCompany(api, { companyId: params.id, pathname, search }, referralPath);
  const searchText = (searchParams.get("searchText") ?? "").trim().slice(0, 100);
  const jobId = searchParams.get("jobId");
  const companyId = company.SK;
  const now = Date.now();
  const [listed, referees] = await Promise.all([
    loadCompanyJobs(api, { companyId, count: SHOWN_JOBS, now, searchText }),
    countReferees(api, companyId),
  ]);
  const found = await loadChosenJob(api, { jobId: jobId === OTHER_JOB ? null : jobId, companyId, listed, now });
  const jobs = found && !listed.some((job) => job.id === found.id) ? [found, ...listed] : listed;
  const chosen: ChosenJob | null =
    jobId === OTHER_JOB ? { kind: "other" } : found && { kind: "listed", id: found.id, title: found.title };
  return data({
    company: presentCompany(company),
    jobs: jobs.map(({ id, title, places, ago, isExternal, match }) => ({
      ...{ id, title, isExternal, match },
      facts: `${named(t.location, places)} · ${ago}`,
    })),
    chosen,
    searchText,
    referees,
  });
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  const company = (loaderData as Awaited<ReturnType<typeof loader>>["data"] | undefined)?.company;
  if (!company) return pageMeta(args, NO_COMPANY);
  return pageMeta(args, {
    title: fill(t.askForAReferralAt, { name: company.name }),
    description: fill(t.howToGetReferredAtPickA, { name: company.name }),
    path: referralPath({ SK: company.id, name: company.name }),
  });
};

export default function ReferralRequest({ loaderData }: Route.ComponentProps) {
  const { company, chosen, searchText, referees } = loaderData;
  const [isUploading, setUploading] = useState(false);
  const { rows, Score, isAskable, isSettled } = useAskableRows(loaderData.jobs);
  const path = referralPath({ SK: company.id, name: company.name });
  const chosenId = chosen && (chosen.kind === "other" ? OTHER_JOB : chosen.id);
  const here = chosenId ? `${path}?jobId=${chosenId}` : path;
  const trail = [
    { name: t.requestAReferral, path: "/referrals" },
    { name: company.name, path },
  ];
  return (
    <div className="wrap pt-[clamp(1.25rem,1rem+1.5vw,2.25rem)] pb-16">
      <CompanyHeader company={company} trail={trail} title={fill(t.askForAReferralAt, { name: company.name })}>
        <p className="mt-2.5 max-w-(--container-prose) text-ink-soft">
          {fill(t.aReferralIsAGoodWordFrom, { name: company.name })}
        </p>
      </CompanyHeader>
      <div className="company-columns request-columns">
        <div className="gap-10 lg:grid [align-content:start]">
          <JobPicker
            companyName={company.name}
            jobs={rows}
            Score={Score}
            isAskable={isAskable}
            isSettled={isSettled}
            chosenId={chosenId}
            pathname={path}
            searchText={searchText}
            openJobs={company.openJobs}
          />
          <AskFormSlot company={company} job={chosen} />
          <WhatIsShared companyName={company.name} />
          <RequestSteps kind="referral" name={company.name} />
        </div>
        <div className="company-side gap-10 lg:grid [align-content:start]">
          <AskPanel
            key={company.id}
            company={company}
            job={chosen}
            referees={referees}
            record={answersText(company.referrals)}
            here={here}
            onAddCv={() => setUploading(true)}
          />
          <CompanyPanel company={company} />
        </div>
      </div>
      <TrailData trail={trail} />
      <MatchOverlay />
      {isUploading && (
        <Suspense fallback={null}>
          <ResumeDialog isOpen onClose={() => setUploading(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** How long rows wait for their scores; after that they keep their order. */
const LONGEST_WAIT_MS = 3_000;

type AskableRows<Row> = {
  rows: readonly Row[];
  Score: Person["Score"] | undefined;
  /** Whether the score is enough for a request; null while unknown. */
  isAskable: (id: string) => boolean | null;
  /** False while the order may still change. */
  isSettled: boolean;
};

/** Rows are not moved once shown: people with a session wait briefly for scores. */
function useAskableRows<Row extends Scorable>(rows: readonly Row[]): AskableRows<Row> {
  const state = useMatchState();
  const person = state.kind === "ready" ? state.person : null;
  const { isLoggedIn, tokenData } = useSession();
  const hasNoScores = isLoggedIn === false || (isLoggedIn === true && !mayHaveResume(tokenData?.userType));
  const isUnknown = state.kind === "unknown";
  const [isSettled, setSettled] = useState(false);
  /** Rows that were shown without scores. */
  const [shown, setShown] = useState<readonly Row[] | null>(null);
  useEffect(() => {
    if (!isUnknown) return setSettled(true);
    const settle = () => {
      setSettled(true);
      setShown(rows);
    };
    if (hasNoScores || !isSessionExpected()) return settle();
    const timer = setTimeout(settle, LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isUnknown, hasNoScores, rows]);
  const ordered = useMemo(() => {
    if (person === null) return rows;
    matchStore.scoreNow(rows);
    if (rows === shown) return rows;
    return rows.toSorted((one, other) => matchStore.scoreOf(other.id) - matchStore.scoreOf(one.id));
  }, [rows, shown, person]);
  return {
    rows: ordered,
    Score: person?.Score,
    isAskable: (id) => (person === null ? null : matchStore.scoreOf(id) >= REFERRAL_SCORE),
    isSettled,
  };
}
