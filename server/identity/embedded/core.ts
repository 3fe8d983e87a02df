// What the operations on our own accounts stand on.
import type { Deps } from "../../deps.ts";
import type { IdentitySettings } from "../identity.ts";
import type { Sessions } from "../sessions/sessions.ts";
import { type Action, forgiveTry, refuseTooMany, type Trier } from "./throttles.ts";

export type Core = {
  deps: Deps;
  settings: Pick<IdentitySettings, "publicUrl" | "rateLimitScale">;
  sessions: Pick<Sessions, "endAll">;
};

/** Counts a try of somebody; 429 when there were too many. */
export const countTry = ({ deps, settings }: Core, action: Action, trier: Trier): Promise<void> =>
  refuseTooMany({ deps, scale: settings.rateLimitScale }, action, trier);

/** Takes back the try that has just been counted. */
export const forgive = ({ deps }: Core, action: Action, trier: Trier): Promise<void> =>
  forgiveTry({ deps }, action, trier);
