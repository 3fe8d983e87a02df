// The company's page as an admin types it, beside what colleagues save meanwhile.
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { t } from "#messages/recruiting.ts";
import type { OwnCompany } from "../../../../contract/recruiting/company-wire.ts";
import { type Form, useForm } from "../../../session/action-form.tsx";
import { ask } from "../../../session/ask.ts";
import { isRefusedWith, useAction } from "../../../session/use-action.ts";
import { showToast } from "../../../ui/toast.ts";
import { changesOf, type Draft, draftOf, editedOf, hasUnseen, takenOver } from "./page-draft.ts";
import { VERSIONS_KEY } from "./page-history.tsx";

export type PageFormState = {
  form: Form<Draft>;
  /** What the typed texts began with; the company in the query cache may be newer. */
  base: OwnCompany;
  isDirty: boolean;
  /** Takes a company in place of everything typed. */
  replace: (company: OwnCompany) => void;
  save: () => Promise<void>;
  publish: () => Promise<void>;
};

/** `onSaved` gets the newest company, also a colleague's. */
export function usePageForm(company: OwnCompany, onSaved: (company: OwnCompany) => void): PageFormState {
  const action = useAction();
  const queries = useQueryClient();
  const [base, setBase] = useState(company);
  const form = useForm<Draft>(action, () => draftOf(editedOf(company)));
  const { draft } = form;
  const latest = useRef(draft);
  latest.current = draft;
  const changes = changesOf(draft, editedOf(base));
  const take = (saved: OwnCompany, sent: Draft) => {
    latest.current = takenOver(latest.current, sent, editedOf(saved));
    form.change(latest.current);
    setBase(saved);
    onSaved(saved);
  };
  /** What was saved, and whether a colleague's words are in it that were not on this screen. */
  const saveTyped = async () => {
    if (Object.keys(changes).length === 0) return { saved: base, isMixed: false };
    const saved = await ask("saveCompanyDraft", { body: changes });
    take(saved, draft);
    return { saved, isMixed: hasUnseen(saved, changes, editedOf(base)) };
  };
  /** Whether it is published; otherwise a colleague's draft is on the screen now. */
  const publishTyped = async (): Promise<boolean> => {
    const { saved, isMixed } = await saveTyped();
    if (isMixed) return false;
    const sent = draftOf(editedOf(saved));
    try {
      if (saved.draft) take(await ask("publishCompanyDraft", { body: { savedAt: saved.draft.savedAt } }), sent);
    } catch (error) {
      if (!isRefusedWith(error, 409)) throw error;
      const newest = await ask("getOwnCompany");
      take(newest, sent);
      if (newest.draft) return false;
      throw error;
    }
    await queries.invalidateQueries({ queryKey: VERSIONS_KEY });
    return true;
  };
  /** Does it, and says either that it is done or that a colleague's draft came between. */
  const settle = async (work: () => Promise<boolean>, done: string) => {
    let isOwn = true;
    const isAnswered = await action.run(async () => {
      isOwn = await work();
    });
    if (!isAnswered) return;
    if (isOwn) showToast("success", done);
    else action.tell({ title: t.aColleaguesDraftIsInIt, text: t.lookAtItThenPublish, code: null });
  };
  return {
    form,
    base,
    isDirty: Object.keys(changes).length > 0,
    replace: (saved) => take(saved, latest.current),
    save: () => settle(async () => !(await saveTyped()).isMixed, t.theDraftIsSaved),
    publish: () => settle(publishTyped, t.thePageIsPublished),
  };
}
