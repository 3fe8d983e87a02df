// Derives the available sign-in methods from the configuration.
import type { SignInMethods } from "../../contract/identity/wire.ts";
import type { IdentitySettings } from "./identity.ts";

/** The only social provider, as named in `provider=`. */
export const LINKEDIN = "LinkedIn";

/** Password forms unless the issuer has its own page; LinkedIn if configured, else its labelled stand-in if allowed. */
export function signInMethodsOf({ config, standIn }: IdentitySettings): SignInMethods {
  if (config.kind === "oidc") return { password: false, signUp: false, providers: [] };
  if (config.kind === "cognito") return { password: true, signUp: true, providers: [] };
  const isStandIn = config.linkedIn === null;
  const linkedIn = { name: LINKEDIN, label: isStandIn ? "LinkedIn (stand-in)" : "LinkedIn", isStandIn };
  return { password: true, signUp: true, providers: isStandIn && !standIn ? [] : [linkedIn] };
}
