// Fetches what working through applicants needs once they are shown: by the time somebody is moved, the network may be gone.
import { loadApplicantCalls } from "../../session/load-contract.ts";
import { preloadDialog } from "../../ui/dialog.tsx";
import { preloadMenu } from "../../ui/menu.tsx";
import { preloadToasts } from "../../ui/toast.ts";

const PATIENCE_MS = 3_000;

/** When the browser is next at rest. Returns how to call it off. */
export function loadAhead(): () => void {
  const load = () => {
    preloadDialog();
    preloadMenu();
    preloadToasts();
    void loadApplicantCalls().catch(() => {});
  };
  // Some browsers have no notion of rest.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(load, PATIENCE_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(load, { timeout: PATIENCE_MS });
  return () => cancelIdleCallback(idle);
}
