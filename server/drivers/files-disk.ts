// The default file store: a folder on this machine, served by the site's own signed URLs.
import { randomUUID, timingSafeEqual } from "node:crypto";
import { access, constants, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Draft, FileQuery, FileStore, LinkWishes, PutGrant, StoredFile, TooLarge } from "../files/index.ts";
import { codeOf } from "../platform/operator.ts";
import type { Vault } from "../platform/vault.ts";

export type DiskOptions = {
  /** Created if missing, private to our account. */
  folder: string;
  vault: Vault;
};

/** The path under which the site serves these files. */
const BASE_PATH = "/files/";
/** Uploads are written here first, so that a file appears under its key atomically. */
const DRAFTS = "drafts";

export function openDisk({ folder, vault }: DiskOptions): FileStore {
  const drafts = join(folder, DRAFTS);
  const pathOf = (key: string) => join(folder, checkedKey(key));
  const sign = (...parts: (string | number | null)[]) =>
    vault.mac("files", JSON.stringify(parts)).toString("base64url");
  const signPut = ({ key, mimeType, tag, bytes, maxBytes, expiresAt }: PutGrant) =>
    sign("PUT", key, mimeType, tag, bytes, maxBytes, expiresAt.getTime());
  const signGet = (key: string, { fileName, mimeType, inline, expiresAt }: LinkWishes) =>
    sign("GET", key, fileName, mimeType, inline ? 1 : 0, expiresAt.getTime());

  const receive = async (body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Draft | TooLarge> => {
    const received = await writeDraft(drafts, body, maxBytes);
    return received === "too-large"
      ? received
      : { ...received, keepAs: (key) => keep(received.path, pathOf(key)), discard: () => discard(received.path) };
  };
  return {
    kind: "disk",
    origin: null,
    door: {
      admitsPut: (grant, query) => isSame(query.signature, signPut(grant)),
      readGet(key, query) {
        const wishes = wishesIn(query);
        return wishes && isSame(query.signature, signGet(key, wishes)) ? wishes : null;
      },
      receive,
    },
    grantPut: async (grant) => urlOf(grant.key, { signature: signPut(grant) }),
    grantGet: async (key, wishes) => urlOf(key, { ...queryOf(wishes), signature: signGet(key, wishes) }),
    stat: async (key) => fileAt(pathOf(key)),
    read: (key, maxBytes) => readAt(pathOf(key), maxBytes),
    async write(key, bytes) {
      const draft = await receive(once(bytes), Number.POSITIVE_INFINITY);
      if (draft !== "too-large") await draft.keepAs(key);
    },
    list: (name) => listBelow(folder, name),
    remove: (key) => discard(pathOf(key)),
    async removeDrafts(before) {
      for (const name of (await readdir(drafts).catch(noneIfMissing)) ?? []) {
        const found = await fileAt(join(drafts, name));
        if (found && found.modifiedAt < before) await discard(join(drafts, name));
      }
    },
    async isReady() {
      await makeFolder(folder);
      await access(folder, constants.R_OK | constants.W_OK);
      return true;
    },
  };
}

/** One folder after another, so that memory holds the names of one only. */
async function* listBelow(folder: string, name: string): AsyncGenerator<string> {
  for (const entry of (await readdir(join(folder, name), { withFileTypes: true }).catch(noneIfMissing)) ?? []) {
    const key = `${name}/${entry.name}`;
    if (entry.isDirectory()) yield* listBelow(folder, key);
    else if (isKey(key)) yield key;
  }
}

const isKey = (key: string): boolean => /^[\w-]+(\/[\w-]+)*\/[\w-]+(\.\w+)?$/.test(key);

/** Throws for a key that could escape the folder. We make all keys, so that is a defect. */
function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error("This is no key of a file.");
  return key;
}

const discard = (path: string): Promise<void> => rm(path, { force: true });

/** Leaves no file behind if the body breaks off or is too large. */
async function writeDraft(
  drafts: string,
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<{ path: string; bytes: number } | TooLarge> {
  const path = join(drafts, randomUUID());
  await makeFolder(drafts);
  const handle = await open(path, "wx", 0o600);
  let bytes = 0;
  try {
    for await (const chunk of body) {
      bytes += chunk.length;
      if (bytes >= maxBytes) break;
      await handle.write(chunk);
    }
    await handle.sync();
  } catch (error) {
    await discard(path);
    throw error;
  } finally {
    await handle.close();
  }
  if (bytes < maxBytes) return { path, bytes };
  await discard(path);
  return "too-large";
}

async function readAt(path: string, maxBytes: number): Promise<Uint8Array | TooLarge | null> {
  const handle = await open(path).catch(noneIfMissing);
  if (!handle) return null;
  try {
    const { size } = await handle.stat();
    return size < maxBytes ? await handle.readFile() : "too-large";
  } finally {
    await handle.close();
  }
}

/** Of a disk that takes no writes Node.js says that the folder is missing, or that it may not write: an outage either way. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
  } catch (error) {
    if (!["ENOENT", "EACCES", "EPERM"].includes(codeOf(error) ?? "")) throw error;
    throw Object.assign(new Error("The folder of files takes no writes.", { cause: error }), { code: "EROFS" });
  }
}

/** Moves a draft to its path durably: flushes the folder too before it resolves. */
async function keep(draft: string, path: string): Promise<void> {
  const folder = dirname(path);
  await makeFolder(folder);
  await rename(draft, path);
  // Windows cannot open folders.
  const handle = await open(folder).catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
}

async function fileAt(path: string): Promise<StoredFile | null> {
  const found = await stat(path).catch(noneIfMissing);
  return found?.isFile() ? { bytes: found.size, mimeType: null, modifiedAt: found.mtime } : null;
}

function noneIfMissing(error: unknown): null {
  if (codeOf(error) === "ENOENT") return null;
  throw error;
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const urlOf = (key: string, query: Record<string, string>): string =>
  `${BASE_PATH}${checkedKey(key)}?${new URLSearchParams(query)}`;

const queryOf = ({ fileName, mimeType, inline, expiresAt }: LinkWishes): Record<string, string> => ({
  name: fileName,
  type: mimeType,
  ...(inline && { inline: "1" }),
  expires: String(expiresAt.getTime()),
});

function wishesIn({ name, type, inline, expires }: FileQuery): LinkWishes | null {
  if (name === undefined || type === undefined || !/^\d{1,15}$/.test(expires ?? "")) return null;
  return { fileName: name, mimeType: type, inline: inline === "1", expiresAt: new Date(Number(expires)) };
}

function isSame(given: string | undefined, right: string): boolean {
  const [a, b] = [Buffer.from(given ?? ""), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
