// The account's data: its export, its deletion, and undoing the deletion.

import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { t } from "#messages/candidates.ts";
import { LANGUAGE } from "#messages/language.ts";
import { BRAND_NAME } from "../../../../../contract/brand.ts";
import type { CandidateProfile } from "../../../../../contract/candidates/wire.ts";
import type { Language } from "../../../../../contract/identity/rules.ts";
import { PRIVACY_REQUEST_PATH } from "../../../../../contract/paths.ts";
import { fill } from "../../../../../messages/fill.ts";
import { ActionDialog, opensDialog, useForm } from "../../../../session/action-form.tsx";
import { ask } from "../../../../session/ask.ts";
import { profileKey } from "../../../../session/candidate-keys.ts";
import { chooseLanguage } from "../../../../session/choose-language.ts";
import type { RefusalWords } from "../../../../session/form-problem.ts";
import { useSession } from "../../../../session/session-context.tsx";
import { useAction, useToastAction } from "../../../../session/use-action.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { NativeSelect } from "../../../../ui/field.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { longDayOf } from "../../../../ui/moments.ts";
import { PasswordField } from "../../../../ui/password-field.tsx";
import { saveText } from "../../../../ui/save-as.ts";
import { pathIn, routePath } from "../../../../ui/site-path.ts";
import { showToast } from "../../../../ui/toast.ts";
import { ProfileProvider, useProfile, useProfileQuery } from "../saving/profile-context.tsx";
import { DataRow } from "./data-row.tsx";

/** The contract's DELETION_GRACE_DAYS; importing its module would outweigh this page. */
const GRACE_DAYS = 14;

/** Shown above a recruiter's page while the account is due for deletion. */
export const AccountBanner = () => (
  <OnceKnown>
    <div className="mt-8 max-w-4xl empty:hidden">
      <DeletionBanner />
    </div>
  </OnceKnown>
);

/** The data of a recruiter's account. */
export const AccountData = ({ hasPassword }: { hasPassword: boolean }) => (
  <OnceKnown>
    <div className="mt-6 max-w-4xl">
      <DataSection hasPassword={hasPassword} isCorporate />
    </div>
  </OnceKnown>
);

/** Renders nothing until the account's state is known. */
function OnceKnown({ children }: { children: ReactNode }) {
  const { data } = useProfileQuery();
  if (!data) return null;
  return <ProfileProvider confirmed={data}>{children}</ProfileProvider>;
}

/** Shown above the profile while its account is due for deletion. */
export function DeletionBanner() {
  const { profile, email } = useProfile();
  const setDueAt = useSetDueAt();
  const { isBusy, run } = useToastAction();
  if (profile.deletionDueAt === null) return null;
  const keep = async () => {
    await ask("keepAccount", { params: { email } });
    setDueAt(null);
  };
  return (
    <Alert
      tone="bad"
      role="status"
      title={fill(t.yourAccountWillBeDeletedOn, { deletionDueAt: longDayOf(profile.deletionDueAt) })}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{t.untilThenNothingIsLostAndYou}</p>
        <Button busy={isBusy} busyLabel={t.oneMoment} onClick={() => void run(keep, t.yourAccountStays)}>
          {t.keepMyAccount}
        </Button>
      </div>
    </Alert>
  );
}

/** Shows when the account will be deleted; null for never. */
function useSetDueAt() {
  const queries = useQueryClient();
  return (deletionDueAt: string | null) =>
    queries.setQueryData<CandidateProfile>(profileKey, (before) => before && { ...before, deletionDueAt });
}

type DataSectionProps = {
  /** Whether this account has a password that this site can ask for. */
  hasPassword: boolean;
  /** Whether the person is a recruiter, without CVs and profile. */
  isCorporate?: boolean;
};

export function DataSection({ hasPassword, isCorporate = false }: DataSectionProps) {
  const { profile } = useProfile();
  const [isAsking, setAsking] = useState(false);
  return (
    <section id="data" aria-labelledby="data-title" className="card grid gap-5 md:p-8">
      <h2 id="data-title" className="text-xl">
        {t.yourData}
      </h2>
      <LanguageRow />
      <DataRow
        title={t.downloadWhatWeKeepAboutYou}
        text={`${isCorporate ? t.yourAccountYourPlaceInYour : t.yourAccountProfileCvsWithAllThat} ${t.andWhatHappenedAroundYourAccount}`}
      >
        <ExportButton />
      </DataRow>
      {!isCorporate && (
        <DataRow title={t.takeYourProfileAlong} text={t.asAJsonResumeAFileThat}>
          <JsonResumeButton />
        </DataRow>
      )}
      <DataRow title={t.yourRightsOverYourData} text={t.askToCorrectOrObject}>
        <ButtonLink variant="secondary" to={PRIVACY_REQUEST_PATH}>
          {t.askForIt}
        </ButtonLink>
      </DataRow>
      <DataRow
        title={t.deleteYourAccount}
        text={
          profile.deletionDueAt
            ? fill(t.itWillBeDeletedOn, { deletionDueAt: longDayOf(profile.deletionDueAt) })
            : t.itIsDeletedWithAllThatIs
        }
      >
        {!profile.deletionDueAt && (
          <Button variant="secondary" {...opensDialog} onClick={() => setAsking(true)}>
            {t.deleteAccount}
          </Button>
        )}
      </DataRow>
      {isAsking && (
        <DeleteAccountDialog hasPassword={hasPassword} isCorporate={isCorporate} onClose={() => setAsking(false)} />
      )}
    </section>
  );
}

function ExportButton() {
  const { email } = useProfile();
  const { isBusy, run } = useToastAction();
  const download = async () => {
    const text = JSON.stringify(await ask("exportData", { params: { email } }), null, 2);
    const day = new Date().toISOString().slice(0, 10);
    saveText(text, { type: "application/json", fileName: `${BRAND_NAME.toLocaleLowerCase("en")}-data-${day}.json` });
  };
  return (
    <Button variant="secondary" busy={isBusy} busyLabel={t.collecting} onClick={() => void run(download)}>
      <Icon name="download" size={18} />
      {t.downloadMyData}
    </Button>
  );
}

function JsonResumeButton() {
  const { email } = useProfile();
  const { isBusy, run } = useToastAction();
  const download = async () => {
    const resume = await ask("getJsonResume", { params: { email } });
    saveText(JSON.stringify(resume, null, 2), { type: "application/json", fileName: "resume.json" });
  };
  return (
    <Button variant="secondary" busy={isBusy} busyLabel={t.oneMoment} onClick={() => void run(download)}>
      <Icon name="download" size={18} />
      {t.downloadJsonResume}
    </Button>
  );
}

const WRONG = { title: t.thisIsNotYourPasswordPleaseCheck, field: "password" };
const WORDS: RefusalWords = {
  NOT_AUTHORIZED: WRONG,
  LAST_ADMIN: {
    title: t.youAreTheLastAdminOfYour,
    text: t.makeSomeoneElseAnAdminFirstThen,
  },
};

type DeleteAccountDialogProps = { hasPassword: boolean; isCorporate: boolean; onClose: () => void };

/** Asks before an account is deleted: says what happens and when, and asks for the password. */
function DeleteAccountDialog({ hasPassword, isCorporate, onClose }: DeleteAccountDialogProps) {
  const { email } = useProfile();
  const setDueAt = useSetDueAt();
  const action = useAction(WORDS);
  const form = useForm(action, { password: "" });
  const { password } = form.draft;
  const flawOf = () =>
    hasPassword && password === "" ? { title: t.pleaseEnterYourPassword, field: "password" } : null;
  const send = () =>
    action.run(async () => {
      const body = hasPassword ? { password } : {};
      const { deletionDueAt } = await ask("deleteAccount", { params: { email }, body });
      setDueAt(deletionDueAt);
      showToast("info", fill(t.yourAccountWillBeDeletedOn2, { deletionDueAt: longDayOf(deletionDueAt) }));
      onClose();
    });
  return (
    <ActionDialog
      {...{ onClose, form, flawOf }}
      isOpen
      role="alertdialog"
      title={t.deleteYourAccount2}
      leave={t.keepMyAccount}
      button={t.deleteMyAccount}
      variant="danger"
      className="grid gap-4"
      onSend={send}
    >
      <Consequences isCorporate={isCorporate} />
      {hasPassword && (
        <>
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            name="password"
            label={t.yourPassword}
            autoComplete="current-password"
            error={form.errorOf("password")}
            onInput={({ currentTarget }) => form.change({ password: currentTarget.value })}
          />
        </>
      )}
    </ActionDialog>
  );
}

function Consequences({ isCorporate }: { isCorporate: boolean }) {
  return (
    <ul className="grid list-disc gap-1.5 pl-5">
      <li>{fill(t.youHaveDaysToChangeYourMind, { graceDays: GRACE_DAYS })}</li>
      <li>{t.untilThenEverythingStaysAsItIs}</li>
      {isCorporate ? (
        <li>{t.thenYourAccountYourSignInAnd}</li>
      ) : (
        <>
          <li>{t.thenYourProfileCvsPhotoAndSign}</li>
          <li>{t.whatOthersNeedToKeepSuchAs}</li>
        </>
      )}
    </ul>
  );
}

const LANGUAGES = [
  { value: "en", label: t.inEnglish },
  { value: "hi", label: t.inHindi },
];

/** Choosing a language leads to this page in it. */
function LanguageRow() {
  const { userDetails } = useSession();
  // The account's may be another than the page's: choosing the page's then changes it too. Until it is known the row
  // cannot be changed.
  const chosen = userDetails?.language ?? LANGUAGE;
  const choose = async (language: Language) => {
    await chooseLanguage(language);
    if (language !== LANGUAGE) window.location.assign(pathIn(language, routePath(window.location.pathname)));
  };
  return (
    <DataRow title={t.languageOfAccount} text={t.languageOfAccountText}>
      <NativeSelect
        key={chosen}
        aria-label={t.languageOfAccount}
        className="w-auto"
        options={LANGUAGES}
        defaultValue={chosen}
        disabled={userDetails === null}
        onChange={({ target }) => void choose(target.value === "hi" ? "hi" : "en")}
      />
    </DataRow>
  );
}
