// The dependencies of the operations on our own accounts.
import type { Deps } from "../../deps.ts";
import type { IdentitySettings } from "../identity.ts";
import type { Sessions } from "../sessions/sessions.ts";
import { type Action, forgiveTry, refuseTooMany, type Trier } from "./throttles.ts";

export type Core = {
  deps: Deps;
  settings: Pick<IdentitySettings, "publicUrl" | "rateLimitScale">;
  sessions: Pick<Sessions, "endAll">;
};

/** Counts a try; 429 after too many. */
export const countTry = ({ deps, settings }: Core, action: Action, trier: Trier): Promise<void> =>
  refuseTooMany({ deps, scale: settings.rateLimitScale }, action, trier);

/** Uncounts the try that was just counted. */
export const forgive = ({ deps }: Core, action: Action, trier: Trier): Promise<void> =>
  forgiveTry({ deps }, action, trier);
