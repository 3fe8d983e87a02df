// The job list: search, filters, a hundred cards a page; for candidates their "for you" list, fetched by the browser.

import { type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { t } from "#messages/content.ts";
import { JOB_FILTERS } from "../../../contract/jobs/filters.ts";
import { fill } from "../../../messages/fill.ts";
import { useAppliedMark } from "../../features/applications/applied/use-applied.ts";
import { FoldedJobs } from "../../features/candidates/hidden/folded-jobs.tsx";
import { foldRows, marksStore } from "../../features/candidates/hidden/marks-store.ts";
import { type Folding, useFolding, useHidePieces } from "../../features/candidates/hidden/use-marks.ts";
import { useSaveAction } from "../../features/candidates/saved/jobs/use-save-action.ts";
import { SaveSearch } from "../../features/candidates/saved/searches/save-search.tsx";
import { pageMeta } from "../../features/content/seo/page-meta.ts";
import { type Awaits, BrowsePage } from "../../features/jobs/browse/browse-page.tsx";
import { CURSOR_PARAM, SORT_PARAM, searchTextOf } from "../../features/jobs/browse/browse-state.ts";
import {
  describeSearch,
  LINKED_JOB_FILTERS,
  narrowingOf,
  rankingOf,
} from "../../features/jobs/browse/describe-search.ts";
import { type ListPage, loadListPage } from "../../features/jobs/browse/list-page.ts";
import { pageOfDocument } from "../../features/jobs/card-rows.ts";
import { useJobCounts } from "../../features/jobs/counts/use-job-counts.ts";
import { type CardPieces, JobCardSkeleton, JobList, JobRows, PROMO_HINT } from "../../features/jobs/job-list.tsx";
import { type JobRow, unpackJobRows } from "../../features/jobs/job-row.ts";
import { loadJobs } from "../../features/jobs/load-jobs.ts";
import { useSearchWhy } from "../../features/jobs/search-why.tsx";
import { JobSuggestions } from "../../features/jobs/suggestions/job-suggestions.tsx";
import {
  ALL_JOBS_VIEW,
  FOR_YOU_VIEW,
  type ForYouAnswer,
  forYouSwitch,
  VIEW_PARAM,
  viewIn,
} from "../../features/matching/for-you.ts";
import { ForYouNote, ListChoice } from "../../features/matching/for-you-note.tsx";
import { candidateHere, matchedPerson, scoreAhead } from "../../features/matching/load-ahead.ts";
import { MatchOverlay } from "../../features/matching/match-overlay.tsx";
import { useScores } from "../../features/matching/match-slot.tsx";
import { type ForYou, useForYou } from "../../features/matching/use-for-you.ts";
import { ProfileIncompleteDialog, ResumeDialog } from "../../features/resumes/lazy-dialogs.tsx";
import { apiContext, documentContext } from "../../server-context.ts";
import { useSession } from "../../session/session-context.tsx";
import { isSessionExpected } from "../../session/signed-in-mark.ts";
import { Icon } from "../../ui/icon.tsx";
import { rich } from "../../ui/rich.tsx";
import type { Route } from "./+types/jobs";

/** Longest wait for the "for you" list (ms), while placeholders show. */
const FOR_YOU_PATIENCE_MS = 8_000;

type JobsPage = ListPage & { forYou?: ForYouAnswer };

/**
 * Whether the address has no search, filter or order, so that the "for you" list may show. Its further pages have a
 * cursor of their own.
 */
function mayBeForYou(params: URLSearchParams): boolean {
  const isFirst = !params.get(CURSOR_PARAM)?.trim();
  return narrowingOf(params) === "" && !params.get(SORT_PARAM)?.trim() && (isFirst || viewIn(params) === FOR_YOU_VIEW);
}

const wantsForYou = (params: URLSearchParams, isOn: boolean) =>
  mayBeForYou(params) && (viewIn(params) ?? (isOn ? FOR_YOU_VIEW : ALL_JOBS_VIEW)) === FOR_YOU_VIEW;

export async function loader({ context, url }: Route.LoaderArgs) {
  const params = new URLSearchParams(url.searchParams);
  // The "for you" cursor belongs to the person; the server renders the list for everybody.
  if (viewIn(params) === FOR_YOU_VIEW) params.delete(CURSOR_PARAM);
  return loadJobs(context.get(apiContext), params, Date.now(), context.get(documentContext)?.cards ?? null);
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<JobsPage> {
  const params = new URL(request.url).searchParams;
  const of = wantsForYou(params, forYouSwitch.isOn()) ? await candidateHere() : null;
  const page: JobsPage =
    of === null ? await loadListPage(request, serverLoader) : await loadOwn(request, of, serverLoader);
  // The "for you" list took long enough: its cards do not wait for scores.
  if (page.whose === undefined) {
    await matchedPerson();
    await scoreAhead(() => unpackJobRows(page.packed), request.signal);
  }
  return page;
}

/**
 * If the "for you" list fails or is empty, loads everybody's list, which says so; a further page reports its failure.
 */
async function loadOwn(request: Request, of: string, serverLoader: () => Promise<ListPage>): Promise<JobsPage> {
  const lastKey = new URL(request.url).searchParams.get(CURSOR_PARAM)?.trim() || null;
  const person = matchedPerson();
  const load = async () => {
    const { loadForYou } = await import("../../features/jobs/load-for-you.ts");
    const late = new Promise<never>((_, reject) =>
      setTimeout(reject, FOR_YOU_PATIENCE_MS, new Error("It takes too long.")),
    );
    const loaded = await Promise.race([loadForYou(lastKey), late]);
    return { ...loaded, whose: of, asked: `${VIEW_PARAM}=${FOR_YOU_VIEW}` };
  };
  const own = await loadListPage<ListPage & Awaited<ReturnType<typeof load>>>(request, load, of);
  const profile = (await person)?.fingerprint ?? "";
  if (own.error === null && own.count > 0) return { ...own, forYou: { of, state: "LIST", profile } };
  if (lastKey !== null) return own;
  const state = "emptyBecause" in own && own.emptyBecause ? own.emptyBecause : "FAILED";
  return { ...(await loadListPage(request, serverLoader)), forYou: { of, state, profile } };
}

export const handle = { hasResults: true };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: titleOf(searchTextOf(new URLSearchParams(args.location.search))),
    description: t.browseOpenJobsWithPayExperience,
    feed: `/jobs.atom${args.location.search}`,
  });

const titleOf = (searchText: string) => (searchText === "" ? t.jobs : fill(t.jobsFor, { searchText }));

export default function Jobs({ loaderData }: Route.ComponentProps) {
  const page = pageOfDocument<JobsPage>(loaderData);
  const list = useRef<HTMLDivElement>(null);
  const [isUploading, setUploading] = useState(false);
  const params = new URLSearchParams(useLocation().search);
  const narrowing = narrowingOf(params);
  const wanted = wantsForYou(params, useIsForYouOn());
  const forYou = useForYou({ wanted, answer: page.forYou }, list);
  const folding = useFolding();
  useEffect(() => {
    // Needed once the session is known.
    if (wanted && isSessionExpected()) import("../../features/jobs/load-for-you.ts").catch(() => {});
  }, [wanted]);
  return (
    <>
      <BrowsePage<JobRow>
        title={t.jobs}
        intro={t.everyOpeningWithItsPayPlaceAnd}
        page={page}
        filters={JOB_FILTERS}
        linked={LINKED_JOB_FILTERS}
        exclusiveHint={PROMO_HINT}
        counted={useJobCounts(narrowing, page.total)}
        Suggestions={JobSuggestions}
        more="button"
        unpack={unpackJobRows}
        List={JobList}
        Rows={folding.folds && page.whose === undefined ? FoldingRows : Rows}
        Skeleton={JobCardSkeleton}
        lead={
          <ListLead
            forYou={forYou}
            folding={folding}
            choice={mayBeForYou(params) && <ListChoice pathname="/jobs" isForYou={wanted} />}
            isOwn={wanted}
            onAddResume={() => setUploading(true)}
          />
        }
        keep={
          narrowing !== "" && <SaveSearch query={narrowing} name={describeSearch(params, page.names).join(" · ")} />
        }
        awaits={awaitsOf(forYou, folding, { wanted, isAsked: viewIn(params) === FOR_YOU_VIEW })}
        rowsKey={folding.folds ? "folding" : ""}
        reordered={page.whose === undefined && forYou.isHeld !== "yes" ? undefined : withoutOwn(params)}
        listRef={list}
      />
      <MatchOverlay Prompt={ProfileIncompleteDialog} isHeld={useSession().isModalOpen} />
      {isUploading && (
        <Suspense fallback={null}>
          <ResumeDialog isOpen onClose={() => setUploading(false)} />
        </Suspense>
      )}
    </>
  );
}

const useIsForYouOn = () => useSyncExternalStore(forYouSwitch.listen, forYouSwitch.isOn, () => true);

type Wish = { wanted: boolean; isAsked: boolean };

function awaitsOf(forYou: ForYou, folding: Folding, { wanted, isAsked }: Wish): Awaits | undefined {
  if (forYou.isHeld === "yes" || (!wanted && folding.isHeld === "yes")) return "you";
  if (forYou.isHeld === "maybe") return isAsked ? "asked-list" : "list";
  return !wanted && folding.isHeld === "maybe" ? "marks" : undefined;
}

/** The same address with everybody's list. */
function withoutOwn(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set(VIEW_PARAM, ALL_JOBS_VIEW);
  return next;
}

type ListLeadProps = {
  forYou: ForYou;
  folding: Folding;
  choice: ReactNode;
  /** Whether the "for you" list is wanted, which excludes hidden jobs by itself. */
  isOwn: boolean;
  onAddResume: () => void;
};

/** Space is reserved for signed-in people, so that the list below does not move. */
function ListLead({ forYou, folding, choice, isOwn, onAddResume }: ListLeadProps) {
  return (
    <div className="session-slot">
      <div className="flex flex-wrap items-center justify-between gap-y-2 gap-x-4 min-h-11 mb-3">
        {forYou.isCandidate && choice}
        {forYou.isCandidate && !isOwn && (
          <button
            type="button"
            className="chip cursor-pointer"
            aria-pressed={folding.isOn}
            onClick={() => folding.turn(!folding.isOn)}
          >
            <Icon name="eye-off" size={18} />
            {rich(t.hideSeenJobsAndThoseISaid, { span: (words) => <span className="sr-only">{words}</span> })}
          </button>
        )}
      </div>
      <ForYouNote forYou={forYou} onAddResume={onAddResume} />
    </div>
  );
}

type RowsProps = { rows: readonly JobRow[]; before: number; params: URLSearchParams };

/** Promos link to the jobs posted here, so they are hidden while those are listed. */
function Rows({ rows, before, params }: RowsProps) {
  const pieces = useCardPieces(rows, params);
  return <JobRows rows={rows} before={before} hasPromos={params.get("dashboard") !== "USER"} {...pieces} />;
}

/** Decided once for each page of the list, so that nothing moves while it is read. */
function FoldingRows({ rows, before, params }: RowsProps) {
  const pieces = useCardPieces(rows, params);
  const [runs] = useState(() => foldRows(rows, marksStore.read()));
  let place = before;
  return runs.map((run) => {
    const start = place;
    if (!run.isFolded) place += run.rows.length;
    const cards = (
      <JobRows
        key={run.rows[0]?.id}
        rows={run.rows}
        before={start}
        hasPromos={!run.isFolded && params.get("dashboard") !== "USER"}
        {...pieces}
      />
    );
    if (!run.isFolded) return cards;
    return (
      <FoldedJobs key={run.rows[0]?.id} rows={run.rows}>
        {cards}
      </FoldedJobs>
    );
  });
}

function useCardPieces(rows: readonly JobRow[], params: URLSearchParams): CardPieces {
  const Action = useSaveAction();
  const { Hide, Veil } = useHidePieces();
  return { Score: useScores(rows), Why: useSearchWhy(rankingOf(params)), Mark: useAppliedMark(), Action, Hide, Veil };
}
