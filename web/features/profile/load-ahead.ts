// Loads ahead the code that editing the profile needs, in case the network has gone by then.
import { loadSchemas } from "../../session/load-schemas.ts";
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
    void Promise.all([
      loadSchemas(() => import("../../../contract/candidates/wire.ts")),
      loadSchemas(() => import("../../../contract/identity/accounts-wire.ts")),
    ]).catch(() => {});
  });
}
