// Where the focus goes when what had it is gone: a form that its own success has shut, a button that a dialog would have given it back to.

const PATIENCE_MS = 3_000;
/** A dialog that closes leaves the focus nowhere for a moment before it gives it back. */
const FREE_FRAMES = 3;

/** Focuses what is found once it is there and nothing else has the focus; whoever has gone on to something else keeps it. */
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
