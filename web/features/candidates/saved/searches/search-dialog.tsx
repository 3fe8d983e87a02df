// Saves a search, or edits or removes a saved one.

import { type FormEvent, useId, useState } from "react";
import { t } from "#messages/candidates.ts";
import { MAX_SEARCH_NAME } from "../../../../../contract/saved/rules.ts";
import type { SavedSearch } from "../../../../../contract/saved/wire.ts";
import { fill } from "../../../../../messages/fill.ts";
import { useSession } from "../../../../session/session-context.tsx";
import { isRefusedWith, useAction } from "../../../../session/use-action.ts";
import { Button } from "../../../../ui/button.tsx";
import { InputField } from "../../../../ui/control-fields.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { SelectField } from "../../../../ui/field.tsx";
import { ProblemAlert } from "../../../../ui/problem-alert.tsx";
import { showToast } from "../../../../ui/toast.ts";
import { FREQUENCY_OPTIONS, SAVED_WORDS, type SearchWishes, useRemoval, useSearchCalls } from "./search-calls.ts";

type SearchDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** In canonical form. */
  query: string;
  suggestedName: string;
  saved: SavedSearch | null;
};

/** Mounted anew for each opening: its content does not change while open. */
export function SearchDialog({ isOpen, onClose, query, suggestedName, saved }: SearchDialogProps) {
  const id = useId();
  const { save, update, refresh } = useSearchCalls();
  const { isBusy, problem, tell, run, keyOf } = useAction();
  const [draft, setDraft] = useState<SearchWishes>({
    name: saved?.name ?? suggestedName.slice(0, MAX_SEARCH_NAME),
    frequency: saved?.frequency ?? "DAILY",
  });
  const change = (part: Partial<SearchWishes>) => {
    setDraft((before) => ({ ...before, ...part }));
    tell(null);
  };
  const send = async () => {
    const body = { ...draft, name: draft.name.trim() };
    try {
      const { frequency } = await (saved ? update(saved.id, body) : save({ ...body, query }, keyOf(body)));
      showToast("success", saved ? t.yourChangesAreSaved : SAVED_WORDS[frequency]);
      onClose();
    } catch (error) {
      // Saved or removed in another tab: refetches the list.
      if (isRefusedWith(error, 409) || isRefusedWith(error, 404)) void refresh();
      throw error;
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.name.trim() === "") tell({ title: t.pleaseGiveItAName, field: "name", code: null });
    else void run(send);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={saved ? t.yourSavedSearch : t.saveThisSearch}
      leave={saved ? undefined : t.cancel}
      actions={
        <>
          {saved && <RemoveButton saved={saved} onPress={onClose} />}
          <Button type="submit" form={id} busy={isBusy} busyLabel={t.saving}>
            {saved ? t.saveChanges : t.saveSearch}
          </Button>
        </>
      }
    >
      <form id={id} className="grid gap-5" noValidate onSubmit={submit}>
        <DraftFields
          draft={draft}
          nameError={problem?.field === "name" ? problem.title : undefined}
          onChange={change}
        />
        {problem?.field === undefined && <ProblemAlert problem={problem} />}
      </form>
    </Dialog>
  );
}

function RemoveButton({ saved, onPress }: { saved: SavedSearch; onPress: () => void }) {
  const remove = useRemoval();
  const press = () => {
    onPress();
    void remove(saved);
  };
  return (
    <Button variant="quiet" className="mr-auto" onClick={press}>
      {t.remove}
    </Button>
  );
}

type DraftFieldsProps = {
  draft: SearchWishes;
  nameError: string | undefined;
  onChange: (part: Partial<SearchWishes>) => void;
};

function DraftFields({ draft, nameError, onChange }: DraftFieldsProps) {
  const { userDetails, tokenData } = useSession();
  return (
    <>
      <InputField
        name="search-name"
        label={t.name}
        required
        error={nameError}
        autoComplete="off"
        maxLength={MAX_SEARCH_NAME}
        value={draft.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <SelectField
        name="search-frequency"
        label={t.tellMeAboutNewJobs}
        hint={fill(t.byEMailToByIndiasClock, { email: userDetails?.email ?? tokenData?.email ?? "" })}
        options={FREQUENCY_OPTIONS}
        value={draft.frequency}
        onPick={(frequency) => onChange({ frequency })}
      />
    </>
  );
}
