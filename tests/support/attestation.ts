// A passkey's attestation with a chain of certificates that can be made without a key of the maker: its leaf names an address to be fetched.
import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { type Attest, cborBytes, cborText } from "./passkey.ts";

/** DER: a value of up to 65,535 bytes. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  return Buffer.concat([Buffer.from(length < 128 ? [tag, length] : [tag, 0x82, length >> 8, length]), body]);
}
const hex = (digits: string) => Buffer.from(digits, "hex");
const oid = (digits: string) => der(0x06, hex(digits));
const number = (value: number) => der(0x02, Buffer.from([value]));
const level = (value: number) => der(0x0a, Buffer.from([value]));
const list = (...parts: Buffer[]) => der(0x30, ...parts);
/** C, O, OU and CN, as an authenticator's certificate has them. */
const nameOf = (common: string) =>
  list(
    ...[
      ["550406", "IN"],
      ["55040a", "x"],
      ["55040b", "Authenticator Attestation"],
      ["550403", common],
    ].map(([type = "", text = ""]) => der(0x31, list(oid(type), der(0x0c, Buffer.from(text))))),
  );
const ECDSA_SHA256 = list(oid("2a8648ce3d040302"));
const ALWAYS = list(der(0x17, Buffer.from("200101000000Z")), der(0x17, Buffer.from("491231235959Z")));

function certificate(subject: string, key: KeyObject, issuer: KeyObject, extensions: Buffer[]): Buffer {
  const spki = key.export({ type: "spki", format: "der" });
  const about = [number(subject.length), ECDSA_SHA256, nameOf("root"), ALWAYS, nameOf(subject), spki];
  const signed = list(der(0xa0, number(2)), ...about, der(0xa3, list(...extensions)));
  return list(signed, ECDSA_SHA256, der(0x03, Buffer.from([0]), sign("sha256", signed, issuer)));
}
const extension = (type: string, value: Buffer) => list(oid(type), der(0x04, value));

/** Right in all that the passkey's owner can make so; `crl` is the address of the list of revoked certificates. */
export const withChain =
  (format: string, crl: string): Attest =>
  (signed, clientDataHash, { privateKey, publicKey }) => {
    const root = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const address = der(0x86, Buffer.from(crl));
    const keyDescription = [number(3), level(0), number(4), level(0), der(0x04, clientDataHash), der(0x04)];
    const leaf = certificate("leaf", publicKey, root.privateKey, [
      extension("551d13", list()),
      extension("551d1f", list(list(der(0xa0, der(0xa0, address))))),
      extension("2b06010401d679020111", list(...keyDescription, list(), list())),
    ]);
    const isAuthority = extension("551d13", list(der(0x01, Buffer.from([0xff]))));
    const chain = [leaf, certificate("root", root.publicKey, root.privateKey, [isAuthority])];
    const statement = [
      Buffer.from([0xa3]),
      ...[cborText("alg"), Buffer.from([0x26])],
      ...[cborText("sig"), cborBytes(sign("sha256", signed, privateKey))],
      ...[cborText("x5c"), Buffer.from([0x82]), ...chain.map(cborBytes)],
    ];
    return { format, statement: Buffer.concat(statement) };
  };
