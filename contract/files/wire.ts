// Uploads: the grant with which a browser sends one file directly to the file store.
import { z } from "zod";
import { endpointsOf } from "../endpoint.ts";
import { namedObject } from "../named-object.ts";
import { UPLOAD_KINDS } from "./rules.ts";

const endpoint = endpointsOf("Files");

const uploadGrant = namedObject("UploadGrant", {
  /** The URL to PUT the bytes to, with the headers `awsS3Tag` and `fileType`, once and within five minutes. */
  awsS3SignedUrl: z.string(),
  awsS3Tag: z.string(),
  /** The file's name in later calls such as `PATCH /user/{email}/cv`. */
  cloudFileName: z.string(),
});
export type UploadGrant = z.infer<typeof uploadGrant>;

export const grantUpload = endpoint("grantUpload", {
  summary: "A signed URL to upload one file of one's own to",
  params: z.object({ kind: z.enum(UPLOAD_KINDS) }),
  body: z.strictObject({
    /** Must be the caller's e-mail address or subject. */
    userId: z.string().max(300),
    resumeUserFileName: z.string().min(1).max(255),
    resumeFileMimeType: z.string().max(100),
    /** Bytes. When it is given, the upload must have exactly this length. */
    resumeFileSize: z.int().min(0).max(1_000_000_000).optional(),
  }),
  answer: uploadGrant,
  refusals: {
    400: "A field is missing or malformed",
    401: "No valid token",
    404: "Another person's userId",
    422: "A file of this type or size is not taken",
  },
});
