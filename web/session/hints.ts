// The hints of this browser: read, written and removed by name.
import { keyInIndexedDb } from "./hint-key.ts";
import { type HintName, makeHintStore } from "./hint-store.ts";

export const hints = makeHintStore(keyInIndexedDb(), () => window.localStorage);

/** The value stored under `name`, or null. Its type is only the writer's promise: validate it before use. */
export const readHint = <Value>(name: HintName): Promise<Value | null> => hints.read<Value>(name);

/** Stores any JSON value. Never rejects: where storage is refused, it lasts as long as the page. */
export const writeHint = (name: HintName, value: unknown): Promise<void> => hints.write(name, value);

export const removeHint = (name: HintName): Promise<void> => hints.remove(name);
