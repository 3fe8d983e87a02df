// Says that the list is suited to the person's profile, and switches that off and on.
import { Icon } from "../../ui/icon.tsx";
import type { SuitedList } from "./use-suited-list.ts";

type SuitedChipProps = { suited: SuitedList; onAddResume: () => void };

/** Its place is kept for people who are signed in, so that the list below does not move when it comes. */
export function SuitedChip({ suited, onAddResume }: SuitedChipProps) {
  const { status, turnOn, turnOff } = suited;
  return (
    <div className="session-slot mb-4 min-h-9 justify-items-start">
      {status === "on" && (
        <button
          type="button"
          className="chip cursor-pointer border-brand bg-brand-soft font-semibold text-brand-strong"
          aria-label="Suited to your profile: show all jobs instead"
          onClick={turnOff}
        >
          <Icon name="spark" size={18} />
          Suited to your profile
          <Icon name="close" size={16} />
        </button>
      )}
      {status === "off" && (
        <button type="button" className="chip cursor-pointer" onClick={turnOn}>
          <Icon name="spark" size={18} />
          Suit the list to my profile
        </button>
      )}
      {status === "incomplete" && (
        <button type="button" className="chip cursor-pointer" onClick={onAddResume}>
          <Icon name="document" size={18} />
          Add your résumé to see how well each job fits
        </button>
      )}
    </div>
  );
}
