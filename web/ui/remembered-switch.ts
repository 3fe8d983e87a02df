// A switch that is on until turned off, stored in this browser.
import { readStored, writeStored } from "./browser-storage.ts";

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
      isOff ??= readStored(key) === OFF;
      return !isOff;
    },
    turn(isOn) {
      isOff = !isOn;
      writeStored(key, isOn ? null : OFF);
      for (const listener of listeners) listener();
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
