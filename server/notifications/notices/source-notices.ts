// Notices to admins of sources of listings that fail, or whose run asks for a decision.
import { sourcePath } from "../../../contract/paths.ts";
import { t as english } from "../../../messages/en/source-notices.ts";
import { t as hindi } from "../../../messages/hi/source-notices.ts";
import { problemInHindi } from "../../platform/problem-words.ts";
import { wordsOf } from "../../platform/words.ts";
import { clipped, type NoticesOf, noticeOf } from "./notice-of.ts";

type SourceNotices = { "listing-source.troubled": NoticesOf<"listing-source.troubled"> };

const WORDS = wordsOf(english, hindi);

export const SOURCE_NOTICES: SourceNotices = {
  "listing-source.troubled": ({ sourceId, name, what, problem, since }, _id, language) => {
    const { t, fill } = WORDS[language];
    return noticeOf({
      kind: "job-sources",
      to: "admins",
      href: sourcePath(sourceId),
      about: `${sourceId} ${what} ${since}`,
      title: fill(what === "ASKING" ? t.asks : t.fails, { name: clipped(name, 80) }),
      text: clipped((language === "hi" && problemInHindi(problem)) || problem, 300),
      label: t.openIt,
    });
  },
};
