// Says that a section is being saved or was saved, also to screen readers, because its form is closed by then.
import { Icon } from "../../../../ui/icon.tsx";

export function SavedMark({ isSaving = false, isSaved }: { isSaving?: boolean; isSaved: boolean }) {
  return (
    <p role="status" className="flex items-center gap-1.5 text-sm text-ink-soft empty:hidden">
      {isSaving && (
        <>
          <span className="spinner" aria-hidden="true" />
          Saving…
        </>
      )}
      {isSaved && (
        <span className="flex items-center gap-1 font-semibold text-good">
          <Icon name="check" size={16} />
          Saved
        </span>
      )}
    </p>
  );
}
