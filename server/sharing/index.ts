// What other capabilities and the application may call of sharing.

export { shareKeeper } from "./keep-shares.ts";
export { makeShareNotes } from "./note-application.ts";
export { shareThatCounts } from "./share-that-counts.ts";
