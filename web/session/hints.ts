// The hints of this browser (spec §3): read, written and forgotten by name.
import { keyInIndexedDb } from "./hint-key.ts";
import { type HintName, makeHintStore } from "./hint-store.ts";

export const hints = makeHintStore(keyInIndexedDb(), () => window.localStorage);

/** The value kept under `name`, or null. Its shape is the writer's promise: check it before relying on it. */
export const readHint = <Value>(name: HintName): Promise<Value | null> => hints.read<Value>(name);

/** Keeps anything that JSON holds. Never rejects: where nothing can be kept it lasts as long as the page. */
export const writeHint = (name: HintName, value: unknown): Promise<void> => hints.write(name, value);

export const removeHint = (name: HintName): Promise<void> => hints.remove(name);
