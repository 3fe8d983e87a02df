// What a list remembers: within a document, over a page load, and for how long its pages stay fresh.
import assert from "node:assert/strict";
import { test } from "node:test";
import { failedPage, ListCache, type ListPage } from "./list-page.ts";
import { type KeyValueStorage, ListMemory, type ListPlace, storedPlace, storePlace } from "./use-list-place.ts";

const page = (packed: string): ListPage => ({ packed, count: 1, lastKey: null, error: null });
const place = (packed: string): ListPlace => ({ pages: [page(packed)], focusId: "row", scrollY: 120 });

class FakeStorage implements KeyValueStorage {
  readonly items = new Map<string, string>();
  get length() {
    return this.items.size;
  }
  key(index: number) {
    return [...this.items.keys()][index] ?? null;
  }
  getItem(key: string) {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.items.set(key, value);
  }
  removeItem(key: string) {
    this.items.delete(key);
  }
}

test("an entry finds its place again; the oldest of too many is forgotten", () => {
  const memory = new ListMemory();
  for (let index = 0; index < 13; index++) memory.remember(`entry ${index}`, place(String(index)));
  assert.equal(memory.recall("entry 0"), null);
  assert.deepEqual(memory.recall("entry 12"), place("12"));
  assert.equal(memory.recall("never seen"), null);
});

test("a place outlives the document; only the newest few are kept, and nothing of others is touched", () => {
  const storage = new FakeStorage();
  storage.setItem("another", "thing");
  for (let index = 0; index < 7; index++) storePlace(storage, `entry ${index}`, place(String(index)), index);
  assert.equal(storedPlace(storage, "entry 6")?.scrollY, 120);
  assert.equal(storedPlace(storage, "entry 0"), null);
  assert.equal(storage.length, 5);
  assert.equal(storage.getItem("another"), "thing");
});

test("a place too large, or a storage that refuses, costs nothing but the place", () => {
  const storage = new FakeStorage();
  storePlace(storage, "entry", place("x".repeat(2_000_000)), 0);
  assert.equal(storedPlace(storage, "entry"), null);
  storage.setItem = () => {
    throw new Error("QuotaExceededError");
  };
  assert.doesNotThrow(() => storePlace(storage, "entry", place("x"), 0));
});

test("a damaged place is no place", () => {
  const storage = new FakeStorage();
  for (const text of ["{", "null", '{"pages":1}', ""]) {
    storage.setItem("list:entry", text);
    assert.equal(storedPlace(storage, "entry"), null);
  }
});

test("pages stay fresh for five minutes; failures are not kept", () => {
  const cache = new ListCache();
  cache.set("/jobs", page("a"), 0);
  cache.set("/jobs?x=1", failedPage("no network"), 0);
  assert.deepEqual(cache.get("/jobs", 299_999), page("a"));
  assert.equal(cache.get("/jobs", 300_000), null);
  assert.equal(cache.get("/jobs?x=1", 1), null);
});

test("the cache holds forty pages", () => {
  const cache = new ListCache();
  for (let index = 0; index < 41; index++) cache.set(`/jobs?lastKey=${index}`, page(String(index)), 0);
  assert.equal(cache.get("/jobs?lastKey=0", 1), null);
  assert.deepEqual(cache.get("/jobs?lastKey=1", 1), page("1"));
});
