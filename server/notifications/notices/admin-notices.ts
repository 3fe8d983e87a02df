// Notices to admins: of requests under data-protection law, of the running of the site, and of sources of listings that
// fail, or whose run asks for a decision.
import { ADMIN_HOME_PATH, PRIVACY_REQUESTS_PATH, sourcePath } from "../../../contract/paths.ts";
import { t as operationEnglish } from "../../../messages/en/operation-notices.ts";
import { t as privacyEnglish } from "../../../messages/en/privacy-notices.ts";
import { t as sourceEnglish } from "../../../messages/en/source-notices.ts";
import { t as operationHindi } from "../../../messages/hi/operation-notices.ts";
import { t as privacyHindi } from "../../../messages/hi/privacy-notices.ts";
import { t as sourceHindi } from "../../../messages/hi/source-notices.ts";
import { problemInHindi } from "../../platform/problem-words.ts";
import { dayIn, wordsOf } from "../../platform/words.ts";
import { moment, quote, say } from "../mails/mail-text.ts";
import { clipped, noticeOf, noticesIn } from "./notice-of.ts";

const aboutRequest = { kind: "privacy-request", to: "admins", href: PRIVACY_REQUESTS_PATH } as const;

const PRIVACY_NOTICES = noticesIn(wordsOf(privacyEnglish, privacyHindi), {
  "privacy-request.opened": ({ requestId, dueAt }, { t, fill, language }) => {
    const text = fill(t.answerBy, { day: dayIn(language, dueAt) });
    return noticeOf({ ...aboutRequest, about: requestId, title: t.opened, text, label: t.openThem });
  },
  "privacy-request.due": ({ requestId, dueAt, reminder }, { t, fill, language }) => {
    const text = fill(t.answerBy, { day: dayIn(language, dueAt) });
    return noticeOf({ ...aboutRequest, about: `${requestId} ${reminder}`, title: t.dueSoon, text, label: t.openThem });
  },
});

const OPERATION_NOTICES = noticesIn(wordsOf(operationEnglish, operationHindi), {
  "backup.missing": ({ how, at, madeAt, reason }, { t, fill, language }) => {
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
});

const SOURCE_NOTICES = noticesIn(wordsOf(sourceEnglish, sourceHindi), {
  "listing-source.troubled": ({ sourceId, name, what, problem, since }, { t, fill, language }) =>
    noticeOf({
      kind: "job-sources",
      to: "admins",
      href: sourcePath(sourceId),
      about: `${sourceId} ${what} ${since}`,
      title: fill(what === "ASKING" ? t.asks : t.fails, { name: clipped(name, 80) }),
      text: clipped((language === "hi" && problemInHindi(problem)) || problem, 300),
      label: t.openIt,
    }),
});

export const ADMIN_NOTICES = { ...PRIVACY_NOTICES, ...OPERATION_NOTICES, ...SOURCE_NOTICES };
