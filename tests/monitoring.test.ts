// What operators watch: the numbers of /metrics, and in ops/ the alerts and the dashboard over them, each alert with its
// section of docs/runbook.md.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, test } from "node:test";
import { register } from "prom-client";
import { parse } from "yaml";
import { ledgerRounds } from "../server/ledger/index.ts";
import { tellState } from "../server/metrics.ts";
import { serveMetrics } from "../server/platform/health.ts";
import { startApp } from "./support/app.ts";
import { freePort } from "./support/free-port.ts";
import { afterFile } from "./support/run-files.ts";

const app = await startApp();
const replicas = [{ is: "well", lagSeconds: 0.5 } as const, { is: "away", lagSeconds: null } as const];
const deps = { ...app.deps, db: { ...app.db, replicaStates: () => replicas } };
const port = await freePort();
afterFile(await serveMetrics(port));

/** Every series that a look at /metrics gives. */
async function look(): Promise<Map<string, number>> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return new Map(
    text.split("\n").flatMap((line) => {
      const [, name, value] = /^([a-z]\S*) (\S+)$/i.exec(line) ?? [];
      return name ? [[name, Number(value)] as const] : [];
    }),
  );
}

/** A look at the state as it is now: readings are shared for a moment. */
async function lookAfresh(given: Partial<typeof deps> = {}): Promise<Map<string, number>> {
  const end = tellState({ ...deps, ...given }, "/");
  return await look().finally(end);
}

const DAY_MS = 86_400_000;

describe("/metrics", () => {
  test("counts the calls that are promises by their outcome, and nothing of who made them", async () => {
    const before = await look();
    await app.get("/api/job/?searchText=secret-words");
    await app.post("/api/job-application/", { jobId: "secret-words" });
    await app.post("/api/session/sign-in", { email: "secret-words@example.org", password: "secret-words" });
    const after = await look();
    const more = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
    assert.equal(more('vouchboard_search_seconds_count{outcome="done"}'), 1);
    assert.equal(more('vouchboard_apply_seconds_count{outcome="refused"}'), 1);
    assert.equal(more('vouchboard_sign_in_seconds_count{outcome="refused"}'), 1);
    assert.equal(after.get('vouchboard_referral_request_seconds_count{outcome="failed"}'), 0);
    assert.doesNotMatch([...after.keys()].join("\n"), /secret/);
  });

  test("tells the state that the database knows, and leaves out what no one knows", async () => {
    const before = await lookAfresh();
    for (const unknown of ["books_balanced", "books_audit_age_seconds", "backup_age_seconds", "backup_failed"])
      assert.equal(before.get(`vouchboard_${unknown}`), undefined, unknown);
    const [at, earlier] = [new Date(), new Date(Date.now() - 600_000)];
    await ledgerRounds.audit({ db: app.db, clock: () => earlier });
    await app.db.query(
      `insert into mail (id, dedupe_key, recipient, subject, created_at, sent_at, refused_at, suppressed_at, tries)
       select gen_random_uuid(), key, 'a@example.org', '', now() - age, case key when 'sent' then now() end, case key when 'refused' then now() end,
         case key when 'suppressed' then now() end, case key when 'paced' then 0 else 1 end
       from (values ('paced', interval '4 hours'), ('sent', '3 hours'), ('refused', '2 hours'), ('suppressed', '2 hours'), ('waits', '1 hour'), ('parked', '5 days')) as mails (key, age)`,
    );
    await app.db.query(
      `insert into installation values ('last backup', json_build_object('madeAt', $1::text, 'place', '', 'bytes', 1, 'seconds', 1, 'triedAt', $1::text, 'failure', 'The disk is full.'))`,
      [new Date(at.getTime() - DAY_MS).toISOString()],
    );
    const seen = await lookAfresh({
      backups: { make: async () => {}, removeOutdated: async () => {}, stop: () => {} },
    });
    const about = (name: string, least: number) => {
      const value = seen.get(`vouchboard_${name}`) ?? Number.NaN;
      assert.ok(value >= least && value < least + 600, `${name}: ${value}`);
    };
    about("mail_lag_seconds", 3_600);
    about("books_audit_age_seconds", 600);
    about("backup_age_seconds", 86_400);
    const told = Object.fromEntries(
      [...seen].filter(([name]) => /database|replica|balanced|failed$|failing/.test(name)),
    );
    for (const [name, value] of Object.entries({
      vouchboard_database_up: 1,
      vouchboard_database_writable: 1,
      'vouchboard_replica_up{replica="1"}': 1,
      'vouchboard_replica_up{replica="2"}': 0,
      'vouchboard_replica_lag_seconds{replica="1"}': 0.5,
      'vouchboard_replica_lag_seconds{replica="2"}': undefined,
      vouchboard_books_balanced: 1,
      vouchboard_backup_failed: 1,
      vouchboard_sources_failing: 0,
    }))
      assert.equal(told[name], value, name);
    assert.ok((seen.get("vouchboard_data_folder_free_bytes") ?? 0) <= seen.get("vouchboard_data_folder_size_bytes")!);
  });

  test("answers while the database is away, and says so", async () => {
    const query = () => Promise.reject(new Error("gone"));
    const seen = await lookAfresh({ db: { ...deps.db, query } });
    assert.deepEqual([seen.get("vouchboard_database_up"), seen.get("vouchboard_queue_oldest_seconds")], [0, undefined]);
  });

  test("adds up no state of several processes", async () => {
    const states = (await register.getMetricsAsJSON()).filter(({ name }) => name.startsWith("vouchboard_"));
    for (const { name, type, aggregator } of states)
      if (type.toString() === "gauge") assert.match(String(aggregator), /^(min|max)$/, name);
  });
});

const ROOT = join(import.meta.dirname, "..");
const read = (name: string) => readFile(join(ROOT, name), "utf8");
type Alert = { alert: string; expr: string; labels: { severity: string }; annotations: Record<string, string> };

/** The names of metrics in an expression of PromQL. */
const metricsIn = (expression: string): string[] =>
  expression
    .replace(/"[^"]*"|\{[^}]*\}|\[[^\]]*\]|\bby\s*\([^)]*\)/g, " ")
    .match(/\b[a-z_:][\w:]*\b(?!\s*\()/gi)
    ?.filter((name) => !/^(and|or|unless|by)$/.test(name)) ?? [];

describe("ops/", async () => {
  const { groups } = parse(await read("ops/prometheus/alerts.yaml")) as { groups: { rules: Alert[] }[] };
  const alerts = groups.flatMap(({ rules }) => rules);
  type Panel = { id: number; title: string; targets?: { expr: string }[] };
  const { panels } = JSON.parse(await read("ops/grafana/vouchboard.json")) as { panels: Panel[] };
  const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

  test("names only metrics that a running product serves, and leaves out none of ours", async () => {
    const types = (await register.getMetricsAsArray()).map(
      (metric) => metric as unknown as { name: string; type: string },
    );
    const served = new Set(
      types.flatMap(({ name, type }) =>
        type === "histogram" ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
      ),
    );
    // Prometheus' own.
    served.add("up");
    const named = [...alerts.map(({ expr }) => expr), ...queries].flatMap(metricsIn);
    assert.ok(named.length > 60);
    assert.deepEqual(
      named.filter((name) => !served.has(name)),
      [],
    );
    const shown = queries.flatMap(metricsIn).map((name) => name.replace(/_(bucket|count)$/, ""));
    const ours = types.filter(({ name }) => name.startsWith("vouchboard_")).map(({ name }) => name);
    assert.deepEqual(
      ours.filter((name) => !shown.includes(name)),
      [],
    );
    assert.equal(new Set(panels.map(({ id }) => id)).size, panels.length);
  });

  test("has for each alert a section of the runbook, and no section more", async () => {
    const runbook = await read("docs/runbook.md");
    const sections = [...runbook.matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
    assert.deepEqual(
      sections,
      alerts.map(({ alert }) => alert),
    );
    for (const { alert, labels, annotations } of alerts) {
      assert.match(labels.severity, /^(page|ticket)$/, alert);
      assert.equal(annotations.runbook, `docs/runbook.md#${alert.toLowerCase()}`);
    }
    const commands = await read("cli/run-command.ts");
    for (const [, command] of runbook.matchAll(/npm run vouchboard -- (\w+)/g))
      assert.match(commands, new RegExp(`^ {2}"?${command}"?: `, "m"));
  });

  const promtool = spawnSync("promtool", ["--version"]).error === undefined;
  const why =
    !promtool && "promtool is missing (Debian: apt install prometheus), so the rules were not tried on series";
  test("has rules that ring when they should, by promtool", { skip: why }, () => {
    const cwd = join(ROOT, "ops/prometheus");
    for (const args of [
      ["check", "config", "prometheus.example.yaml"],
      ["test", "rules", "alerts.test.yaml"],
    ]) {
      const { status, stdout, stderr } = spawnSync("promtool", args, { cwd, encoding: "utf8" });
      assert.equal(status, 0, stdout + stderr);
    }
  });
});
