// What the queue, the schedule and the operator's command do to sources of listings.
import {
  addByAddress,
  askForReplay,
  askForRun,
  type ManageDeps,
  pause,
  queueDueSources,
  resume,
} from "./manage-sources.ts";
import { countFailing, readAllSources } from "./read-sources.ts";
import { finishRemoval, type RemovalWish, remove } from "./remove-source.ts";
import { runInTurn, runSource } from "./run-source.ts";

export const sources = {
  queueDue: queueDueSources,
  runInTurn,
  run: runSource,
  add: addByAddress,
  pause: (deps: ManageDeps, id: string) => pause(deps, id, null),
  resume: (deps: ManageDeps, id: string) => resume(deps, id, null),
  remove: (deps: ManageDeps, id: string, jobs: RemovalWish) => remove(deps, id, null, jobs),
  finishRemoval,
  askForRun: (deps: ManageDeps, id: string) => askForRun(deps, id, null),
  askForReplay: (deps: ManageDeps, id: string) => askForReplay(deps, id, null),
  list: readAllSources,
  countFailing,
} as const;
