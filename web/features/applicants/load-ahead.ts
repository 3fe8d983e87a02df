// Fetches what working through applicants needs once they are shown: by the time somebody is moved, the network may be gone.
import { loadApplicantCalls } from "../../session/load-contract.ts";
import { whenAtRest } from "../../ui/at-rest.ts";
import { preloadDialog } from "../../ui/dialog.tsx";
import { preloadMenu } from "../../ui/menu.tsx";
import { preloadToasts } from "../../ui/toast.ts";

/** When the browser is next at rest. Returns how to call it off. */
export function loadAhead(): () => void {
  return whenAtRest(() => {
    preloadDialog();
    preloadMenu();
    preloadToasts();
    void loadApplicantCalls().catch(() => {});
  });
}
