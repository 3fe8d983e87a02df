// Fetches what editing needs once the profile is shown: by the time somebody edits, the network may be gone.
import { loadAccountCalls, loadCandidateCalls } from "../../session/load-contract.ts";
import { preloadDialog } from "../../ui/dialog.tsx";
import { preloadMenu } from "../../ui/menu.tsx";
import { preloadTokenField } from "../../ui/token-field.tsx";

const PATIENCE_MS = 3_000;

/** When the browser is next at rest. Returns how to call it off. */
export function loadAhead(): () => void {
  const load = () => {
    preloadDialog();
    preloadMenu();
    preloadTokenField();
    void Promise.all([loadCandidateCalls(), loadAccountCalls()]).catch(() => {});
  };
  // Some browsers have no notion of rest.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(load, PATIENCE_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(load, { timeout: PATIENCE_MS });
  return () => cancelIdleCallback(idle);
}
