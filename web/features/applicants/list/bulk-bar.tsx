// The actions on selected applicants; sticky below the list.
import type { CompanyStage } from "../../../../contract/applications/rules.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { NUMBERED_STAGES, STAGE_WORDS } from "../stage-words.ts";
import type { Selection } from "./use-selection.ts";

type BulkBarProps = { selection: Selection; onMove: (to: CompanyStage) => void; onReject: () => void };

export function BulkBar({ selection, onMove, onReject }: BulkBarProps) {
  const count = selection.rows.length;
  if (count === 0) return null;
  return (
    <section
      aria-label="Selected applicants"
      className="sticky z-20 bottom-3 flex flex-wrap items-center gap-2 mt-3 pt-2.5 pr-3 pb-2.5 pl-4.5 border border-line rounded-lg bg-surface shadow-floating text-sm/body [&>p]:me-auto"
    >
      <p>
        <strong>{count}</strong> selected
      </p>
      <Menu
        variant="primary"
        size="sm"
        items={NUMBERED_STAGES.map((to) => ({
          id: to,
          label: STAGE_WORDS[to].label,
          icon: STAGE_WORDS[to].icon,
          onAction: () => onMove(to),
        }))}
      >
        Move to
        <Icon name="chevron-down" size={16} />
      </Menu>
      <Button variant="secondary" size="sm" onClick={onReject}>
        Reject…
      </Button>
      <Button variant="quiet" size="sm" iconOnly aria-label="Clear the selection" onClick={selection.clear}>
        <Icon name="close" size={18} />
      </Button>
    </section>
  );
}
