// What an admin does about an account: suspend it, lift that, log it out; and mail a sign-up's code again.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "#messages/people.ts";
import { MAX_SUSPENSION_REASON } from "../../../contract/people/rules.ts";
import type { AdminAccount } from "../../../contract/people/wire.ts";
import { ActionDialog, opensDialog, TextField, useForm } from "../../session/action-form.tsx";
import { peopleKey } from "../../session/admin-keys.ts";
import { ask } from "../../session/ask.ts";
import { isRefusedWith, useAction, useToastAction } from "../../session/use-action.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmButton } from "../../ui/confirm-button.tsx";
import { showToast } from "../../ui/toast.ts";
import { MergeButton } from "./merge-acts.tsx";

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
