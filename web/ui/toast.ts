// Short messages that come and go at the top of the screen; their script loads with the first one.

export type ToastKind = "success" | "error" | "info" | "warning";

let wake: (() => void) | null = null;
let isWanted = false;

/** Shows `text` for 5 seconds (longer while the pointer is on it or the window has no focus). Safe to call before the page has its container. */
export function showToast(kind: ToastKind, text: string): void {
  isWanted = true;
  wake?.();
  void import("./toast-panel.tsx").then((panel) => panel.push(kind, text));
}

/** The container's place in the page says how to wake it; returns how to take that back. */
export function onFirstToast(callback: () => void): () => void {
  wake = callback;
  if (isWanted) callback();
  return () => {
    wake = null;
  };
}
