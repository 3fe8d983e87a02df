// Why a job suits a person, in the language of the page.
import { t } from "#messages/reasons.ts";
import type { SuitedJob } from "../../contract/matching/wire.ts";
import { say } from "../../messages/say.ts";

/** The reasons as sentences, in their order; a release before gives English ones alone. */
export const suitedInWords = ({ why, says }: Pick<SuitedJob, "why" | "says">): string[] =>
  says === undefined ? why : says.map((one, at) => say(one, { texts: t.suited }) ?? why[at] ?? "");
