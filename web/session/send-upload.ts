// Uploads one file of the signed-in person: requests a grant, then puts the bytes into file storage.
import { t } from "#messages/shared.ts";
import { CallError } from "../../contract/call-error.ts";
import type { ErrorBody } from "../../contract/endpoint.ts";
import type { UploadKind } from "../../contract/files/rules.ts";
import type { UploadGrant } from "../../contract/files/wire.ts";
import { ask } from "./ask.ts";
import { inOwnWords, loadErrorWords } from "./error-words.ts";
import { repeatCall } from "./repeat-call.ts";

export type UploadWishes = {
  kind: UploadKind;
  file: File;
  /** The e-mail address or subject of the signed-in person. */
  userId: string;
  signal?: AbortSignal;
  /** Receives the share of bytes sent, 0 to 1. */
  onProgress?: (share: number) => void;
};

/** Time without progress after which the connection counts as dead, in ms. */
const STALLED_MS = 30_000;
const NOT_SENT_TEXT = t.theFileCouldNotBeSent;

/** Resolves to the file's `cloudFileName`. Rejects with a CallError; status 0 means that no server was reached. */
export async function sendUpload({ kind, file, userId, signal, onProgress }: UploadWishes): Promise<string> {
  const body = {
    userId,
    resumeUserFileName: file.name.slice(-255) || "file",
    resumeFileMimeType: file.type,
    resumeFileSize: file.size,
  };
  const grant = await repeatCall(() => ask("grantUpload", { params: { kind }, body }), signal);
  await repeatCall(() => putFile(grant, file, { signal, onProgress }), signal);
  return grant.cloudFileName;
}

type PutWishes = Pick<UploadWishes, "onProgress"> & { signal: AbortSignal | undefined };

/** XMLHttpRequest, because fetch reports no upload progress. */
function putFile(grant: UploadGrant, file: File, { signal, onProgress }: PutWishes): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout> | undefined;
    const end = (how: () => void) => {
      clearTimeout(stalled);
      signal?.removeEventListener("abort", abort);
      how();
    };
    const abort = () => request.abort();
    const watch = () => {
      clearTimeout(stalled);
      stalled = setTimeout(abort, STALLED_MS);
    };
    request.open("PUT", grant.awsS3SignedUrl);
    request.setRequestHeader("awsS3Tag", grant.awsS3Tag);
    request.setRequestHeader("fileType", file.type);
    // Makes a bucket refuse to overwrite the file.
    request.setRequestHeader("If-None-Match", "*");
    request.upload.onprogress = ({ loaded, total }) => {
      watch();
      onProgress?.(total > 0 ? loaded / total : 0);
    };
    request.onload = () => end(() => (hasArrived(request.status) ? resolve() : reject(refusalOf(request))));
    request.onerror = () => end(() => reject(new CallError(0, null, NOT_SENT_TEXT)));
    request.onabort = () => end(() => reject(signal?.aborted ? signal.reason : new CallError(0, null, NOT_SENT_TEXT)));
    signal?.addEventListener("abort", abort);
    watch();
    void loadErrorWords();
    request.send(file);
  });
}

/** If an answer got lost, the file is stored, and the retry is refused as "already there". */
const hasArrived = (status: number) => (status >= 200 && status < 300) || status === 409 || status === 412;

function refusalOf({ status, responseText }: XMLHttpRequest): CallError {
  try {
    const body = JSON.parse(responseText) as ErrorBody;
    if (typeof body.errorMsg !== "string") return new CallError(status, null, NOT_SENT_TEXT);
    const errorMsg = inOwnWords(body.errorMsg, body.errorCode);
    return new CallError(status, { ...body, errorMsg }, NOT_SENT_TEXT);
  } catch {
    // A bucket's own message is not for users.
    return new CallError(status, null, NOT_SENT_TEXT);
  }
}
