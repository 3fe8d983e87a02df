// Where the focus goes when what had it is gone: a dialog gives it back to a button that its own success has taken away.
import { rowId } from "./row-id.ts";

/** The row's own button, once the page has settled; not when somebody has gone on to something else meanwhile. */
export function focusRow(requestId: string): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      const button = `#${CSS.escape(rowId(requestId))} button`;
      if (document.activeElement === document.body) document.querySelector<HTMLElement>(button)?.focus();
    }, 50),
  );
}
