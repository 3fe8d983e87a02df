// Saves a search, or edits or removes a saved one.
import { type FormEvent, useId, useState } from "react";
import { CallError } from "../../../../../contract/call-error.ts";
import { MAX_SEARCH_NAME } from "../../../../../contract/saved/rules.ts";
import type { SavedSearch } from "../../../../../contract/saved/wire.ts";
import { newCallKey } from "../../../../session/call-key.ts";
import { type FormProblem, problemOf } from "../../../../session/form-problem.ts";
import { useSession } from "../../../../session/session-context.tsx";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Field, NativeSelect, TextInput } from "../../../../ui/field.tsx";
import { showToast } from "../../../../ui/toast.ts";
import { FREQUENCY_OPTIONS, SAVED_WORDS } from "./frequency-words.ts";
import { type SearchWishes, useSearchCalls } from "./search-calls.ts";
import { useRemoval } from "./use-removal.ts";

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
  const { userDetails, tokenData } = useSession();
  const { draft, change, problem, isBusy, send } = useSaving({ query, suggestedName, saved, onDone: onClose });
  const remove = useRemoval();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={saved ? "Your saved search" : "Save this search"}
      actions={
        <>
          {saved && (
            <Button
              variant="quiet"
              className="mr-auto"
              onClick={() => {
                onClose();
                void remove(saved);
              }}
            >
              Remove
            </Button>
          )}
          {!saved && (
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
          )}
          <Button type="submit" form={id} busy={isBusy} busyLabel="Saving…">
            {saved ? "Save changes" : "Save search"}
          </Button>
        </>
      }
    >
      <form id={id} className="grid gap-5" noValidate onSubmit={send}>
        <Field name="search-name" label="Name" required {...(problem?.field === "name" && { error: problem.title })}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={MAX_SEARCH_NAME}
              value={draft.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          )}
        </Field>
        <Field
          name="search-frequency"
          label="Tell me about new jobs"
          hint={`By e-mail to ${userDetails?.email ?? tokenData?.email}, by India’s clock, and only when there are some.`}
        >
          {(control) => (
            <NativeSelect
              {...control}
              options={FREQUENCY_OPTIONS}
              value={draft.frequency}
              onChange={(event) => change({ frequency: event.target.value as SearchWishes["frequency"] })}
            />
          )}
        </Field>
        {problem && problem.field === undefined && (
          <Alert tone="bad" role="alert" title={problem.title}>
            {problem.text}
          </Alert>
        )}
      </form>
    </Dialog>
  );
}

type Saving = Omit<SearchDialogProps, "isOpen" | "onClose"> & { onDone: () => void };

function useSaving({ query, suggestedName, saved, onDone }: Saving) {
  const { save, update, refresh } = useSearchCalls();
  const [draft, setDraft] = useState<SearchWishes>({
    name: saved?.name ?? suggestedName.slice(0, MAX_SEARCH_NAME),
    frequency: saved?.frequency ?? "DAILY",
  });
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  // One key for each draft, however often it is sent.
  const [key, setKey] = useState(newCallKey);
  const change = (some: Partial<SearchWishes>) => {
    setDraft((before) => ({ ...before, ...some }));
    setProblem(null);
    setKey(newCallKey());
  };
  const send = async () => {
    const body = { ...draft, name: draft.name.trim() };
    if (body.name === "") return setProblem({ title: "Please give it a name.", field: "name", code: null });
    setBusy(true);
    setProblem(null);
    try {
      const { frequency } = saved ? await update(saved.id, body) : await save({ ...body, query }, key);
      showToast("success", saved ? "Your changes are saved." : SAVED_WORDS[frequency]);
      onDone();
    } catch (error) {
      // Saved or removed in another tab: refetches the list.
      if (error instanceof CallError && (error.status === 409 || error.status === 404)) void refresh();
      setProblem(problemOf(error, { isOnline: navigator.onLine, now: new Date() }));
    } finally {
      setBusy(false);
    }
  };
  return {
    draft,
    change,
    problem,
    isBusy,
    send: (event: FormEvent) => {
      event.preventDefault();
      if (!isBusy) void send();
    },
  };
}
