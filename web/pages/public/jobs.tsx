// The job list: search, filters, a hundred cards a page; for people with a résumé suited to it and in the order of their match.
import { Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { JOB_FILTERS } from "../../../contract/filters.ts";
import { useAppliedMark } from "../../features/applications/applied/use-applied.ts";
import { BrowsePage } from "../../features/browse/browse-page.tsx";
import { CURSOR_PARAM, SORT_PARAM, searchTextOf } from "../../features/browse/browse-state.ts";
import { describeSearch, narrowingOf } from "../../features/browse/describe-search.ts";
import { LINKED_JOB_FILTERS } from "../../features/browse/linked-filters.ts";
import type { ListPage } from "../../features/browse/list-page.ts";
import { loadListPage } from "../../features/browse/load-list-page.ts";
import { pageOfDocument } from "../../features/jobs/card-rows.ts";
import { useJobCounts } from "../../features/jobs/counts/use-job-counts.ts";
import { JobCardSkeleton, JobList, JobRows } from "../../features/jobs/job-list.tsx";
import { type JobRow, unpackJobRows } from "../../features/jobs/job-row.ts";
import { loadJobs } from "../../features/jobs/load-jobs.ts";
import { PROMO_HINT } from "../../features/jobs/promo-banner.tsx";
import { JobSuggestions } from "../../features/jobs/suggestions/job-suggestions.tsx";
import { matchedPerson, scoreAhead } from "../../features/matching/load-ahead.ts";
import { MatchOverlay, useMatchState } from "../../features/matching/match-overlay.tsx";
import { SuitedChip } from "../../features/matching/suited-chip.tsx";
import { suitedSwitch } from "../../features/matching/suited-switch.ts";
import { ScoringRests, useScoredRows } from "../../features/matching/use-scored-rows.ts";
import { useSuitedList } from "../../features/matching/use-suited-list.ts";
import { ProfileIncompleteDialog, ResumeDialog } from "../../features/resume/lazy-dialogs.tsx";
import { useSaveAction } from "../../features/saved/jobs/use-save-action.ts";
import { SaveSearch } from "../../features/saved/searches/save-search.tsx";
import { pageMeta } from "../../features/seo/page-meta.ts";
import { apiContext, documentContext } from "../../server-context.ts";
import { useSession } from "../../session/session-context.tsx";
import { isSessionExpected } from "../../session/signed-in-mark.ts";
import type { Route } from "./+types/jobs";

/** Nothing says what the person wants to see: then the list suits their profile (spec §4). */
const isPlain = (params: URLSearchParams) =>
  narrowingOf(params) === "" && [SORT_PARAM, CURSOR_PARAM].every((key) => !params.get(key)?.trim());

export async function loader({ context, url }: Route.LoaderArgs) {
  return loadJobs(context.get(apiContext), url.searchParams, Date.now(), context.get(documentContext) !== null);
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<ListPage> {
  const person = await matchedPerson();
  const params = new URL(request.url).searchParams;
  const seed = person && isPlain(params) && suitedSwitch.isOn() ? person.seed : "";
  const suited = seed === "" ? null : await loadListPage(request, () => loadSuited(seed), seed);
  // Should the suited list not come, everybody's will.
  const page = suited?.error === null ? suited : await loadListPage(request, serverLoader);
  await scoreAhead(() => unpackJobRows(page.packed), request.signal);
  return page;
}

const suitedJobs = () => import("../../features/jobs/load-suited-jobs.ts");
const loadSuited = async (seed: string) => (await suitedJobs()).loadSuitedJobs(seed);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: titleOf(searchTextOf(new URLSearchParams(args.location.search))),
    description:
      "Browse open jobs with pay, experience and work mode at a glance. Search by title or skill, filter by city, and ask someone inside for a referral.",
  });

const titleOf = (searchText: string) => (searchText === "" ? "Jobs" : `Jobs for “${searchText}”`);

export default function Jobs({ loaderData }: Route.ComponentProps) {
  const page = pageOfDocument<ListPage>(loaderData);
  const list = useRef<HTMLDivElement>(null);
  const [isUploading, setUploading] = useState(false);
  const params = new URLSearchParams(useLocation().search);
  const plain = isPlain(params);
  const narrowing = narrowingOf(params);
  const suited = useSuitedList({ isPlain: plain, asked: page.asked }, list);
  const hasScores = useMatchState().kind === "ready";
  useEffect(() => {
    // It will be wanted once the session has been asked.
    if (plain && isSessionExpected()) suitedJobs().catch(() => {});
  }, [plain]);
  return (
    <ScoringRests value={suited.isWaiting}>
      <BrowsePage<JobRow>
        title="Jobs"
        intro="Every opening with its pay, place and skills in plain sight. Find one you like, then find someone inside who can vouch for you."
        page={page}
        filters={JOB_FILTERS}
        linked={LINKED_JOB_FILTERS}
        exclusiveHint={PROMO_HINT}
        counted={useJobCounts(narrowing)}
        Suggestions={JobSuggestions}
        more="button"
        unpack={unpackJobRows}
        List={JobList}
        Rows={Rows}
        Skeleton={JobCardSkeleton}
        lead={plain && <SuitedChip suited={suited} onAddResume={() => setUploading(true)} />}
        keep={
          narrowing !== "" && <SaveSearch query={narrowing} name={describeSearch(params, page.names).join(" · ")} />
        }
        awaitsPerson={suited.isWaiting}
        hasScores={hasScores}
        listRef={list}
      />
      <MatchOverlay Prompt={ProfileIncompleteDialog} isHeld={useSession().isModalOpen} />
      {isUploading && (
        <Suspense fallback={null}>
          <ResumeDialog isOpen onClose={() => setUploading(false)} />
        </Suspense>
      )}
    </ScoringRests>
  );
}

type RowsProps = { rows: readonly JobRow[]; before: number; params: URLSearchParams };

/** Promos lead to the jobs posted here, so they rest while those show. */
function Rows({ rows, before, params }: RowsProps) {
  const scored = useScoredRows(rows, !params.get(SORT_PARAM));
  return (
    <JobRows
      rows={scored.rows}
      before={before}
      hasPromos={params.get("dashboard") !== "USER"}
      Score={scored.Score}
      Mark={useAppliedMark()}
      Action={useSaveAction()}
    />
  );
}
