// Asks to hear when the first verified employee of a company refers. Light: public lists include it; what calls the
// server loads with a session or a press.

import { useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import { t } from "#messages/referrals.ts";
import { mayHaveResume } from "../../../../contract/identity/rules.ts";
import { referralPath } from "../../../../contract/paths.ts";
import { joinPath } from "../../../session/guest-intent.ts";
import { useSession } from "../../../session/session-context.tsx";
import { type PersonWatch, usePersonWatch } from "../../../session/use-person-watch.ts";
import { showToast } from "../../../ui/toast.ts";
import { type WatchedCompany, watchStore } from "./watch-store.ts";

const watch: PersonWatch = {
  isFor: mayHaveResume,
  load: () => import("./live-watch.ts").then(({ followWatches }) => followWatches),
  forget: () => watchStore.set({ ids: null }),
};

/** Once on each page with the button: follows for which companies the person waits. */
export function WatchedCompanies() {
  usePersonWatch(watch);
  return null;
}

export function WatchButton({ company }: { company: WatchedCompany }) {
  const { isLoggedIn, check } = useSession();
  const navigate = useNavigate();
  const isWatched = useSyncExternalStore(
    watchStore.listen,
    () => watchStore.read().ids?.has(company.id) === true,
    () => false,
  );
  const change = async () => {
    // While the session is unknown, the person may be logged in: look first.
    const mayAsk = isLoggedIn ?? (await check()) !== "guest";
    // The page of the company has the button again.
    const path = referralPath({ SK: company.id, name: company.name });
    if (!mayAsk) return navigate(joinPath(path, { for: "watch", company: company.id }));
    const { setWatched } = await import("./live-watch.ts");
    return setWatched(company, !isWatched);
  };
  const press = () => void change().catch(() => showToast("error", t.thisCouldNotBeLoadedPleaseCheck2));
  return (
    <button
      type="button"
      className="text-link min-h-7 pointer-coarse:min-h-11 text-start"
      data-needs-script
      onClick={press}
    >
      {isWatched ? t.weWillTellYouStopWaiting : t.tellMeWhenSomeoneDoes}
      <span className="sr-only"> ({company.name})</span>
    </button>
  );
}
