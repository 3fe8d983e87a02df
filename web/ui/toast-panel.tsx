// The toasts' lazy half, on react-toastify without its injected style element, which the content security policy would refuse.
import { ToastContainer, toast } from "react-toastify/unstyled";
import "react-toastify/ReactToastify.css";
import "./toast-panel.css";
import type { ToastKind } from "./toast.ts";

export function push(kind: ToastKind, text: string) {
  toast[kind](text);
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
