// The service worker: what a person reads without a network, that the next person at the browser sees nothing of it, and
// a notification from the fact to the page that it opens. Chromium's headless shell shows no notifications and has no push
// service: a server on the loopback is that service, and the debugging protocol hands its message to the worker.
import assert from "node:assert/strict";
import { createECDH, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
// @ts-expect-error the package has no types
import ece from "http_ece";
import type { BrowserContext, Page } from "playwright-core";
import { jobPath, PREFERENCES_PATH } from "../../contract/paths.ts";
import { LEAVING_WORKER } from "../../server/platform/site-host.ts";
import { logIn, open, whenLoggedIn } from "../support/account-steps.ts";
import { aCandidateOf } from "../support/apply-steps.ts";
import { axeFindings, goOffline, startBrowser, visit, whenInteractive } from "../support/browser.ts";
import { aCompany, someJobs } from "../support/builders.ts";
import { callSite, tokenOf } from "../support/call-site.ts";
import type { Member } from "../support/members.ts";
import { afterFile } from "../support/run-files.ts";
import { startSite } from "../support/site.ts";

const site = await startSite({ jobs: 30 });
const browser = await startBrowser();
const company = await aCompany(site.db, { name: "Kite Works" });
const [saved, sent, viewed] = await someJobs(
  site.db,
  ["Kite Engineer", "Glider Engineer", "Balloon Engineer"].map((jobTitle) => ({
    jobTitle,
    companyId: company.id,
    coreSkills: ["Java", "SQL"],
  })),
);
assert.ok(saved && sent && viewed);
const withWorker = (width: number) => ({ viewport: { width, height: 900 }, serviceWorkers: "allow" as const });

/** A candidate who saved one job and applied to another. */
async function aSeeker(): Promise<Member> {
  const person = await aCandidateOf(site);
  const token = await tokenOf(site, person);
  await callSite(site, "PUT", `/api/saved-job/${saved!.id}`, token, {});
  await callSite(site, "POST", "/api/job-application/", token, {
    jobId: sent!.id,
    companyName: company.name,
    jobPortal: "Vouchboard",
    acceptLowScore: true,
  });
  return person;
}

/** All that the browser keeps to be read offline, as text. */
const keptIn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open("session", 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore("keys");
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const store = database.transaction("keys").objectStore("keys");
    const ask = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const keys = (await ask(store.getAllKeys())).map(String).filter((key) => key.startsWith("offline "));
    const values = await Promise.all(keys.map((key) => ask(store.get(key))));
    database.close();
    return JSON.stringify(keys.map((key, at) => [key, values[at]]));
  });

async function untilKept(page: Page, isRight: (kept: string) => boolean): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const kept = await keptIn(page);
    if (isRight(kept)) return;
    assert.ok(tries < 200, kept.slice(0, 500));
    await page.waitForTimeout(100);
  }
}

const isNothing = (kept: string) => kept === "[]";
const whenControlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);
/** The paths of everything in the worker's caches. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });

/**
 * Opens a page without a network. A new document of the headless shell learns only of a change that it is offline; the page
 * must not reach the site in between, and go on. Resolves to how the network comes back.
 */
async function openOffline(page: Page, path: string): Promise<() => Promise<void>> {
  // The page looks by itself every few seconds: as a lost network answers.
  await page.route("**/healthz", (route) => route.abort("internetdisconnected"));
  await page.context().setOffline(true);
  // A service worker that has just been started learns of it a little later, and still brings the page.
  for (let tries = 1; ; tries += 1) {
    await page.goto(site.url + path);
    const isThere = await page.waitForURL(/\/offline/, { timeout: 6_000 }).then(
      () => true,
      () => false,
    );
    if (isThere) break;
    assert.ok(tries < 10, page.url());
  }
  await whenInteractive(page);
  await page.context().setOffline(false);
  await page.context().setOffline(true);
  await page.getByText("You are offline.").waitFor();
  return async () => {
    await page.unroute("**/healthz");
    await page.context().setOffline(false);
  };
}

async function enter(page: Page, person: Member): Promise<void> {
  await open(page, site, "/auth/login");
  await logIn(page, person);
  await whenLoggedIn(page);
}

for (const width of [390, 1440])
  test(`at ${width} px: a person reads offline what they saved, opened and sent; the next one sees none of it`, async (context) => {
    const asha = await aSeeker();
    const ravi = await aCandidateOf(site);
    const visited = await visit(browser, context, withWorker(width));
    const { page } = visited;
    // The test itself keeps the page from the site while it looks whether that is there.
    visited.forgive(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED \(\S+\/healthz\)/);
    await enter(page, asha);
    await whenControlled(page);
    await open(page, site, jobPath({ id: viewed.id, companyName: company.name }));
    await untilKept(page, (kept) => ["Kite", "Glider", "Balloon"].every((word) => kept.includes(`${word} Engineer`)));
    await untilKept(page, (kept) => kept.split("jobDescription").length === 3);

    // From an open page, and back to it.
    await goOffline(page);
    await page.getByRole("link", { name: "Read what is kept here" }).click();
    await page.getByRole("region", { name: "Saved jobs" }).waitFor();
    await visited.context.setOffline(false);
    await page.waitForURL(site.url + jobPath({ id: viewed.id, companyName: company.name }));

    const comeBack = await openOffline(page, "/company#kept");
    assert.equal(page.url(), `${site.url}/offline?from=%2Fcompany#kept`);
    const keptSince = page.getByText(/^Kept from \d+ \w+ 20\d\d, \d\d:\d\d$/);
    await keptSince.nth(2).waitFor();
    assert.equal(await keptSince.count(), 3);
    await page.getByRole("region", { name: "Your applications" }).getByText("Glider Engineer").waitFor();
    await page.getByRole("region", { name: "Jobs you looked at" }).getByText("Balloon Engineer").waitFor();
    await page.getByRole("region", { name: "Saved jobs" }).getByText("Kite Engineer · Kite Works").click();
    await page.getByRole("region", { name: "Saved jobs" }).getByText("Experience", { exact: true }).waitFor();
    assert.deepEqual(await axeFindings(page), []);
    await comeBack();
    await page.waitForURL(`${site.url}/company#kept`);
    await whenInteractive(page);
    for (const path of await cached(page)) assert.match(path, /^\/(offline|favicon\.svg|assets\/[\w.-]+)$/);

    const other = await visited.context.newPage();
    await open(other, site, "/company");
    await whenLoggedIn(other);
    await other.getByRole("button", { name: /^Account menu of / }).click();
    await other.getByRole("menuitem", { name: /log ?out|sign out/i }).click();
    await untilKept(page, isNothing);
    const comeBackAsNobody = await openOffline(page, "/offline");
    await page.getByText("You are not logged in, so nothing is kept here.").waitFor();
    await comeBackAsNobody();
    await page.waitForURL(`${site.url}/`);
    await other.close();

    await enter(page, ravi);
    await untilKept(page, (kept) => kept.includes("applications"));
    assert.doesNotMatch(await keptIn(page), /Engineer/);
    const comeBackAsRavi = await openOffline(page, "/jobs");
    await page.getByText("You have not sent any applications.").waitFor();
    assert.doesNotMatch((await page.locator("main").textContent()) ?? "", /Engineer/);
    await comeBackAsRavi();
    await page.waitForURL(`${site.url}/jobs`);

    // Offline on a list, the notice leaves the place at the top of a small screen to the search.
    await whenLoggedIn(page);
    await goOffline(page);
    const notice = page.getByRole("status").filter({ hasText: "You are offline." });
    await notice.waitFor();
    const position = await notice.evaluate((element) => getComputedStyle(element).position);
    assert.equal(position, width < 1024 ? "static" : "sticky");
    await visited.context.setOffline(false);

    // The server no longer knows the session: the next check erases what was kept.
    await site.db.query("delete from session where account_id = $1", [ravi.accountId]);
    await page.reload();
    await untilKept(page, isNothing);
  });

/** The push service: what browsers of this test subscribe with, and what arrives. */
const arrived: { path: string; body: Buffer }[] = [];
const service = createServer(async (request, response) => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  arrived.push({ path: request.url ?? "", body: Buffer.concat(pieces) });
  response.writeHead(201).end();
}).listen(0, "127.0.0.1");
await new Promise((resolve) => service.once("listening", resolve));
afterFile(() => service.close());

/** Gives the browser a push service and permission, neither of which the headless shell has. */
async function givePushes(context: BrowserContext) {
  const key = createECDH("prime256v1");
  key.generateKeys();
  const auth = randomBytes(16).toString("base64url");
  const path = `/push/${randomBytes(8).toString("hex")}`;
  const endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}${path}`;
  const json = { endpoint, keys: { p256dh: key.getPublicKey("base64url"), auth } };
  await context.addInitScript((given) => {
    const NAME = "test subscription";
    const isThere = () => sessionStorage.getItem(NAME) !== null;
    const subscription = {
      toJSON: () => given,
      unsubscribe: async () => {
        sessionStorage.removeItem(NAME);
        return true;
      },
    };
    Object.defineProperty(Notification, "requestPermission", {
      value: async () => {
        const asked = Number(sessionStorage.getItem("asked") ?? 0) + 1;
        sessionStorage.setItem("asked", String(asked));
        await new Promise((resolve) => setTimeout(resolve, 500));
        return "granted";
      },
    });
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        sessionStorage.setItem(NAME, "1");
        return subscription;
      },
      getSubscription: async () => (isThere() ? subscription : null),
    });
  }, json);
  return {
    /** The newest message, opened with the browser's keys. */
    async message(): Promise<string> {
      for (let tries = 0; ; tries += 1) {
        const body = arrived.findLast((one) => one.path === path)?.body;
        if (body)
          return ece.decrypt(body, { version: "aes128gcm", privateKey: key, authSecret: auth }).toString("utf8");
        assert.ok(tries < 200, "nothing was pushed");
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
  };
}

type Shown = { title: string; body: string; href: string };

/** The page's worker, asked for anew each time: the browser ends an idle one, and starts another. */
const workerOf = async (page: Page) =>
  page.context().serviceWorkers().at(-1) ?? (await page.context().waitForEvent("serviceworker"));

/** Hands a message to the page's worker by the debugging protocol; resolves to what the worker shows. */
async function deliver(page: Page, data: string): Promise<Shown> {
  await (await workerOf(page)).evaluate(() => {
    const scope = globalThis as unknown as { shown?: Shown; registration: ServiceWorkerRegistration };
    delete scope.shown;
    scope.registration.showNotification = async (title, options) => {
      scope.shown = { title, body: options?.body ?? "", href: options?.data.href };
    };
  });
  const debug = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    debug.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      for (const one of registrations) if (!one.isDeleted) resolve(one.registrationId);
    }),
  );
  await debug.send("ServiceWorker.enable");
  await debug.send("ServiceWorker.deliverPushMessage", { origin: site.url, registrationId: await registered, data });
  for (let tries = 0; ; tries += 1) {
    const shown = await (await workerOf(page)).evaluate(
      () => (globalThis as unknown as { shown?: Shown }).shown ?? null,
    );
    if (shown) return shown;
    assert.ok(tries < 100, "the worker shows nothing");
    await page.waitForTimeout(100);
  }
}

for (const width of [390, 1440])
  test(`at ${width} px: a device is switched on, told of a fact, opens its page, and is removed`, async (context) => {
    const asha = await aSeeker();
    const visited = await visit(browser, context, withWorker(width));
    const { page } = visited;
    const pushes = await givePushes(visited.context);
    await enter(page, asha);
    await whenControlled(page);
    await open(page, site, PREFERENCES_PATH);
    // A second press while the browser asks subscribes no second time.
    await page.getByRole("button", { name: "Show notifications on this device" }).dblclick();
    await page.getByText("This device shows your notifications.").first().waitFor();
    await page.getByText("Chrome on Linux, this device").waitFor();
    assert.equal(await page.evaluate(() => sessionStorage.getItem("asked")), "1");
    await page.waitForFunction(() => document.activeElement?.id === "devices");
    assert.deepEqual(await axeFindings(page), []);

    const token = await tokenOf(site, asha);
    await callSite(site, "POST", "/api/job-application/", token, {
      jobId: viewed.id,
      companyName: company.name,
      jobPortal: "Vouchboard",
      acceptLowScore: true,
    });
    const message = await pushes.message();
    const { title, text, href } = JSON.parse(message);
    assert.match(href, /^\/v2\/candidate\/profile\?view=dashboard/);

    assert.deepEqual(await deliver(page, message), { title, body: text, href });
    const theirs = JSON.stringify({ ...JSON.parse(message), to: "another person" });
    const hidden = await deliver(page, theirs);
    assert.deepEqual([hidden.title, hidden.href], ["Vouchboard", "/notifications"]);
    assert.doesNotMatch(hidden.body, /Balloon|Kite/);

    // The press, as the browser tells of it; a worker may open no window in the shell, so it leads the open one there.
    await (await workerOf(page)).evaluate((to) => {
      const press = Object.assign(new Event("notificationclick"), {
        notification: { data: { href: to }, close: () => {} },
        waitUntil: () => {},
      });
      globalThis.dispatchEvent(press);
    }, href);
    await page.waitForURL(site.url + href);

    await open(page, site, PREFERENCES_PATH);
    await page.getByRole("button", { name: "Remove Chrome on Linux" }).click();
    await page.getByRole("button", { name: "Show notifications on this device" }).waitFor();
    await page.waitForFunction(() => document.activeElement?.id === "devices");
    assert.deepEqual(await site.db.query("select 1 from push_device where account_id = $1", [asha.accountId]), []);
  });

test("the worker is asked for anew each time, may fetch from the site only, and can be switched off", async (context) => {
  const answer = await fetch(`${site.url}/sw.js`);
  assert.equal(answer.headers.get("cache-control"), "no-cache");
  assert.match(answer.headers.get("content-type") ?? "", /^text\/javascript/);
  assert.equal(answer.headers.get("content-security-policy"), "default-src 'none'; connect-src 'self'");
  const text = await answer.text();

  // A proxy before the site, whose worker the test changes.
  let worker = text;
  const proxy = createServer(async (request, response) => {
    if (request.url === "/sw.js") return response.writeHead(200, { "content-type": "text/javascript" }).end(worker);
    const from = await fetch(site.url + request.url);
    response.writeHead(from.status, { "content-type": from.headers.get("content-type") ?? "" });
    return response.end(Buffer.from(await from.arrayBuffer()));
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => proxy.once("listening", resolve));
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  // The hooks of a test run in their order, and not after one that fails: the page, which still asks the proxy for things,
  // is closed first, and the proxy alone keeps no process alive.
  proxy.unref();
  const { page } = await visit(browser, context, withWorker(1280));
  context.after(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  await page.goto(`${url}/about`);
  const update = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
      await registration.update();
    });
  const stores = () => page.evaluate(async () => (await caches.keys()).sort());
  const until = async (isRight: (names: string[]) => boolean) => {
    for (let tries = 0; ; tries += 1) {
      const names = await stores();
      if (isRight(names)) return names;
      assert.ok(tries < 100, names.join());
      await page.waitForTimeout(100);
    }
  };
  /** For a question that takes a promise, whose answer `waitForFunction` would not wait for. */
  const untilSo = async (isSo: () => Promise<boolean>) => {
    for (let tries = 0; !(await page.evaluate(isSo)); tries += 1) {
      assert.ok(tries < 200, `never: ${isSo}`);
      await page.waitForTimeout(100);
    }
  };
  await update();
  const [first] = await until((names) => names.length === 1);
  // Once a Hindi page was opened, Hindi pages are replaced by a Hindi one.
  await page.goto(`${url}/hi/about`);
  await untilSo(async () => (await caches.match("/hi/offline")) !== undefined);
  await page.context().setOffline(true);
  await page.goto(`${url}/hi/jobs`);
  await page.waitForURL(`${url}/hi/offline?from=*`);
  assert.equal(await page.locator("html").getAttribute("lang"), "hi");
  await page.context().setOffline(false);
  await page.goto(`${url}/about`);
  worker = text.replace(/^const BUILD = "\w+"/, 'const BUILD = "next"');
  await update();
  assert.notEqual(first, "site-next");
  await until((names) => names.join() === "site-next");
  worker = LEAVING_WORKER;
  await update();
  await until((names) => names.length === 0);
  await untilSo(async () => (await navigator.serviceWorker.getRegistrations()).length === 0);
});
