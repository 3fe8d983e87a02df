// The statements whose text only a run knows: by file, how many there are and why.
import type { Exempt } from "./check-statements.ts";

export const EXEMPT: Exempt = {
  "demo/load.ts": { count: 2, why: "indexes are dropped and made again by what the database says of them" },
  "server/backup/copy-tables.ts": { count: 2, why: "the tables are those that the database has" },
  "server/backup/load-tables.ts": { count: 2, why: "tables, indexes and keys are those that the database has" },
  "server/backup/verify.ts": { count: 1, why: "the tables are those that the database has" },
  "server/platform/db.ts": { count: 2, why: "hands on the statements of others; a setting with a number" },
  "server/platform/functions.ts": { count: 2, why: "loads what server/*/*.sql say" },
  "server/platform/queue.ts": { count: 1, why: "hands on the statements of pg-boss" },
  "server/platform/replica.ts": { count: 2, why: "hands on the statements of others" },
  "server/platform/server-link.ts": { count: 2, why: "hands on the statements of others" },
  "server/platform/embedded-postgres/open-database.ts": { count: 1, why: "makes the role and the database" },
};
