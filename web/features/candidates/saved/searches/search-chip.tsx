// The chip that saves the board's search, or says that it is saved.
import { classNames } from "../../../../ui/class-names.ts";
import { Icon } from "../../../../ui/icon.tsx";

type SearchChipProps = {
  isSaved?: boolean;
  /** Absent while the effect of a press is unknown. */
  onPress?: (() => void) | undefined;
  onNear?: () => void;
};

export function SearchChip({ isSaved = false, onPress, onNear }: SearchChipProps) {
  return (
    <button
      type="button"
      className={classNames(
        "chip cursor-pointer",
        isSaved && "border-brand bg-brand-soft font-semibold text-brand-strong [&>svg]:fill-current",
      )}
      data-needs-script
      aria-haspopup={onNear && "dialog"}
      aria-disabled={onPress === undefined || undefined}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onPress}
    >
      <Icon name="bookmark" size={18} />
      {isSaved ? "Search saved" : "Save this search"}
      {isSaved && <span className="sr-only"> (change or remove it)</span>}
    </button>
  );
}
