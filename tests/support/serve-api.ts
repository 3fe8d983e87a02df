// A serving process for tests that kill one: the API without pages, on the given database and folder.
import { buildApp } from "../../server/app.ts";
import { openTestPayments } from "../../server/drivers/payments-test.ts";
import { openFiles } from "../../server/files/index.ts";
import { makeAnswerCache } from "../../server/platform/answer-cache.ts";
import { makeCursors } from "../../server/platform/cursor.ts";
import { openDatabase } from "../../server/platform/db.ts";
import { openDns } from "../../server/platform/dns.ts";
import { makeVault } from "../../server/platform/vault.ts";
import { makeReader } from "../../server/resumes/index.ts";
import { openSite } from "../../server/site/index.ts";
import type { ApiWishes } from "./api-process.ts";
import { MASTER_KEY, OWN_ACCOUNTS, PUBLIC_URL } from "./app.ts";

process.once("message", async ({ databaseUrl, dataDir, signingKeys, aheadMs }: ApiWishes) => {
  const clock = () => new Date(Date.now() + aheadMs);
  const vault = makeVault(MASTER_KEY);
  const db = openDatabase({ url: databaseUrl });
  const deps = {
    db,
    clock,
    vault,
    site: openSite(db, { fixed: {}, usual: {} }),
    cursors: makeCursors("a key that only tests use, long enough"),
    cache: makeAnswerCache(1024 * 1024),
    announce: async () => {},
    backups: null,
    files: await openFiles({ dataDir, s3: null }, { vault, clock }),
    searchEngines: [],
    dns: openDns(["127.0.0.1:9"]),
    sources: { userAgent: "Vouchboard-test/1" },
    resumes: makeReader(),
    applicationUndoSeconds: 0,
    payments: openTestPayments({ db, vault, clock }),
  };
  const { fastify, reading } = await buildApp(deps, {
    publicUrl: PUBLIC_URL,
    rateLimitScale: 1_000,
    trustProxy: false,
    identity: { config: OWN_ACCOUNTS, standIn: true, hasDemoBar: false, signingKeys },
  });
  const url = await fastify.listen({ port: 0, host: "127.0.0.1" });
  reading.start();
  process.send?.({ url });
});
// The parent process is gone.
process.once("disconnect", () => process.exit());
