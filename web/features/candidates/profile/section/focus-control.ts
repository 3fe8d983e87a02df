// Focuses a control that may still be loading.

const PATIENCE_MS = 3_000;

/** Focuses `#field-{control}` inside `root`, or the first control there, as soon as it exists; scrolls `root` into view. */
export function focusControl(root: HTMLElement, control: string | null): void {
  const find = () =>
    root.querySelector<HTMLElement>(
      control === null ? "form :is(input, textarea, select):not([type=hidden])" : `#field-${CSS.escape(control)}`,
    );
  const reach = () => {
    const found = find();
    found?.focus({ preventScroll: true });
    if (found) bringIntoView(found);
    return found !== null;
  };
  bringIntoView(root);
  if (reach()) return;
  const watch = new MutationObserver(() => reach() && stop());
  const stop = () => {
    watch.disconnect();
    clearTimeout(timer);
  };
  const timer = setTimeout(stop, PATIENCE_MS);
  watch.observe(root, { childList: true, subtree: true });
}

/** Only if it is out of view; without animation where reduced motion is preferred. */
function bringIntoView(element: HTMLElement): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= 0 && bottom <= window.innerHeight) return;
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ block: "start", behavior: isCalm ? "instant" : "smooth" });
}
