// An upgrade without a pause, and back again: servers of the release before on the schema of this one.
import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "../../server/platform/db.ts";
import { freePort } from "../support/free-port.ts";
import { afterFile } from "../support/run-files.ts";
import { startBalancer } from "./balancer.ts";
import { faultsOf, last, trial } from "./fault.ts";
import { startServer } from "./postgres.ts";
import { makeProduct, runCommand, temporaryFolder } from "./product.ts";

const GROUP = "An upgrade without a pause";
const NAME = "the schema is migrated under load, servers are replaced one by one, and then put back";
/** A checkout of the release before this one, installed. */
const root = process.env.OLD_RELEASE;

if (root === undefined)
  trial(GROUP, NAME, async () => "", "OLD_RELEASE does not name a checkout of the release before");
else await declare(root);

async function declare(root: string): Promise<void> {
  const base = await temporaryFolder();
  const seeded = await runCommand(["seed", "--jobs", "300"], { DATA_DIR: base }, root);
  assert.equal(seeded.code, 0, seeded.out + seeded.err);
  const server = await startServer(base);
  const [port, dataDir] = [await freePort(), await temporaryFolder()];
  const settings = {
    DATABASE_URL: server.url,
    PUBLIC_URL: `http://localhost:${port}`,
    TRUST_PROXY: "1",
    DRAIN_SECONDS: "2",
  };
  const old = await makeProduct({ dataDir, settings, root });
  const fresh = await makeProduct({ dataDir, settings });
  await old.start();
  const balancer = await startBalancer(port, [old, fresh]);
  const db = openDatabase({ url: server.url, poolSize: 2, statementTimeout: 0 });
  afterFile(() => db.close());
  const fault = faultsOf(GROUP, () => ({ product: { ...old, port }, db, urls: [balancer.url] }));

  fault(NAME, async ({ load }) => {
    const before = { ...load.counts };
    const migrated = await runCommand(["migrate"], { ...settings, DATA_DIR: dataDir });
    assert.equal(migrated.code, 0, migrated.out + migrated.err);
    await last(4_000);
    await fresh.start();
    while (balancer.ready() < 2) await pause(50);
    old.signal("SIGTERM");
    assert.equal(await old.gone(), 0);
    await last(3_000);
    await old.start();
    while (balancer.ready() < 2) await pause(50);
    fresh.signal("SIGTERM");
    assert.equal(await fresh.gone(), 0);
    await last(3_000);
    const failed = load.counts.cut - before.cut + load.counts.putOff - before.putOff;
    assert.equal(failed, 0, `${failed} calls failed`);
    const applied = /^Applied: (.*)$/m.exec(migrated.out)?.[1]?.split(", ") ?? [];
    return `no call failed; ${applied.length} migrations were new`;
  });
}
