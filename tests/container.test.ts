// Dockerfile and compose.yaml as configuration: production opens nothing, the demo opens all parts of a trial.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { parse } from "yaml";
import { readConfig } from "../server/platform/config.ts";
import { OPENING_NAMES } from "../server/platform/openings.ts";
import { SETTINGS } from "../server/platform/settings.ts";

const ROOT = join(import.meta.dirname, "..");
const [dockerfile, compose] = await Promise.all(
  ["Dockerfile", "compose.yaml"].map((name) => readFile(join(ROOT, name), "utf8")),
);
const image = Object.fromEntries(
  (/^ENV (NODE_ENV.*)$/m.exec(dockerfile!)?.[1] ?? "").split(" ").map((pair) => pair.split("=") as [string, string]),
);

type Service = {
  environment?: Record<string, string>;
  profiles?: string[];
  depends_on?: object;
  env_file?: object[];
  healthcheck?: object;
  command?: string[];
  volumes?: string[];
};

/** As Compose fills in what .env has; innermost first. */
function filledIn(text: string, env: Record<string, string>): string {
  const next = text.replaceAll(/\$\{(\w+)(?:(:[-?+])([^${}]*))?\}/g, (_, name: string, kind = "", more = "") => {
    const value = env[name];
    if (kind === ":+") return value ? more : "";
    if (value) return value;
    return kind === ":-" ? more : assert.fail(`${name} is needed and not in .env: ${more}`);
  });
  return next === text ? text : filledIn(next, env);
}

const PASSWORD = { POSTGRES_PASSWORD: "word" };
const servicesWith = (env: Record<string, string>) =>
  (parse(filledIn(compose!, { ...PASSWORD, ...env }), { merge: true }) as { services: Record<string, Service> })
    .services;
/** With only the password in .env. */
const services = servicesWith({});

function openWith(environment: Record<string, string> | undefined): string[] {
  const answer = readConfig({ ...image, ...environment });
  assert.ok(answer.ok, answer.ok ? "" : answer.problems.join("\n"));
  assert.deepEqual(answer.hints, []);
  return OPENING_NAMES.filter((name) => answer.config.openings[name].open);
}

test("a worker has its role, the server's settings and folders, and starts after it", () => {
  const { web, worker } = servicesWith({ ROLE: "web" });
  assert.deepEqual(worker?.environment, { ...web?.environment, ROLE: "worker" });
  assert.deepEqual([services.web?.environment?.ROLE, web?.environment?.ROLE], ["all", "web"]);
  assert.deepEqual([worker?.volumes, worker?.env_file, worker?.profiles], [web?.volumes, web?.env_file, ["worker"]]);
  assert.deepEqual(Object.keys(worker?.depends_on ?? {}), ["web"]);
});

test("the image and the product's service run in production and open nothing", () => {
  assert.equal(image.ENVIRONMENT, "production");
  assert.deepEqual(openWith({}), []);
  assert.equal(services.web?.profiles, undefined);
  assert.deepEqual(openWith(services.web?.environment), []);
  assert.deepEqual(openWith({ ...services.web?.environment, ENVIRONMENT: "staging" }), [], "nor another label");
});

test("the profile demo opens every part of a trial, on its own database", () => {
  const ofDemo = Object.keys(services).filter((name) => services[name]?.profiles?.join() === "demo");
  assert.deepEqual(ofDemo.sort(), ["demo", "demo-database"]);
  assert.deepEqual(openWith(services.demo?.environment), OPENING_NAMES);
  assert.deepEqual(Object.keys(services.demo?.depends_on ?? {}), ["demo-database"]);
  assert.match(services.demo?.environment?.DATABASE_URL ?? "", /@demo-database:/);
});

test("the services set only known settings", () => {
  const known = new Set(SETTINGS.map(({ name }) => name));
  for (const name of ["web", "migrate", "demo"])
    assert.deepEqual(
      Object.keys(services[name]?.environment ?? {}).filter((given) => !known.has(given)),
      [],
    );
});

test("what .env has reaches the product, and backups are made as soon as there is a passphrase", () => {
  for (const name of ["web", "migrate"])
    assert.deepEqual(services[name]?.env_file, [{ path: ".env", required: false }]);
  assert.equal(services.web?.environment?.BACKUP_TO, "");
  const env = { BACKUP_PASSPHRASE: "a passphrase for backups" };
  const { web } = servicesWith(env);
  assert.equal(web?.environment?.BACKUP_TO, "/backups");
  assert.ok(web?.volumes?.includes("backups:/backups"));
  assert.equal(servicesWith({ ...env, BACKUP_TO: "s3://b-1/jobs" }).web?.environment?.BACKUP_TO, "s3://b-1/jobs");
  const answer = readConfig({ ...image, ...env, ...web?.environment });
  assert.deepEqual(answer.ok ? answer.config.backup.to : answer.problems, "/backups");
});

test("the servers wait for a schema of their own release", () => {
  assert.deepEqual(services.migrate?.command, ["node", "cli/launch.mjs", "vouchboard", "migrate"]);
  assert.deepEqual(services.web?.depends_on, {
    database: { condition: "service_healthy" },
    migrate: { condition: "service_completed_successfully" },
  });
  assert.ok(services.web?.healthcheck);
});
