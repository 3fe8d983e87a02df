// The page of an account's log-in: its password, its second step, its devices. For every kind of account.

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { t as accountTexts } from "#messages/identity.ts";
import { t } from "#messages/security.ts";
import type { CallAnswer } from "../../../contract/client.ts";
import type { SessionAnswer } from "../../../contract/identity/wire.ts";
import { fill } from "../../../messages/fill.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { AddApp, type Begun } from "../../features/identity/factors/add-app.tsx";
import { type Confirmation, ConfirmDialog } from "../../features/identity/factors/confirm-dialog.tsx";
import { addPasskey, canUsePasskeys, wasGivenUp } from "../../features/identity/factors/passkeys.ts";
import { RecoveryCodes } from "../../features/identity/factors/recovery-codes.tsx";
import { ProfileSection } from "../../features/identity/profile/profile-section.tsx";
import { SignOutEverywhere } from "../../features/identity/profile/sign-out-everywhere.tsx";
import { ActionDialog, opensDialog, TextField, useForm } from "../../session/action-form.tsx";
import { ask } from "../../session/ask.ts";
import { LoadState } from "../../session/load-state.tsx";
import { signedIn } from "../../session/session-actions.ts";
import { useSession } from "../../session/session-context.tsx";
import { isRefusedWith, useAction } from "../../session/use-action.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { longDayOf } from "../../ui/moments.ts";
import { ScreenHead } from "../../ui/screen-head.tsx";
import { showToast } from "../../ui/toast.ts";

export const meta = fixedMeta({ title: t.security, description: t.yourPasswordAndSecondStep });

export default function Security() {
  const { tokenData } = useSession();
  return (
    <div className="wrap max-w-4xl pt-10 pb-20 md:pt-14 grid gap-6">
      <ScreenHead title={t.security} />
      <ProfileSection id="second-step" title={t.secondStep} text={t.aSecondStepKeepsOthersOut}>
        <FactorsScreen email={tokenData?.email ?? ""} />
      </ProfileSection>
      <ProfileSection
        id="password"
        title={accountTexts.changePassword}
        text={accountTexts.everyOtherDeviceIsLoggedOutWhen}
      >
        <Link to="/auth/change-password" className="text-link thumb font-semibold">
          {accountTexts.changePassword}
        </Link>
      </ProfileSection>
      <ProfileSection id="devices" title={accountTexts.logOutEverywhere} text={accountTexts.onASharedComputerOrAPhone}>
        <SignOutEverywhere />
      </ProfileSection>
    </div>
  );
}

const FACTORS_KEY = ["second-factors"] as const;

type Factors = CallAnswer<"listSecondFactors">;
type Factor = Factors["factors"][number];
type Added = CallAnswer<"addPasskey">;

function FactorsScreen({ email }: { email: string }) {
  const query = useQuery({ queryKey: FACTORS_KEY, queryFn: () => ask("listSecondFactors"), retry: false });
  const cache = useQueryClient();
  const lookAgain = () => cache.invalidateQueries({ queryKey: FACTORS_KEY });
  if (isRefusedWith(query.error, 404)) return <p>{t.theServiceKeepsIt}</p>;
  if (!query.data)
    return (
      <LoadState
        query={query}
        label={t.yourSecondStepsAreBeingLoaded}
        sizes={["h-16", "h-11 w-1/2"]}
        className="grid gap-4"
        title={t.yourSecondStepsCouldNotBeLoaded}
      />
    );
  const { factors, recoveryCodesLeft, isRequired, hasPassword, isFresh } = query.data;
  return (
    <div className="grid gap-6">
      {isRequired && <p className="font-semibold">{t.yourRoleNeedsOne}</p>}
      {factors.length > 0 && (
        <ul aria-label={t.secondStep} className="grid gap-4">
          {factors.map((factor) => (
            <FactorRow key={factor.id} factor={factor} hasPassword={hasPassword} onChanged={lookAgain} />
          ))}
        </ul>
      )}
      <AddPart {...{ email, hasPassword, isFresh, hasFactor: factors.length > 0 }} onChanged={lookAgain} />
      {factors.length > 0 && (
        <RecoveryPart left={recoveryCodesLeft} hasPassword={hasPassword} email={email} onChanged={lookAgain} />
      )}
    </div>
  );
}

const KINDS: Record<Factor["kind"], string> = { TOTP: t.authenticatorApp, PASSKEY: t.passkey };

type FactorRowProps = { factor: Factor; hasPassword: boolean; onChanged: () => Promise<unknown> };

function FactorRow({ factor, hasPassword, onChanged }: FactorRowProps) {
  const [open, setOpen] = useState<"rename" | "remove" | null>(null);
  const { id, name, kind, createdAt, lastUsedAt } = factor;
  const close = () => setOpen(null);
  const remove = async (body: Confirmation) => {
    await ask("removeSecondFactor", { params: { factorId: id }, body });
    showToast("success", t.theSecondStepIsRemoved);
    await onChanged();
  };
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 rounded-md bg-sunken py-3 px-4">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft">
          {KINDS[kind]} · {fill(t.addedOn, { day: longDayOf(createdAt) })} ·{" "}
          {lastUsedAt === null ? t.notUsedYet : fill(t.lastUsedOn, { day: longDayOf(lastUsedAt) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" size="sm" {...opensDialog} onClick={() => setOpen("rename")}>
          {t.rename} <span className="sr-only">{fill(t.ofName, { name })}</span>
        </Button>
        <Button variant="secondary" size="sm" {...opensDialog} onClick={() => setOpen("remove")}>
          {t.remove} <span className="sr-only">{fill(t.ofName, { name })}</span>
        </Button>
      </div>
      <RenameDialog key={name} factor={factor} isOpen={open === "rename"} onClose={close} onChanged={onChanged} />
      <ConfirmDialog
        isOpen={open === "remove"}
        onClose={close}
        title={fill(t.removeTheSecondStep, { name })}
        text={t.logInGoesOnWithoutIt}
        button={t.remove}
        isDanger
        hasPassword={hasPassword}
        hasFactor
        onConfirm={remove}
      />
    </li>
  );
}

type RenameDialogProps = {
  factor: Factor;
  isOpen: boolean;
  onClose: () => void;
  onChanged: () => Promise<unknown>;
};

function RenameDialog({ factor, isOpen, onClose, onChanged }: RenameDialogProps) {
  const action = useAction();
  const form = useForm(action, { name: factor.name });
  const send = async () => {
    const isDone = await action.run(async () => {
      await ask("renameSecondFactor", { params: { factorId: factor.id }, body: form.draft });
      await onChanged();
    }, t.theNameIsSaved);
    if (isDone) onClose();
  };
  return (
    <ActionDialog {...{ isOpen, onClose, form }} title={t.nameOfTheSecondStep} button={t.save} onSend={send}>
      <TextField form={form} name="name" label={t.nameForThisApp} required maxLength={60} />
    </ActionDialog>
  );
}

type AddPartProps = {
  email: string;
  hasPassword: boolean;
  hasFactor: boolean;
  /** Whether the first one may be added without a confirmation. */
  isFresh: boolean;
  onChanged: () => Promise<unknown>;
};

/** A second step of either kind: first the owner confirms, then the app's or the browser's own steps follow. */
function AddPart({ email, hasPassword, hasFactor, isFresh, onChanged }: AddPartProps) {
  const [asking, setAsking] = useState<Factor["kind"] | null>(null);
  const [begun, setBegun] = useState<Begun | null>(null);
  const [added, setAdded] = useState<Added | null>(null);
  const { isBusy, run } = useAction();
  const finish = async (session: SessionAnswer) => {
    await signedIn(session);
    setBegun(null);
    setAdded(null);
    await onChanged();
  };
  const begin = async (kind: Factor["kind"], body: Confirmation) => {
    if (kind === "TOTP") return setBegun(await ask("beginCodeApp", { body }));
    const made = await makePasskey(body);
    if (made?.recoveryCodes) setAdded(made);
    else if (made) await finish(made.session);
  };
  if (begun) return <AddApp ask={ask} begun={begun} email={email} onDone={(session) => void finish(session)} />;
  if (added?.recoveryCodes)
    return <RecoveryCodes codes={added.recoveryCodes} email={email} onDone={() => void finish(added.session)} />;
  // Where the recent sign-in has become too old meanwhile, the refusal leads to the question.
  const press = async (kind: Factor["kind"]) => {
    if (!isFresh || !(await run(() => begin(kind, {})))) setAsking(kind);
  };
  return (
    <div className="grid gap-3">
      {!hasFactor && <p>{t.thereIsNoSecondStepYet}</p>}
      <p className="text-sm text-ink-soft">{t.anAppShowsANewCode}</p>
      <div className="flex flex-wrap gap-3">
        <Button busy={isBusy} busyLabel={t.checking} onClick={() => void press("TOTP")}>
          {t.addAnApp}
        </Button>
        {canUsePasskeys() && (
          <Button variant="secondary" busy={isBusy} busyLabel={t.checking} onClick={() => void press("PASSKEY")}>
            {t.addAPasskey}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={asking !== null}
        onClose={() => setAsking(null)}
        title={t.confirmThatItIsYou}
        button={t.goOn}
        hasPassword={hasPassword}
        hasFactor={hasFactor}
        onConfirm={(body) => begin(asking ?? "TOTP", body)}
      />
    </div>
  );
}

/** Null, with a toast, when the browser's dialog was closed. */
async function makePasskey(body: Confirmation): Promise<Added | null> {
  try {
    return await addPasskey(ask, body);
  } catch (error) {
    if (!wasGivenUp(error)) throw error;
    showToast("info", t.noPasskeyWasMade);
    return null;
  }
}

type RecoveryPartProps = { left: number; hasPassword: boolean; email: string; onChanged: () => Promise<unknown> };

function RecoveryPart({ left, hasPassword, email, onChanged }: RecoveryPartProps) {
  const [isAsking, setAsking] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const renew = async (body: Confirmation) => {
    setCodes((await ask("renewRecoveryCodes", { body })).recoveryCodes);
    await onChanged();
  };
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div>
        <h3 className="font-semibold">{t.recoveryCodes}</h3>
        <p className="text-sm text-ink-soft">{fill(t.codesLeft, { left })}</p>
      </div>
      <Button variant="secondary" {...opensDialog} onClick={() => setAsking(true)}>
        {t.makeNewCodes}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t.makeNewRecoveryCodes}
        text={t.theFormerCodesWorkNoMore}
        button={t.makeNewCodes}
        hasPassword={hasPassword}
        hasFactor
        onConfirm={renew}
      />
      <Dialog isOpen={codes !== null} onClose={() => setCodes(null)} title={t.recoveryCodes}>
        {codes && <RecoveryCodes codes={codes} email={email} onDone={() => setCodes(null)} />}
      </Dialog>
    </div>
  );
}
