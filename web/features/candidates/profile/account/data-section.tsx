// The account's data: its export, its deletion, and undoing the deletion.
import "../../../../styles/people.css";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { BRAND_NAME } from "../../../../../contract/brand.ts";
import type { CandidateProfile } from "../../../../../contract/candidates/wire.ts";
import { ask } from "../../../../session/ask.ts";
import { profileKey } from "../../../../session/candidate-keys.ts";
import type { RefusalWords } from "../../../../session/form-problem.ts";
import { useSession } from "../../../../session/session-context.tsx";
import { useAction, useToastAction } from "../../../../session/use-action.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Dialog, preloadDialog } from "../../../../ui/dialog.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { longDayOf } from "../../../../ui/moments.ts";
import { PasswordField } from "../../../../ui/password-field.tsx";
import { ProblemAlert } from "../../../../ui/problem-alert.tsx";
import { saveText } from "../../../../ui/save-as.ts";
import { showToast } from "../../../../ui/toast.ts";
import { ProfileProvider, useProfile, useProfileQuery } from "../saving/profile-context.tsx";

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
  const { tokenData } = useSession();
  const email = tokenData?.email ?? "";
  const { data } = useProfileQuery(email);
  if (!data) return null;
  return (
    <ProfileProvider email={email} subject={tokenData?.claims.sub ?? email} confirmed={data}>
      {children}
    </ProfileProvider>
  );
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
    <Alert tone="bad" role="status" title={`Your account will be deleted on ${longDayOf(profile.deletionDueAt)}`}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>Until then nothing is lost, and you can change your mind.</p>
        <Button busy={isBusy} busyLabel="One moment…" onClick={() => void run(keep, "Your account stays.")}>
          Keep my account
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
      {!isCorporate && (
        <div className="data-row">
          <div>
            <h3 className="font-semibold">Take your profile along</h3>
            <p className="text-sm text-ink-soft">
              As a JSON Resume, a file that other sites and programs for CVs can read, and “Import profile” here too.
            </p>
          </div>
          <JsonResumeButton />
        </div>
      )}
      <div className="data-row">
        <div>
          <h3 className="font-semibold">Delete your account</h3>
          <p className="text-sm text-ink-soft">
            {profile.deletionDueAt
              ? `It will be deleted on ${longDayOf(profile.deletionDueAt)}.`
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
  const { isBusy, run } = useToastAction();
  const download = async () => {
    const text = JSON.stringify(await ask("exportData", { params: { email } }), null, 2);
    const day = new Date().toISOString().slice(0, 10);
    saveText(text, { type: "application/json", fileName: `${BRAND_NAME.toLocaleLowerCase("en")}-data-${day}.json` });
  };
  return (
    <Button variant="secondary" busy={isBusy} busyLabel="Collecting…" onClick={() => void run(download)}>
      <Icon name="download" size={18} />
      Download my data
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
    <Button variant="secondary" busy={isBusy} busyLabel="One moment…" onClick={() => void run(download)}>
      <Icon name="download" size={18} />
      Download JSON Resume
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
  const setDueAt = useSetDueAt();
  const { problem, tell, isBusy, run } = useAction(WORDS);
  const id = useId();
  const isOfPassword = problem?.field === "password";
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get("password") as string | null;
    if (password === "") return tell({ title: "Please enter your password.", field: "password", code: null });
    return void run(async () => {
      const body = password === null ? {} : { password };
      const { deletionDueAt } = await ask("deleteAccount", { params: { email }, body });
      setDueAt(deletionDueAt);
      showToast("info", `Your account will be deleted on ${longDayOf(deletionDueAt)}.`);
      onClose();
    });
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
        <Consequences isCorporate={isCorporate} />
        {hasPassword && (
          <>
            <input type="email" autoComplete="username" value={email} readOnly hidden />
            <PasswordField
              name="password"
              label="Your password"
              autoComplete="current-password"
              error={isOfPassword ? problem.title : undefined}
            />
          </>
        )}
        {!isOfPassword && <ProblemAlert problem={problem} />}
      </form>
    </Dialog>
  );
}

function Consequences({ isCorporate }: { isCorporate: boolean }) {
  return (
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
  );
}
