// Whether single letters are shortcuts; remembered in this browser.

const KEY = "applicantKeys";
const OFF = "off";
const listeners = new Set<() => void>();
/** Where storage is refused it lasts as long as the page. */
let isOff: boolean | undefined;

export function areLettersOn(): boolean {
  isOff ??= readOff();
  return !isOff;
}

export function setLetters(isOn: boolean): void {
  isOff = !isOn;
  try {
    if (isOn) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, OFF);
  } catch {
    // Private windows may refuse storage.
  }
  for (const listener of listeners) listener();
}

/** Returns how to stop listening. */
export function listenLetters(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readOff(): boolean {
  try {
    return window.localStorage.getItem(KEY) === OFF;
  } catch {
    return false;
  }
}
