// Confirms a sign-up and opens a session if the gateway returns a proof.
import type { Call } from "../platform/mount.ts";
import { Refusal } from "../platform/refusal.ts";
import type { ConfirmForm } from "./gateways/gateway.ts";
import type { Identity } from "./identity.ts";
import { noSession } from "./no-session.ts";

export async function confirmSignUp(form: ConfirmForm, call: Call, { gateway, sessions }: Identity) {
  const proof = await gateway.confirmSignUp(form, call);
  const session = proof && (await sessions.open(proof, call).catch(nullWhenBusy));
  return session
    ? ({ ...session, isSignUpComplete: true, nextStep: "COMPLETE_AUTO_SIGN_IN" } as const)
    : ({ ...noSession, isSignUpComplete: true, nextStep: "DONE" } as const);
}

/** The account exists and its code is used, so a busy server (503) only means that the user signs in later. */
function nullWhenBusy(error: unknown): null {
  if (error instanceof Refusal && error.status === 503) return null;
  throw error;
}
