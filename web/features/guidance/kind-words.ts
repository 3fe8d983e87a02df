// What kinds of guidance are called.
import type { GuidanceKind } from "../../../contract/guidance-words.ts";

export const KIND_WORDS: Record<GuidanceKind, string> = {
  INTERVIEW: "Interview practice",
  CAREER: "Career advice",
};
