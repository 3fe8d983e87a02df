// What other capabilities and the application may call of sharing.

export { makeShareNotes, shareThatCounts } from "./note-application.ts";
export { shareKeeper } from "./shares.ts";
