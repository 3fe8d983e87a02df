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
export { openFiles } from "./file-store.ts";
export {
  cleanUploads,
  leftUploads,
  linkToFile,
  listUploads,
  readFile,
  readUploaded,
  removeFiles,
  takeUpload,
} from "./kept-files.ts";
export { inUploadTurn } from "./store.ts";
