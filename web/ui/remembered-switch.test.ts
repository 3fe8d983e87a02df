// Checks that a switch is on at first, retains its state, notifies its listeners, and works where storage is refused.
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { rememberedSwitch } from "./remembered-switch.ts";

let kept: Map<string, string>;
let isRefused: boolean;

function storage(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  if (isRefused) throw new DOMException("refused", "SecurityError");
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

beforeEach(() => {
  kept = new Map();
  isRefused = false;
  const window = Object.defineProperty({}, "localStorage", { get: storage });
  Object.defineProperty(globalThis, "window", { value: window, configurable: true });
});
afterEach(() => Reflect.deleteProperty(globalThis, "window"));

test("it is on until it is turned off, and the next page reads that", () => {
  const one = rememberedSwitch("letters");
  assert.equal(one.isOn(), true);
  one.turn(false);
  assert.equal(one.isOn(), false);
  assert.equal(rememberedSwitch("letters").isOn(), false);
  assert.equal(rememberedSwitch("another").isOn(), true);
  one.turn(true);
  assert.equal(rememberedSwitch("letters").isOn(), true);
  assert.equal(kept.size, 0);
});

test("where storage is refused it lasts as long as the page", () => {
  isRefused = true;
  const one = rememberedSwitch("letters");
  assert.equal(one.isOn(), true);
  one.turn(false);
  assert.equal(one.isOn(), false);
  assert.equal(rememberedSwitch("letters").isOn(), true);
});

test("listeners are notified until they stop", () => {
  const one = rememberedSwitch("letters");
  const heard: boolean[] = [];
  const stop = one.listen(() => heard.push(one.isOn()));
  one.turn(false);
  one.turn(true);
  stop();
  one.turn(false);
  assert.deepEqual(heard, [false, true]);
});
