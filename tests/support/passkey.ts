// A passkey as an authenticator holds it (WebAuthn), in software: makes what a browser sends.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

type Options = { challenge: string; rp?: { id?: string }; rpId?: string };

/** What an attestation states: its format, and its statement as CBOR. */
export type Attest = (signed: Buffer, clientDataHash: Buffer, keys: Keys) => { format: string; statement: Buffer };
type Keys = { privateKey: KeyObject; publicKey: KeyObject };

export type TestPasskey = {
  /** The answer to a challenge for a new passkey; `attest` makes its attestation, "none" unless given. */
  register(options: Options, attest?: Attest): object;
  /** The answer to a challenge of a sign-in; `uses` is the counter, one more each time unless given. */
  answer(options: Options, uses?: number): object;
};

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const bytes = (...values: number[]) => Buffer.from(values);
const counted = (uses: number) => {
  const four = Buffer.alloc(4);
  four.writeUInt32BE(uses);
  return four;
};
/** CBOR: a byte string of 24 to 65,535 bytes, and a text of up to 23. */
export const cborBytes = (data: Buffer) =>
  Buffer.concat([data.length < 256 ? bytes(0x58, data.length) : bytes(0x59, data.length >> 8, data.length), data]);
export const cborText = (text: string) => Buffer.concat([bytes(0x60 + text.length), Buffer.from(text)]);

/** Used at `origin`. */
export function aPasskey(origin: string): TestPasskey {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  let uses = 0;
  // COSE: {1: EC2, 3: ES256, -1: P-256, -2: x, -3: y}.
  const key = Buffer.concat([
    bytes(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21),
    cborBytes(Buffer.from(x, "base64url")),
    bytes(0x22),
    cborBytes(Buffer.from(y, "base64url")),
  ]);
  const clientData = (type: string, { challenge }: Options) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const envelope = (response: Record<string, unknown>) => {
    const name = id.toString("base64url");
    return { id: name, rawId: name, type: "public-key", clientExtensionResults: {}, response };
  };
  return {
    register(options, attest = () => ({ format: "none", statement: bytes(0xa0) })) {
      const client = clientData("webauthn.create", options);
      const authData = Buffer.concat([
        sha256(options.rp?.id ?? ""),
        // The person was present, and a key follows.
        bytes(0x41),
        counted(uses),
        Buffer.alloc(16),
        bytes(0, id.length),
        id,
        key,
      ]);
      const hash = sha256(client);
      const { format, statement } = attest(Buffer.concat([authData, hash]), hash, { privateKey, publicKey });
      const attestation = Buffer.concat([
        bytes(0xa3),
        cborText("fmt"),
        cborText(format),
        cborText("attStmt"),
        statement,
        cborText("authData"),
        cborBytes(authData),
      ]);
      return envelope({
        clientDataJSON: client.toString("base64url"),
        attestationObject: attestation.toString("base64url"),
        transports: ["internal"],
      });
    },
    answer(options, count = uses + 1) {
      uses = count;
      const authData = Buffer.concat([sha256(options.rpId ?? ""), bytes(0x01), counted(count)]);
      const data = clientData("webauthn.get", options);
      return envelope({
        clientDataJSON: data.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: sign("sha256", Buffer.concat([authData, sha256(data)]), privateKey).toString("base64url"),
      });
    },
  };
}
