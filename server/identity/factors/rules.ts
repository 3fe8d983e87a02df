// How strong a sign-in was, and which accounts need a strong one.
import { type Group, roleOf } from "../../../contract/identity/rules.ts";

/** The `amr` value (RFC 8176) of a sign-in with two factors. */
const MULTI_FACTOR = "mfa";
/** The `acr` of our own sign-ins with two factors: the profile by which research and education know them. */
export const MULTI_FACTOR_ACR = "https://refeds.org/profile/mfa";

/** Levels of other issuers that mean two factors, unless the operator names others. */
const KNOWN_ACRS: readonly string[] = [
  MULTI_FACTOR_ACR,
  "http://schemas.openid.net/pape/policies/2007/06/multi-factor",
  "http://schemas.openid.net/acr/2016/07/multi-factor",
  "urn:okta:loa:2fa:any",
  "phr",
  "phrh",
  "mfa",
];

/** How a person signed in (RFC 8176), and the level that this reached; null where the issuer does not say. */
export type Strength = { amr: readonly string[]; acr: string | null };

/** The strength of a sign-in at our own issuer. */
export function strengthOf(amr: readonly string[] = []): Strength {
  return { amr, acr: amr.includes(MULTI_FACTOR) ? MULTI_FACTOR_ACR : null };
}

/** The strength that an id token states. */
export function strengthIn({ amr, acr }: Record<string, unknown>): Strength {
  return {
    amr: Array.isArray(amr) ? amr.filter((word) => typeof word === "string").slice(0, 20) : [],
    acr: typeof acr === "string" ? acr.slice(0, 200) : null,
  };
}

/** How the sign-in becomes known once its second factor was given; `by` is the factor in the words of RFC 8176. */
export const withFactor = (amr: readonly string[], by: string): string[] => [...new Set([...amr, by, MULTI_FACTOR])];

export const hasTwoFactors = ({ amr }: Pick<Strength, "amr">): boolean => amr.includes(MULTI_FACTOR);

/** `adminAcr` names the levels of another issuer that do; empty means those that are known to mean two factors. */
export function isStrong({ amr, acr }: Strength, adminAcr: readonly string[]): boolean {
  if (adminAcr.length > 0) return acr !== null && adminAcr.includes(acr);
  return amr.includes(MULTI_FACTOR) || (acr !== null && KNOWN_ACRS.includes(acr));
}

/** The levels to ask another issuer for, as `acr_values`. */
export const strongLevels = (adminAcr: readonly string[]): string =>
  (adminAcr.length > 0 ? adminAcr : KNOWN_ACRS).join(" ");

type Signed = Strength & { groups: readonly Group[]; isDemo: boolean };
/** `hasDemoBar`: the demo's people are signed in without a password, so that their factors would protect nothing. */
type House = { hasDemoBar: boolean; config: { adminAcr: readonly string[] } };

/** Whether the account must have a second factor: a platform admin, outside the demo on the operator's own machine. */
export const mustHaveFactor = (
  { groups, isDemo }: Pick<Signed, "groups" | "isDemo">,
  { hasDemoBar }: Pick<House, "hasDemoBar">,
): boolean => roleOf(groups).userType === "Admin" && !(isDemo && hasDemoBar);

/** Whether the session may do nothing but add a second factor, or give it. */
export const owesFactor = (session: Signed, house: House): boolean =>
  mustHaveFactor(session, house) && !isStrong(session, house.config.adminAcr);

/** A session without the second factor that it owes has no rights of an admin, whichever operation it reaches. */
export const withoutAdmin = (groups: readonly Group[]): Group[] => groups.filter((group) => group !== "admin");
