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

/** The edits that still differ from `values`. */
export function remaining(edits: Partial<Values>, values: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(edits).filter(([name, value]) => !isSame(value, values[name as SiteField])),
  ) as Partial<Values>;
}

/** The settings that a refusal of a stale change carries. */
export const currentIn = (error: unknown): SiteSettings | null =>
  error instanceof CallError && error.status === 409 ? ((error.refusal?.current as SiteSettings) ?? null) : null;

export type SettingsForm = Form<Values> & {
  edited: readonly SiteField[];
  /** What a colleague saved while this was typed, with the values before. */
  clash: { by: string; fields: readonly SiteField[] } | null;
  saved: Values;
  version: number;
  /** Takes settings that were saved beside the form. */
  take: (settings: SiteSettings) => void;
  fixed: readonly SiteField[];
  save: (done: string) => Promise<void>;
  discard: () => void;
};

/** `onSaved` gets the newest settings, also those of a colleague. */
export function useSettingsForm(settings: SiteSettings, onSaved: (settings: SiteSettings) => void): SettingsForm {
  const [typed, setTyped] = useState<Partial<Values>>({});
  const [clash, setClash] = useState<SettingsForm["clash"]>(null);
  const action = useAction();
  const { values, version, fixed } = settings;
  const edits = remaining(typed, values);
  const meet = (current: SiteSettings) => {
    const fields = (Object.keys(edits) as SiteField[]).filter((name) => !isSame(current.values[name], values[name]));
    setClash({ by: current.madeBy, fields });
    onSaved(current);
  };
  const save = async (done: string) => {
    await action.run(async () => {
      try {
        onSaved(await ask("updateSiteSettings", { body: { version, ...edits } }));
      } catch (error) {
        const current = currentIn(error);
        if (!current) throw error;
        return meet(current);
      }
      setTyped({});
      setClash(null);
      showToast("success", done);
    });
  };
  return {
    action,
    draft: { ...values, ...edits },
    change: (some) => setTyped((before) => ({ ...before, ...some })),
    errorOf: (field) => (action.problem?.field === field ? action.problem.title : undefined),
    edited: Object.keys(edits) as SiteField[],
    clash,
    saved: values,
    version,
    take: onSaved,
    fixed,
    save,
    discard: () => {
      setTyped({});
      setClash(null);
      action.tell(null);
    },
  };
}
