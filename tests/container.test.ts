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

type Service = { environment?: Record<string, string>; profiles?: string[]; depends_on?: object };
/** The services as Compose reads them, with only the password in .env. */
const { services } = parse(
  compose!.replaceAll(/\$\{(\w+)(?:(:-|:\?)([^}]*))?\}/g, (_, name, kind, text) =>
    name === "POSTGRES_PASSWORD" ? "word" : kind === ":-" ? text : assert.fail(`${name} has no default`),
  ),
  { merge: true },
) as { services: Record<string, Service> };

function openWith(environment: Record<string, string> | undefined): string[] {
  const answer = readConfig({ ...image, ...environment });
  assert.ok(answer.ok, answer.ok ? "" : answer.problems.join("\n"));
  assert.deepEqual(answer.hints, []);
  return OPENING_NAMES.filter((name) => answer.config.openings[name].open);
}

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
  for (const name of ["web", "demo"])
    assert.deepEqual(
      Object.keys(services[name]?.environment ?? {}).filter((given) => !known.has(given)),
      [],
    );
});
