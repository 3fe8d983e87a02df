// Owners take turns, and no owner fills the queue.
import assert from "node:assert/strict";
import { test } from "node:test";
import { makeFairQueue } from "./make-reader.ts";

function takeAll<Task>(queue: { take(): Task | undefined }): Task[] {
  const taken: Task[] = [];
  for (let task = queue.take(); task !== undefined; task = queue.take()) taken.push(task);
  return taken;
}

test("owners take turns whatever the order of their tasks", () => {
  const queue = makeFairQueue<string>(10, 10);
  for (const task of ["a1", "a2", "a3", "b1", "b2", "c1"]) queue.add(task.charAt(0), task);
  assert.deepEqual(takeAll(queue), ["a1", "b1", "c1", "a2", "b2", "a3"]);
  assert.equal(queue.size(), 0);
});

test("a later owner waits for one task of each earlier owner, not for all their tasks", () => {
  const queue = makeFairQueue<string>(10, 10);
  queue.add("a", "a1");
  queue.add("a", "a2");
  assert.equal(queue.take(), "a1");
  queue.add("b", "b1");
  assert.deepEqual(takeAll(queue), ["a2", "b1"]);
});

test("one owner cannot fill it, and all together not more than it holds", () => {
  const queue = makeFairQueue<number>(3, 2);
  assert.deepEqual(
    ["a", "a", "a", "b", "c"].map((owner, task) => queue.add(owner, task)),
    [true, true, false, true, false],
  );
  assert.equal(queue.size(), 3);
  queue.take();
  assert.equal(queue.add("c", 5), true);
});
