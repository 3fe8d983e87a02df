// Saving jobs, from a button or after a sign-in; the calls load with the session.

import { useLocation, useNavigate } from "react-router";
import { t } from "#messages/candidates.ts";
import { mayHaveResume } from "../../../../../contract/identity/rules.ts";
import { joinPath } from "../../../../session/guest-intent.ts";
import { useSession } from "../../../../session/session-context.tsx";
import { type PersonWatch, usePersonWatch } from "../../../../session/use-person-watch.ts";
import { showToast } from "../../../../ui/toast.ts";
import { keepPendingSave } from "../pending-save.ts";
import { savedStore } from "./saved-store.ts";

const watch: PersonWatch = {
  isFor: mayHaveResume,
  // If it does not load, no job shows as saved; saving one loads it again.
  load: () => import("./watch-saved.ts").then(({ watchSaved }) => watchSaved),
  forget: () => savedStore.set({ ids: null }),
};

/** Follows the saved jobs while mounted, and saves what the person pressed as a visitor. */
export const useSavedWatch = (): void => usePersonWatch(watch);

export type SavableJob = { id: string; title: string; companyName: string };

/** Toggles the shown state; a visitor signs in first, and then finds the job saved. */
export function usePressSave(job: SavableJob): () => void {
  const { isLoggedIn, check } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const press = async () => {
    // While the session is unknown, the person may be logged in: look first.
    const maySave = isLoggedIn ?? (await check()) !== "guest";
    if (!maySave) {
      keepPendingSave({ job: job.id });
      return navigate(joinPath(pathname + search, { for: "save", job: job.id }));
    }
    const wanted = !savedStore.read().ids?.has(job.id);
    const { setSaved } = await import("./watch-saved.ts");
    return setSaved(job, wanted);
  };
  return () => void press().catch(() => showToast("error", t.thisCouldNotBeLoadedPleaseCheck));
}
