// Changes the caller's password and opens a new session with it.
import type { SessionAnswer } from "../../contract/identity/wire.ts";
import type { Call, Caller } from "../platform/mount.ts";
import type { ChangePasswordForm } from "./gateways/gateway.ts";
import type { Identity } from "./identity.ts";

export async function changePassword(
  form: ChangePasswordForm,
  call: Call<Caller>,
  { gateway, sessions }: Identity,
): Promise<SessionAnswer> {
  const proof = await gateway.changePassword(form, call);
  return proof ? sessions.open(proof, call) : sessions.read(call);
}
