// What the browser does with passkeys; the library loads when the first one is used.
import { t } from "#messages/security.ts";
import type { CallAnswer, Client } from "../../../../contract/client.ts";
import { ask } from "../../../session/ask.ts";
import type { Confirmation } from "./confirm-dialog.tsx";

const load = () => import("@simplewebauthn/browser");

export const canUsePasskeys = (): boolean => typeof window !== "undefined" && "PublicKeyCredential" in window;

/** Whether the browser's own dialog ended without a passkey: closed, or too late. */
export const wasGivenUp = (error: unknown): boolean =>
  error instanceof Error && (error.name === "NotAllowedError" || error.name === "AbortError");

/** Makes a passkey in this browser and adds it, `ask` with the token of the session. Rejects as the browser does. */
export async function addPasskey(asking: Client, body: Confirmation): Promise<CallAnswer<"addPasskey">> {
  const { ceremony, options } = await asking("beginPasskey", { body });
  const { startRegistration } = await load();
  const response = await startRegistration({ optionsJSON: options as never });
  return asking("addPasskey", { body: { ceremony, response: response as never, name: t.myPasskey } });
}

/** Uses a passkey for the sign-in that waits in this browser; null where the account has none. */
export async function givePasskey(): Promise<CallAnswer<"givePasskey"> | null> {
  const { ceremony, options } = await ask("beginPasskeySignIn", { body: {} });
  if (ceremony === null || options === null) return null;
  const { startAuthentication } = await load();
  const response = await startAuthentication({ optionsJSON: options as never });
  return ask("givePasskey", { body: { ceremony, response: response as never } });
}
