// A candidate's page: the dashboard, and the profile, which is read from their CV, then corrected and completed by themselves.
import { type ComponentType, lazy, Suspense, useCallback, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { t } from "#messages/candidates.ts";
import { t as words } from "#messages/identity.ts";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { type DashboardTab, dashboardPath } from "../../../contract/paths.ts";
import { fill } from "../../../messages/fill.ts";
import { useAppliedMark } from "../../features/applications/applied/use-applied.ts";
import {
  type CandidateView,
  TAB_LABELS,
  tabOf,
  VIEWS,
  viewOf,
} from "../../features/candidates/dashboard/candidate-view.ts";
import type { HiddenJob } from "../../features/candidates/hidden/hidden-tab.tsx";
import { returnPath } from "../../features/candidates/profile/parts/return-path.ts";
import { ProfileScreen } from "../../features/candidates/profile/profile-screen.tsx";
import type { SavedJob } from "../../features/candidates/saved/jobs/saved-jobs-tab.tsx";
import { useSaveAction } from "../../features/candidates/saved/jobs/use-save-action.ts";
import { pageMeta } from "../../features/content/seo/page-meta.ts";
import { ChangePasswordForm } from "../../features/identity/passwords/change-password-form.tsx";
import { AccountDetailsForm } from "../../features/identity/profile/account-details-form.tsx";
import { SignOutEverywhere } from "../../features/identity/profile/sign-out-everywhere.tsx";
import { loadMethods } from "../../features/identity/sign-in/load-methods.ts";
import { describeSearch } from "../../features/jobs/browse/describe-search.ts";
import { type CardPieces, JobList, JobRows } from "../../features/jobs/job-list.tsx";
import { presentJobs } from "../../features/jobs/present-job.ts";
import { MatchWatcher } from "../../features/matching/match-overlay.tsx";
import { useScores } from "../../features/matching/match-slot.tsx";
import { SkillMarket } from "../../features/matching/skill-market.tsx";
import { ResumeDialog } from "../../features/resumes/lazy-dialogs.tsx";
import type { Access } from "../../session/guard.ts";
import { useSession } from "../../session/session-context.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { ChipLink } from "../../ui/chip.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LoadingBlock } from "../../ui/skeleton.tsx";
import { panelId, Tabs, tabId } from "../../ui/tabs.tsx";
import type { Route } from "./+types/profile";

export const handle = { access: { roles: ["General_Users", "Admin"], requiresToken: true } satisfies Access };

export const loader = ({ context }: Route.LoaderArgs) => loadMethods(context);

/** The sign-in methods do not depend on the address; not loading them again also lets these views work offline. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = (args) =>
  viewOf(new URLSearchParams(args.location.search)) === "dashboard"
    ? pageMeta(args, {
        title: words.dashboard,
        description: fill(words.yourApplicationsSavedJobsAnd, { brandName: BRAND_NAME }),
      })
    : pageMeta(args, {
        title: words.yourProfile,
        description: fill(words.yourProfileWhatYourCvSaysYour, { brandName: BRAND_NAME }),
      });

const PANELS: DashboardPanels = {
  applications: lazyPanel(
    async () => (await import("../../features/applications/dashboard/applications-tab.tsx")).ApplicationsTab,
  ),
  requests: lazyPanel(async () => (await import("../../features/referrals/dashboard/requests-tab.tsx")).RequestsTab),
  sessions: lazyPanel(async () => (await import("../../features/guidance/sessions/session-list.tsx")).SessionsTab),
  jobs: lazyPanel(async () => {
    const { SavedJobsTab } = await import("../../features/candidates/saved/jobs/saved-jobs-tab.tsx");
    return () => <SavedJobsTab Rows={SavedJobRows} />;
  }),
  hidden: lazyPanel(async () => {
    const { HiddenTab } = await import("../../features/candidates/hidden/hidden-tab.tsx");
    return () => <HiddenTab Rows={HiddenJobRows} />;
  }),
  searches: lazyPanel(async () => {
    const { SavedSearchesTab } = await import("../../features/candidates/saved/searches/saved-searches-tab.tsx");
    return () => <SavedSearchesTab describe={(query) => describeSearch(new URLSearchParams(query))} />;
  }),
  shares: lazyPanel(async () => (await import("../../features/sharing/shares-tab.tsx")).SharesTab),
};

export default function CandidateHome({ loaderData: { methods } }: Route.ComponentProps) {
  const view = viewOf(useSearchParams()[0]);
  return (
    <div className="wrap pt-8 pb-16 md:pt-12 md:pb-24">
      <ViewHead view={view} />
      {view === "profile" ? <Profile methods={methods} /> : <DashboardScreen panels={PANELS} />}
    </div>
  );
}

/** Saved jobs as ordinary cards; closed ones say so. */
function SavedJobRows({ saved }: { saved: readonly SavedJob[] }) {
  const [now] = useState(Date.now);
  const rows = useMemo(
    () =>
      presentJobs(
        saved.map(({ job }) => job),
        now,
      ),
    [saved, now],
  );
  const Applied = useAppliedMark();
  const closed = saved
    .filter(({ isOpen }) => !isOpen)
    .map(({ job }) => job.id)
    .join(" ");
  const Mark = useCallback(
    ({ id }: { id: string }) => (
      <>
        {closed.includes(id) && <Badge tone="bad">{words.closed}</Badge>}
        {Applied && <Applied id={id} />}
      </>
    ),
    [closed, Applied],
  );
  return (
    <>
      <JobList>
        <JobRows rows={rows} Score={useScores(rows)} Mark={Mark} Action={useSaveAction()} />
      </JobList>
      <Suspense fallback={null}>
        <MatchWatcher />
      </Suspense>
    </>
  );
}

/** Hidden jobs as ordinary cards, without scores; closed ones say so. */
function HiddenJobRows({ hidden, Action }: { hidden: readonly HiddenJob[]; Action: CardPieces["Action"] }) {
  const [now] = useState(Date.now);
  const rows = useMemo(
    () =>
      presentJobs(
        hidden.map(({ job }) => job),
        now,
      ),
    [hidden, now],
  );
  const closed = useMemo(() => hidden.filter(({ isOpen }) => !isOpen).map(({ job }) => job.id), [hidden]);
  const Mark = useCallback(
    ({ id }: { id: string }) => closed.includes(id) && <Badge tone="bad">{words.closed}</Badge>,
    [closed],
  );
  return (
    <JobList>
      <JobRows rows={rows} Mark={Mark} Action={Action} />
    </JobList>
  );
}

function Profile({ methods }: Pick<Route.ComponentProps["loaderData"], "methods">) {
  const { userDetails, tokenData } = useSession();
  const [isUpdatingCv, setUpdatingCv] = useState(false);
  const [wasUpdatingCv, setWasUpdatingCv] = useState(false);
  const updateCv = () => {
    setWasUpdatingCv(true);
    setUpdatingCv(true);
  };
  const returnUrl = useSearchParams()[0].get("returnUrl");
  const returnTo = typeof window === "undefined" ? null : returnPath(returnUrl, window.location.origin);
  return (
    <>
      <ProfileScreen
        returnTo={returnTo}
        // An account of a social provider has no password here.
        hasPassword={methods.signUp && tokenData?.claims.identity_provider === undefined}
        isUpdatingCv={isUpdatingCv}
        onUpdateCv={updateCv}
        contactEditor={(done) => userDetails && <AccountDetailsForm user={userDetails} onDone={done} />}
        market={<SkillMarket />}
        security={{
          passwordForm: methods.signUp ? (
            <ChangePasswordForm email={userDetails?.email ?? ""} name={userDetails?.name ?? ""} />
          ) : null,
          signOutEverywhere: <SignOutEverywhere />,
        }}
      />
      {wasUpdatingCv && (
        <Suspense fallback={null}>
          <ResumeDialog isOpen={isUpdatingCv} onClose={() => setUpdatingCv(false)} />
        </Suspense>
      )}
    </>
  );
}

type DashboardPanels = Readonly<Partial<Record<DashboardTab, ComponentType>>>;

function DashboardScreen({ panels }: { panels: DashboardPanels }) {
  const selected = tabOf(useSearchParams()[0]);
  const Panel = panels[selected];
  const shown = (Object.keys(TAB_LABELS) as DashboardTab[]).filter((tab) => panels[tab]);
  return (
    <>
      <div className="max-sm:[&>.tabs]:grid max-sm:[&>.tabs]:grid-cols-[1fr_1fr] max-sm:[&>.tabs]:w-auto max-sm:[&>.tabs>.tab]:justify-center">
        <Tabs
          label={t.yourDashboard}
          selected={selected}
          tabs={shown.map((tab) => ({ id: tab, label: TAB_LABELS[tab], to: dashboardPath(tab) }))}
        />
      </div>
      <div role="tabpanel" id={panelId(selected)} aria-labelledby={tabId(selected)} className="mt-6 md:mt-8">
        <Suspense key={selected} fallback={<LoadingBlock label={t.beingLoaded} sizes={["h-24", "h-24", "h-24"]} />}>
          {Panel && <Panel />}
        </Suspense>
      </div>
    </>
  );
}

/** The title, and links between dashboard and profile. */
function ViewHead({ view }: { view: CandidateView }) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-3 gap-y-3 md:mb-8">
      <h1 className="text-3xl">{VIEWS[view].title}</h1>
      <nav aria-label={t.dashboardAndProfile} className="flex gap-2">
        {(["dashboard", "profile"] as const).map((one) => (
          <ChipLink key={one} to={VIEWS[one].path} current={one === view}>
            {VIEWS[one].label}
          </ChipLink>
        ))}
      </nav>
    </div>
  );
}

/** A panel that loads when its tab is opened; if it fails to load, it says so and offers a retry. */
function lazyPanel(load: () => Promise<ComponentType>): ComponentType {
  return lazy(() =>
    load().then(
      (Panel) => ({ default: Panel }),
      () => ({ default: NotLoaded }),
    ),
  );
}

/** Retries by reloading the page: the address names the open tab. */
function NotLoaded() {
  return (
    <EmptyState
      icon="off-line"
      title={t.thisCouldNotBeLoaded}
      actions={<Button onClick={() => window.location.reload()}>{t.tryAgain}</Button>}
    >
      <p>{t.pleaseCheckYourConnectionNothing}</p>
    </EmptyState>
  );
}
