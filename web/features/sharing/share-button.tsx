// Opens the share dialog, which loads on first use.

import { lazy, Suspense, useState } from "react";
import { t } from "#messages/sharing.ts";
import { useSiteFacts } from "../../site-facts.ts";
import { buttonClass } from "../../ui/button.tsx";
import { preloadDialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { showToast } from "../../ui/toast.ts";
import type { SharedJob } from "./share-job.ts";

const loadDialog = () => import("./share-dialog.tsx");
const ShareDialog = lazy(() => loadDialog().then((module) => ({ default: module.ShareDialog })));

export function ShareButton({ job }: { job: SharedJob }) {
  const [isOpen, setOpen] = useState(false);
  const [hasOpened, setOpened] = useState(false);
  const { off } = useSiteFacts();
  const ahead = () => {
    preloadDialog();
    void loadDialog().catch(() => undefined);
  };
  const open = async () => {
    try {
      await loadDialog();
      setOpened(true);
      setOpen(true);
    } catch {
      showToast("error", t.thisCouldNotBeLoadedPleaseCheck);
    }
  };
  if (off.includes("sharing")) return null;
  return (
    <>
      <button
        type="button"
        className={buttonClass({ variant: "quiet" })}
        data-needs-script
        aria-haspopup="dialog"
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={() => void open()}
      >
        <Icon name="share" size={18} />
        {t.shareThisJob}
      </button>
      {hasOpened && (
        <Suspense fallback={null}>
          <ShareDialog job={job} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
