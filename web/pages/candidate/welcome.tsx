// A newcomer's first steps, one address each: the server says which is next, so that a reload or a second device goes on there.

import { useQuery } from "@tanstack/react-query";
import { type ComponentType, createContext, Suspense, useContext, useEffect, useSyncExternalStore } from "react";
import { Navigate, useNavigate, useParams } from "react-router";
import { t } from "#messages/candidates.ts";
import type { OnboardingStep } from "../../../contract/candidates/onboarding-wire.ts";
import type { JobCard } from "../../../contract/jobs/wire.ts";
import type { SuitedJobs } from "../../../contract/matching/wire.ts";
import { BECOME_REFEREE_PATH } from "../../../contract/paths.ts";
import { useSaveAction } from "../../features/candidates/saved/jobs/use-save-action.ts";
import { stepPath, useNoteOnboarding, useOnboarding } from "../../features/candidates/welcome/onboarding.ts";
import { ProfileStep } from "../../features/candidates/welcome/profile-step.tsx";
import { WelcomeFrame } from "../../features/candidates/welcome/welcome-frame.tsx";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { JobList, JobRows, WhyList } from "../../features/jobs/job-list.tsx";
import type { JobRow } from "../../features/jobs/job-row.ts";
import { presentJobs } from "../../features/jobs/present-job.ts";
import { MatchWatcher } from "../../features/matching/match-overlay.tsx";
import { useScores } from "../../features/matching/match-slot.tsx";
import { resumeEngine, resumeStore } from "../../features/resumes/live-resume.ts";
import { UploadSteps, useFocusOnChange } from "../../features/resumes/resume-dialog.tsx";
import { ask } from "../../session/ask.ts";
import type { Access } from "../../session/guard.ts";
import { LoadState } from "../../session/load-state.tsx";
import { suitedInWords } from "../../session/suited-words.ts";
import { useToastAction } from "../../session/use-action.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import { sitePath } from "../../ui/site-path.ts";

export const handle = { access: { roles: ["General_Users"], requiresToken: true } satisfies Access };

export const meta = fixedMeta({ title: t.welcome, description: t.yourFirstStepsOnYourCvWhat });

const PANELS: Record<OnboardingStep, ComponentType<{ isDone: boolean }>> = {
  "work-email": WorkEmailStep,
  cv: CvStep,
  profile: ProfileStep,
  jobs: JobsStep,
};

const isStep = (text: string | undefined): text is OnboardingStep => text !== undefined && Object.hasOwn(PANELS, text);

export default function Welcome() {
  const { step } = useParams();
  const query = useOnboarding();
  const { data } = query;
  if (!data)
    return (
      <div className="wrap pt-10 pb-24">
        <LoadState
          query={query}
          level={1}
          label={t.yourFirstStepsAreBeingLoaded}
          sizes={["h-12", "h-64"]}
          className="mx-auto grid max-w-3xl gap-6"
        />
      </div>
    );
  if (!isStep(step)) return <Navigate to={stepPath(data.next ?? "jobs")} replace />;
  const Panel = PANELS[step];
  return (
    <WelcomeFrame step={step} steps={data.steps}>
      <Panel isDone={data.steps.some((one) => one.step === step && one.isDone)} />
    </WelcomeFrame>
  );
}

function WorkEmailStep({ isDone }: { isDone: boolean }) {
  return (
    <div className="card grid gap-4 justify-items-start md:p-8">
      {isDone && <Alert tone="good" title={t.yourWorkEMailIsVerified} />}
      <ButtonLink to={isDone ? "/employee" : BECOME_REFEREE_PATH} size="lg">
        {isDone ? t.seeWhoAsksForReferrals : t.verifyMyWorkEMail}
      </ButtonLink>
      <p className="text-sm text-ink-soft">{t.lookingForAJobAsWellAdd}</p>
      <ButtonLink to={stepPath("cv")} variant="secondary">
        {t.addMyCv}
      </ButtonLink>
    </div>
  );
}

function CvStep({ isDone }: { isDone: boolean }) {
  const navigate = useNavigate();
  const note = useNoteOnboarding();
  const { isBusy, run } = useToastAction();
  const { phase } = useSyncExternalStore(resumeStore.listen, resumeStore.read, resumeStore.read);
  const steps = useFocusOnChange(phase.kind);
  const isRead = phase.kind === "done" || phase.kind === "proposing";
  useEffect(() => {
    resumeEngine.open();
    return () => resumeEngine.close();
  }, []);
  useEffect(() => {
    // The next step asks about the proposals; leaving in time keeps the engine from reloading the page.
    if (isRead) void navigate(stepPath("profile"));
  }, [isRead, navigate]);
  const goOn = (step: OnboardingStep) =>
    run(async () => {
      if (!isDone) await note("CV_SKIPPED");
      await navigate(stepPath(step));
    });
  return (
    <>
      {isDone && (
        <Alert tone="good" title={t.thisStepIsDone}>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>{t.youCanStillAddANewerCv}</p>
            <ButtonLink to={stepPath("profile")} size="sm">
              {t.goOn}
            </ButtonLink>
          </div>
        </Alert>
      )}
      <section aria-label={t.uploadYourCv} className="card grid gap-5 md:p-8">
        <div ref={steps} tabIndex={-1} className="flex min-h-72 flex-col gap-4 outline-none">
          <UploadSteps onLeave={() => {}} />
        </div>
        {phase.kind === "choosing" && (
          <Button size="lg" className="justify-self-start" onClick={() => void resumeEngine.send()}>
            {t.upload}
          </Button>
        )}
      </section>
      {phase.kind === "choosing" && !isDone && (
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="secondary" busy={isBusy} busyLabel={t.oneMoment} onClick={() => void goOn("profile")}>
            {t.fillInByHand}
          </Button>
          <Button variant="quiet" aria-disabled={isBusy} onClick={() => void goOn("jobs")}>
            {t.skipForNow}
          </Button>
        </div>
      )}
    </>
  );
}

const SHOWN_JOBS = 5;
const bestJobsKey = ["candidate", "best-jobs"] as const;

type BestJobs = Pick<SuitedJobs, "emptyBecause"> & { rows: JobRow[]; why: ReadonlyMap<string, readonly string[]> };

/** The best for the person; the newest where nothing is known of them, or nothing suits. */
async function loadBestJobs(): Promise<BestJobs> {
  const { data, emptyBecause } = await ask("listJobsForYou", { query: { pageSize: SHOWN_JOBS } });
  const jobs: readonly JobCard[] =
    data.length > 0 ? data : (await ask("listJobs", { query: { pageSize: SHOWN_JOBS } })).data;
  const bare = jobs.map((job) => ({ ...job, why: undefined }));
  return {
    emptyBecause,
    rows: presentJobs(bare as JobCard[], Date.now()),
    why: new Map(data.map((job) => [job.id, suitedInWords(job)])),
  };
}

function JobsStep({ isDone }: { isDone: boolean }) {
  const query = useQuery({ queryKey: bestJobsKey, queryFn: loadBestJobs, staleTime: 0 });
  const note = useNoteOnboarding();
  const { data } = query;
  const hasSeen = data !== undefined && data.emptyBecause !== "NO_PROFILE";
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the jobs are shown
  useEffect(() => {
    if (hasSeen && !isDone) void note("JOBS_SEEN").catch(() => {});
  }, [hasSeen, isDone]);
  if (!data)
    return (
      <LoadState
        query={query}
        level={2}
        label={t.jobsAreBeingChosenForYou}
        sizes={["h-36", "h-36", "h-36"]}
        className="grid gap-4"
      />
    );
  return (
    <>
      {data.emptyBecause !== null && <NoneSuit because={data.emptyBecause} />}
      <BestJobList {...data} />
      <WhatNext />
    </>
  );
}

function NoneSuit({ because }: { because: NonNullable<SuitedJobs["emptyBecause"]> }) {
  return because === "NO_PROFILE" ? (
    <Alert tone="info" title={t.weKnowTooLittleAboutYouYet}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{t.theseAreTheNewestJobsWithYour}</p>
        <ButtonLink to={stepPath("profile")} size="sm">
          {t.fillInTitleAndSkills}
        </ButtonLink>
      </div>
    </Alert>
  ) : (
    <Alert tone="info" title={t.noOpenJobSuitsYourProfileRight}>
      <p>{t.theseAreTheNewestJobsOneMore}</p>
    </Alert>
  );
}

function BestJobList({ rows, why }: Pick<BestJobs, "rows" | "why">) {
  return (
    <Reasons value={why}>
      <JobList>
        <JobRows rows={rows} heading="h2" Score={useScores(rows)} Why={Why} Action={useSaveAction()} />
      </JobList>
      <Suspense fallback={null}>
        <MatchWatcher />
      </Suspense>
    </Reasons>
  );
}

const Reasons = createContext<BestJobs["why"]>(new Map());

/** Unfolded: on this page the reasons are the point. */
function Why({ row }: { row: JobRow }) {
  const reasons = useContext(Reasons).get(row.id) ?? [];
  if (reasons.length === 0) return null;
  return (
    <div className="job-why">
      <WhyList reasons={reasons} />
    </div>
  );
}

const NEXT = [
  { to: "/jobs", label: t.seeAllJobsForYou, text: t.filterThemSaveThemAndGetAn },
  { to: "/referrals", label: t.askForAReferral, text: t.anEmployeeWhoVouchesForYouGets },
  { to: "/v2/candidate/profile", label: t.completeYourProfile, text: t.theMoreItSaysTheBetterYour },
] as const;

function WhatNext() {
  return (
    <Section id="next-title" title={t.whatNext} head="text-2xl">
      <ul className="mt-4 grid gap-3 sm:grid-cols-3">
        {NEXT.map(({ to, label, text }) => (
          <li key={to} className="card card-link relative p-5">
            <a href={sitePath(to)} className="cover-link font-[650]">
              {label}
            </a>
            <p className="mt-1 text-sm text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
