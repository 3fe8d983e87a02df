// When the site is rebuilt, with a fake bundler that counts its runs.
import assert from "node:assert/strict";
import { access, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, test } from "node:test";
import { OperatorError } from "../server/platform/operator.ts";
import { buildWeb, isBuilt } from "./build-web.ts";

const projects: string[] = [];
after(() => Promise.all(projects.map((project) => rm(project, { recursive: true, force: true }))));

const BUNDLER = `
  const fs = require("node:fs");
  const hindi = process.env.SITE_LANGUAGE === "hi";
  if (!hindi) fs.appendFileSync("runs", "x");
  if (fs.readFileSync("web/page.tsx", "utf8") === "broken") {
    console.error("page.tsx: unexpected end");
    process.exit(1);
  }
  const folder = hindi ? "build/hi" : "build";
  fs.mkdirSync(folder + "/client/assets", { recursive: true });
  fs.mkdirSync(folder + "/server", { recursive: true });
  fs.writeFileSync(folder + "/client/assets/" + (hindi ? "hi.js" : "en.js"), "");
  fs.writeFileSync(folder + "/server/index.js", "");`;

async function newProject(): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), "vouchboard-build-"));
  projects.push(project);
  await write(project, "node_modules/@react-router/dev/bin.cjs", BUNDLER);
  await write(project, "web/page.tsx", "one");
  await write(project, "web/service-worker.js", "worker");
  await write(project, "contract/jobs.ts", "one");
  await write(project, "package-lock.json", "{}");
  return project;
}

async function write(project: string, path: string, text: string): Promise<void> {
  await mkdir(dirname(join(project, path)), { recursive: true });
  await writeFile(join(project, path), text);
}

async function runsOf(project: string): Promise<number> {
  return (await readFile(join(project, "runs"), "utf8").catch(() => "")).length;
}

test("a site is built once and then not again", async () => {
  const project = await newProject();
  assert.equal(await isBuilt(project), false);
  assert.equal(await buildWeb({ project }), true);
  assert.equal(await isBuilt(project), true);
  assert.equal(await buildWeb({ project }), false);
  assert.equal(await runsOf(project), 1);
  // The files of both languages are served from one folder.
  assert.deepEqual((await readdir(join(project, "build/client/assets"))).sort(), ["en.js", "hi.js"]);
  assert.equal(await buildWeb({ project, always: true }), true);
});

const CHANGES = [
  { path: "web/page.tsx", rebuilds: true },
  { path: "web/new/page.tsx", rebuilds: true },
  { path: "contract/jobs.ts", rebuilds: true },
  { path: "package-lock.json", rebuilds: true },
  { path: "vite.config.ts", rebuilds: true },
  { path: "web/page.test.ts", rebuilds: false },
  { path: "server/app.ts", rebuilds: false },
];
for (const { path, rebuilds } of CHANGES) {
  test(`a change of ${path} ${rebuilds ? "builds it again" : "does not matter"}`, async () => {
    const project = await newProject();
    await buildWeb({ project });
    await write(project, path, "two");
    assert.equal(await isBuilt(project), !rebuilds);
    assert.equal(await buildWeb({ project }), rebuilds);
  });
}

test("processes that start together build it once", async () => {
  const project = await newProject();
  const built = await Promise.all([1, 2, 3].map(() => buildWeb({ project })));
  assert.deepEqual(built.sort(), [false, false, true]);
  assert.equal(await runsOf(project), 1);
});

test("a failed build says why and is tried again", async () => {
  const project = await newProject();
  await write(project, "web/page.tsx", "broken");
  const words = (error: unknown) => error instanceof OperatorError && /page\.tsx: unexpected end/.test(error.message);
  await assert.rejects(buildWeb({ project }), words);
  assert.equal(await isBuilt(project), false);
  await assert.rejects(access(join(project, ".build-lock")));
  await write(project, "web/page.tsx", "mended");
  assert.equal(await buildWeb({ project }), true);
});
