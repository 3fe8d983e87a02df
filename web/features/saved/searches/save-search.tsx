// Offers to save the search that the board shows. Light: visitors' pages carry it; the rest comes for people who are signed in.
import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { mayHaveResume } from "../../../../contract/roles.ts";
import { useSession } from "../../../session/session-context.tsx";
import { isSearchPending, keepPendingSave } from "../pending-save.ts";
import { SearchChip } from "./search-chip.tsx";
import type { LiveSearchProps, SearchToSave } from "./search-to-save.ts";

/** Should it not load, the list stands without it. */
const LiveSearch = lazy(
  (): Promise<{ default: ComponentType<LiveSearchProps> }> =>
    import("./live-search.tsx").then(
      ({ LiveSearch: Live }) => ({ default: Live }),
      () => ({ default: () => null }),
    ),
);

export function SaveSearch(search: SearchToSave) {
  const { isLoggedIn, tokenData } = useSession();
  const mayKeep = isLoggedIn === true && mayHaveResume(tokenData?.userType);
  const pending = usePending(search.query, mayKeep);
  const { pathname, search: address } = useLocation();
  const navigate = useNavigate();
  const leadToSignIn = () => {
    keepPendingSave({ search: search.query });
    void navigate(`/auth/login?returnTo=${encodeURIComponent(pathname + address)}`);
  };
  return (
    <div className="mb-4 min-h-9">
      {mayKeep ? (
        <Suspense fallback={<SearchChip />}>
          <LiveSearch {...search} {...pending} />
        </Suspense>
      ) : (
        <SearchChip onPress={isLoggedIn === false ? leadToSignIn : undefined} />
      )}
    </div>
  );
}

/** As long as it is not answered, nothing else asks for the person's attention. */
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
