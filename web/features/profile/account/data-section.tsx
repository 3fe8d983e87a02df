// Export of one's data, and deletion of the account.
import { useState } from "react";
import { BRAND_NAME } from "../../../../contract/brand.ts";
import { ask } from "../../../session/ask.ts";
import { reasonOf } from "../../../session/reason-of.ts";
import { Button } from "../../../ui/button.tsx";
import { preloadDialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { saveAs } from "../../../ui/save-as.ts";
import { showToast } from "../../../ui/toast.ts";
import { useProfile } from "../saving/profile-context.tsx";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";
import { dayOf } from "./grace.ts";

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
