// What a press on a save button does: keeps the job or lets it go; a visitor is led to sign in first, and finds it kept after.
import { useLocation, useNavigate } from "react-router";
import { useSession } from "../../../session/session-context.tsx";
import { showToast } from "../../../ui/toast.ts";
import { keepPendingSave } from "../pending-save.ts";
import { savedStore } from "./saved-store.ts";

export type SavableJob = { id: string; title: string; companyName: string };

/** Turns what is shown around. */
export function usePressSave(job: SavableJob): () => void {
  const { isLoggedIn } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return () => {
    if (isLoggedIn !== true) {
      keepPendingSave({ job: job.id });
      void navigate(`/auth/login?returnTo=${encodeURIComponent(pathname + search)}`);
      return;
    }
    const wanted = !savedStore.read().ids?.has(job.id);
    import("./watch-saved.ts").then(
      ({ setSaved }) => setSaved(job, wanted),
      () => showToast("error", "This could not be loaded. Please check your connection and try again."),
    );
  };
}
