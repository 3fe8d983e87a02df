// Texts of the notices to admins about the running of the site, in Hindi.
import type { t as english } from "../en/operation-notices.ts";

export const t = {
  backupFailed: "रात का बैकअप नहीं बन पाया",
  backupIsOverdue: "रात का बैकअप पूरा नहीं हो रहा है",
  noBackupYet: "अभी तक कोई पूरा बैकअप नहीं है।",
  lastBackupIsOf: "पिछला पूरा बैकअप {moment} का है।",
  doctorSaysMore:
    "हर घंटे फिर से कोशिश होती है। सर्वर पर जाँच का कमांड (डॉक्टर) बताता है कि क्या करना है। एक सफल बैकअप के बाद यह समस्या नहीं रहती।",
  seeTheInstallation: "इंस्टॉलेशन देखें",
} satisfies Record<keyof typeof english, string>;
