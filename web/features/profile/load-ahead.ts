// Fetches what editing needs once the profile is shown: by the time somebody edits, the network may be gone.
import { loadAccountCalls, loadCandidateCalls } from "../../session/load-contract.ts";
import { whenAtRest } from "../../ui/at-rest.ts";
import { preloadDialog } from "../../ui/dialog.tsx";
import { preloadMenu } from "../../ui/menu.tsx";
import { preloadTokenField } from "../../ui/token-field.tsx";

/** When the browser is next at rest. Returns how to call it off. */
export function loadAhead(): () => void {
  return whenAtRest(() => {
    preloadDialog();
    preloadMenu();
    preloadTokenField();
    void Promise.all([loadCandidateCalls(), loadAccountCalls()]).catch(() => {});
  });
}
