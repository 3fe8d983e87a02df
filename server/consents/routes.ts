// The call by which admins end what waits for a second one; what is agreed to goes through the call of its own capability.
import * as calls from "../../contract/consents/wire.ts";
import type { Deps } from "../deps.ts";
import type { Callers, Mount } from "../platform/mount.ts";
import { endConsent } from "./consents.ts";

export function mountConsents(mount: Mount, deps: Deps, { admin }: Callers): void {
  mount(calls.endConsent, admin, (input, call) => endConsent(input, call, deps));
}
