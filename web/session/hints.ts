// The hints of this browser: read, written and removed by name.
import { keyInIndexedDb } from "./hint-key.ts";
import { makeHintStore } from "./hint-store.ts";

export const hints = makeHintStore(keyInIndexedDb(), () => window.localStorage);

/** By name. Read values are only the writer's promise: validate them before use. Nothing rejects: see hint-store.ts. */
export const { read: readHint, write: writeHint, remove: removeHint } = hints;
