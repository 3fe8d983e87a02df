// The shape of a notice case: a fact, and the notices it makes.
import type { Notice, ToldFact } from "../../server/notifications/notices/notice-of.ts";

/** `subject` and `says` are checked in the mail, if given. */
export type Told = Pick<Notice, "kind" | "to" | "about" | "title" | "text" | "href"> & {
  subject?: string;
  says?: string[];
};
export type NoticeCase = { name?: string; fact: ToldFact; told: Told[] };
