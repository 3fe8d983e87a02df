// What other capabilities and the application may call of sharing.

export { shareKeeper } from "./keep-shares.ts";
export { makeShareNotes, shareThatCounts } from "./note-application.ts";
