// What would raise a too low match enough for a request, in words. Pure.
import type { AlignmentFeedback } from "../../../../contract/referrals/wire.ts";

const MOST_NAMES = 3;

/** Alternatives that each reach the required score: core skills (one, or several together), a soft skill, or years. */
export function enoughAlone({ wouldSuffice, wouldRaise, needed }: AlignmentFeedback): string[] {
  const alone = (kind: string) =>
    wouldRaise.filter((step) => step.kind === kind && step.score >= needed).map(({ name }) => name);
  const core = alone("coreSkill");
  const steps = [core.length > 0 ? listOr(core) : listAnd(wouldSuffice), listOr(alone("softSkill"))];
  return [...steps, ...alone("experience")].filter((step) => step !== "");
}

/** These steps as one sentence, for beside the button. */
export function shortfallText(feedback: AlignmentFeedback): string {
  const steps = enoughAlone(feedback);
  return steps.length > 0
    ? `${steps.join(", or ")} would be enough.`
    : "More is missing here than one step would bring.";
}

/** "Java, Go and SQL". */
export const listAnd = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

function listOr(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES);
  return shown.length < 2 ? (shown[0] ?? "") : `${shown.slice(0, -1).join(", ")} or ${shown.at(-1)}`;
}
