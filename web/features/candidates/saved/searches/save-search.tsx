// Offers to save the board's search. Light: visitors' pages include it; the rest loads for signed-in people.
import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { mayHaveResume } from "../../../../../contract/identity/rules.ts";
import { joinPath } from "../../../../session/guest-intent.ts";
import { useSession } from "../../../../session/session-context.tsx";
import { isSearchPending, keepPendingSave } from "../pending-save.ts";
import { type LiveSearchProps, SearchChip, type SearchToSave } from "./search-chip.tsx";

/** If it does not load, the list renders without it. */
const LiveSearch = lazy(
  (): Promise<{ default: ComponentType<LiveSearchProps> }> =>
    import("./live-search.tsx").then(
      ({ LiveSearch: Live }) => ({ default: Live }),
      () => ({ default: () => null }),
    ),
);

/** Nothing for a signed-in person who looks for no job, such as a recruiter. */
export function SaveSearch(search: SearchToSave) {
  const { isLoggedIn, tokenData } = useSession();
  const mayKeep = isLoggedIn === true && mayHaveResume(tokenData?.userType);
  const pending = usePending(search.query, mayKeep);
  const { pathname, search: address } = useLocation();
  const navigate = useNavigate();
  if (isLoggedIn === true && !mayKeep) return null;
  const { words } = search;
  const leadToSignIn = () => {
    keepPendingSave({ search: search.query });
    void navigate(joinPath(pathname + address, { for: "alert" }));
  };
  return (
    <div className="mb-4 min-h-9">
      {mayKeep ? (
        <Suspense fallback={<SearchChip words={words} />}>
          <LiveSearch {...search} {...pending} />
        </Suspense>
      ) : (
        <SearchChip words={words} onPress={isLoggedIn === false ? leadToSignIn : undefined} />
      )}
    </div>
  );
}

/** Until the dialog is answered, no other dialog opens by itself. */
function usePending(query: string, mayKeep: boolean) {
  const { setModalOpen } = useSession();
  const [isPending, setPending] = useState(false);
  useEffect(() => setPending(mayKeep && isSearchPending(query)), [query, mayKeep]);
  useEffect(() => {
    if (!isPending) return;
    setModalOpen(true);
    return () => setModalOpen(false);
  }, [isPending, setModalOpen]);
  return { isPending, onAnswered: () => setPending(false) };
}
