// What is typed on the settings page: only what differs from the saved settings, so that a colleague's change loses nothing.
import { useState } from "react";
import { CallError } from "../../../contract/call-error.ts";
import type { SiteField, SiteSettings } from "../../../contract/site/wire.ts";
import type { Form } from "../../session/action-form.tsx";
import { ask } from "../../session/ask.ts";
import { useAction } from "../../session/use-action.ts";
import { showToast } from "../../ui/toast.ts";
import type { Values } from "./setting-words.ts";

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The edits that still differ from `values`: from what is saved, or from what was sent, after a save. */
export function remaining(edits: Partial<Values>, values: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(edits).filter(([name, value]) => !isSame(value, values[name as SiteField])),
  ) as Partial<Values>;
}

/** Fields that are being changed and that a colleague saved meanwhile. */
export const clashing = (edits: Partial<Values>, before: Values, now: Values): SiteField[] =>
  (Object.keys(edits) as SiteField[]).filter((name) => !isSame(before[name], now[name]));

/** The settings that a refusal of a stale change carries. */
const currentIn = (error: unknown): SiteSettings | null =>
  error instanceof CallError && error.status === 409 ? ((error.refusal?.current as SiteSettings) ?? null) : null;

export type SettingsForm = Form<Values> & {
  edited: readonly SiteField[];
  /** Who saved while this was typed, and which of the fields typed here. */
  clash: { by: string; fields: readonly SiteField[] } | null;
  saved: Values;
  version: number;
  /** Does work that saves beside the form. If a colleague was first, shows what there is now, and rejects. */
  saveBeside: (work: () => Promise<SiteSettings>) => Promise<void>;
  fixed: readonly SiteField[];
  save: (done: string) => Promise<void>;
  discard: () => void;
};

/** `onSaved` gets the newest settings, also those of a colleague. */
export function useSettingsForm(settings: SiteSettings, onSaved: (settings: SiteSettings) => void): SettingsForm {
  const [typed, setTyped] = useState<Partial<Values>>({});
  const [clash, setClash] = useState<{ by: string; before: Values } | null>(null);
  const action = useAction();
  const { values, version, fixed } = settings;
  const edits = remaining(typed, values);
  const meet = (current: SiteSettings) => {
    setClash((earlier) => ({ by: current.madeBy, before: earlier?.before ?? values }));
    onSaved(current);
  };
  const saveBeside = async (work: () => Promise<SiteSettings>) => {
    try {
      onSaved(await work());
    } catch (error) {
      const current = currentIn(error);
      if (current) meet(current);
      throw error;
    }
  };
  const draft = { ...values, ...edits };
  const save = async (done: string) => {
    await action.run(async () => {
      try {
        onSaved(await ask("updateSiteSettings", { body: { version, ...edits } }));
      } catch (error) {
        const current = currentIn(error);
        if (!current) throw error;
        return meet(current);
      }
      // What was typed while this was under way is still to be saved.
      setTyped((now) => remaining(now, draft));
      setClash(null);
      showToast("success", done);
    });
  };
  return {
    action,
    draft,
    change: (some) => setTyped((before) => ({ ...before, ...some })),
    errorOf: (field) => (action.problem?.field === field ? action.problem.title : undefined),
    edited: Object.keys(edits) as SiteField[],
    clash: clash && { by: clash.by, fields: clashing(edits, clash.before, values) },
    saved: values,
    version,
    saveBeside,
    fixed,
    save,
    discard: () => {
      setTyped({});
      setClash(null);
      action.tell(null);
    },
  };
}
