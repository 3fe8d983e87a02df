// The hints: encrypted in storage, bound to their name, unreadable without the key, and in memory where storage is refused.
import assert from "node:assert/strict";
import { test } from "node:test";
import { HINT_NAMES, type KeyBox, makeHintStore } from "./hint-store.ts";

function boxOfMemory(): KeyBox & { key: CryptoKey | null } {
  return {
    key: null,
    async peek() {
      return this.key;
    },
    async open() {
      this.key ??= await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
      return this.key;
    },
    async drop() {
      this.key = null;
    },
  };
}

function storageOfMemory() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  };
}

function fresh() {
  const [box, storage, clock] = [boxOfMemory(), storageOfMemory(), { now: 0 }];
  const hints = makeHintStore(
    box,
    () => storage,
    () => clock.now,
  );
  return { box, storage, hints, clock };
}

test("a written value is read again, and is stored encrypted", async () => {
  const { hints, storage } = fresh();
  await hints.write("userName", "Asha Räo");
  await hints.write("PendingApply", { jobId: "1", url: "/jobs/1" });
  assert.equal(await hints.read("userName"), "Asha Räo");
  assert.deepEqual(await hints.read("PendingApply"), { jobId: "1", url: "/jobs/1" });
  assert.equal(await hints.read("userEmail"), null);
  for (const text of storage.items.values()) assert.doesNotMatch(atob(text), /Asha|jobs/);
});

test("the same value is encrypted differently each time", async () => {
  const { hints, storage } = fresh();
  await hints.write("userName", "Asha");
  const first = storage.getItem("userName");
  await hints.write("userName", "Asha");
  assert.notEqual(storage.getItem("userName"), first);
});

test("a hint under another name, a changed one and one without its key are not read", async () => {
  const { hints, storage, box } = fresh();
  await hints.write("userName", "Asha");
  const sealed = storage.getItem("userName") ?? "";
  storage.setItem("userType", sealed);
  assert.equal(await hints.read("userType"), null);
  const bytes = atob(sealed);
  storage.setItem("userName", btoa(bytes.slice(0, -1) + String.fromCharCode(bytes.charCodeAt(bytes.length - 1) ^ 1)));
  assert.equal(await hints.read("userName"), null);
  storage.setItem("userName", sealed);
  assert.equal(await hints.read("userName"), "Asha");
  await box.drop();
  assert.equal(await hints.read("userName"), null);
});

test("the key cannot be exported", async () => {
  const { hints, box } = fresh();
  await hints.write("userName", "Asha");
  assert.ok(box.key);
  await assert.rejects(crypto.subtle.exportKey("raw", box.key));
});

test("clearing deletes every hint and the key, and nothing else", async () => {
  const { hints, storage, box } = fresh();
  storage.setItem("scheme", "dark");
  for (const name of HINT_NAMES) await hints.write(name, name);
  await hints.clear();
  assert.deepEqual([...storage.items.keys()], ["scheme"]);
  assert.equal(box.key, null);
});

test("a halt deletes nothing and drops what is written within a second", async () => {
  const { hints, storage, clock } = fresh();
  await hints.write("userName", "Asha");
  const early = hints.write("ProfileDrafts", "typed");
  hints.halt();
  await early;
  clock.now = 999;
  await hints.write("ProfileDrafts", "typed");
  assert.deepEqual([...storage.items.keys()], ["userName"]);
  clock.now = 1_000;
  await hints.write("RecentSearches", ["java"]);
  assert.deepEqual(await hints.read("RecentSearches"), ["java"]);
});

test("where key or storage is refused, hints last as long as the page", async () => {
  const refuse = () => {
    throw new Error("refused");
  };
  const noKeys = { open: async () => refuse(), peek: async () => refuse(), drop: async () => refuse() };
  const storage = storageOfMemory();
  for (const hints of [makeHintStore(noKeys, () => storage), makeHintStore(boxOfMemory(), refuse)]) {
    await hints.write("AuthActiveFormData", { name: "Asha" });
    assert.deepEqual(await hints.read("AuthActiveFormData"), { name: "Asha" });
    await hints.remove("AuthActiveFormData");
    assert.equal(await hints.read("AuthActiveFormData"), null);
    await hints.write("userName", "Asha");
    await hints.clear();
    assert.equal(await hints.read("userName"), null);
  }
  assert.equal(storage.items.size, 0);
});

test("a value still being encrypted does not return after its removal, a later value or the sign-out", async () => {
  const { hints, box, storage } = fresh();
  const key = await box.open();
  let unlock = (_key: CryptoKey) => {};
  const locked = new Promise<CryptoKey>((resolve) => {
    unlock = resolve;
  });
  const open = box.open;
  box.open = () => locked;
  const early = [
    hints.write("ProfileDrafts", "typed"),
    hints.write("userName", "Asha"),
    hints.write("JobDrafts", "a job"),
  ];
  box.open = open;
  await hints.remove("ProfileDrafts");
  await hints.write("userName", "Asha Rao");
  unlock(key);
  await Promise.all(early.slice(0, 2));
  assert.equal(await hints.read("ProfileDrafts"), null);
  assert.equal(await hints.read("userName"), "Asha Rao");
  await hints.clear();
  await early[2];
  assert.equal(storage.items.has("ProfileDrafts"), false);

  const last = hints.write("JobDrafts", "another");
  await hints.clear();
  await last;
  assert.deepEqual([...storage.items], []);
});

test("a write that a sign-out overtakes leaves no key, but spares that of a later sign-in", async () => {
  for (const signsInAgain of [false, true]) {
    const { hints, box, storage, clock } = fresh();
    await hints.write("userName", "Asha");
    const opening = Promise.withResolvers<void>();
    const open = box.open.bind(box);
    box.open = async () => {
      await opening.promise;
      return open();
    };
    const writing = hints.write("userEmail", "asha@people.example");
    await hints.clear();
    assert.equal(box.key, null);
    box.open = open;
    if (signsInAgain) {
      clock.now += 1_001;
      await hints.write("userName", "Bela");
    }
    opening.resolve();
    await writing;
    assert.equal(storage.getItem("userEmail"), null);
    assert.equal(box.key !== null, signsInAgain);
    assert.equal(await hints.read("userName"), signsInAgain ? "Bela" : null);
  }
});
