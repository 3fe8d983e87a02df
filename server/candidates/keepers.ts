// Everything that candidates store about a person, for exports and deletions.
import type { DataKeeper } from "../data-keeper.ts";
import { hiddenKeeper } from "./hidden/marks.ts";
import { savedKeeper } from "./saved/store.ts";
import { candidateKeeper } from "./store.ts";

export const candidateKeepers: readonly DataKeeper[] = [candidateKeeper, savedKeeper, hiddenKeeper];
