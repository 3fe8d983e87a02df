// What doctor reports about the reader of résumés.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ResumeReader } from "../server/resumes/index.ts";
import { lookAtReader } from "./doctor-resumes.ts";

test("a working reader is reported as ok", async () => {
  assert.deepEqual(await lookAtReader(), {
    level: "ok",
    subject: "résumés",
    words: "a CV is read by a process of its own",
  });
});

test("one that cannot be started is reported as broken, and stopped", async () => {
  let stopped = 0;
  const broken: ResumeReader = {
    read: async () => {
      throw new Error("spawn EPERM");
    },
    warm: () => {},
    pids: () => [],
    stop: async () => {
      stopped += 1;
    },
  };
  const { level, words, advice } = await lookAtReader(broken);
  assert.deepEqual([level, words, stopped], ["fail", "spawn EPERM", 1]);
  assert.match(advice ?? "", /second Node.js process/);
});
