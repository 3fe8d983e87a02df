// The toasts' lazy half, on react-toastify without its injected style element, which the content security policy blocks.

import type { MouseEvent } from "react";
import { type CloseButtonProps, type Id, ToastContainer, toast } from "react-toastify/unstyled";
import { t } from "#messages/shared.ts";
import "react-toastify/ReactToastify.css";
import "./toast-panel.css";
import { Icon } from "./icon.tsx";
import type { ToastAction, ToastKind } from "./toast.ts";

/** Long enough to find the button and to decide. */
const ACTION_MS = 15_000;
const USUAL_MS = 5_000;

export function push(kind: ToastKind, text: string, action?: ToastAction, place?: string) {
  const content = action ? <Offer text={text} action={action} /> : text;
  const autoClose = action ? ACTION_MS : USUAL_MS;
  const before = place === undefined ? undefined : places.get(place);
  if (before !== undefined) toast.dismiss(before);
  const id = toast[kind](content, { autoClose });
  if (place !== undefined) places.set(place, id);
}

/** The current toast of each place. A later one is a new toast: the earlier one may be fading out. */
const places = new Map<string, Id>();

const PROGRESS_MS = 700;

/** A toast that stays until the returned function is called, which shows the outcome or removes the toast. */
export function pushProgress(text: string) {
  const id = toast.loading(text, { type: "info", closeOnClick: false, closeButton: true, draggable: false });
  const begun = performance.now();
  return (end?: { kind: ToastKind; text: string }) => {
    const left = Math.max(0, begun + PROGRESS_MS - performance.now());
    setTimeout(() => {
      if (!end) return toast.dismiss(id);
      // The person closed it meanwhile: shows the outcome all the same.
      if (!toast.isActive(id)) return push(end.kind, end.text);
      toast.update(id, {
        render: end.text,
        type: end.kind,
        isLoading: false,
        autoClose: USUAL_MS,
        closeOnClick: true,
        draggable: true,
      });
    }, left);
  };
}

function Offer({ text, action }: { text: string; action: ToastAction }) {
  return (
    <span className="flex flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1">
      {text}
      <button
        type="button"
        className="toast-action min-h-9 py-1 px-3 border-[1.5px] border-current rounded-sm font-bold focus-visible:outline-current"
        onClick={action.onAction}
      >
        {action.label}
      </button>
    </span>
  );
}

/** The library's own one has its name in English. */
function CloseToast({ closeToast }: CloseButtonProps) {
  const close = (event: MouseEvent) => {
    // A press on the toast itself closes it, too.
    event.stopPropagation();
    closeToast(true);
  };
  return (
    <button
      type="button"
      className="absolute top-1 right-1 grid size-8 place-items-center rounded-sm focus-visible:outline-current"
      aria-label={t.close}
      onClick={close}
    >
      <Icon name="close" size={16} />
    </button>
  );
}

export function ToastPanel() {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: no toast goes while the focus is in one
    <div onFocus={() => toast.pause()} onBlur={() => toast.play()}>
      <ToastContainer
        position="top-center"
        theme="colored"
        autoClose={USUAL_MS}
        closeOnClick
        draggable
        pauseOnHover
        pauseOnFocusLoss
        closeButton={CloseToast}
        hotKeys={(event) => event.altKey && event.code === "KeyT"}
        aria-label={t.notificationsAltT}
      />
    </div>
  );
}
