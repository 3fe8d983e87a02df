// Opens an empty form at the top of a list.
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import type { Section } from "../section/use-section.ts";

export function AddEntryButton<Form extends object>({ label, section }: { label: string; section: Section<Form> }) {
  return (
    <Button
      variant="soft"
      size="sm"
      data-section-edit=""
      aria-label={label}
      aria-disabled={section.isSaving}
      onClick={() => section.edit()}
    >
      <Icon name="plus" size={16} />
      Add
    </Button>
  );
}
