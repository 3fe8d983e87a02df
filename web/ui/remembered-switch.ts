// A switch that is on until turned off, stored in this browser.

const OFF = "off";

export type RememberedSwitch = {
  isOn(): boolean;
  turn(isOn: boolean): void;
  /** Returns how to stop listening. */
  listen(listener: () => void): () => void;
};

/** `key` names it in the browser's storage; if storage is refused, it lasts as long as the page. */
export function rememberedSwitch(key: string): RememberedSwitch {
  const listeners = new Set<() => void>();
  let isOff: boolean | undefined;
  return {
    isOn() {
      isOff ??= readOff(key);
      return !isOff;
    },
    turn(isOn) {
      isOff = !isOn;
      keep(key, isOn);
      for (const listener of listeners) listener();
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function keep(key: string, isOn: boolean): void {
  try {
    if (isOn) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, OFF);
  } catch {
    // Private windows may refuse storage.
  }
}

function readOff(key: string): boolean {
  try {
    return window.localStorage.getItem(key) === OFF;
  } catch {
    return false;
  }
}
