// A file store in a bucket of any S3 API. Browsers upload and download there by URLs signed here.
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import type { FileStore, LinkWishes, PutGrant } from "../files/index.ts";
import type { S3Config } from "../platform/config.ts";
import { dispositionOf } from "../platform/download.ts";

export type S3Options = S3Config & { clock: () => Date };

/** Timeouts in ms: for the connection, and for the start of an answer. */
const PATIENCE = { connectionTimeout: 2_000, requestTimeout: 10_000 };

/** A client for any bucket of these settings. */
export const openClient = ({ region, endpoint, credentials, forcePathStyle }: Omit<S3Config, "bucket">): S3Client =>
  new S3Client({
    region,
    forcePathStyle,
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
    // Some S3 APIs do not support the newer checksums, and browsers' uploads have none.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 3,
    requestHandler: PATIENCE,
  });

/** Rejects if no credentials are found. */
export async function openS3({ bucket, clock, ...options }: S3Options): Promise<FileStore> {
  const client = openClient(options);
  const at = (key: string) => ({ Bucket: bucket, Key: key });
  return {
    kind: "s3",
    origin: new URL(await getSignedUrl(client, new HeadBucketCommand({ Bucket: bucket }))).origin,
    door: null,
    grantPut: (grant) => signPut(client, at(grant.key), grant, until(grant.expiresAt, clock())),
    grantGet: (key, wishes) => signGet(client, at(key), wishes, clock()),
    async stat(key) {
      const found = await client.send(new HeadObjectCommand(at(key))).catch(noneIfMissing);
      if (!found) return null;
      return {
        bytes: found.ContentLength ?? 0,
        mimeType: found.ContentType ?? null,
        modifiedAt: found.LastModified ?? clock(),
      };
    },
    async read(key, maxBytes) {
      const found = await client.send(new GetObjectCommand(at(key))).catch(noneIfMissing);
      if (!found?.Body) return null;
      if ((found.ContentLength ?? Number.POSITIVE_INFINITY) < maxBytes) return found.Body.transformToByteArray();
      (found.Body as { destroy?: () => void }).destroy?.();
      return "too-large";
    },
    async write(key, bytes, mimeType) {
      await client.send(
        new PutObjectCommand({ ...at(key), Body: bytes, ContentLength: bytes.length, ContentType: mimeType }),
      );
    },
    async *list(folder) {
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${folder}/` }))
        for (const { Key } of page.Contents ?? []) if (Key) yield Key;
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key))).catch(noneIfMissing);
    },
    // An interrupted upload never becomes an object.
    removeDrafts: async () => {},
    async isReady() {
      await client.send(new HeadBucketCommand({ Bucket: bucket }));
      return true;
    },
  };
}

const hourMs = 3_600_000;
const lastFullHour = (now: Date): Date => new Date(Math.floor(now.getTime() / hourMs) * hourMs);

type Place = { Bucket: string; Key: string };
type Until = { signingDate: Date; expiresIn: number };

function until(expiresAt: Date, signingDate: Date): Until {
  const seconds = Math.ceil((expiresAt.getTime() - signingDate.getTime()) / 1_000);
  return { signingDate, expiresIn: Math.max(1, seconds) };
}

const signGet = (
  client: S3Client,
  place: Place,
  { fileName, mimeType, inline, expiresAt }: LinkWishes,
  now: Date,
): Promise<string> =>
  getSignedUrl(
    client,
    new GetObjectCommand({
      ...place,
      ResponseContentType: mimeType,
      ResponseContentDisposition: dispositionOf(fileName, inline ?? false),
      ResponseCacheControl: inline ? "private, max-age=3600" : "no-store",
    }),
    // Sign inline URLs as of the last full hour, so that a picture's URL stays the same and browsers can cache it.
    until(expiresAt, inline ? lastFullHour(now) : now),
  );

/** Signs the headers that describe the upload, so that the bucket enforces them. */
async function signPut(
  client: S3Client,
  place: Place,
  { tag, mimeType, bytes }: PutGrant,
  until: Until,
): Promise<string> {
  const bound: Record<string, string> = {
    awss3tag: tag,
    filetype: mimeType,
    ...(bytes !== null && { "content-length": String(bytes) }),
  };
  const command = new PutObjectCommand(place);
  command.middlewareStack.add(
    (next) => (args) => {
      Object.assign((args.request as { headers: Record<string, string> }).headers, bound);
      return next(args);
    },
    { step: "build", name: "boundHeaders" },
  );
  return getSignedUrl(client, command, { ...until, signableHeaders: new Set(["host", ...Object.keys(bound)]) });
}

function noneIfMissing(error: unknown): null {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
  throw error;
}
