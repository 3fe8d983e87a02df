// Signs in with email and password, on this site or for another application that sent the user here.
import type { SessionAnswer } from "../../contract/identity/wire.ts";
import type { Call } from "../platform/mount.ts";
import type { SignInForm } from "./gateways/gateway.ts";
import type { Identity } from "./identity.ts";
import { noSession } from "./no-session.ts";

/** For another application it opens no session here; the browser continues there. */
export async function signIn(
  form: SignInForm,
  call: Call,
  { gateway, sessions }: Identity,
): Promise<SessionAnswer & { continueAt: string | null }> {
  const proof = await gateway.signIn(form, call);
  if (form.interaction === undefined) return { ...(await sessions.open(proof, call)), continueAt: null };
  return { ...noSession, continueAt: await sessions.finishInteraction(form.interaction, proof, call) };
}
