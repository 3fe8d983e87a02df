// How people sign in here, as the configuration has it.
import type { SignInMethods } from "../../contract/session.ts";
import type { IdentitySettings } from "./identity.ts";

/** The one social provider there is, by the name that `provider=` takes. */
export const LINKEDIN = "LinkedIn";

/** Password forms unless the issuer has a page of its own; LinkedIn when configured, else its labelled stand-in where that is open. */
export function signInMethodsOf({ config, standIn }: IdentitySettings): SignInMethods {
  if (config.kind === "oidc") return { password: false, signUp: false, providers: [] };
  if (config.kind === "cognito") return { password: true, signUp: true, providers: [] };
  const isStandIn = config.linkedIn === null;
  const linkedIn = { name: LINKEDIN, label: isStandIn ? "LinkedIn (stand-in)" : "LinkedIn", isStandIn };
  return { password: true, signUp: true, providers: isStandIn && !standIn ? [] : [linkedIn] };
}
