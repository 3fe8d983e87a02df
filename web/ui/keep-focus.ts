// Gives the focus a place when the focused element goes, such as the button of a removed row or of a closed dialog.

/** What removes the element, or a dialog that closes, may move the focus itself within this time. */
const GRACE_MS = 300;

/** A place that is made for it, such as an open dialog. */
const PREPARED = "[tabindex='-1']:not(main)";
const BOXES = `${PREPARED}, li, tr, [data-place=list], section, article, form, main`;

/** A toast that went leads back to the page. */
const TOASTS = "[data-react-aria-top-layer]";

/** A focused element, with its ancestors (the nearest first) and the place of its row in the list. */
type Place = { element: HTMLElement; within: HTMLElement[]; rows: HTMLElement | null; row: number };

/** The last place of each child of the body, such as the page, a dialog over it and the toasts; the latest is last. */
const places = new Map<HTMLElement | undefined, Place>();
let latest: Place | null = null;
let timer = 0;

/** Begins for the whole document, for as long as it lives. */
export function keepFocus(): void {
  document.addEventListener("focusin", ({ target }) => note(target));
  document.addEventListener("focusout", ({ target, relatedTarget }) => {
    // Pressing beside all controls takes the focus off them on purpose.
    setTimeout(() => {
      if (relatedTarget === null && latest?.element === target && isFree() && isHere(latest.element)) latest = null;
      else look();
    });
  });
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  note(document.activeElement);
}

/** Focuses a row, a section or the like: its heading or a row's link, by which it is known, or itself. */
export function enter(box: HTMLElement): void {
  const found = (what: string) => [...box.querySelectorAll<HTMLElement>(what)].find(isHere);
  const heading = found("h1, h2, h3, h4");
  const link = heading
    ? heading.querySelector<HTMLElement>("a, button")
    : box.matches("li, tr, [data-place=list]") && found("a[href]");
  const target = link || heading || box;
  if (target !== link && !target.hasAttribute("tabindex")) target.tabIndex = -1;
  focus(target);
}

const focus = (element: HTMLElement) => element.focus({ preventScroll: true });

const isFree = () => document.activeElement === document.body;

const isHere = (element: HTMLElement) =>
  element.isConnected &&
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.matches(":disabled") &&
  element.closest("[inert]") === null;

function note(target: EventTarget | null): void {
  if (!(target instanceof HTMLElement) || target === document.body) return;
  const within: HTMLElement[] = [];
  for (let box = target.parentElement; box && box !== document.body; box = box.parentElement) within.push(box);
  // What hangs in no layer, such as a browser extension's button, is none of the page's.
  if (within.length === 0) return;
  const item = target.closest<HTMLElement>("li, tr");
  const rows = item?.parentElement ?? null;
  latest = { element: target, within, rows, row: rows && item ? [...rows.children].indexOf(item) : -1 };
  const layer = within.at(-1);
  places.delete(layer);
  places.set(layer, latest);
}

const isLost = () => isFree() && latest !== null && !isHere(latest.element);

function look(): void {
  if (timer !== 0 || latest === null || !isLost()) return;
  const again = redrawn(latest);
  if (again) focus(again);
  if (!isFree()) return;
  timer = window.setTimeout(() => {
    timer = 0;
    if (!isLost()) return;
    for (const place of [...places.values()].reverse()) if (isFree()) settle(place);
    const main = document.querySelector("main");
    if (isFree() && main) enter(main);
    for (const layer of places.keys()) if (!layer?.isConnected) places.delete(layer);
  }, GRACE_MS);
}

/** The same control, drawn anew: the field of a search whose form follows the address. */
function redrawn({ element, within }: Place): HTMLElement | null {
  if (element.id !== "") return document.getElementById(element.id);
  const name = ["name", "aria-label"].find((one) => element.hasAttribute(one));
  if (name === undefined) return null;
  const like = `${element.localName}[${name}="${CSS.escape(element.getAttribute(name) ?? "")}"]`;
  return within.find(isHere)?.querySelector<HTMLElement>(like) ?? null;
}

/** Back to the element itself; else to the row that took the place of its row, or to what it was in. */
function settle({ element, within, rows, row }: Place): void {
  const box = within.find(isHere);
  const next = box === rows ? rows?.children[Math.min(row, rows.children.length - 1)] : null;
  const place = next ?? box?.closest(BOXES);
  if (isHere(element)) focus(element);
  else if (!(place instanceof HTMLElement) || place.closest(TOASTS)) return;
  else if (place.matches(PREPARED)) focus(place);
  else enter(place);
}
