// Saves the job of a page for later.
import { t } from "#messages/candidates.ts";
import { buttonClass } from "../../../../ui/button.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { type SavableJob, usePressSave, useSavedWatch } from "./press-save.ts";
import { useIsSaved } from "./saved-store.ts";

export function SaveJobButton({ job }: { job: SavableJob }) {
  useSavedWatch();
  const isSaved = useIsSaved(job.id);
  return (
    <button
      type="button"
      className={classNames(buttonClass({ variant: "quiet" }), isSaved && "save-done")}
      data-needs-script
      onClick={usePressSave(job)}
    >
      <Icon name="bookmark" size={18} />
      <span>
        {isSaved ? t.saved : t.save}
        {isSaved ? (
          <span className="sr-only"> {t.removeItFromYourSavedJobs}</span>
        ) : (
          <span className="max-lg:sr-only"> {t.thisJob}</span>
        )}
      </span>
    </button>
  );
}
