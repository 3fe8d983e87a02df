// Faults of a PostgreSQL beside the product, and of the network between them.
import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { openDatabase } from "../../server/platform/db.ts";
import { startFaultProxy } from "../support/fault-proxy.ts";
import { afterFile } from "../support/run-files.ts";
import { faultsOf, last, trial, untilReady } from "./fault.ts";
import { ask } from "./load.ts";
import { signalAll, startServer } from "./postgres.ts";
import { copyBase, makeProduct, runCommand, temporaryFolder } from "./product.ts";

const GROUP = "A PostgreSQL of its own, and the network to it";
const server = await startServer(await copyBase());
const proxy = await startFaultProxy(server.url);
const product = await makeProduct({ dataDir: await temporaryFolder(), settings: { DATABASE_URL: proxy.url } });
await product.start();
const db = openDatabase({ url: server.url, poolSize: 2, statementTimeout: 0 });
afterFile(async () => {
  await db.close();
  await product.kill();
});
const fault = faultsOf(GROUP, () => ({ product, db }));

const admin = async (statement: string): Promise<pg.QueryResult> => {
  const client = new pg.Client({ connectionString: server.adminUrl });
  await client.connect();
  return client.query(statement).finally(() => client.end());
};

fault("the database is stopped for 10 s", async ({ over }) => {
  await server.stop();
  await last(10_000);
  await server.start();
  over();
});

fault("the database stops answering for 10 s and goes on", async ({ over }) => {
  await signalAll(server.dataDir, "SIGSTOP");
  await last(10_000);
  await signalAll(server.dataDir, "SIGCONT");
  over();
});

fault("all connections are cut by the database, ten times, while readiness is asked", async () => {
  for (let round = 0; round < 10; round += 1) {
    const asked = Array.from({ length: 5 }, () => ask(`${product.url}/readyz`));
    await admin("select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'vouchboard%'");
    await Promise.all(asked);
    await last(200);
  }
});

fault("connections go silent, without a reset", async ({ over }) => {
  proxy.silence();
  await last(8_000);
  await proxy.heal();
  over();
});

fault("one packet in a hundred resets its connection, for 8 s", async ({ over }) => {
  proxy.harm(0.01);
  await last(8_000);
  await proxy.heal();
  over();
});

fault("everything to the database takes 200 ms more, for 8 s", async ({ over }) => {
  proxy.delay(200);
  await last(8_000);
  await proxy.heal();
  over();
});

fault("the database has no connections left, for 8 s", async ({ over }) => {
  const role = "alter role vouchboard connection limit";
  await admin(`${role} 0`);
  await admin("select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'vouchboard%'");
  await last(8_000);
  await admin(`${role} -1`);
  over();
});

fault("the database takes no writes, for 5 s (a primary that became a replica)", async ({ over, load }) => {
  const terminate =
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'vouchboard%' and backend_type = 'client backend'";
  await admin("alter role vouchboard set default_transaction_read_only = on");
  await admin(terminate);
  await last(5_000);
  const before = load.counts.putOff;
  await admin("alter role vouchboard reset default_transaction_read_only");
  await admin(terminate);
  over();
  return `${before} writes put off`;
});

fault("readiness is asked 2,000 times at once", async () => {
  const before = proxy.made();
  for (let round = 0; round < 20; round += 1) {
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask(`${product.url}/readyz`)));
    assert.ok(answers.every(({ status }) => status === 200));
  }
  const made = proxy.made() - before;
  assert.ok(made < 20, `${made} connections were made`);
  return `${made} new connections to the database`;
});

fault("the database says nothing while calls wait, then the process is killed (-9)", async ({ over }) => {
  await signalAll(server.dataDir, "SIGSTOP");
  await last(1_000);
  await product.kill();
  await signalAll(server.dataDir, "SIGCONT");
  over();
  await product.start();
});

fault("the product starts 5 s before its database", async ({ over }) => {
  product.signal("SIGTERM");
  assert.equal(await product.gone(), 0);
  await server.stop();
  product.launch();
  await last(5_000);
  await server.start();
  over();
});

trial(GROUP, "a backup while it serves, restored on another machine's empty folder", async () => {
  const to = await temporaryFolder();
  const secrets = {
    DATA_DIR: product.dataDir,
    DATABASE_URL: server.url,
    BACKUP_PASSPHRASE: "a passphrase of the faults",
  };
  let isOver = false;
  const asking = (async () => {
    while (!isOver) assert.notEqual((await ask(`${product.url}/jobs`)).status, 500);
  })();
  const made = await runCommand(["backup", "--to", to], secrets).finally(() => {
    isOver = true;
  });
  await asking;
  assert.equal(made.code, 0, made.err + made.out);
  const [name = ""] = await readdir(to);
  const backup = join(to, name);
  const verified = await runCommand(["backup", "verify", backup], secrets);
  assert.equal(verified.code, 0, verified.err + verified.out);
  const elsewhere = await temporaryFolder();
  const restored = await runCommand(["restore", backup], {
    ...secrets,
    DATA_DIR: `${elsewhere}/data`,
    DATABASE_URL: "",
  });
  assert.equal(restored.code, 0, restored.err + restored.out);
  const moved = await makeProduct({ dataDir: `${elsewhere}/data` });
  await moved.start();
  await untilReady({ product: moved, db });
  assert.equal((await ask(`${moved.url}/jobs`)).status, 200);
  moved.signal("SIGTERM");
  await moved.gone();
  return "verified (rows, checksums, books), restored and ready elsewhere";
});
