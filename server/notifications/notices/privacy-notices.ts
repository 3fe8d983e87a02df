// Notices to admins of requests under data-protection law: a new one, and a deadline that is near.
import { PRIVACY_REQUESTS_PATH } from "../../../contract/paths.ts";
import { t as english } from "../../../messages/en/privacy-notices.ts";
import { t as hindi } from "../../../messages/hi/privacy-notices.ts";
import { dayIn, wordsOf } from "../../platform/words.ts";
import { type NoticesOf, noticeOf } from "./notice-of.ts";

type PrivacyNotices = { [Kind in `privacy-request.${"opened" | "due"}`]: NoticesOf<Kind> };

const WORDS = wordsOf(english, hindi);
const rest = { kind: "privacy-request", to: "admins", href: PRIVACY_REQUESTS_PATH } as const;

export const PRIVACY_NOTICES: PrivacyNotices = {
  "privacy-request.opened": ({ requestId, dueAt }, _id, language) => {
    const { t, fill } = WORDS[language];
    const text = fill(t.answerBy, { day: dayIn(language, dueAt) });
    return noticeOf({ ...rest, about: requestId, title: t.opened, text, label: t.openThem });
  },
  "privacy-request.due": ({ requestId, dueAt, reminder }, _id, language) => {
    const { t, fill } = WORDS[language];
    const text = fill(t.answerBy, { day: dayIn(language, dueAt) });
    return noticeOf({ ...rest, about: `${requestId} ${reminder}`, title: t.dueSoon, text, label: t.openThem });
  },
};
