// Loads ahead the code that editing the profile needs, in case the network has gone by then.
import { loadAccountCalls, loadCandidateCalls } from "../../session/load-contract.ts";
import { whenAtRest } from "../../ui/at-rest.ts";
import { preloadDialog } from "../../ui/dialog.tsx";
import { preloadMenu } from "../../ui/menu.tsx";
import { preloadTokenField } from "../../ui/token-field.tsx";

/** Loads when the browser is next idle. Returns how to cancel it. */
export function loadAhead(): () => void {
  return whenAtRest(() => {
    preloadDialog();
    preloadMenu();
    preloadTokenField();
    void Promise.all([loadCandidateCalls(), loadAccountCalls()]).catch(() => {});
  });
}
