// Offers to save the search that the board shows. Light: visitors' pages carry it; the rest comes for people who are signed in.
import { type ComponentType, lazy, Suspense } from "react";
import { useLocation, useNavigate } from "react-router";
import { mayHaveResume } from "../../../../contract/roles.ts";
import { useSession } from "../../../session/session-context.tsx";
import { keepPendingSave } from "../pending-save.ts";
import { SearchChip } from "./search-chip.tsx";

export type SearchToSave = {
  /** The query part of the board's address: the parameters that say which jobs. */
  query: string;
  /** What it could be called. */
  name: string;
};

/** Should it not load, the list stands without it. */
const LiveSearch = lazy(
  (): Promise<{ default: ComponentType<SearchToSave> }> =>
    import("./live-search.tsx").then(
      ({ LiveSearch: Live }) => ({ default: Live }),
      () => ({ default: () => null }),
    ),
);

export function SaveSearch(search: SearchToSave) {
  const { isLoggedIn, tokenData } = useSession();
  const { pathname, search: address } = useLocation();
  const navigate = useNavigate();
  const leadToSignIn = () => {
    keepPendingSave({ search: search.query });
    void navigate(`/auth/login?returnTo=${encodeURIComponent(pathname + address)}`);
  };
  return (
    <div className="mb-4 min-h-9">
      {isLoggedIn && mayHaveResume(tokenData?.userType) ? (
        <Suspense fallback={<SearchChip />}>
          <LiveSearch {...search} />
        </Suspense>
      ) : (
        <SearchChip onPress={isLoggedIn === false ? leadToSignIn : undefined} />
      )}
    </div>
  );
}
