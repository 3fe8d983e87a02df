// Names of the kinds of guidance.
import type { GuidanceKind } from "../../../contract/guidance/rules.ts";

export const KIND_WORDS: Record<GuidanceKind, string> = {
  INTERVIEW: "Interview practice",
  CAREER: "Career advice",
};
