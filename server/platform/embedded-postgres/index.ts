// What other code may use of the built-in PostgreSQL.
export { hasDatabase, openDatabase } from "./open-database.ts";
export {
  cloneDatabase,
  databaseUrl,
  dropDatabase,
  type ScratchCluster,
  startScratchCluster,
} from "./scratch-cluster.ts";
export { inUse, withDatabase } from "./with-database.ts";
