// The bookmark in the corner of a job's card.
import { t } from "#messages/candidates.ts";
import { fill } from "../../../../../messages/fill.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { type SavableJob, usePressSave } from "./press-save.ts";
import { useIsSaved } from "./saved-store.ts";

export function SaveCardButton({ row }: { row: SavableJob }) {
  const isSaved = useIsSaved(row.id);
  return (
    <button
      type="button"
      className="save-mark"
      aria-pressed={isSaved}
      aria-label={fill(t.saveAt, { title: row.title, companyName: row.companyName })}
      onClick={usePressSave(row)}
    >
      <Icon name="bookmark" size={22} />
    </button>
  );
}
