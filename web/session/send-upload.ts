// Sends one file of the person who is signed in to where files are kept: asks for a grant, then puts the bytes there.
import { CallError } from "../../contract/client.ts";
import type { ErrorBody } from "../../contract/endpoint.ts";
import type { UploadGrant } from "../../contract/files.ts";
import type { UploadKind } from "../../contract/upload-rules.ts";
import { callApi } from "./call-api.ts";
import { grantUpload } from "./calls.ts";
import { repeatCall } from "./repeat-call.ts";

export type UploadWishes = {
  kind: UploadKind;
  file: File;
  /** The e-mail address or subject of whoever is signed in. */
  userId: string;
  signal?: AbortSignal;
  /** Told how much has left, 0 to 1. */
  onProgress?: (share: number) => void;
};

/** Nothing moved for so long: the connection is dead, in ms. */
const STALLED_MS = 30_000;
const NOT_SENT_TEXT = "The file could not be sent.";

/** Resolves to the file's `cloudFileName`; repeats by itself what the network broke. Throws CallError, status 0 when the server was not reached. */
export async function sendUpload({ kind, file, userId, signal, onProgress }: UploadWishes): Promise<string> {
  const body = {
    userId,
    resumeUserFileName: file.name.slice(-255) || "file",
    resumeFileMimeType: file.type,
    resumeFileSize: file.size,
  };
  const grant = await repeatCall(() => callApi(grantUpload, { params: { kind }, body }), signal);
  await repeatCall(() => putFile(grant, file, { signal, onProgress }), signal);
  return grant.cloudFileName;
}

type PutWishes = Pick<UploadWishes, "onProgress"> & { signal: AbortSignal | undefined };

/** fetch does not tell how much of a body has left. */
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
    // A bucket takes it once by this.
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
    request.send(file);
  });
}

/** An answer that got lost leaves the file there: sent again, it is "there already". */
const hasArrived = (status: number) => (status >= 200 && status < 300) || status === 409 || status === 412;

function refusalOf({ status, responseText }: XMLHttpRequest): CallError {
  try {
    const body = JSON.parse(responseText) as ErrorBody;
    return new CallError(status, typeof body.errorMsg === "string" ? body : null, NOT_SENT_TEXT);
  } catch {
    // A bucket answers in its own words, which are for nobody.
    return new CallError(status, null, NOT_SENT_TEXT);
  }
}
