// Texts of the notices to admins about the running of the site.

export const t = {
  backupFailed: "The nightly backup failed",
  backupIsOverdue: "The nightly backup is overdue",
  noBackupYet: "There is no complete backup yet.",
  lastBackupIsOf: "The last complete backup is from {moment}.",
  doctorSaysMore:
    "It is tried again every hour. “vouchboard doctor” on the server says what to do, and a backup that succeeds ends this.",
  seeTheInstallation: "See the installation",
} as const;
