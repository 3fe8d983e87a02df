// The dashboard's saved jobs, last saved first, including closed ones.

import { type InfiniteData, useInfiniteQuery } from "@tanstack/react-query";
import { type ComponentType, useEffect, useMemo, useRef } from "react";
import type { listSavedJobs } from "../../../../../contract/saved/wire.ts";
import { jobRows } from "../../../../row-places.ts";
import { ask } from "../../../../session/ask.ts";
import { savedJobListKey } from "../../../../session/candidate-keys.ts";
import { reasonAndAdviceOf } from "../../../../session/reason-of.ts";
import { repeatCall } from "../../../../session/repeat-call.ts";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { LoadAlert } from "../../../../ui/load-trouble.tsx";
import { LoadingBlock } from "../../../../ui/skeleton.tsx";
import { useSavedIds } from "./saved-store.ts";
import { useSavedWatch } from "./use-saved-watch.ts";

type Page = (typeof listSavedJobs)["answer"]["_output"];
export type SavedJob = Page["data"][number];

const PAGE_SIZE = 50;

type SavedJobsTabProps = {
  /** Renders the cards; passed in, because features do not import each other. */
  Rows: ComponentType<{ saved: readonly SavedJob[] }>;
};

export function SavedJobsTab({ Rows }: SavedJobsTabProps) {
  useSavedWatch();
  const kept = useSavedIds();
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = useSavedJobs();
  // A job just unsaved disappears at once; the list is refetched later.
  const saved = useMemo(
    () => (data?.pages.flatMap((page) => page.data) ?? []).filter(({ job }) => kept?.has(job.id) ?? true),
    [data, kept],
  );
  const box = useFocusWithin(saved.map(({ job }) => job.id));
  const again = () => void (data ? fetchNextPage() : refetch());
  if (!data) return error ? <Trouble error={error} isBusy={isFetching} onAgain={again} /> : <Waiting />;
  if (saved.length === 0 && !hasNextPage) return <NoneYet />;
  return (
    <div ref={box}>
      <h2 tabIndex={-1} className="mb-4 text-2xl outline-none">
        Saved jobs
      </h2>
      <Rows saved={saved} />
      {error && <Trouble error={error} isBusy={isFetching} onAgain={again} />}
      {hasNextPage && !error && (
        <p className="mt-5 text-center">
          <Button
            variant="secondary"
            busy={isFetchingNextPage}
            busyLabel="Loading…"
            onClick={() => void fetchNextPage()}
          >
            Show more saved jobs
          </Button>
        </p>
      )}
    </div>
  );
}

const useSavedJobs = () =>
  useInfiniteQuery<Page, Error, InfiniteData<Page>, typeof savedJobListKey, string | null>({
    queryKey: savedJobListKey,
    queryFn: ({ pageParam }) =>
      repeatCall(() => ask("listSavedJobs", { query: { pageSize: PAGE_SIZE, lastKey: pageParam } })),
    initialPageParam: null,
    getNextPageParam: ({ pagination }) => pagination.lastKey,
    staleTime: 30_000,
  });

/** After an unsave by keyboard, focus moves to the job that takes its place. */
function useFocusWithin(ids: readonly string[]) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<{ ids: readonly string[]; at: number }>({ ids, at: -1 });
  useEffect(() => {
    const remember = () => {
      const row = document.activeElement?.closest("li")?.querySelector("a[id]")?.id;
      if (row) before.current.at = before.current.ids.indexOf(row);
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, []);
  useEffect(() => {
    const { at, ids: were } = before.current;
    const isGone = at >= 0 && !ids.includes(were[at] ?? "");
    if (isGone && document.activeElement === document.body) {
      const next = ids[Math.min(at, ids.length - 1)];
      const target = next ? document.getElementById(next) : box.current?.querySelector("h2");
      target?.focus();
    }
    before.current = { ids, at: isGone ? -1 : ids.indexOf(were[at] ?? "") };
  });
  return box;
}

function NoneYet() {
  return (
    <EmptyState icon="bookmark" title="No saved jobs yet" actions={<ButtonLink to="/jobs">Browse jobs</ButtonLink>}>
      <p>Press the bookmark on a job that you like. It is kept here, also once it is closed.</p>
    </EmptyState>
  );
}

type TroubleProps = { error: unknown; isBusy: boolean; onAgain: () => void };

const Trouble = ({ error, ...rest }: TroubleProps) => (
  <LoadAlert title="Your saved jobs could not be loaded" text={reasonAndAdviceOf(error)} className="mt-4" {...rest} />
);

const Waiting = () => (
  <LoadingBlock label="Your saved jobs are being loaded." sizes={["mb-1 h-8 w-40", ...jobRows("h-40")]} />
);
