// Confirms a sign-up and, where the gateway proves whose it is, opens the session at once.
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

/** The account is there and its code is used up: that the session has to wait does not undo it. */
function nullWhenBusy(error: unknown): null {
  if (error instanceof Refusal && error.status === 503) return null;
  throw error;
}
