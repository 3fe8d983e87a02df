// Where the typed text is stored, in a few words; announced to screen readers when it is not on the server.
import { Icon, type IconName } from "../../../../ui/icon.tsx";
import { momentOf } from "../posting-words.ts";
import type { SaveState } from "./draft-saver.ts";

export function SaveStatus({ state }: { state: SaveState }) {
  const { icon, words, isTrouble } = told(state);
  return (
    <p
      className="save-status flex items-center gap-2 min-w-0 text-sm/body text-ink-soft data-trouble:text-accent-ink data-trouble:font-semibold"
      data-trouble={isTrouble || undefined}
    >
      <Icon name={icon} size={16} />
      <span>{words}</span>
      <span className="sr-only" role="status">
        {isTrouble ? words : ""}
      </span>
    </p>
  );
}

function told(state: SaveState): { icon: IconName; words: string; isTrouble: boolean } {
  switch (state.kind) {
    case "saved":
      return state.at === null
        ? { icon: "info", words: "Saves itself while you write", isTrouble: false }
        : { icon: "check", words: `Draft saved, ${momentOf(state.at, Date.now())}`, isTrouble: false };
    case "unsaved":
      return { icon: "refresh", words: "Saving…", isTrouble: false };
    case "failing":
      return { icon: "off-line", words: "Kept in this browser. We save it once the site is reached.", isTrouble: true };
    case "refused":
      return { icon: "warning", words: `Not saved: ${state.message}`, isTrouble: true };
    case "overtaken":
      return { icon: "warning", words: "Not saved: somebody else changed this.", isTrouble: true };
  }
}
