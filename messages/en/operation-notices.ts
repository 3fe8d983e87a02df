// Texts of the notices to admins about the running of the site.

export const t = {
  backupFailed: "The nightly backup failed",
  backupIsOverdue: "The nightly backup does not come to its end",
  noBackupYet: "There is no whole backup yet.",
  lastBackupIsOf: "The last whole backup is of {moment}.",
  doctorSaysMore:
    "It is tried again every hour. “vouchboard doctor” on the server says what to do, and a backup that succeeds ends this.",
  seeTheInstallation: "See the installation",
} as const;
