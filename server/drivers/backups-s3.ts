// Keeps backups in a bucket of any S3 API. One is whole once its manifest, which is written last, is there.
import { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  type S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import type { BackupDraft, BackupPlace } from "../backup/index.ts";
import type { S3Config } from "../platform/config.ts";
import { OperatorError, wordsOf } from "../platform/operator.ts";
import { openClient } from "./files-s3.ts";

const MANIFEST = "manifest.json.age";
/** S3 takes ten thousand pieces of an object: 160 GB a part. Two are in memory at a time. */
const PIECE_BYTES = 16 * 1024 * 1024;
const PIECES_AT_ONCE = 2;

/** `prefix` is the folder in the bucket, without slashes around it; empty for none. */
export function openBackupBucket({ bucket, ...access }: S3Config, prefix: string): BackupPlace {
  const client = openClient(access);
  const shown = `s3://${bucket}${prefix && `/${prefix}`}`;
  const root = prefix && `${prefix}/`;
  const keysBelow = (folder: string) => listKeys(client, bucket, root + folder);
  const remove = async (name: string) => {
    // The manifest first: what is left of an interrupted removal is no whole backup.
    const keys = [`${root}${name}/${MANIFEST}`, ...(await keysBelow(`${name}/`))];
    for (const Key of keys) await client.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
  };
  return {
    shown,
    async list() {
      const found = new Map<string, boolean>();
      for (const key of await keysBelow("").catch(inWords(shown))) {
        const [name = "", part, ...rest] = key.slice(root.length).split("/");
        if (part !== undefined && rest.length === 0) found.set(name, found.get(name) === true || part === MANIFEST);
      }
      return [...found].map(([name, isWhole]) => ({ name, isWhole }));
    },
    async begin(name) {
      const there = await keysBelow(`${name}/`).catch(inWords(shown));
      if (there.length > 0) throw new OperatorError(`There is a backup ${shown}/${name} already.`);
      return draftOf(client, bucket, `${root}${name}`, { shown, discard: () => remove(name) });
    },
    async read(name, part) {
      const place = { Bucket: bucket, Key: `${root}${name}/${part}` };
      const found = await client.send(new GetObjectCommand(place)).catch(noneIfMissing).catch(inWords(shown));
      return (found?.Body as Readable | undefined) ?? null;
    },
    remove: ({ name }) => remove(name),
  };
}

async function listKeys(client: S3Client, bucket: string, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { Contents } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix }))
    for (const { Key } of Contents ?? []) if (Key) keys.push(Key);
  return keys;
}

type Wishes = Pick<BackupDraft, "discard"> & { shown: string };

const draftOf = (client: S3Client, bucket: string, folder: string, { shown, discard }: Wishes): BackupDraft => ({
  async write(part, body) {
    const { failed, chunks } = watched(body);
    const upload = new Upload({
      client,
      params: { Bucket: bucket, Key: `${folder}/${part}`, Body: Readable.from(chunks, { objectMode: false }) },
      partSize: PIECE_BYTES,
      queueSize: PIECES_AT_ONCE,
    });
    await upload.done().catch((error) => {
      // Where the pieces cannot be given up either, that error would hide the first one.
      if ("error" in failed) throw failed.error;
      inWords(shown)(error);
    });
  },
  async finish() {},
  discard,
});

/** The same chunks; `failed` has the error that ended them. */
function watched(body: AsyncIterable<Uint8Array>) {
  const failed: { error?: unknown } = {};
  async function* chunks(): AsyncGenerator<Uint8Array> {
    try {
      yield* body;
    } catch (error) {
      failed.error = error;
      throw error;
    }
  }
  return { failed, chunks: chunks() };
}

/** What the bucket refuses is for the operator to mend; an error of the database that feeds it is not. */
const inWords = (shown: string) => (error: unknown) => {
  if (
    !(error instanceof S3ServiceException) &&
    !/^(E[A-Z]+|TimeoutError|CredentialsProviderError)$/.test(nameOf(error))
  )
    throw error;
  throw new OperatorError(`${shown} cannot be used (${wordsOf(error)}): check S3_* and what the key may do there.`);
};

const nameOf = (error: unknown): string => {
  const { code, name } = error as { code?: string; name?: string };
  return code ?? name ?? "";
};

function noneIfMissing(error: unknown): null {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
  throw error;
}
