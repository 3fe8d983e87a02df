// The toasts' lazy half, on react-toastify without its injected style element, which the content security policy would refuse.
import { type Id, ToastContainer, toast } from "react-toastify/unstyled";
import "react-toastify/ReactToastify.css";
import "./toast-panel.css";
import type { ToastAction, ToastKind } from "./toast.ts";

/** Long enough to find the button and think about it. */
const ACTION_MS = 15_000;
/** Spec §9. */
const USUAL_MS = 5_000;

export function push(kind: ToastKind, text: string, action?: ToastAction, place?: string) {
  const content = action ? <Offer text={text} action={action} /> : text;
  const autoClose = action ? ACTION_MS : USUAL_MS;
  const before = place === undefined ? undefined : places.get(place);
  if (before !== undefined) toast.dismiss(before);
  const id = toast[kind](content, { autoClose });
  if (place !== undefined) places.set(place, id);
}

/** Who stands in a place. A new toast each time: the one before may be on its way out. */
const places = new Map<string, Id>();

/** Read at least for as long as this. */
const PROGRESS_MS = 700;

/** A toast that stays until the answer is called: it becomes the end, or goes. */
export function pushProgress(text: string) {
  const id = toast.loading(text, { type: "info", closeOnClick: false, closeButton: true, draggable: false });
  const begun = performance.now();
  return (end?: { kind: ToastKind; text: string }) => {
    const left = Math.max(0, begun + PROGRESS_MS - performance.now());
    setTimeout(() => {
      if (!end) return toast.dismiss(id);
      // Closed by hand meanwhile: how it ended is news all the same.
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
    <span className="toast-offer">
      {text}
      <button type="button" className="toast-action" onClick={action.onAction}>
        {action.label}
      </button>
    </span>
  );
}

export function ToastPanel() {
  return (
    <ToastContainer
      position="top-center"
      theme="colored"
      autoClose={USUAL_MS}
      closeOnClick
      draggable
      pauseOnHover
      pauseOnFocusLoss
      hotKeys={(event) => event.altKey && event.code === "KeyT"}
      aria-label="Notifications, Alt+T"
    />
  );
}
