// For admins: ask the owner of two accounts whether they become one, see how that stands, take it back.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "#messages/people.ts";
import { personPath } from "../../../contract/paths.ts";
import type { AccountMerge } from "../../../contract/people/merge-wire.ts";
import { MAX_MERGE_REASON, MERGE_DAYS } from "../../../contract/people/rules.ts";
import type { AdminAccount } from "../../../contract/people/wire.ts";
import { fill } from "../../../messages/fill.ts";
import { ActionDialog, opensDialog, TextField, useForm } from "../../session/action-form.tsx";
import { peopleKey } from "../../session/admin-keys.ts";
import { ask } from "../../session/ask.ts";
import { useAction, useToastAction } from "../../session/use-action.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ConfirmButton } from "../../ui/confirm-button.tsx";
import { longDayOf, momentOf } from "../../ui/moments.ts";
import { rich } from "../../ui/rich.tsx";

/** Only for candidates without a merge that waits. */
export function MergeButton({ account: { accountId, email, userType, merge } }: { account: AdminAccount }) {
  const [isOpen, setOpen] = useState(false);
  const action = useAction();
  const form = useForm(action, { into: "", reason: "" });
  const cache = useQueryClient();
  if (userType !== "General_User" || merge?.state === "ASKED") return null;
  const { into, reason } = form.draft;
  const flawOf = () => {
    if (!into.trim()) return { title: t.pleaseEnterTheOther, field: "into" };
    return reason.trim() ? null : { title: t.pleaseSayWhyOne, field: "reason" };
  };
  const send = async () => {
    const call = () => ask("askAccountMerge", { params: { accountId }, body: { into, reason } });
    if (!(await action.run(call, t.bothAreAsked))) return;
    setOpen(false);
    await cache.invalidateQueries({ queryKey: peopleKey });
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)} {...opensDialog}>
        {t.mergeIntoAnother}
      </Button>
      <ActionDialog
        form={form}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t.mergeThisAccount}
        button={t.askBoth}
        flawOf={flawOf}
        onSend={send}
      >
        <p>{fill(t.mergingMeans, { email, days: MERGE_DAYS })}</p>
        <TextField
          form={form}
          name="into"
          label={t.theAccountThatStays}
          hint={t.addressOrId}
          required
          maxLength={254}
          autoComplete="off"
        />
        <TextField
          form={form}
          name="reason"
          label={t.reasonForThem}
          hint={t.bothReadThisReason}
          required
          rows={3}
          maxLength={MAX_MERGE_REASON}
        />
      </ActionDialog>
    </>
  );
}

/** The newest merge of this account with another one; nothing if none was asked. */
export function MergeCard({ account: { accountId, merge } }: { account: AdminAccount }) {
  if (!merge) return null;
  const { from, into, state, reason, askedAt, expiresAt } = merge;
  const isFrom = from.accountId === accountId;
  const other = isFrom ? into : from;
  return (
    <Card as="section" className="grid content-start gap-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="text-lg">{t.mergeWithAnother}</h2>
        <Badge tone={state === "ASKED" ? "brand" : "plain"}>{t.mergeStates[state]}</Badge>
      </div>
      <p className="text-sm/body wrap-anywhere">
        {rich(isFrom ? t.endsInFavourOf : t.staysForTheOther, {
          other: () => (
            <Link className="text-link" to={personPath(other.accountId)}>
              {other.email || other.accountId}
            </Link>
          ),
        })}
      </p>
      {reason && <p className="rounded-md bg-sunken px-4 py-3 whitespace-pre-wrap wrap-anywhere">{reason}</p>}
      <p className="text-sm text-ink-faint">{fill(t.askedOn, { moment: momentOf(askedAt) })}</p>
      {state === "ASKED" && (
        <>
          <ul className="grid gap-1 text-sm/body">
            {[from, into].map((side) => (
              <li key={side.accountId} className="wrap-anywhere">
                {fill(side.agreedAt ? t.hasAgreed : t.hasNotAnswered, { email: side.email })}
              </li>
            ))}
          </ul>
          <p className="text-sm text-ink-faint">{fill(t.theyAnswerUntil, { day: longDayOf(expiresAt) })}</p>
          <CancelButton merge={merge} />
        </>
      )}
    </Card>
  );
}

function CancelButton({ merge }: { merge: AccountMerge }) {
  const { isBusy, run } = useToastAction();
  const cache = useQueryClient();
  const cancel = () =>
    run(async () => {
      try {
        await ask("cancelAccountMerge", { params: { accountId: merge.from.accountId } });
      } finally {
        await cache.invalidateQueries({ queryKey: peopleKey });
      }
    }, t.itIsTakenBack);
  return (
    <div>
      <ConfirmButton
        label={t.takeItBack}
        title={t.takeTheMergeBack}
        text={t.theLinksWorkNoMore}
        confirmLabel={t.takeItBack}
        isBusy={isBusy}
        onConfirm={cancel}
      />
    </div>
  );
}
