// Completes a sign-in that another application requested from our provider.
import type { InteractionResults, default as Provider } from "oidc-provider";
import type { Call } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Vault } from "../../platform/vault.ts";
import type { Proof } from "../gateways/gateway.ts";
import { cookieNamesOf, signedCookie } from "../provider/cookies.ts";

export type Interactions = { provider: Provider; publicUrl: string; vault: Vault };

/** The interaction, if it began in this browser, which the provider's signed cookie proves; its id is no secret. */
export async function findInteraction(
  { provider, publicUrl, vault }: Interactions,
  uid: string,
  cookies: Call["cookies"],
) {
  if (uid === "" || signedCookie(vault, cookies, cookieNamesOf(publicUrl).interaction) !== uid) return null;
  return (await provider.Interaction.find(uid)) ?? null;
}

/**
 * Stores the result of this browser's interaction. Resolves to the address where it continues, null if there is no such
 * interaction.
 */
export async function answerInteraction(
  interactions: Interactions,
  uid: string,
  cookies: Call["cookies"],
  result: InteractionResults,
): Promise<string | null> {
  const interaction = await findInteraction(interactions, uid, cookies);
  if (!interaction) return null;
  interaction.result = result;
  await interaction.save(interaction.exp - Math.floor(Date.now() / 1000));
  return interaction.returnTo;
}

/** The result of a successful sign-in. Consent is implied by registering the application. */
export const signedInAs = (accountId: string, authTime: Date): InteractionResults => ({
  login: { accountId, ts: Math.floor(authTime.getTime() / 1000), remember: true },
  consent: {},
});

/**
 * Resolves to the address where the browser continues. 400 OAUTH_STATE if the interaction is expired or another
 * browser's.
 */
export async function finishInteraction(
  interactions: Interactions,
  uid: string,
  proof: Proof,
  call: Call<unknown>,
): Promise<string> {
  const next = await answerInteraction(interactions, uid, call.cookies, signedInAs(proof.accountId, proof.authTime));
  if (next === null) throw refuse(400, "OAUTH_STATE", "An error occurred while validating the state.");
  return next;
}
