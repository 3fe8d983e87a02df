// Short messages that come and go at the top of the screen; their script loads with the first one.

export type ToastKind = "success" | "error" | "info" | "warning";

/** Something that a toast offers to do, for instance to take back what it tells. */
export type ToastAction = { label: string; onAction: () => void };

let wake: (() => void) | null = null;
let isWanted = false;

/** The script, and then its container: a page without a network goes on without the toast. */
async function openPanel() {
  const panel = await import("./toast-panel.tsx");
  isWanted = true;
  wake?.();
  return panel;
}

/** Has the toasts ready ahead, for pages that must speak at once, or when the network is gone. */
export function preloadToasts(): void {
  void openPanel().catch(() => {});
}

/**
 * Shows `text` for 5 seconds, with an action for 10 (longer while the pointer is on it or the window has no focus). In the
 * same `place` a later one takes the earlier one's. Safe to call before the page has its container.
 */
export function showToast(kind: ToastKind, text: string, action?: ToastAction, place?: string): void {
  void openPanel().then(
    (panel) => panel.push(kind, text, action, place),
    () => {},
  );
}

/** Shows `text` as something that goes on, until the answer is called: with what came of it, or with nothing more to say. */
export function showProgress(text: string): (end?: { kind: ToastKind; text: string }) => void {
  const shown = openPanel().then((panel) => panel.pushProgress(text));
  return (end) =>
    void shown.then(
      (finish) => finish(end),
      () => {},
    );
}

/** The container's place in the page says how to wake it; returns how to take that back. */
export function onFirstToast(callback: () => void): () => void {
  wake = callback;
  if (isWanted) callback();
  return () => {
    wake = null;
  };
}
