// What commands, drivers and the application may call of backups.
export { backUp } from "./back-up.ts";
export { isRecent, type LastBackup, readLastBackup } from "./last-backup.ts";
export { backUpNightly, type NightlyBackups, openNightly } from "./nightly.ts";
export { openBackup } from "./open-backup.ts";
export { type Draft as BackupDraft, openPlace, type Place as BackupPlace } from "./place.ts";
export { readFittingSecrets, restoreBackup } from "./restore.ts";
export { verifyBackup } from "./verify.ts";
