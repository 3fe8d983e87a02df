// Passkeys (WebAuthn) as a second factor: adding one, and giving it at a sign-in. Each challenge works once.

import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type * as calls from "../../../contract/identity/factors-wire.ts";
import { newId } from "../../platform/ids.ts";
import type { Answer, Call } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { siteName } from "../../platform/site-name.ts";
import { recordFailure } from "../accounts.ts";
import { markUsed } from "../sessions/redirect.ts";
import { addFactor, confirmOwner } from "./enrol.ts";
import { finishSignIn, readWaiting } from "./give-factor.ts";
import { type Core, type Factor, type FactorOperation, factorColumns, refuseElsewhere } from "./store.ts";

/** The library with its certificates loads when the first passkey is used. */
const load = () => import("@simplewebauthn/server");

/** EdDSA, ES256, RS256 (COSE): every authenticator knows one of them. */
const ALGORITHMS = [-8, -7, -257];
const minutes = 5;
type Ceremony = { challenge: string; accountId: string; sessionId: string | null; until: number };
type Purpose = "passkey to add" | "passkey to give";

/** The site's name for browsers, and the origin at which passkeys must be used. */
const siteOf = ({ identity }: Core) => {
  const { hostname, origin } = new URL(identity.settings.publicUrl);
  return { rpID: hostname, origin };
};

function sealCeremony({ deps }: Core, purpose: Purpose, ceremony: Omit<Ceremony, "until">): string {
  const until = deps.clock().getTime() + minutes * 60_000;
  return deps.vault.seal(purpose, JSON.stringify({ ...ceremony, until })).toString("base64url");
}

/** The challenge of a ceremony that this account's session, or sign-in, began; 409 when it is too old or was used. */
async function takeCeremony(
  { deps }: Core,
  purpose: Purpose,
  text: string,
  { accountId, sessionId }: Pick<Ceremony, "accountId" | "sessionId">,
): Promise<string> {
  const opened = deps.vault.open(purpose, Buffer.from(text, "base64url"));
  const ceremony = opened === null ? null : (JSON.parse(opened) as Ceremony);
  const isOurs = ceremony?.accountId === accountId && ceremony.sessionId === sessionId;
  const now = deps.clock();
  if (!ceremony || !isOurs || ceremony.until <= now.getTime() || !(await markUsed(deps.db, ceremony.challenge, now)))
    throw refuse(409, "CODE_EXPIRED", "This took too long. Please begin again.");
  return ceremony.challenge;
}

type Passkey = { id: string; credentialId: string; publicKey: Buffer; transports: string[]; uses: string };

const readPasskeys = ({ deps }: Core, accountId: string) =>
  deps.db.query<Passkey>(
    `select id, credential_id as "credentialId", public_key as "publicKey", transports, uses
     /* credentialId as typed: second_factor_kind */ /* publicKey as typed: second_factor_kind */
     /* transports as typed: second_factor_kind */ /* uses as typed: second_factor_kind */
     from second_factor where account_id = $1 and kind = 'PASSKEY' order by id`,
    [accountId],
  );

const known = (passkeys: readonly Passkey[]) =>
  passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports }));

export const beginPasskey: FactorOperation<"beginPasskey"> = async (core, { body }, call) => {
  refuseElsewhere(core);
  await confirmOwner(core, call, body);
  const { generateRegistrationOptions } = await load();
  const { accountId, sessionId, email, name } = call.caller;
  const options = await generateRegistrationOptions({
    rpName: siteName(),
    rpID: siteOf(core).rpID,
    userID: new TextEncoder().encode(accountId),
    supportedAlgorithmIDs: ALGORITHMS,
    userName: email,
    userDisplayName: name,
    excludeCredentials: known(await readPasskeys(core, accountId)),
    authenticatorSelection: { residentKey: "discouraged", userVerification: "preferred" },
  });
  const ceremony = sealCeremony(core, "passkey to add", { challenge: options.challenge, accountId, sessionId });
  return { ceremony, options: { ...options } };
};

/**
 * The library follows the addresses that an attestation's certificates name, before it knows who issued them. We ask
 * for no attestation, and browsers then send "none", or a "packed" one signed by the passkey's own key.
 */
async function isWithoutCertificates(attestation: unknown): Promise<boolean> {
  if (typeof attestation !== "string") return false;
  const { decodeAttestationObject } = await import("@simplewebauthn/server/helpers");
  try {
    const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestation, "base64url")));
    const format = decoded.get("fmt");
    return format === "none" || (format === "packed" && decoded.get("attStmt").get("x5c") === undefined);
  } catch {
    return false;
  }
}

export const addPasskey: FactorOperation<"addPasskey"> = async (core, { body }, call) => {
  refuseElsewhere(core);
  const { verifyRegistrationResponse } = await load();
  const { rpID, origin } = siteOf(core);
  const expectedChallenge = await takeCeremony(core, "passkey to add", body.ceremony, call.caller);
  if (!(await isWithoutCertificates(body.response.response.attestationObject))) throw notConfirmed();
  const verified = await verifyRegistrationResponse({
    response: body.response as unknown as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    supportedAlgorithmIDs: ALGORITHMS,
    requireUserVerification: false,
  }).catch(() => null);
  if (!verified?.verified) throw notConfirmed();
  const { credential } = verified.registrationInfo;
  return addFactor(core, call, "pop", async (tx, accountId, now) => {
    const rows = await tx.query<Factor>(
      `insert into second_factor as f (id, account_id, kind, name, credential_id, public_key, transports, uses, created_at)
       values ($1, $2, 'PASSKEY', $3, $4, $5, $6, $7, $8) on conflict do nothing returning ${factorColumns}`,
      [
        newId(now),
        accountId,
        body.name,
        credential.id,
        Buffer.from(credential.publicKey),
        credential.transports ?? [],
        credential.counter,
        now,
      ],
    );
    return rows[0];
  });
};

const notConfirmed = () => refuse(409, "CODE_MISMATCH", "The passkey could not be checked. Please try again.");

/** Both null for an account without a passkey. */
export async function beginPasskeySignIn(core: Core, call: Call): Promise<Answer<typeof calls.beginPasskeySignIn>> {
  const { accountId } = (await readWaiting(core, call)).waiting;
  const passkeys = await readPasskeys(core, accountId);
  if (passkeys.length === 0) return { ceremony: null, options: null };
  const { generateAuthenticationOptions } = await load();
  const options = await generateAuthenticationOptions({
    rpID: siteOf(core).rpID,
    allowCredentials: known(passkeys),
    userVerification: "preferred",
  });
  const ceremony = { challenge: options.challenge, accountId, sessionId: null };
  return { ceremony: sealCeremony(core, "passkey to give", ceremony), options: { ...options } };
}

export const givePasskey: FactorOperation<"givePasskey", null> = async (core, { body }, call) => {
  const { deps } = core;
  const { waiting, account } = await readWaiting(core, call);
  const { accountId } = waiting;
  const challenge = await takeCeremony(core, "passkey to give", body.ceremony, { accountId, sessionId: null });
  const passkey = (await readPasskeys(core, accountId)).find(({ credentialId }) => credentialId === body.response.id);
  const uses = passkey && (await usesAfter(core, passkey, challenge, body.response));
  const now = deps.clock();
  // The counter of an authenticator that counts must grow: the row decides between parallel requests.
  const taken =
    uses === undefined || uses === null
      ? []
      : await deps.db.query(
          `update second_factor set uses = $2, last_used_at = $3 where id = $1 and ($2 = 0 or uses < $2) returning 1`,
          [passkey?.id, uses, now],
        );
  if (taken.length === 0) {
    await recordFailure(deps, "factor.failed", account.id, call.ip);
    throw notConfirmed();
  }
  return finishSignIn(core, call, waiting, "pop");
};

/** The passkey's counter once the response is verified; null when it is not. */
async function usesAfter(core: Core, passkey: Passkey, challenge: string, response: object): Promise<number | null> {
  const { verifyAuthenticationResponse } = await load();
  const { rpID, origin } = siteOf(core);
  const verified = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: Number(passkey.uses),
    },
    requireUserVerification: false,
  }).catch(() => null);
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
}
