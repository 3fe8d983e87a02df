// The sticky bar: save status, preview, and publishing.
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { SaveState } from "./saving/draft-saver.ts";
import { SaveStatus } from "./saving/save-status.tsx";

type PostingBarProps = {
  state: SaveState;
  isPreview: boolean;
  isBusy: boolean;
  /** Whether a listed job is being edited, not a new one written. */
  isChange: boolean;
  onShow: (view: "form" | "preview") => void;
  onPublish: () => void;
};

export function PostingBar({ state, isPreview, isBusy, isChange, onShow, onPublish }: PostingBarProps) {
  return (
    <section className="posting-bar" aria-label="Save and publish">
      <div className="wrap flex flex-wrap items-center justify-between gap-y-2 gap-x-6 py-3">
        <SaveStatus state={state} />
        <div className="flex gap-3 max-sm:w-full max-sm:[&>.button]:flex-1">
          <Button variant="secondary" onClick={() => onShow(isPreview ? "form" : "preview")}>
            <Icon name={isPreview ? "pencil" : "eye"} size={18} />
            {isPreview ? "Edit" : "Preview"}
          </Button>
          <Button variant="accent" busy={isBusy} busyLabel="Publishing…" onClick={onPublish}>
            {isChange ? "Publish changes" : "Publish"}
          </Button>
        </div>
      </div>
    </section>
  );
}
