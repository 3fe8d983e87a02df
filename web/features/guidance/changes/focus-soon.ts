// Where the focus goes when what had it is gone: a dialog gives it back to a button that its own success has taken away.

/** Once the page has settled; not when somebody has gone on to something else meanwhile. */
export function focusSoon(selector: string): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>(selector)?.focus();
    }, 50),
  );
}
