// What other capabilities, the drivers and the application may call of files.
export type {
  Draft,
  FileDoor,
  FileQuery,
  FileStore,
  LinkWishes,
  PutGrant,
  StoredFile,
  TooLarge,
} from "./file-store.ts";
export { openFiles } from "./open-files.ts";
