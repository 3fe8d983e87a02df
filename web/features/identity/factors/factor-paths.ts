// Where a sign-in goes on that its password alone does not finish.
import type { SessionAnswer } from "../../../../contract/identity/wire.ts";
import { withReturn } from "../sign-in/return-path.ts";

/** The page for what a sign-in's answer lacks; null when it lacks nothing. */
export function nextStepPath({ secondFactor }: SessionAnswer, returnTo: string | null): string | null {
  if (secondFactor === undefined) return null;
  return withReturn(secondFactor === "GIVE" ? "/auth/second-factor" : "/auth/add-second-factor", returnTo);
}
