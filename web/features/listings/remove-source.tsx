// The button that removes a source for good, and the dialog that says what becomes of its jobs.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { t } from "#messages/sources.ts";
import type { OpenedSource } from "../../../contract/listings/sources-wire.ts";
import { SOURCES_PATH } from "../../../contract/paths.ts";
import { fill } from "../../../messages/fill.ts";
import { ActionDialog, type Form, opensDialog, useForm } from "../../session/action-form.tsx";
import { sourcesKey } from "../../session/admin-keys.ts";
import { ask } from "../../session/ask.ts";
import { useAction } from "../../session/use-action.ts";
import { Button } from "../../ui/button.tsx";

type Draft = { jobs: "CLOSE" | "KEEP" };

export function RemoveSource({ source: { id, kind, board, openJobs } }: { source: OpenedSource }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const action = useAction();
  const form = useForm<Draft>(action, { jobs: "CLOSE" });
  const { jobs } = form.draft;
  const open = () => {
    action.tell(null);
    form.change({ jobs: "CLOSE" });
    setOpen(true);
  };
  const remove = () =>
    action.run(async () => {
      await ask("removeSource", { params: { sourceId: id }, body: { jobs } });
      // Not asked for again at once: this page still shows the source that is gone.
      await queries.invalidateQueries({ queryKey: sourcesKey, refetchType: "none" });
      await navigate(SOURCES_PATH, { replace: true });
    }, t.isRemoved);
  return (
    <>
      <Button {...opensDialog} variant="secondary" onClick={open}>
        {t.remove}
      </Button>
      <ActionDialog
        form={form}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        role="alertdialog"
        title={fill(t.removeTitle, { name: `${kind}:${board}` })}
        button={t.removeIt}
        variant="danger"
        onSend={remove}
      >
        <p>{t.removeText}</p>
        {openJobs > 0 && <Fate form={form} openJobs={openJobs} />}
      </ActionDialog>
    </>
  );
}

/** What becomes of its open jobs. */
function Fate({ form: { draft, change }, openJobs }: { form: Form<Draft>; openJobs: number }) {
  const choices = [
    ["CLOSE", fill(t.closeJobs, { count: openJobs })],
    ["KEEP", t.keepJobs],
  ] as const;
  return (
    <fieldset className="grid gap-1">
      <legend className="field-label">{fill(t.whatOfItsJobs, { count: openJobs })}</legend>
      {choices.map(([jobs, words]) => (
        <label key={jobs} className="check-row">
          <input type="radio" name="jobs" checked={draft.jobs === jobs} onChange={() => change({ jobs })} />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
