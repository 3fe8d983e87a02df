// The private keys that sign our tokens: made once, rotated by the operator, older ones still published.
import { generateKeyPair } from "node:crypto";
import { mkdir, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { calculateJwkThumbprint, type JWK } from "jose";
import type { SigningKey } from "../../platform/config.ts";
import { createOnce, writeDurably } from "../../platform/create-once.ts";
import { newId } from "../../platform/ids.ts";
import { codeOf, OperatorError } from "../../platform/operator.ts";

/** The number of keys published; tokens signed by older ones have expired. */
const kept = 3;
const pathIn = (dataDir: string) => join(dataDir, "secrets", "signing-keys.json");

/** Newest first: `given`, else those of the data folder, made once even by processes that start together. */
export async function openSigningKeys(dataDir: string, given?: readonly SigningKey[]): Promise<SigningKey[]> {
  if (given)
    return Promise.all(
      given.map(async (key) => ({ ...key, kid: key.kid ?? (await calculateJwkThumbprint(key as JWK)) })),
    );
  const path = pathIn(dataDir);
  const found = await readKeys(path);
  if (found) return found;
  await mkdir(join(dataDir, "secrets"), { recursive: true, mode: 0o700 });
  const made = [await makeSigningKey()];
  return (await createOnce(path, textOf(made))) ? made : ((await readKeys(path)) ?? made);
}

/** Adds a new key, which signs once the processes are restarted. Returns its id and the number of published keys. */
export async function rotateSigningKeys(dataDir: string): Promise<{ kid: string; published: number }> {
  const path = pathIn(dataDir);
  const before = await openSigningKeys(dataDir);
  const fresh = await makeSigningKey();
  const keys = [fresh, ...before].slice(0, kept);
  const draft = `${path}.draft-${newId()}`;
  await writeDurably(draft, textOf(keys));
  await rename(draft, path);
  return { kid: String(fresh.kid), published: keys.length };
}

/** A new RSA key of 2048 bits: RS256 verifies fastest, and tokens are verified far more often than signed. */
export async function makeSigningKey(): Promise<SigningKey> {
  const { privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: 2048 });
  const jwk = privateKey.export({ format: "jwk" }) as JWK;
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: "RS256", use: "sig" } as unknown as SigningKey;
}

const textOf = (keys: readonly SigningKey[]) => `${JSON.stringify({ keys })}\n`;

async function readKeys(path: string): Promise<SigningKey[] | null> {
  const text = await readFile(path, "utf8").catch((error) => {
    if (codeOf(error) === "ENOENT") return null;
    throw new OperatorError(`The signing keys ${path} cannot be read (${codeOf(error)}): start as the folder's owner.`);
  });
  if (text === null) return null;
  try {
    const { keys } = JSON.parse(text) as { keys: SigningKey[] };
    if (Array.isArray(keys) && keys.length > 0 && keys.every(({ kty, d }) => kty === "RSA" && d)) return keys;
  } catch {
    // Reported below.
  }
  throw new OperatorError(
    `The signing keys ${path} are damaged: restore them from a backup, or delete the file and run "npm run vouchboard -- admin accept-key" to get new ones (everybody signs in again).`,
  );
}
