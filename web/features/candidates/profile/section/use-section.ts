// The state of a section in read or edit mode: its form, errors, saving, and recovery from failures.
import { type RefObject, useEffect, useRef, useState } from "react";
import type { z } from "zod";
import type { CandidateProfile, ProfileField } from "../../../../../contract/candidates/wire.ts";
import { type FormProblem, problemOf } from "../../../../session/form-problem.ts";
import { loadSchemas } from "../../../../session/load-schemas.ts";
import { focusSoon } from "../../../../ui/focus-soon.ts";
import { type Base, baseOf, type Changes, differing } from "../saving/merge-profile.ts";
import { useProfile } from "../saving/profile-context.tsx";
import { focusControl } from "./focus-control.ts";

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

export type Section<Form extends object> = {
  id: string;
  root: RefObject<HTMLElement | null>;
  /** Null in read mode. */
  form: Form | null;
  set: (part: Partial<Form>) => void;
  /** `form` replaces the profile's values; `control` is focused first. */
  edit: (control?: string | null, form?: Form) => void;
  cancel: () => void;
  save: () => Promise<void>;
  errors: SectionErrors;
  problem: FormProblem | null;
  conflict: Conflict | null;
  keepMine: () => Promise<void>;
  takeTheirs: () => void;
  /** Being validated: the form is still open. */
  isBusy: boolean;
  /** Shown in read mode while being sent. */
  isSaving: boolean;
  /** Saved a moment ago. */
  isSaved: boolean;
  /** Whether the form was restored from a draft. */
  isRestored: boolean;
};

/** The parts whose types do not depend on the form. */
export type SectionState = Omit<Section<object>, "form" | "set" | "edit">;

type Editing<Form> = { form: Form; begun: Form; base: Base; isRestored: boolean };

export function useSection<Form extends object>(work: SectionWork<Form>): Section<Form> {
  const { id, fields, toForm } = work;
  const { profile, drafts, setDirty, wanted, save: saveProfile } = useProfile();
  const root = useRef<HTMLElement>(null);
  const [editing, setEditing] = useState<Editing<Form> | null>(null);
  const [errors, setErrors] = useState<SectionErrors>({});
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [progress, setProgress] = useState<"idle" | "checking" | "saving" | "saved">("idle");

  const clear = () => {
    setErrors({});
    setProblem(null);
    setConflict(null);
  };
  const edit: Section<Form>["edit"] = (control = null, given) => {
    // The form being saved may have to reopen.
    if (progress === "saving") return;
    if (editing === null) {
      clear();
      setProgress("idle");
      const form = given ?? toForm(profile);
      setEditing({ form, begun: form, base: baseOf(profile, fields), isRestored: false });
    }
    requestAnimationFrame(() => root.current && focusControl(root.current, control));
  };
  const close = () => {
    clear();
    setEditing(null);
    setDirty(id, false);
    drafts.forget(id);
    focusEditButton(root.current);
  };
  const set: Section<Form>["set"] = (part) => {
    if (!editing) return;
    const form = { ...editing.form, ...part };
    setEditing({ ...editing, form });
    setDirty(id, true);
    drafts.keep(id, form, editing.base);
  };

  /** Sends the validated changes; the form closes at once and reopens on failure. */
  const send = async (open: Editing<Form>, changes: Changes, base: Base) => {
    setEditing(null);
    setProgress("saving");
    focusEditButton(root.current);
    const outcome = await saveProfile({ changes, base });
    if (outcome.kind === "saved") {
      setProgress("saved");
      setDirty(id, false);
      drafts.forget(id);
      return;
    }
    setProgress("idle");
    setEditing(open);
    if (outcome.kind === "conflict") return setConflict({ ...outcome, mine: changes });
    const found = problemOf(outcome.error, { isOnline: navigator.onLine, now: new Date() });
    const control = found.field === undefined ? null : controlOf(found.field.split(/[.[\]]+/));
    if (control !== null && control in open.form) setErrors({ [control]: work.words?.[control] ?? found.title });
    else setProblem(found);
  };

  const save = async () => {
    if (!editing || progress === "checking") return;
    clear();
    setProgress("checking");
    const checked = await checkForm(work, editing.form, profile);
    if ("problem" in checked) setProblem(checked.problem);
    if ("errors" in checked) setErrors(checked.errors);
    if (!("changes" in checked)) return setProgress("idle");
    const changes = differing(editing.base, checked.changes);
    if (Object.keys(changes).length > 0) return send(editing, changes, editing.base);
    setProgress("idle");
    close();
  };

  useEffect(() => {
    if (Object.keys(errors).length > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  useEffect(() => {
    if (problem !== null || conflict !== null)
      root.current?.querySelector<HTMLElement>("[data-section-trouble]")?.focus();
  }, [problem, conflict]);

  const latest = useRef({ edit, editing });
  latest.current = { edit, editing };
  useEffect(() => {
    if (wanted?.section === id) latest.current.edit(wanted.control);
  }, [wanted, id]);
  const { left } = drafts;
  useEffect(() => {
    const draft = left?.[id];
    if (!draft || latest.current.editing) return;
    setEditing({ form: draft.form as Form, begun: draft.form as Form, base: draft.base as Base, isRestored: true });
    setDirty(id, true);
  }, [left, id, setDirty]);

  return {
    id,
    root,
    form: editing?.form ?? null,
    set,
    edit,
    cancel: close,
    save,
    errors,
    problem,
    conflict,
    keepMine: async () => {
      if (!editing || !conflict) return;
      clear();
      await send(editing, conflict.mine, baseOf(conflict.latest, fields));
    },
    takeTheirs: close,
    isBusy: progress === "checking",
    isSaving: progress === "saving",
    isSaved: progress === "saved",
    isRestored: editing?.isRestored ?? false,
  };
}

/** The edit button is rendered again once the form has closed. */
function focusEditButton(root: HTMLElement | null): void {
  focusSoon(() => root?.querySelector<HTMLElement>("[data-section-edit]"), { preventScroll: true });
}

type Checked = { changes: Changes } | { errors: SectionErrors } | { problem: FormProblem };

/** Validates a form by the contract, whose schemas may still have to load. */
async function checkForm<Form extends object>(
  { check, toChanges, words }: SectionWork<Form>,
  form: Form,
  profile: CandidateProfile,
): Promise<Checked> {
  const own = check?.(form) ?? {};
  if (Object.keys(own).length > 0) return { errors: own };
  try {
    const { profileFields } = await loadSchemas(() => import("../../../../../contract/candidates/wire.ts"));
    const checked = profileFields.partial().safeParse(toChanges(form, profile));
    return checked.success ? { changes: checked.data as Changes } : { errors: errorsByControl(checked.error, words) };
  } catch (error) {
    return { problem: problemOf(error, { isOnline: navigator.onLine, now: new Date() }) };
  }
}

/** By the control's name. */
type SectionErrors = Readonly<Record<string, string>>;

/** "coreSkills", 3 -> "coreSkills"; "experience", 0, "name" -> "name": the last part that is a name. */
const controlOf = (path: readonly PropertyKey[]): string =>
  String(path.findLast((part) => typeof part === "string" && !/^\d*$/.test(part)) ?? "form");

/** The first error of each control; `words` replace the contract's, for values that no control produces. */
function errorsByControl(error: z.ZodError, words: SectionErrors = {}): SectionErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    const control = controlOf(path);
    errors[control] ??= words[control] ?? message;
  }
  return errors;
}
