// Notices to admins about the running of the site.
import { ADMIN_HOME_PATH } from "../../../contract/paths.ts";
import { t as english } from "../../../messages/en/operation-notices.ts";
import { t as hindi } from "../../../messages/hi/operation-notices.ts";
import { wordsOf } from "../../platform/words.ts";
import { moment, quote, say } from "../mails/mail-text.ts";
import { type NoticesOf, noticeOf } from "./notice-of.ts";

const WORDS = wordsOf(english, hindi);

export const OPERATION_NOTICES: { "backup.missing": NoticesOf<"backup.missing"> } = {
  "backup.missing": ({ how, at, madeAt, reason }, _id, language) => {
    const { t, fill } = WORDS[language];
    const text = madeAt === null ? t.noBackupYet : fill(t.lastBackupIsOf, { moment: moment(madeAt, language) });
    return noticeOf({
      kind: "operations",
      to: "admins",
      about: `backup ${at}`,
      title: how === "FAILED" ? t.backupFailed : t.backupIsOverdue,
      text,
      href: ADMIN_HOME_PATH,
      // The reason is the operator's own words, which exist in English.
      says: [say(text), ...(reason === null ? [] : [quote(reason)]), say(t.doctorSaysMore)],
      label: t.seeTheInstallation,
    });
  },
};
