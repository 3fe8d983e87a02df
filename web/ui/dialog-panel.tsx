// The dialog's lazy half, on React Aria: traps and restores focus, closes on Escape, makes the page behind inert.

import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { t } from "#messages/shared.ts";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import type { DialogProps } from "./dialog.tsx";
import { Icon } from "./icon.tsx";

/** The position of the overlay's panel, and the panel's shape and the way it comes from. */
const PLACES = {
  middle: {
    overlay: "items-center justify-center p-4",
    panel: "max-w-[32rem] max-h-[calc(100dvh-2rem)] rounded-xl data-entering:[translate:0_1rem]",
  },
  bottom: {
    overlay: "items-end",
    panel: "max-h-[88dvh] rounded-t-xl data-entering:[translate:0_100%] data-exiting:[translate:0_100%]",
  },
  right: {
    overlay: "justify-end",
    panel: "max-w-[26rem] h-dvh rounded-l-xl data-entering:[translate:100%_0] data-exiting:[translate:100%_0]",
  },
};

type DialogPanelProps = DialogProps & { place: keyof typeof PLACES };

export function DialogPanel({
  isOpen,
  onClose,
  title,
  children,
  leave,
  actions,
  blocking = false,
  role,
  place,
}: DialogPanelProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={!blocking}
      isKeyboardDismissDisabled={blocking}
      className={classNames(
        "fixed inset-0 z-60 flex bg-[oklch(0.18_0.03_245/0.55)] [transition:opacity_160ms] data-entering:opacity-[0] data-exiting:opacity-[0]",
        PLACES[place].overlay,
      )}
    >
      <Modal
        className={classNames(
          "flex flex-col w-full bg-surface text-ink border border-line shadow-floating [transition:translate_220ms_var(--ease-settle)]",
          PLACES[place].panel,
        )}
      >
        <AriaDialog role={role} className="flex max-h-full min-h-0 flex-col outline-none">
          <div className="flex items-start justify-between gap-4 px-5 pt-5 pb-3 sm:px-7 sm:pt-6">
            <Heading slot="title" className="text-xl">
              {title}
            </Heading>
            {!blocking && (
              <Button variant="quiet" size="sm" iconOnly aria-label={t.close} onClick={onClose} className="-mt-1 -mr-2">
                <Icon name="close" />
              </Button>
            )}
          </div>
          <div className="min-h-0 overflow-y-auto px-5 pb-5 sm:px-7 sm:pb-7">{children}</div>
          {(leave || actions) && (
            <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 sm:px-7">
              {leave && (
                <Button variant="quiet" onClick={onClose}>
                  {leave}
                </Button>
              )}
              {actions}
            </div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
