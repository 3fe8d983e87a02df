// The board's search for a signed-in person: its saved state, the dialog, and noting that its new jobs were seen.

import { lazy, Suspense, useEffect, useState } from "react";
import { t } from "#messages/candidates.ts";
import type { SavedSearch } from "../../../../../contract/saved/wire.ts";
import { QueryProvider } from "../../../../session/query-provider.tsx";
import { preloadDialog } from "../../../../ui/dialog.tsx";
import { showToast } from "../../../../ui/toast.ts";
import { takePendingSave } from "../pending-save.ts";
import { useSavedSearches, useSearchCalls, useSpelled } from "./search-calls.ts";
import { type LiveSearchProps, SearchChip } from "./search-chip.tsx";

const loadDialog = () => import("./search-dialog.tsx");
const SearchDialog = lazy(() => loadDialog().then((module) => ({ default: module.SearchDialog })));

export const LiveSearch = (search: LiveSearchProps) => (
  <QueryProvider>
    <Live key={search.query} {...search} />
  </QueryProvider>
);

function Live({ query, name, words, isPending, onAnswered }: LiveSearchProps) {
  const spelled = useSpelled(query).data;
  const list = useSavedSearches().data;
  const saved = list?.find((one) => one.query === spelled) ?? null;
  const isKnown = spelled !== undefined && list !== undefined;
  const { isOpen, shown, open, close } = useOpening(saved);
  useLook(saved);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the effect of a press is known
  useEffect(() => {
    if (isPending && isKnown && takePendingSave((one) => "search" in one)) void open();
  }, [isPending, isKnown]);
  // The board refuses this search as well, and says so.
  if (spelled === null) return null;
  return (
    <>
      <SearchChip
        isSaved={saved !== null}
        words={words}
        onNear={() => {
          preloadDialog();
          void loadDialog().catch(() => {});
        }}
        onPress={isKnown ? () => void open() : undefined}
      />
      {shown && spelled !== undefined && (
        <Suspense fallback={null}>
          <SearchDialog
            key={shown.turn}
            isOpen={isOpen}
            onClose={() => {
              close();
              onAnswered();
            }}
            query={spelled}
            suggestedName={name}
            saved={shown.saved}
          />
        </Suspense>
      )}
    </>
  );
}

type Shown = { saved: SavedSearch | null; turn: number };

/** Each opening shows the search as saved at that moment. */
function useOpening(saved: SavedSearch | null) {
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState<Shown | null>(null);
  const open = async () => {
    try {
      await loadDialog();
      setShown((before) => ({ saved, turn: (before?.turn ?? 0) + 1 }));
      setOpen(true);
    } catch {
      showToast("error", t.thisCouldNotBeLoadedPleaseCheck);
    }
  };
  return { isOpen, shown, open, close: () => setOpen(false) };
}

/** Showing the list counts as having seen its new jobs. */
function useLook(saved: SavedSearch | null): void {
  const { update } = useSearchCalls();
  const hasNew = saved !== null && saved.fresh > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each search that has new jobs
  useEffect(() => {
    // If this fails, they show as new once more.
    if (hasNew) update(saved.id, { isSeen: true }).catch(() => {});
  }, [hasNew, saved?.id]);
}
