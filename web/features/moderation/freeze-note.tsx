// A company reads why its job is off the site, and appeals.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "#messages/admin-jobs.ts";
import { MAX_APPEAL } from "../../../contract/moderation/rules.ts";
import { fill } from "../../../messages/fill.ts";
import { ActionDialog, opensDialog, TextField, useForm } from "../../session/action-form.tsx";
import { ask } from "../../session/ask.ts";
import { useAction } from "../../session/use-action.ts";
import { useReload } from "../../session/use-reload.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { dayOf } from "../../ui/moments.ts";

const keyOf = (jobid: string) => ["job-freeze", jobid] as const;

/** Nothing for a job that no admin froze. */
export function FreezeNote({ jobId: jobid }: { jobId: string }) {
  const [isAppealing, setAppealing] = useState(false);
  const { data } = useQuery({
    queryKey: keyOf(jobid),
    queryFn: () => ask("getJobFreeze", { params: { jobid } }),
    retry: false,
  });
  const freeze = data?.freeze;
  if (!freeze) return null;
  const { reason, appealedAt, answeredAt, answer } = freeze;
  return (
    <Alert tone="bad" title={t.offTheSite} className="mb-5">
      <div className="grid gap-2 justify-items-start wrap-anywhere">
        <p>{fill(t.whyOffTheSite, { reason: reason ?? t.reportsWereRight })}</p>
        {answeredAt ? (
          <p>{fill(t.appealWasTurnedDown, { day: dayOf(answeredAt), answer: answer ?? "" })}</p>
        ) : appealedAt ? (
          <p>{fill(t.youAppealedOn, { day: dayOf(appealedAt) })}</p>
        ) : (
          <>
            <p>{t.youMayAppealOnce}</p>
            <Button size="sm" variant="secondary" onClick={() => setAppealing(true)} {...opensDialog}>
              {t.appeal}
            </Button>
          </>
        )}
      </div>
      <AppealForm isOpen={isAppealing} jobid={jobid} onClose={() => setAppealing(false)} />
    </Alert>
  );
}

function AppealForm({ isOpen, jobid, onClose }: { isOpen: boolean; jobid: string; onClose: () => void }) {
  const reload = useReload(keyOf(jobid));
  const action = useAction();
  const form = useForm(action, { text: "" });
  const send = async () => {
    const call = () => reload(ask("appealJob", { params: { jobid }, body: form.draft }));
    if (await action.run(call, t.appealIsSent)) onClose();
  };
  return (
    <ActionDialog
      {...{ form, isOpen, onClose }}
      title={t.appeal}
      button={t.sendTheAppeal}
      flawOf={() => (form.draft.text.trim() === "" ? { field: "text", title: t.pleaseSayWhyBack } : null)}
      onSend={send}
    >
      <p>{t.youMayAppealOnce}</p>
      <TextField form={form} name="text" label={t.appealLabel} rows={5} maxLength={MAX_APPEAL} />
    </ActionDialog>
  );
}
