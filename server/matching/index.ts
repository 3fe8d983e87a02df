// What other capabilities may call of matching.
export { type KeptMatch, matchToKeep } from "./match-to-keep.ts";
