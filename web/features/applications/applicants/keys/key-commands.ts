// The keys of the list of applicants, and their commands.
import { t } from "#messages/applications.ts";
import type { CompanyStage } from "../../../../../contract/applications/rules.ts";
import { rememberedSwitch } from "../../../../ui/remembered-switch.ts";
import { NUMBERED_STAGES } from "../stage-words.ts";

/** Whether single letters are shortcuts; stored in this browser. */
export const letterSwitch = rememberedSwitch("applicantKeys");

export type Command =
  | { kind: "next" | "previous" | "select" | "reject" | "note" | "undo" | "search" | "help" | "clear" }
  | { kind: "move"; to: CompanyStage };

export type Press = {
  key: string;
  /** With Ctrl, Alt or Meta: the browser handles it. */
  hasModifier: boolean;
  /** Into a field. */
  isTyping: boolean;
  /** On the list itself: there the arrows step through it, elsewhere they scroll. */
  isInList: boolean;
  /** Single letters, digits and signs may be switched off (WCAG 2.1.4). */
  areLettersOn: boolean;
};

const LETTERS: Record<string, Command> = {
  j: { kind: "next" },
  k: { kind: "previous" },
  x: { kind: "select" },
  r: { kind: "reject" },
  n: { kind: "note" },
  z: { kind: "undo" },
  "/": { kind: "search" },
  "?": { kind: "help" },
  ...Object.fromEntries(NUMBERED_STAGES.map((to, at) => [String(at + 1), { kind: "move", to } as const])),
};

const ARROWS: Record<string, Command> = { ArrowDown: { kind: "next" }, ArrowUp: { kind: "previous" } };

/** Null when the key does nothing here. */
export function commandOf({ key, hasModifier, isTyping, isInList, areLettersOn }: Press): Command | null {
  if (hasModifier || isTyping) return null;
  if (isInList && ARROWS[key]) return ARROWS[key];
  if (key === "Escape") return { kind: "clear" };
  if (!areLettersOn) return null;
  return Object.hasOwn(LETTERS, key) ? (LETTERS[key] ?? null) : null;
}

/** Every key with its effect, for the help. */
export const KEY_HELP: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ["j", "↓"], does: t.nextApplicant },
  { keys: ["k", "↑"], does: t.previousApplicant },
  { keys: ["x"], does: t.selectOrTakeOutOfTheSelection },
  { keys: ["1"], does: t.backToApplied },
  { keys: ["2"], does: t.shortlist },
  { keys: ["3"], does: t.interview },
  { keys: ["4"], does: t.offer },
  { keys: ["5"], does: t.hire },
  { keys: ["r"], does: t.rejectReasonMailAndWhen },
  { keys: ["z"], does: t.takeBackTheLastMove },
  { keys: ["n"], does: t.writeANote },
  { keys: ["/"], does: t.searchByName },
  { keys: ["Esc"], does: t.clearTheSelection },
  { keys: ["?"], does: t.thisHelp },
];
