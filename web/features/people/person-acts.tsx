// What an admin does about an account: suspend it, lift that, log it out; and mail a sign-up's code again.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "#messages/people.ts";
import { personPath } from "../../../contract/paths.ts";
import type { AccountMerge } from "../../../contract/people/merge-wire.ts";
import { MAX_MERGE_REASON, MAX_SUSPENSION_REASON, MERGE_DAYS } from "../../../contract/people/rules.ts";
import type { AdminAccount } from "../../../contract/people/wire.ts";
import { fill } from "../../../messages/fill.ts";
import { ActionDialog, opensDialog, TextField, useForm } from "../../session/action-form.tsx";
import { peopleKey } from "../../session/admin-keys.ts";
import { ask } from "../../session/ask.ts";
import { isRefusedWith, useAction, useToastAction } from "../../session/use-action.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ConfirmButton } from "../../ui/confirm-button.tsx";
import { longDayOf, momentOf } from "../../ui/moments.ts";
import { rich } from "../../ui/rich.tsx";
import { showToast } from "../../ui/toast.ts";

export function PersonActs({ account }: { account: AdminAccount }) {
  const { accountId, state, isOwn } = account;
  const params = { accountId };
  const settle = useSettling();
  const { isBusy, run } = useToastAction();
  if (state === "DELETED" || state === "CLOSED") return null;
  return (
    <>
      {state === "SUSPENDED" ? (
        <ConfirmButton
          label={t.liftTheSuspension}
          title={t.liftThisSuspension}
          text={t.theyCanLogInAgain}
          confirmLabel={t.liftTheSuspension}
          size="md"
          isBusy={isBusy}
          onConfirm={() => run(() => settle(() => ask("liftSuspension", { params }), t.theSuspensionIsLifted))}
        />
      ) : (
        <>
          <ConfirmButton
            label={t.logOutEverywhere}
            title={t.logThemOutEverywhere}
            text={t.everyBrowserAndApplication}
            confirmLabel={t.logOutEverywhere}
            size="md"
            isBusy={isBusy}
            onConfirm={() => run(() => settle(() => ask("signOutAccount", { params }), t.theyAreLoggedOut))}
          />
          {account.mailTroubles.length > 0 && (
            <ConfirmButton
              label={t.mailThemAgain}
              title={t.mailThemNoticesAgain}
              text={t.onlyIfTheAddressWorks}
              confirmLabel={t.mailThemAgain}
              size="md"
              isBusy={isBusy}
              onConfirm={() => run(() => settle(() => ask("liftMailTroubles", { params }), t.theyGetMailAgain))}
            />
          )}
          <MergeButton account={account} />
          {!isOwn && <SuspendButton accountId={accountId} />}
        </>
      )}
    </>
  );
}

function SuspendButton({ accountId }: { accountId: string }) {
  const [isOpen, setOpen] = useState(false);
  const action = useAction();
  const form = useForm(action, { reason: "" });
  const settle = useSettling();
  const close = () => setOpen(false);
  const send = async () => {
    const { reason } = form.draft;
    const call = () => ask("suspendAccount", { params: { accountId }, body: { reason } });
    if (await action.run(() => settle(call, t.theAccountIsSuspended))) close();
  };
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)} {...opensDialog}>
        {t.suspend}
      </Button>
      <ActionDialog
        form={form}
        isOpen={isOpen}
        onClose={close}
        role="alertdialog"
        title={t.suspendThisAccount}
        button={t.suspend}
        variant="danger"
        flawOf={() => (form.draft.reason.trim() ? null : { title: t.pleaseSayWhy, field: "reason" })}
        onSend={send}
      >
        <p>{t.suspendingEnds}</p>
        <TextField
          form={form}
          name="reason"
          label={t.reasonForThem}
          hint={t.theyReadThisReason}
          required
          rows={4}
          maxLength={MAX_SUSPENSION_REASON}
        />
      </ActionDialog>
    </>
  );
}

/** Runs a call about an account and loads it again. If another admin was quicker, a toast says so instead. */
function useSettling(): (call: () => Promise<unknown>, done: string) => Promise<void> {
  const cache = useQueryClient();
  return async (call, done) => {
    try {
      await call();
      showToast("success", done);
    } catch (error) {
      if (!isRefusedWith(error, 409)) throw error;
      showToast("info", t.anotherAdminWasQuicker);
    } finally {
      await cache.invalidateQueries({ queryKey: peopleKey });
    }
  };
}

/** For someone who signed up and waits for the code. */
export function ResendCode() {
  const [isOpen, setOpen] = useState(false);
  const action = useAction();
  const form = useForm(action, { email: "" });
  const close = () => setOpen(false);
  const send = async () => {
    const body = { email: form.draft.email };
    if (await action.run(() => ask("resendCodeTo", { body }), t.theCodeIsMailed)) close();
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)} {...opensDialog}>
        {t.mailACodeAgain}
      </Button>
      <ActionDialog
        form={form}
        isOpen={isOpen}
        onClose={close}
        title={t.mailACodeAgain}
        button={t.mailTheCode}
        onSend={send}
      >
        <p>{t.someoneWhoWaitsForTheCode}</p>
        <TextField form={form} name="email" label={t.eMailAddress} type="email" required autoComplete="off" />
      </ActionDialog>
    </>
  );
}

/** Only for candidates without a merge that waits. */
function MergeButton({ account: { accountId, email, userType, merge } }: { account: AdminAccount }) {
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
