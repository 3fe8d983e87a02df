// Sends a message to a browser's push service: encrypted for that browser (RFC 8291), signed as this site's (RFC 8292).
import { createECDH, type ECDH, randomBytes } from "node:crypto";
import { importJWK, SignJWT } from "jose";
import { Agent, fetch } from "undici";
import { guardOutside, refusalIn } from "../../platform/outside-guard.ts";
import type { Vault } from "../../platform/vault.ts";

/** Where to send to a device, and the keys by which only the device reads it; base64url. */
export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };

/** Whether pushes may reach the loopback, for tests. */
export type PushReach = { openLoopback?: boolean };

/** GONE: the browser has unsubscribed. LATER: worth a retry. REFUSED: not, as it is. */
type PushOutcome = "TAKEN" | "GONE" | "LATER" | "REFUSED";

export type PushLine = {
  /** `text` may have about 3,900 bytes. Never rejects. */
  send(to: Subscription, text: string): Promise<PushOutcome>;
  close(): Promise<void>;
};

export type PushOptions = PushReach & {
  vault: Vault;
  /** For push services that have a complaint: a mailto: or https: address. */
  contact: string;
  /** In ms, for each request; default 10 s. */
  patience?: number;
};

/** Seconds that a push service keeps a message for a device that is off. */
export const KEPT_SECONDS = 12 * 3_600;
const TOKEN_SECONDS = 12 * 3_600;

/** Endpoints are strangers' addresses: public ones over https only, no redirects, and nothing of the answer is read. */
export function openPushLine({ vault, contact, openLoopback, patience = 10_000 }: PushOptions): PushLine {
  const { requireAllowed, connect } = guardOutside(openLoopback);
  const agent = new Agent({ connect, headersTimeout: patience, bodyTimeout: patience, maxResponseSize: 64_000 });
  return {
    async send({ endpoint, keys }, text) {
      const url = URL.parse(endpoint);
      try {
        if (!url) return "REFUSED";
        requireAllowed(url);
        const body = await encrypt(text, keys);
        const answer = await fetch(url, {
          method: "POST",
          dispatcher: agent,
          redirect: "manual",
          signal: AbortSignal.timeout(patience),
          headers: {
            authorization: await authorizationFor(url.origin, vault, contact),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            ttl: String(KEPT_SECONDS),
            urgency: "normal",
          },
          body,
        });
        await answer.body?.cancel();
        return outcomeOf(answer.status);
      } catch (error) {
        return refusalIn(error) ? "REFUSED" : "LATER";
      }
    },
    close: () => agent.destroy(),
  };
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return "TAKEN";
  if (status === 404 || status === 410) return "GONE";
  return status === 429 || status >= 500 ? "LATER" : "REFUSED";
}

type EncodingKeys = { version: "aes128gcm"; privateKey: ECDH; dh?: string; authSecret: string; salt?: Buffer };
/** What http_ece offers; texts are base64url. */
export type ContentEncoding = {
  encrypt(text: Buffer, keys: EncodingKeys): Buffer;
  decrypt(body: Buffer, keys: EncodingKeys): Buffer;
};

/** Loads the library only once a device is there. */
async function encrypt(text: string, { p256dh, auth }: Subscription["keys"]): Promise<Buffer> {
  // @ts-expect-error the package has no types
  const { default: ece }: { default: ContentEncoding } = await import("http_ece");
  const privateKey = createECDH("prime256v1");
  privateKey.generateKeys();
  const salt = randomBytes(16);
  return ece.encrypt(Buffer.from(text), { version: "aes128gcm", privateKey, dh: p256dh, authSecret: auth, salt });
}

/**
 * The key pair by which push services know this site, derived from the master key: `d` is the private scalar, `publicKey`
 * the point, uncompressed as browsers want it.
 */
type SiteKey = { d: string; publicKey: string };

const siteKeys = new WeakMap<Vault, SiteKey>();

/** The same for every process and start with one master key. */
export function siteKeyOf(vault: Vault): SiteKey {
  const known = siteKeys.get(vault);
  if (known) return known;
  const pair = createECDH("prime256v1");
  for (let turn = 0; ; turn += 1) {
    const scalar = vault.key(`push site key ${turn}`);
    try {
      pair.setPrivateKey(scalar);
    } catch {
      // Not below the order of the curve, once in four thousand million keys.
      continue;
    }
    const key = { d: scalar.toString("base64url"), publicKey: pair.getPublicKey("base64url") };
    siteKeys.set(vault, key);
    return key;
  }
}

async function authorizationFor(origin: string, vault: Vault, contact: string): Promise<string> {
  const { d, publicKey } = siteKeyOf(vault);
  const point = Buffer.from(publicKey, "base64url");
  const x = point.subarray(1, 33).toString("base64url");
  const y = point.subarray(33).toString("base64url");
  const token = await new SignJWT()
    .setProtectedHeader({ typ: "JWT", alg: "ES256" })
    .setAudience(origin)
    .setSubject(contact)
    .setExpirationTime(Math.floor(Date.now() / 1_000) + TOKEN_SECONDS)
    .sign(await importJWK({ kty: "EC", crv: "P-256", x, y, d }, "ES256"));
  return `vapid t=${token}, k=${publicKey}`;
}
