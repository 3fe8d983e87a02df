// The state of a section in read or edit mode: its form, errors, saving, and recovery from failures.
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { z } from "zod";
import type { CandidateProfile, ProfileField } from "../../../../../contract/candidates/wire.ts";
import { inOwnWords } from "../../../../session/error-words.ts";
import type { FormProblem } from "../../../../session/form-problem.ts";
import { loadSchemas } from "../../../../session/load-schemas.ts";
import { problemNow } from "../../../../session/reason-of.ts";
import { focusSoon } from "../../../../ui/focus-soon.ts";
import { useProfile } from "../saving/profile-context.tsx";
import { type Base, baseOf, type Changes, differing, type SaveOutcome } from "../saving/send-changes.ts";
import type { SectionDraft } from "../saving/use-draft-store.ts";

export type SectionWork<Form extends object> = {
  /** Also the id of its element, and the name of its draft. */
  id: string;
  fields: readonly ProfileField[];
  toForm: (profile: CandidateProfile) => Form;
  /** The form's values as contract fields, before validation. */
  toChanges: (form: Form, profile: CandidateProfile) => Readonly<Record<string, unknown>>;
  /** Errors beyond the contract's rules, by control. */
  check?: (form: Form) => SectionErrors;
  /** Words by control that replace the contract's. */
  words?: SectionErrors;
};

/** A field changed elsewhere and here: both values, to choose from. */
export type Conflict = { fields: readonly ProfileField[]; latest: CandidateProfile; mine: Changes };

/** By the control's name. */
type SectionErrors = Readonly<Record<string, string>>;

/** Why the form is still open. */
type Trouble = { errors: SectionErrors; problem: FormProblem | null; conflict: Conflict | null };

/** "checking": being validated. "saving": sent, and shown in read mode. "saved": a moment ago. */
type Progress = "idle" | "checking" | "saving" | "saved";

/** `base`: the profile's values when editing began. */
type Editing<Form> = { form: Form; base: Base; isRestored: boolean };

type State<Form> = Trouble & { editing: Editing<Form> | null; progress: Progress };

export type Section<Form extends object> = Trouble & {
  id: string;
  root: RefObject<HTMLElement | null>;
  /** Null in read mode. */
  form: Form | null;
  set: (part: Partial<Form>) => void;
  /** `form` replaces the profile's values; `control` is focused first. */
  edit: (control?: string | null, form?: Form) => void;
  cancel: () => void;
  save: () => Promise<void>;
  keepMine: () => Promise<void>;
  progress: Progress;
  /** Whether the form was restored from a draft. */
  isRestored: boolean;
};

/** The parts whose types do not depend on the form. */
export type SectionState = Omit<Section<object>, "form" | "set" | "edit">;

const READING: State<never> = { editing: null, errors: {}, problem: null, conflict: null, progress: "idle" };

export function useSection<Form extends object>(work: SectionWork<Form>): Section<Form> {
  const { id, fields, toForm } = work;
  const { profile, setDirty, drafts, save: saveProfile } = useProfile();
  const root = useRef<HTMLElement>(null);
  const [state, setState] = useState<State<Form>>(READING);
  const { editing, progress, conflict } = state;
  const edit: Section<Form>["edit"] = (control = null, given) => {
    // The form being saved may have to reopen.
    if (progress === "saving") return;
    const form = given ?? toForm(profile);
    if (!editing) setState({ ...READING, editing: { form, base: baseOf(profile, fields), isRestored: false } });
    requestAnimationFrame(() => root.current && focusControl(root.current, control));
  };
  const finish = (progress: "idle" | "saved") => {
    setState({ ...READING, progress });
    setDirty(id, false);
    drafts.forget(id);
  };
  const cancel = () => {
    finish("idle");
    focusEditButton(root.current);
  };
  const set: Section<Form>["set"] = (part) => {
    if (!editing) return;
    const form = { ...editing.form, ...part };
    setState({ ...state, editing: { ...editing, form } });
    setDirty(id, true);
    drafts.keep(id, form, editing.base);
  };
  /** Sends the validated changes; the form closes at once and reopens on failure. */
  const send = async (sent: Editing<Form>, changes: Changes, base: Base) => {
    setState({ ...READING, progress: "saving" });
    focusEditButton(root.current);
    const outcome = await saveProfile({ changes, base });
    if (outcome.kind === "saved") finish("saved");
    else setState({ ...READING, editing: sent, ...troubleOf(outcome, { work, form: sent.form, mine: changes }) });
  };
  const save = async () => {
    if (!editing || progress === "checking") return;
    setState({ ...READING, editing, progress: "checking" });
    const checked = await checkForm(work, editing.form, profile);
    if (!("changes" in checked)) return setState((now) => ({ ...now, ...checked, progress: "idle" }));
    const changes = differing(editing.base, checked.changes);
    return Object.keys(changes).length > 0 ? send(editing, changes, editing.base) : cancel();
  };
  const keepMine = async () => {
    if (editing && conflict) await send(editing, conflict.mine, baseOf(conflict.latest, fields));
  };
  const restore = ({ form, base }: SectionDraft) => {
    if (editing) return;
    setState({ ...READING, editing: { form: form as Form, base: base as Base, isRestored: true } });
    setDirty(id, true);
  };

  useTroubleFocus(root, state);
  useWanted(id, edit);
  useDraft(id, restore);
  const { form = null, isRestored = false } = editing ?? {};
  return { ...state, id, root, form, isRestored, set, edit, cancel, save, keepMine };
}

/** Opens a section when a link elsewhere on the page asks for it. */
export function useWanted(id: string, open: (control: string | null) => void): void {
  const { wanted } = useProfile();
  const onWanted = useEffectEvent(open);
  useEffect(() => {
    if (wanted?.section === id) onWanted(wanted.control);
  }, [wanted, id]);
}

/** Restores what an earlier visit left unsaved. */
function useDraft(id: string, restore: (draft: SectionDraft) => void): void {
  const draft = useProfile().drafts.left?.[id];
  const onDraft = useEffectEvent(restore);
  useEffect(() => {
    if (draft) onDraft(draft);
  }, [draft]);
}

function useTroubleFocus(root: RefObject<HTMLElement | null>, { errors, problem, conflict }: Trouble): void {
  useEffect(() => {
    if (Object.keys(errors).length > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [root, errors]);
  useEffect(() => {
    if (problem ?? conflict) root.current?.querySelector<HTMLElement>("[data-section-trouble]")?.focus();
  }, [root, problem, conflict]);
}

/** The edit button is rendered again once the form has closed. */
export function focusEditButton(root: HTMLElement | null): void {
  focusSoon(() => root?.querySelector<HTMLElement>("[data-section-edit]"), { preventScroll: true });
}

type Failed = Exclude<SaveOutcome, { kind: "saved" }>;
type Sent<Form extends object> = { work: SectionWork<Form>; form: Form; mine: Changes };

function troubleOf<Form extends object>(outcome: Failed, { work, form, mine }: Sent<Form>): Partial<Trouble> {
  if (outcome.kind === "conflict") return { conflict: { ...outcome, mine } };
  const problem = problemNow(outcome.error);
  const control = problem.field === undefined ? "" : controlOf(problem.field.split(/[.[\]]+/));
  return control in form ? { errors: { [control]: work.words?.[control] ?? problem.title } } : { problem };
}

/** Validates a form by the contract, whose schemas may still have to load. */
async function checkForm<Form extends object>(
  { check, toChanges, words }: SectionWork<Form>,
  form: Form,
  profile: CandidateProfile,
): Promise<{ changes: Changes } | Partial<Trouble>> {
  const own = check?.(form) ?? {};
  if (Object.keys(own).length > 0) return { errors: own };
  try {
    const { profileFields } = await loadSchemas(() => import("../../../../../contract/candidates/wire.ts"));
    const checked = profileFields.partial().safeParse(toChanges(form, profile));
    return checked.success ? { changes: checked.data as Changes } : { errors: errorsByControl(checked.error, words) };
  } catch (error) {
    return { problem: problemNow(error) };
  }
}

/** "coreSkills", 3 -> "coreSkills"; "experience", 0, "name" -> "name": the last part that is a name. */
const controlOf = (path: readonly PropertyKey[]): string =>
  String(path.findLast((part) => typeof part === "string" && !/^\d*$/.test(part)) ?? "form");

/** The first error of each control; `words` replace the contract's, for values that no control produces. */
function errorsByControl(error: z.ZodError, words: SectionErrors = {}): SectionErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    const control = controlOf(path);
    errors[control] ??= words[control] ?? inOwnWords(message);
  }
  return errors;
}

const PATIENCE_MS = 3_000;

/**
 * Focuses `#field-{control}` inside `root`, or the first control there, as soon as it exists, since it may still be
 * loading; scrolls `root` into view.
 */
export function focusControl(root: HTMLElement, control: string | null): void {
  const reach = () => {
    const found = root.querySelector<HTMLElement>(
      control === null ? "form :is(input, textarea, select):not([type=hidden])" : `#field-${CSS.escape(control)}`,
    );
    found?.focus({ preventScroll: true });
    if (found) bringIntoView(found);
    return found !== null;
  };
  bringIntoView(root);
  if (reach()) return;
  const watch = new MutationObserver(() => reach() && stop());
  const stop = () => {
    watch.disconnect();
    clearTimeout(timer);
  };
  const timer = setTimeout(stop, PATIENCE_MS);
  watch.observe(root, { childList: true, subtree: true });
}

/** Only if it is out of view; without animation where reduced motion is preferred. */
function bringIntoView(element: HTMLElement): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= 0 && bottom <= window.innerHeight) return;
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ block: "start", behavior: isCalm ? "instant" : "smooth" });
}
