// The chip that saves the board's search, or says that it is saved.
import { t } from "#messages/candidates.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { Icon } from "../../../../ui/icon.tsx";

/** A search of the board, as offered for saving. */
export type SearchToSave = {
  /** The query part of the board's address: the parameters that filter jobs. */
  query: string;
  /** Suggested name. */
  name: string;
  /** What the chip says where the search is one thing to follow, such as a company. */
  words?: ChipWords | undefined;
};

type ChipWords = { save: string; saved: string };

export type LiveSearchProps = SearchToSave & {
  /** Whether a press before the sign-in still waits for the dialog. */
  isPending: boolean;
  onAnswered: () => void;
};

type SearchChipProps = {
  isSaved?: boolean;
  words?: ChipWords | undefined;
  /** Absent while the effect of a press is unknown. */
  onPress?: (() => void) | undefined;
  onNear?: () => void;
};

const SEARCH_WORDS: ChipWords = { save: t.saveThisSearch, saved: t.searchSaved };

export function SearchChip({ isSaved = false, words = SEARCH_WORDS, onPress, onNear }: SearchChipProps) {
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
      {isSaved ? words.saved : words.save}
      {isSaved && <span className="sr-only"> {t.changeOrRemoveIt}</span>}
    </button>
  );
}
