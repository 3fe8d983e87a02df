// The door to the built-in PostgreSQL.
export { findRunningDatabase, hasDatabase, type OpenDatabase, openDatabase } from "./open-database.ts";
export type { ServerSettings } from "./postmaster.ts";
export {
  cloneDatabase,
  databaseUrl,
  dropDatabase,
  type ScratchCluster,
  startScratchCluster,
} from "./scratch-cluster.ts";
export { inUse, withDatabase } from "./with-database.ts";
