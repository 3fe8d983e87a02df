// Moves the focus after the focused element has disappeared, for instance a form that closed on success.

const PATIENCE_MS = 3_000;
/** A closing dialog leaves the focus nowhere for a few frames before it restores it. */
const FREE_FRAMES = 3;

/** Focuses the element once it exists, unless the person has focused something else by then. */
export function focusSoon(find: string | (() => HTMLElement | null | undefined), options?: FocusOptions): void {
  const last = performance.now() + PATIENCE_MS;
  let free = 0;
  const look = () => {
    free = document.activeElement === document.body ? free + 1 : 0;
    const found = typeof find === "string" ? document.querySelector<HTMLElement>(find) : find();
    if (free >= FREE_FRAMES && found) found.focus(options);
    else if (performance.now() < last) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
