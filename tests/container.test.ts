// Checks Dockerfile and compose.yaml by the configuration that they make: production opens nothing, the demo all that a trial has.
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
/** The services as Compose reads them, with nothing in .env but the password. */
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

test("the image and the product's service are production and open nothing", () => {
  assert.equal(image.ENVIRONMENT, "production");
  assert.deepEqual(openWith({}), []);
  assert.equal(services.web?.profiles, undefined);
  assert.deepEqual(openWith(services.web?.environment), []);
  assert.deepEqual(openWith({ ...services.web?.environment, ENVIRONMENT: "staging" }), [], "nor another label");
});

test("the profile demo asks for everything that a trial opens, on a database of its own", () => {
  const ofDemo = Object.keys(services).filter((name) => services[name]?.profiles?.join() === "demo");
  assert.deepEqual(ofDemo.sort(), ["demo", "demo-database"]);
  assert.deepEqual(openWith(services.demo?.environment), OPENING_NAMES);
  assert.deepEqual(Object.keys(services.demo?.depends_on ?? {}), ["demo-database"]);
  assert.match(services.demo?.environment?.DATABASE_URL ?? "", /@demo-database:/);
});

test("what the services set are settings", () => {
  const known = new Set(SETTINGS.map(({ name }) => name));
  for (const name of ["web", "demo"])
    assert.deepEqual(
      Object.keys(services[name]?.environment ?? {}).filter((given) => !known.has(given)),
      [],
    );
});
