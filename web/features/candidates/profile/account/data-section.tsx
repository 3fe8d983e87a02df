// Export of one's data, and deletion of the account.

import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { BRAND_NAME } from "../../../../../contract/brand.ts";
import type { CandidateProfile } from "../../../../../contract/candidates/wire.ts";
import { ask } from "../../../../session/ask.ts";
import { profileKey } from "../../../../session/candidate-keys.ts";
import { type FormProblem, problemOf, type RefusalWords } from "../../../../session/form-problem.ts";
import { reasonOf } from "../../../../session/reason-of.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Dialog, preloadDialog } from "../../../../ui/dialog.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { PasswordField } from "../../../../ui/password-field.tsx";
import { saveAs } from "../../../../ui/save-as.ts";
import { showToast } from "../../../../ui/toast.ts";
import { useProfile } from "../saving/profile-context.tsx";
import { dayOf, GRACE_DAYS } from "./grace.ts";

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
    <section id="data" aria-labelledby="data-title" className="card grid gap-5">
      <h2 id="data-title" className="text-xl">
        Your data
      </h2>
      <div className="data-row">
        <div>
          <h3 className="font-semibold">Download what we keep about you</h3>
          <p className="text-sm text-ink-soft">
            {isCorporate
              ? "Your account, your place in your company,"
              : "Your account, profile, CVs with all that was read from them,"}{" "}
            and what happened around your account, as one file (JSON).
          </p>
        </div>
        <ExportButton />
      </div>
      <div className="data-row">
        <div>
          <h3 className="font-semibold">Delete your account</h3>
          <p className="text-sm text-ink-soft">
            {profile.deletionDueAt
              ? `It will be deleted on ${dayOf(profile.deletionDueAt)}.`
              : "It is deleted with all that is yours, after a time in which you can change your mind."}
          </p>
        </div>
        {!profile.deletionDueAt && (
          <Button
            variant="secondary"
            onPointerEnter={preloadDialog}
            onFocus={preloadDialog}
            onClick={() => setAsking(true)}
          >
            Delete account
          </Button>
        )}
      </div>
      {isAsking && (
        <DeleteAccountDialog hasPassword={hasPassword} isCorporate={isCorporate} onClose={() => setAsking(false)} />
      )}
    </section>
  );
}

function ExportButton() {
  const { email } = useProfile();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const data = await ask("exportData", { params: { email } });
      const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
      saveAs(url, `${BRAND_NAME.toLocaleLowerCase("en")}-data-${new Date().toISOString().slice(0, 10)}.json`);
      // By then the browser has read it.
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    } catch (error) {
      showToast("error", reasonOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="secondary" busy={isBusy} busyLabel="Collecting…" onClick={() => void download()}>
      <Icon name="download" size={18} />
      Download my data
    </Button>
  );
}

const WRONG = { title: "This is not your password. Please check it.", field: "password" };
const WORDS: RefusalWords = {
  NOT_AUTHORIZED: WRONG,
  LAST_ADMIN: {
    title: "You are the last admin of your company.",
    text: "Make somebody else an admin first, then come back.",
  },
};

type DeleteAccountDialogProps = { hasPassword: boolean; isCorporate: boolean; onClose: () => void };

/** Asks before an account is deleted: says what happens and when, and asks for the password. */
function DeleteAccountDialog({ hasPassword, isCorporate, onClose }: DeleteAccountDialogProps) {
  const { email } = useProfile();
  const { problem, isBusy, send } = useDeletion(onClose);
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get("password");
    void send(typeof password === "string" ? password : undefined);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      title="Delete your account?"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Keep my account
          </Button>
          <Button type="submit" form={id} variant="danger" busy={isBusy} busyLabel="One moment…">
            Delete my account
          </Button>
        </>
      }
    >
      <form id={id} method="post" noValidate onSubmit={submit} className="grid gap-4">
        <ul className="grid list-disc gap-1.5 pl-5">
          <li>You have {GRACE_DAYS} days to change your mind: log in, and press “Keep my account”.</li>
          <li>Until then everything stays as it is. Your other devices are logged out now.</li>
          {isCorporate ? (
            <li>Then your account, your sign-in and your place in your company are deleted for good.</li>
          ) : (
            <>
              <li>Then your profile, CVs, photo and sign-in are deleted for good.</li>
              <li>What others need to keep, such as a company’s record of an application, stays without your name.</li>
            </>
          )}
        </ul>
        {hasPassword && (
          <>
            <input type="email" autoComplete="username" value={email} readOnly hidden />
            <PasswordField
              name="password"
              label="Your password"
              autoComplete="current-password"
              error={problem?.field === "password" ? problem.title : undefined}
            />
          </>
        )}
        {problem && problem.field !== "password" && (
          <Alert tone="bad" role="alert" title={problem.title}>
            {problem.text}
          </Alert>
        )}
      </form>
    </Dialog>
  );
}

function useDeletion(onDone: () => void) {
  const { email } = useProfile();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const send = async (password: string | undefined) => {
    if (password === "") return setProblem({ title: "Please enter your password.", field: "password", code: null });
    setBusy(true);
    setProblem(null);
    try {
      const body = password === undefined ? {} : { password };
      const { deletionDueAt } = await ask("deleteAccount", { params: { email }, body });
      queries.setQueryData<CandidateProfile>(profileKey, (before) => before && { ...before, deletionDueAt });
      showToast("info", `Your account will be deleted on ${dayOf(deletionDueAt)}.`);
      onDone();
    } catch (error) {
      setProblem(problemOf(error, { isOnline: navigator.onLine, now: new Date(), words: WORDS }));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, send };
}
