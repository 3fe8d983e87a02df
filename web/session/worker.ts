// The service worker of this browser: registered for people with a session, who alone have something to read offline.

/** Null where there is none: in development, and in browsers and windows without. Never rejects. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return null;
  // Without the browser's cache, so that a new build is seen at the next visit.
  return navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => null);
}

/** Registers it once the page has nothing else to do, and has it keep the parts that pages of a person load later. */
export function registerWorkerLater(): void {
  const register = async () => {
    if (!(await registerWorker())) return;
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(performance.getEntriesByType("resource").map(({ name }) => name));
  };
  if ("requestIdleCallback" in window) window.requestIdleCallback(() => void register(), { timeout: 10_000 });
  else setTimeout(() => void register(), 3_000);
}

/** This browser's subscription to notifications. Never rejects. */
export async function pushSubscription(): Promise<PushSubscription | null> {
  if (!("serviceWorker" in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  return (await registration?.pushManager?.getSubscription().catch(() => null)) ?? null;
}

/** Ends the subscription: what is still on its way to a person who has left is not shown to the next. Never rejects. */
export async function endPushes(): Promise<void> {
  await (await pushSubscription())?.unsubscribe().catch(() => false);
}
