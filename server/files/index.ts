// What other capabilities, the drivers and the application may call of files.

export type {
  Draft,
  FileQuery,
  FileStore,
  LinkWishes,
  PutGrant,
  StoredFile,
  TooLarge,
} from "./file-store.ts";
export { cleanUploads, leftUploads, linkToFile, listUploads, readFile, removeFiles } from "./kept-files.ts";
export { openFiles } from "./open-files.ts";
export { readUploaded, takeUpload } from "./take-upload.ts";
export { inUploadTurn } from "./upload-turns.ts";
