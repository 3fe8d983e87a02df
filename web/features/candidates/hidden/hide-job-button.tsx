// The button on a job's page that hides the job, or shows it again. Signed-in people see it from the first paint on.
import { t } from "#messages/candidates.ts";
import { mayHaveResume } from "../../../../contract/identity/rules.ts";
import { useSession } from "../../../session/session-context.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { showToast } from "../../../ui/toast.ts";
import { type HidableJob, useMarks } from "./marks-store.ts";
import { useMarksWatch } from "./use-marks.ts";

export function HideJobButton({ job }: { job: HidableJob }) {
  useMarksWatch();
  const { isLoggedIn, tokenData } = useSession();
  const isOut = useMarks().hidden.jobs.has(job.id);
  if (isLoggedIn === false || (isLoggedIn && !mayHaveResume(tokenData?.userType))) return null;
  const press = () =>
    import("./watch-marks.tsx").then(
      ({ setJobHidden }) => setJobHidden(job, !isOut),
      () => showToast("error", t.thisCouldNotBeLoadedPleaseCheck),
    );
  return (
    <div className="session-slot">
      <button
        type="button"
        className={`${buttonClass({ variant: "quiet" })} w-full whitespace-normal`}
        data-needs-script
        onClick={() => void press()}
      >
        <Icon name={isOut ? "eye" : "eye-off"} size={18} />
        {isOut ? t.showInMyListsAgain : t.notInterested}
      </button>
    </div>
  );
}
