// Short messages at the top of the screen; their script loads with the first one.

export type ToastKind = "success" | "error" | "info" | "warning";

/** An action that a toast offers, for instance an undo. */
export type ToastAction = { label: string; onAction: () => void };

let wake: (() => void) | null = null;
let isWanted = false;

/** Loads the script, then shows its container. Offline, the page continues without the toast. */
async function openPanel() {
  const panel = await import("./toast-panel.tsx");
  isWanted = true;
  wake?.();
  return panel;
}

/** Loads the toasts ahead, for pages that must show one at once or offline. */
export function preloadToasts(): void {
  void openPanel().catch(() => {});
}

/**
 * Shows `text` for 5 seconds, with an action for 15 (longer while the pointer or the focus is on it, or the window has no
 * focus). A toast in the same `place` replaces the earlier one. Safe to call before the page has its container.
 */
export function showToast(kind: ToastKind, text: string, action?: ToastAction, place?: string): void {
  void openPanel().then(
    (panel) => panel.push(kind, text, action, place),
    () => {},
  );
}

/** Shows `text` as in progress until the returned function is called with the outcome, or with nothing to remove it. */
export function showProgress(text: string): (end?: { kind: ToastKind; text: string }) => void {
  const shown = openPanel().then((panel) => panel.pushProgress(text));
  return (end) =>
    void shown.then(
      (finish) => finish(end),
      () => {},
    );
}

/** Registers how to show the container; returns how to unregister. */
export function onFirstToast(callback: () => void): () => void {
  wake = callback;
  if (isWanted) callback();
  return () => {
    wake = null;
  };
}
