// The toasts' lazy half, on react-toastify without its injected style element, which the content security policy would refuse.
import { ToastContainer, toast } from "react-toastify/unstyled";
import "react-toastify/ReactToastify.css";
import "./toast-panel.css";
import type { ToastAction, ToastKind } from "./toast.ts";

/** Long enough to find the button and think about it. */
const ACTION_MS = 10_000;

export function push(kind: ToastKind, text: string, action?: ToastAction) {
  if (!action) toast[kind](text);
  else toast[kind](<Offer text={text} action={action} />, { autoClose: ACTION_MS });
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
      autoClose={5000}
      closeOnClick
      draggable
      pauseOnHover
      pauseOnFocusLoss
      hotKeys={(event) => event.altKey && event.code === "KeyT"}
      aria-label="Notifications, Alt+T"
    />
  );
}
