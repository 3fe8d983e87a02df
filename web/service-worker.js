// The site's service worker: a page to read when the network is away, and notifications. The build writes BUILD above it.
// Documents always come from the network, so that nobody stays on an old build; answers of the API are never touched.

const STORE = `site-${BUILD}`;
const OFFLINE = "/offline";
/** Kept once a Hindi page was opened. */
const OFFLINE_HINDI = "/hi/offline";
const HOME = self.location.origin;

self.addEventListener("install", (event) => {
  event.waitUntil(keepOfflinePage(OFFLINE));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

/** The page and all that its document names: scripts, styles and fonts. */
async function keepOfflinePage(path) {
  const store = await caches.open(STORE);
  const page = await fetch(path, { cache: "reload", credentials: "omit" });
  if (!page.ok) throw new Error(`The offline page was answered ${page.status}.`);
  const files = (await page.clone().text()).match(/\/assets\/[\w.-]+\.(?:js|css|woff2|svg)/g);
  await store.addAll(["/favicon.svg", ...new Set(files)]);
  await store.put(path, page);
}

/** What an earlier build kept goes. */
async function takeOver() {
  for (const name of await caches.keys()) if (name !== STORE) await caches.delete(name);
  await self.clients.claim();
}

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname, search } = new URL(url);
  if (method !== "GET" || origin !== HOME) return;
  if (mode === "navigate") event.respondWith(openPage(event, pathname, search));
  else if (pathname.startsWith("/assets/")) event.respondWith(openFile(event.request));
});

async function openPage(event, pathname, search) {
  const isHindi = /^\/hi(\/|$)/.test(pathname);
  try {
    const answer = await fetch(event.request);
    if (isHindi) event.waitUntil(keepHindi());
    return answer;
  } catch {
    const own = isHindi && (await keptPage(OFFLINE_HINDI)) ? OFFLINE_HINDI : OFFLINE;
    if (pathname !== own) return Response.redirect(`${own}?from=${encodeURIComponent(pathname + search)}`);
    return (await keptPage(own)) ?? Response.error();
  }
}

const keptPage = (path) => caches.match(path, { ignoreSearch: true, ignoreVary: true });

/** Another Hindi page tries again when it fails. */
async function keepHindi() {
  if (!(await keptPage(OFFLINE_HINDI))) await keepOfflinePage(OFFLINE_HINDI).catch(() => null);
}

/** What an open page had loaded before there was a worker, by address. */
self.addEventListener("message", (event) => {
  if (!Array.isArray(event.data)) return;
  const files = event.data.filter((one) => typeof one === "string" && one.startsWith(`${HOME}/assets/`));
  event.waitUntil(Promise.all(files.map((file) => openFile(new Request(file)).catch(() => null))));
});

/** Files below /assets/ have their content's hash in their names, so that a kept one is never out of date. */
async function openFile(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(STORE)).put(request, answer.clone());
  return answer;
}

self.addEventListener("push", (event) => event.waitUntil(showNotice(event.data)));

/** A notice for another person than this browser's, such as one sent before they logged out, shows none of its words. */
async function showNotice(data) {
  const notice = readNotice(data);
  const isTheirs = notice !== null && notice.to === (await ownerHere());
  const { title, text, href, tag } = isTheirs ? notice : HIDDEN;
  await self.registration.showNotification(title, { body: text, tag, icon: "/icon-192.png", data: { href } });
}

const HIDDEN = {
  title: "Vouchboard",
  text: "There is a new notification. Log in to read it.",
  href: "/notifications",
  tag: "hidden",
};

function readNotice(data) {
  try {
    const { to, title, text, href, tag } = data.json();
    return [to, title, text, href, tag].every((one) => typeof one === "string") ? { to, title, text, href, tag } : null;
  } catch {
    return null;
  }
}

/** Whom the session of this browser belongs to: web/session/offline-store.ts notes it. */
async function ownerHere() {
  const database = await new Promise((resolve) => {
    const opening = indexedDB.open("session", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("keys");
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => resolve(null);
  });
  if (!database) return null;
  const asking = database.transaction("keys").objectStore("keys").get("offline owner");
  const owner = await new Promise((resolve) => {
    asking.onsuccess = () => resolve(asking.result ?? null);
    asking.onerror = () => resolve(null);
  });
  database.close();
  return owner;
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openNotice(event.notification.data?.href));
});

/** In a window of its own, so that nothing typed in another is lost; in an open one where the browser refuses that. */
async function openNotice(href) {
  const wanted = new URL(typeof href === "string" ? href : HIDDEN.href, HOME);
  const to = wanted.origin === HOME ? wanted.href : HOME + HIDDEN.href;
  try {
    await self.clients.openWindow(to);
  } catch {
    const [open] = await self.clients.matchAll({ type: "window" });
    await open?.navigate(to);
  }
}
