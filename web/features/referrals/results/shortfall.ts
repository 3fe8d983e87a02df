// What would lift a match that is too low for a request, in words. Pure.
import type { AlignmentFeedback } from "../../../../contract/referrals.ts";

const MOST_NAMES = 3;

/** Steps of which each alone reaches what a request needs: core skills, a soft skill, or years; none when no single step does. */
export function enoughAlone({ wouldSuffice, wouldRaise, needed }: AlignmentFeedback): string[] {
  const alone = (kind: string) =>
    wouldRaise.filter((step) => step.kind === kind && step.score >= needed).map(({ name }) => name);
  const core = alone("coreSkill");
  const steps = [core.length > 0 ? listOr(core) : listAnd(wouldSuffice), listOr(alone("softSkill"))];
  return [...steps, ...alone("experience")].filter((step) => step !== "");
}

/** The same as one sentence, for beside the button. */
export function shortfallText(feedback: AlignmentFeedback): string {
  const steps = enoughAlone(feedback);
  return steps.length > 0
    ? `${steps.join(", or ")} would be enough.`
    : "More is missing here than one step would bring.";
}

const listAnd = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

function listOr(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES);
  return shown.length < 2 ? (shown[0] ?? "") : `${shown.slice(0, -1).join(", ")} or ${shown.at(-1)}`;
}
