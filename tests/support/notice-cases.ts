// The shape of the cases by which notices are checked: a fact, and what each of those it concerns is told.
import type { Notice, ToldFact } from "../../server/notifications/notices/notice-of.ts";

/** `subject` and `says` are of the mail, where they are given. */
export type Told = Pick<Notice, "kind" | "to" | "about" | "title" | "text" | "href"> & {
  subject?: string;
  says?: string[];
};
export type NoticeCase = { name?: string; fact: ToldFact; told: Told[] };
