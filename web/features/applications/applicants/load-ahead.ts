// Loads ahead the code that moving applicants needs, in case the network has gone by then.
import { whenAtRest } from "../../../ui/at-rest.ts";
import { preloadDialog } from "../../../ui/dialog.tsx";
import { preloadMenu } from "../../../ui/menu.tsx";
import { preloadToasts } from "../../../ui/toast.ts";

/** Loads when the browser is next idle. Returns how to cancel it. */
export function loadAhead(): () => void {
  return whenAtRest(() => {
    preloadDialog();
    preloadMenu();
    preloadToasts();
  });
}
