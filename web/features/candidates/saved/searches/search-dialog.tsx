// Saves a search, or edits or removes a saved one.

import { useId } from "react";
import { t } from "#messages/candidates.ts";
import { MAX_SEARCH_NAME } from "../../../../../contract/saved/rules.ts";
import type { SavedSearch } from "../../../../../contract/saved/wire.ts";
import { fill } from "../../../../../messages/fill.ts";
import { ActionForm, type Form, TextField, useForm } from "../../../../session/action-form.tsx";
import { useSession } from "../../../../session/session-context.tsx";
import { isRefusedWith, useAction } from "../../../../session/use-action.ts";
import { Button } from "../../../../ui/button.tsx";
import { SelectField } from "../../../../ui/control-fields.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
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
  const action = useAction();
  const form = useForm<SearchWishes>(action, {
    name: saved?.name ?? suggestedName.slice(0, MAX_SEARCH_NAME),
    frequency: saved?.frequency ?? "DAILY",
  });
  const { draft } = form;
  const send = async () => {
    const body = { ...draft, name: draft.name.trim() };
    try {
      const { frequency } = await (saved ? update(saved.id, body) : save({ ...body, query }, action.keyOf(body)));
      showToast("success", saved ? t.yourChangesAreSaved : SAVED_WORDS[frequency]);
      onClose();
    } catch (error) {
      // Saved or removed in another tab: refetches the list.
      if (isRefusedWith(error, 409) || isRefusedWith(error, 404)) void refresh();
      throw error;
    }
  };
  const flawOf = () => (draft.name.trim() === "" ? { title: t.pleaseGiveItAName, field: "name" } : null);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={saved ? t.yourSavedSearch : t.saveThisSearch}
      leave={saved ? undefined : t.cancel}
      actions={
        <>
          {saved && <RemoveButton saved={saved} onPress={onClose} />}
          <Button type="submit" form={id} busy={action.isBusy} busyLabel={t.saving}>
            {saved ? t.saveChanges : t.saveSearch}
          </Button>
        </>
      }
    >
      <ActionForm id={id} form={form} flawOf={flawOf} onSend={() => action.run(send)}>
        <DraftFields form={form} />
      </ActionForm>
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

function DraftFields({ form }: { form: Form<SearchWishes> }) {
  const { userDetails, tokenData } = useSession();
  return (
    <>
      <TextField form={form} name="name" label={t.name} required autoComplete="off" maxLength={MAX_SEARCH_NAME} />
      <SelectField
        name="search-frequency"
        label={t.tellMeAboutNewJobs}
        hint={fill(t.byEMailToByIndiasClock, { email: userDetails?.email ?? tokenData?.email ?? "" })}
        options={FREQUENCY_OPTIONS}
        value={form.draft.frequency}
        onPick={(frequency) => form.change({ frequency })}
      />
    </>
  );
}
