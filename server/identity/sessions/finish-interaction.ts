// Answers the sign-in that another application asked our provider for.
import type { InteractionResults, default as Provider } from "oidc-provider";
import type { Call } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Vault } from "../../platform/vault.ts";
import type { Proof } from "../gateways/gateway.ts";
import { cookieNamesOf, signedCookie } from "../provider/cookies.ts";

export type Interactions = { provider: Provider; publicUrl: string; vault: Vault };

/** The interaction when it was begun in this browser: the provider's cookie says so. Its id is no secret, the cookie's signature is. */
export async function findInteraction(
  { provider, publicUrl, vault }: Interactions,
  uid: string,
  cookies: Call["cookies"],
) {
  if (uid === "" || signedCookie(vault, cookies, cookieNamesOf(publicUrl).interaction) !== uid) return null;
  return (await provider.Interaction.find(uid)) ?? null;
}

/** Answers an interaction of this browser; the address by which it goes on, or null when there is no such interaction. */
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

/** What signing in answers an application with; registering the application was the consent. */
export const signedInAs = (accountId: string, authTime: Date): InteractionResults => ({
  login: { accountId, ts: Math.floor(authTime.getTime() / 1000), remember: true },
  consent: {},
});

/** Where the browser goes on. Refuses when the interaction is not this browser's, or too old. */
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
