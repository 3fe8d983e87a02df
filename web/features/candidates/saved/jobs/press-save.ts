// The action of a save button: saves or unsaves the job; a visitor signs in first, and then finds it saved.
import { useLocation, useNavigate } from "react-router";
import { useSession } from "../../../../session/session-context.tsx";
import { showToast } from "../../../../ui/toast.ts";
import { keepPendingSave } from "../pending-save.ts";
import { savedStore } from "./saved-store.ts";

export type SavableJob = { id: string; title: string; companyName: string };

/** Toggles the shown state. */
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
