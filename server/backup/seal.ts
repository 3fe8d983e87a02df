// Seals the parts of a backup: compressed by Zstandard and encrypted in the age format, whose own tool opens them too.
import { createHash } from "node:crypto";
import { pipeline } from "node:stream/promises";
import { ReadableStream as WebStream } from "node:stream/web";
import { createZstdCompress, createZstdDecompress } from "node:zlib";
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { OperatorError } from "../platform/operator.ts";
import { KEY_PART, type PartRecord } from "./manifest.ts";
import type { Draft, Place } from "./place.ts";

type Bytes = AsyncIterable<Uint8Array>;

/** A key of one backup, made for it: the passphrase opens `key.age`, and what is in there opens the parts. */
export type BackupKey = { identity: string; recipient: string };

/** 2^18 rounds of scrypt take a second and 256 MB; fewer make a passphrase easier to guess. */
const WORK_FACTOR = 18;
/** No part has more bytes when it is read as a whole: the key, the manifest, the secrets. */
const MOST_SMALL_BYTES = 16 * 1024 * 1024;

/** Makes a key, and writes it sealed by the passphrase. `workFactor` is lower in tests only. */
export async function makeKey(draft: Draft, passphrase: string, workFactor = WORK_FACTOR): Promise<BackupKey> {
  const identity = await generateX25519Identity();
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(workFactor);
  const sealed = await encrypter.encrypt(`${identity}\n`);
  await draft.write(KEY_PART, once(sealed));
  return { identity, recipient: await identityToRecipient(identity) };
}

/** Opens the key of a backup; null if it has none. Throws an OperatorError if the passphrase does not open it. */
export async function openKey(place: Place, name: string, passphrase: string): Promise<BackupKey | null> {
  const body = await place.read(name, KEY_PART);
  if (!body) return null;
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    const identity = (await decrypter.decrypt(await whole(body), "text")).trim();
    return { identity, recipient: await identityToRecipient(identity) };
  } catch {
    throw new OperatorError(
      `BACKUP_PASSPHRASE does not open this backup: it was made with another one, or its ${KEY_PART} was altered.`,
    );
  }
}

/** Writes one part; memory stays the same however long the source is. `packed: false` leaves out the compression. */
export async function writePart(
  draft: Draft,
  name: string,
  source: Bytes,
  { recipient }: BackupKey,
  packed = true,
): Promise<PartRecord> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const hash = createHash("sha256");
  let bytes = 0;
  const seal = async function* (chunks: Bytes) {
    for await (const chunk of fromWeb(await encrypter.encrypt(toWeb(chunks)))) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  };
  const store = (chunks: Bytes) => draft.write(name, chunks);
  if (packed) await pipeline(source, createZstdCompress(), seal, store);
  else await pipeline(source, seal, store);
  return { name, bytes, sha256: hash.digest("hex") };
}

/** Hands one part's content to `sink`. Throws an OperatorError if the part is not there or was altered. */
export async function readPart(
  { place, name, key }: { place: Place; name: string; key: BackupKey },
  part: string,
  sink: (content: Bytes) => Promise<void>,
  packed = true,
): Promise<void> {
  const body = await place.read(name, part);
  if (!body) throw new OperatorError(`${part} is missing in ${name}: this backup is not whole.`);
  const open = async function* (chunks: Bytes) {
    const decrypter = new Decrypter();
    decrypter.addIdentity(key.identity);
    try {
      yield* fromWeb(await decrypter.decrypt(toWeb(chunks)));
    } catch (error) {
      throw new OperatorError(`${part} of ${name} is altered or cut off: this backup cannot be used.`, {
        cause: error,
      });
    }
  };
  if (packed) await pipeline(body, open, createZstdDecompress(), sink);
  else await pipeline(body, open, sink);
}

/** A small part as text. */
export async function readTextPart(
  from: { place: Place; name: string; key: BackupKey },
  part: string,
  packed = true,
): Promise<string> {
  let text = "";
  await readPart(
    from,
    part,
    async (content) => {
      text = Buffer.from(await whole(content)).toString("utf8");
    },
    packed,
  );
  return text;
}

/** Throws an OperatorError if a part as it is stored is not what the manifest says. */
export async function checkPart(place: Place, name: string, part: PartRecord): Promise<void> {
  const body = await place.read(name, part.name);
  if (!body) throw new OperatorError(`${part.name} is missing in ${name}: this backup is not whole.`);
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of body) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  if (bytes < part.bytes)
    throw new OperatorError(`${part.name} of ${name} is cut off (${bytes} of ${part.bytes} bytes).`);
  if (hash.digest("hex") !== part.sha256)
    throw new OperatorError(`${part.name} of ${name} is altered: its checksum is another than the manifest's.`);
}

export async function* once(bytes: Uint8Array | string): AsyncGenerator<Uint8Array> {
  yield typeof bytes === "string" ? Buffer.from(bytes) : bytes;
}

async function whole(chunks: Bytes): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    parts.push(chunk);
    bytes += chunk.length;
    if (bytes > MOST_SMALL_BYTES) throw new Error("a part is larger than its kind ever is");
  }
  return Buffer.concat(parts);
}

// The library takes and gives the streams of browsers, which Node.js has too under another type.
const toWeb = (chunks: Bytes) => WebStream.from(chunks) as unknown as ReadableStream<Uint8Array>;
const fromWeb = (stream: ReadableStream<Uint8Array>) => stream as unknown as Bytes;
