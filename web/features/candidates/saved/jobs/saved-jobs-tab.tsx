// The dashboard's saved jobs, last saved first, including closed ones.

import { type ComponentType, useEffect, useLayoutEffect, useRef } from "react";
import { t } from "#messages/candidates.ts";
import type { listSavedJobs } from "../../../../../contract/saved/wire.ts";
import { jobRows } from "../../../../row-places.ts";
import { ask } from "../../../../session/ask.ts";
import { savedJobListKey } from "../../../../session/candidate-keys.ts";
import { usePages } from "../../../../session/use-pages.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { PagedList } from "../../../../ui/paged-list.tsx";
import { useSavedWatch } from "./press-save.ts";
import { useSavedIds } from "./saved-store.ts";

export type SavedJob = (typeof listSavedJobs)["answer"]["_output"]["data"][number];

const PAGE_SIZE = 50;

type SavedJobsTabProps = {
  /** Renders the cards; passed in, because features do not import each other. */
  Rows: ComponentType<{ saved: readonly SavedJob[] }>;
};

export function SavedJobsTab({ Rows }: SavedJobsTabProps) {
  useSavedWatch();
  const kept = useSavedIds();
  const list = usePages(savedJobListKey, (lastKey) =>
    ask("listSavedJobs", { query: { pageSize: PAGE_SIZE, lastKey } }),
  );
  // A job just unsaved disappears at once; the list is refetched later.
  const rows = list.rows?.filter(({ job }) => kept?.has(job.id) ?? true);
  const box = useFocusWithin(rows?.map(({ job }) => job.id) ?? []);
  return (
    <div ref={box}>
      <PagedList list={{ ...list, rows }} loading={LOADING} empty={<NoneYet />} moreLabel={t.showMoreSavedJobs}>
        {(saved) => (
          <>
            <h2 tabIndex={-1} className="mb-4 text-2xl outline-none">
              {t.savedJobs}
            </h2>
            <Rows saved={saved} />
          </>
        )}
      </PagedList>
    </div>
  );
}

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
  // Before the effect of PagedList, which focuses the whole list when nothing has the focus.
  useLayoutEffect(() => {
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
    <EmptyState icon="bookmark" title={t.noSavedJobsYet} actions={<ButtonLink to="/jobs">{t.browseJobs}</ButtonLink>}>
      <p>{t.pressTheBookmarkOnAJobThat}</p>
    </EmptyState>
  );
}

const LOADING = {
  label: t.yourSavedJobsAreBeingLoaded,
  sizes: ["mb-1 h-8 w-40", ...jobRows("h-40")],
  className: "grid gap-3",
};
