// The session's life, with a clock and a server that the test controls.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { setImmediate as turn } from "node:timers/promises";
import { CallError } from "../../contract/call-error.ts";
import type { SessionAnswer } from "../../contract/identity/wire.ts";
import type { HintName, HintStore } from "./hint-store.ts";
import {
  EXPIRED_TEXT,
  GLANCE_MS,
  RECHECK_MS,
  SessionEngine,
  type SessionWorld,
  SIGN_OUT_TROUBLE_PATH,
} from "./session-engine.ts";
import { makeSessionStore } from "./session-state.ts";

const START = Date.UTC(2026, 10, 21);
const MINUTE = 60_000;
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const GUEST: SessionAnswer = {
  isLoggedIn: false,
  accessToken: null,
  idToken: null,
  expiresAt: null,
  userType: null,
  corporateUserType: null,
};

/** A browser with one tab: `answers` is what the server answers from now on; `log` lists what happened, in order. */
function browser() {
  const store = makeSessionStore();
  const log: string[] = [];
  const kept = new Map<HintName, unknown>();
  const timers = new Set<{ at: number; run: () => void }>();
  const state = { now: START, asked: 0, isVisible: true, isOwed: false, answer: (): SessionAnswer => GUEST };
  let serial = 0;

  const signedIn = (sub = "asha", minutes = 10): SessionAnswer => ({
    isLoggedIn: true,
    accessToken: `access-${sub}-${++serial}`,
    idToken: `h.${part({ sub, email: `${sub}@People.Example`, name: sub })}.s`,
    expiresAt: new Date(state.now + minutes * MINUTE).toISOString(),
    userType: "General_User",
    corporateUserType: null,
  });
  const hints: HintStore = {
    read: async (name) => (kept.get(name) ?? null) as never,
    write: async (name, value) => void kept.set(name, value),
    remove: async (name) => void kept.delete(name),
    clear: async () => {
      log.push("hints cleared");
      kept.clear();
    },
    halt: () => void log.push("hints halted"),
  };
  const world: SessionWorld = {
    store,
    hints,
    async ask() {
      state.asked += 1;
      await turn();
      return state.answer();
    },
    async end(everywhere) {
      log.push(everywhere ? "ended everywhere" : "ended");
      return null;
    },
    loadUser: async ({ claims, email }) =>
      ({ name: `Name of ${claims.sub}`, email, lastAccessedDash: "employee" }) as never,
    now: () => state.now,
    later(ms, run) {
      const timer = { at: state.now + ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    isVisible: () => state.isVisible,
    mark: (isLoggedIn) => log.push(isLoggedIn ? "marked" : "unmarked"),
    owed: {
      is: () => state.isOwed,
      set: (isOwed) => {
        state.isOwed = isOwed;
      },
    },
    tell: (word) => log.push(`told ${word}`),
    clearStorage: () => log.push("storage cleared"),
    forgetUpload: () => log.push("upload forgotten"),
    claimOffline: (sub) => log.push(`offline for ${sub}`),
    forgetOffline: async () => void log.push("offline forgotten"),
    toast: (text) => log.push(`toast ${text}`),
    reload: () => log.push("reloaded"),
    leave: (to) => log.push(`left to ${to}`),
  };
  const settle = async () => {
    for (let turns = 0; turns < 10; turns += 1) await turn();
  };
  /** Advances the clock, running every timer in its turn. */
  const pass = async (ms: number) => {
    const end = state.now + ms;
    for (;;) {
      const next = [...timers].filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      timers.delete(next);
      state.now = Math.max(state.now, next.at);
      next.run();
      await settle();
    }
    state.now = end;
  };
  return { engine: new SessionEngine(world), world, store, log, kept, state, signedIn, settle, pass };
}

async function signedInBrowser() {
  const it = browser();
  it.engine.signedIn(it.signedIn());
  it.state.answer = () => it.signedIn();
  await it.settle();
  it.log.length = 0;
  return it;
}

describe("checking the session", () => {
  test("ten concurrent checks cost one call", async () => {
    const { engine, state } = browser();
    await Promise.all(Array.from({ length: 10 }, () => engine.check()));
    assert.equal(state.asked, 1);
  });

  test("a guest's answer is valid for 50 minutes", async () => {
    const { engine, state, pass, store, log } = browser();
    assert.equal(await engine.check(), "guest");
    await pass(RECHECK_MS - 1);
    await engine.check();
    assert.equal(state.asked, 1);
    await pass(1);
    await engine.check();
    assert.equal(state.asked, 2);
    assert.equal(store.read().isLoggedIn, false);
    assert.doesNotMatch(log.join(), /toast/);
  });

  test("a person's tokens, address in lower case, details and hints are known", async () => {
    const { engine, state, signedIn, settle, store, kept, log } = browser();
    const pending = { jobId: "1", url: "/jobs/1", at: 1, tab: null };
    kept.set("PendingApply", pending);
    state.answer = () => signedIn();
    assert.equal(await engine.check(), "signed-in");
    await settle();
    const { isLoggedIn, tokenData, userDetails, PendingApply } = store.read();
    assert.equal(isLoggedIn, true);
    assert.equal(tokenData?.email, "asha@people.example");
    assert.equal(userDetails?.name, "Name of asha");
    assert.deepEqual(PendingApply, pending);
    assert.equal(kept.get("userType"), "General_User");
    assert.equal(kept.get("lastAccessedDash"), "employee");
    assert.doesNotMatch(JSON.stringify([...kept]), /access-/);
    assert.deepEqual(log, ["marked", "offline for asha"]);
  });

  test("an unreachable server ends no session, and is asked again", async () => {
    const { engine, state, pass, store, signedIn } = await signedInBrowser();
    state.answer = () => {
      throw new Error("offline");
    };
    assert.equal(await engine.recheck(), "unreachable");
    assert.equal(store.read().isLoggedIn, true);
    state.answer = () => signedIn("asha");
    const before = state.asked;
    await pass(15_000);
    assert.equal(state.asked, before + 1);
  });
});

describe("staying signed in", () => {
  test("the token is renewed before it ends, hour after hour", async () => {
    const { state, pass, store } = await signedInBrowser();
    for (let minute = 0; minute < 60; minute += 1) {
      await pass(MINUTE);
      assert.ok((store.read().tokenData?.expiresAt ?? 0) > state.now, `minute ${minute}`);
    }
    assert.ok(state.asked >= 6 && state.asked <= 9, `${state.asked} calls`);
  });

  test("a hidden tab renews when it becomes visible or makes a call, and still re-checks every 50 minutes", async () => {
    const { engine, state, pass, store } = await signedInBrowser();
    state.isVisible = false;
    await pass(RECHECK_MS - 1);
    assert.equal(state.asked, 0);
    await pass(1);
    assert.equal(state.asked, 1);
    await pass(20 * MINUTE);
    const [one, two] = await Promise.all([engine.accessToken(), engine.accessToken()]);
    assert.equal(state.asked, 2);
    assert.equal(one, two);
    assert.equal(one, store.read().tokenData?.accessToken);
  });

  test("a tab that becomes visible asks, but not after a short absence", async () => {
    const { engine, state, pass } = await signedInBrowser();
    await pass(GLANCE_MS - 1);
    await engine.lookAgain();
    assert.equal(state.asked, 0);
    await pass(1);
    await engine.lookAgain();
    await engine.lookAgain();
    assert.equal(state.asked, 1);
  });

  test("a clock that is wrong by an hour asks no more often", async () => {
    const { engine, state, pass, world, signedIn } = browser();
    const ahead = 60 * MINUTE;
    world.now = () => state.now + ahead;
    const ask = world.ask;
    world.ask = async () => {
      const answer = await ask();
      engine.hearTime(state.now);
      return answer;
    };
    state.answer = () => signedIn();
    await engine.check();
    await pass(20 * MINUTE);
    assert.ok(state.asked <= 4, `${state.asked} calls`);
    assert.notEqual(await engine.accessToken(), null);
  });

  test("another person's sign-in replaces the details", async () => {
    const { engine, signedIn, settle, store } = await signedInBrowser();
    engine.signedIn(signedIn("meera"));
    assert.equal(store.read().userDetails, null);
    await settle();
    assert.equal(store.read().userDetails?.name, "Name of meera");
  });
});

describe("the end of the session", () => {
  type Tab = Awaited<ReturnType<typeof signedInBrowser>>;
  const WAYS: [string, (tab: Tab) => Promise<unknown>, isHidden?: boolean][] = [
    ["a re-check", ({ engine }) => engine.recheck()],
    ["the re-check of every 50 minutes", ({ pass }) => pass(RECHECK_MS), true],
    ["a tab that becomes visible", ({ engine, pass }) => pass(GLANCE_MS).then(() => engine.lookAgain())],
    ["a token that is renewed", ({ pass }) => pass(10 * MINUTE - 45_000)],
    ["a page's check", ({ engine, pass }) => pass(20 * MINUTE).then(() => engine.check()), true],
    ["a call that was refused", ({ engine, store }) => engine.renewAfter(store.read().tokenData?.accessToken ?? "")],
    ["a call that was refused again", async ({ engine }) => engine.expire()],
  ];
  for (const [what, find, isHidden = false] of WAYS)
    test(`${what} that finds the session over: signed out, one toast, a reload after 5 seconds`, async () => {
      const it = await signedInBrowser();
      it.state.answer = () => GUEST;
      it.state.isVisible = !isHidden;
      await find(it);
      await it.settle();
      assert.equal(it.store.read().isLoggedIn, false);
      const found = [
        "told expired",
        "storage cleared",
        "hints cleared",
        "offline forgotten",
        "unmarked",
        `toast ${EXPIRED_TEXT}`,
      ];
      assert.deepEqual(it.log, found);
      await it.pass(4_999);
      assert.ok(!it.log.includes("reloaded"));
      await it.pass(RECHECK_MS);
      assert.deepEqual(it.log, [...found, "reloaded"]);
    });

  test("an expiry found by another tab is followed, and not announced again", async () => {
    const { engine, store, log, pass } = await signedInBrowser();
    engine.expiredElsewhere();
    assert.equal(store.read().isLoggedIn, false);
    await pass(5_000);
    assert.deepEqual(log, [
      "storage cleared",
      "hints cleared",
      "offline forgotten",
      "unmarked",
      `toast ${EXPIRED_TEXT}`,
      "reloaded",
    ]);
  });

  test("a guest's failed check says nothing and reloads nothing", async () => {
    const { engine, log, pass } = browser();
    await engine.check();
    engine.expiredElsewhere();
    await pass(RECHECK_MS);
    assert.deepEqual(log, ["unmarked", "offline forgotten"]);
  });

  test("a login before the reload prevents it", async () => {
    const { engine, state, log, pass, signedIn, store } = await signedInBrowser();
    state.answer = () => GUEST;
    await engine.recheck();
    engine.signedIn(signedIn());
    await pass(5_000);
    assert.ok(!log.includes("reloaded"));
    assert.equal(store.read().isLoggedIn, true);
  });

  test("a refused token is renewed once for all calls", async () => {
    const { engine, state, store } = await signedInBrowser();
    const refused = store.read().tokenData?.accessToken ?? "";
    const fresh = await Promise.all([
      engine.renewAfter(refused),
      engine.renewAfter(refused),
      engine.renewAfter(refused),
    ]);
    assert.equal(state.asked, 1);
    assert.deepEqual(new Set(fresh), new Set([store.read().tokenData?.accessToken]));
    assert.equal(await engine.renewAfter(refused), fresh[0]);
    assert.equal(state.asked, 1);
  });

  test("two calls that find the session over cause one toast", async () => {
    const { engine, state, store, log, pass } = await signedInBrowser();
    state.answer = () => GUEST;
    const refused = store.read().tokenData?.accessToken ?? "";
    assert.deepEqual(await Promise.all([engine.renewAfter(refused), engine.renewAfter(refused)]), [null, null]);
    await pass(5_000);
    assert.deepEqual(log.slice(-2), [`toast ${EXPIRED_TEXT}`, "reloaded"]);
    assert.equal(log.filter((line) => line.startsWith("toast")).length, 1);
  });

  test("an unreachable server ends nothing", async () => {
    const { engine, state, store, log } = await signedInBrowser();
    state.answer = () => {
      throw new Error("offline");
    };
    assert.equal(await engine.renewAfter(store.read().tokenData?.accessToken ?? ""), null);
    assert.deepEqual(log, []);
    assert.equal(store.read().isLoggedIn, true);
  });

  test("signing out clears first, then revokes, then leaves", async () => {
    const { engine, log, store } = await signedInBrowser();
    await engine.signOut();
    assert.deepEqual(log, [
      "storage cleared",
      "hints cleared",
      "upload forgotten",
      "unmarked",
      "offline forgotten",
      "told signed-out",
      "ended",
      "storage cleared",
      "hints cleared",
      "left to /",
    ]);
    assert.equal(store.read().tokenData, null);
  });

  test("what another tab wrote until it heard of the sign-out is cleared too", async () => {
    const { engine, kept, world } = await signedInBrowser();
    const end = world.end;
    world.end = async (everywhere) => {
      kept.set("userName", "Asha");
      return end(everywhere);
    };
    await engine.signOut();
    assert.deepEqual([...kept.keys()], []);
  });

  for (const [where, leave] of [
    ["here", (engine: SessionEngine) => engine.signOut()],
    ["in another tab", async (engine: SessionEngine) => engine.signedOutElsewhere()],
  ] as const)
    test(`no hint is written after a sign-out ${where}, though some were still to come`, async () => {
      const { engine, kept, world, signedIn, settle } = browser();
      const first = Promise.withResolvers<void>();
      const write = world.hints.write;
      world.hints.write = async (name, value) => {
        await first.promise;
        await write(name, value);
      };
      engine.signedIn(signedIn());
      await settle();
      await leave(engine);
      first.resolve();
      await settle();
      assert.deepEqual([...kept.keys()], ["userType"], "the one under way, which the store of hints itself drops");
    });

  test("an answer that was asked for before another tab signed out changes nothing, and the next one does", async () => {
    const { engine, store, state, signedIn, log } = await signedInBrowser();
    const late = engine.recheck();
    engine.signedOutElsewhere();
    state.answer = () => signedIn("kabir");
    const next = engine.recheck();
    assert.equal(await late, "guest");
    assert.equal(await next, "signed-in");
    assert.equal(store.read().tokenData?.claims.sub, "kabir");
    assert.doesNotMatch(log.join(), /toast/);
  });

  test("… by the provider's page when there is one, and everywhere when asked", async () => {
    const { engine, log, world } = await signedInBrowser();
    const end = world.end;
    world.end = async (everywhere) => {
      await end(everywhere);
      return "https://social.example/logout";
    };
    await engine.signOut({ everywhere: true, goTo: "/auth/login" });
    assert.ok(log.includes("ended everywhere"));
    assert.equal(log.at(-1), "left to https://social.example/logout");
  });

  test("a failed sign-out at the provider: the page that says so, and no sign-out is owed", async () => {
    const { engine, log, world, state } = await signedInBrowser();
    const words = "An error occurred when attempting to log out from OAuth provider.";
    world.end = async () => {
      throw new CallError(503, { errorCode: "OAUTH_SIGN_OUT", errorMsg: words, requestId: "r" }, words);
    };
    await engine.signOut();
    assert.equal(log.at(-1), `left to ${SIGN_OUT_TROUBLE_PATH}`);
    assert.equal(state.isOwed, false);
  });

  test("a sign-out that could not reach the server is repeated before any other call", async () => {
    const { engine, log, world, state } = await signedInBrowser();
    const end = world.end;
    world.end = async () => {
      throw new Error("offline");
    };
    await engine.signOut();
    assert.equal(state.isOwed, true);
    world.end = end;
    const next = new SessionEngine({
      ...world,
      store: makeSessionStore(),
      async ask() {
        log.push("asked");
        return GUEST;
      },
    });
    assert.equal(await next.check(), "guest");
    assert.deepEqual(log.slice(-4), ["ended", "asked", "unmarked", "offline forgotten"]);
    assert.equal(state.isOwed, false);
  });

  test("an answer that arrives during the sign-out changes nothing", async () => {
    const { engine, store } = await signedInBrowser();
    const asking = engine.recheck();
    await engine.signOut();
    await asking;
    assert.equal(store.read().isLoggedIn, false);
    assert.equal(store.read().tokenData, null);
  });

  test("another tab's sign-out is followed without a call or a toast", async () => {
    const { engine, store, state, log, pass } = await signedInBrowser();
    engine.signedOutElsewhere();
    assert.equal(store.read().isLoggedIn, false);
    await pass(RECHECK_MS);
    assert.equal(state.asked, 0);
    assert.deepEqual(log, ["hints halted", "unmarked", "offline forgotten"]);
  });

  test("a link without the token it needs: a toast and a reload; the session is unchanged", async () => {
    const { engine, log, pass } = await signedInBrowser();
    engine.missToken();
    await pass(5_000);
    assert.deepEqual(log, [`toast ${EXPIRED_TEXT}`, "reloaded"]);
  });
});
