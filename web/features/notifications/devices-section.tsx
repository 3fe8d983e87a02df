// Notifications on devices: switches this browser on and off, and lists the others.

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { t } from "#messages/notifications.ts";
import type { CallAnswer } from "../../../contract/client.ts";
import type { Device } from "../../../contract/notifications/wire.ts";
import { fill } from "../../../messages/fill.ts";
import { ask } from "../../session/ask.ts";
import { LoadState } from "../../session/load-state.tsx";
import { useAction } from "../../session/use-action.ts";
import { endPushes, pushSubscription, registerWorker } from "../../session/worker.ts";
import { Button } from "../../ui/button.tsx";
import { focusSoon } from "../../ui/focus-soon.ts";
import { dayOf } from "../../ui/moments.ts";
import { ProblemAlert } from "../../ui/problem-alert.tsx";
import { showToast } from "../../ui/toast.ts";

type Devices = CallAnswer<"listDevices">;

const DEVICES_KEY = ["notifications", "devices"] as const;

export function DevicesSection() {
  const query = useQuery({ queryKey: DEVICES_KEY, queryFn: () => ask("listDevices"), staleTime: 0 });
  return (
    <section aria-labelledby="devices" className="mt-14">
      <h2 id="devices" tabIndex={-1} className="text-2xl outline-none">
        {t.onYourDevices}
      </h2>
      <p className="mt-2 prose-width text-ink-soft">{t.whatYouChooseToSeeOnThe}</p>
      {query.data ? (
        <DeviceChoices devices={query.data} />
      ) : (
        <LoadState query={query} label={t.yourDevicesAreBeingLoaded} sizes={["h-16"]} className="mt-6 grid gap-3" />
      )}
    </section>
  );
}

function DeviceChoices({ devices }: { devices: Devices }) {
  const { isBusy, problem, isSubscribed, turnOn, remove } = useDevices(devices);
  const [canPush, setCanPush] = useState(true);
  useEffect(() => setCanPush("PushManager" in window && "Notification" in window && "serviceWorker" in navigator), []);
  const isOn = isSubscribed === true && devices.data.some(({ isThis }) => isThis);
  return (
    <div className="mt-6 grid gap-4">
      {problem && <ProblemAlert problem={problem} />}
      {!canPush ? (
        <p>{UNABLE}</p>
      ) : isOn ? (
        <p role="status">{t.thisDeviceShowsYourNotifications}</p>
      ) : (
        // Not before it is known whether this browser is subscribed.
        isSubscribed !== undefined && (
          <p>
            <Button busy={isBusy} busyLabel={t.oneMoment} onClick={() => void turnOn()}>
              {t.showNotificationsOnThisDevice}
            </Button>
          </p>
        )
      )}
      {devices.data.length > 0 && (
        <ul className="border-y border-y-line divide-y divide-line">
          {devices.data.map((device) => (
            <DeviceRow key={device.id} device={device} isBusy={isBusy} onRemove={() => void remove(device)} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Whether this browser is subscribed (undefined until known), and what changes its devices. */
function useDevices({ publicKey }: Devices) {
  const cache = useQueryClient();
  const { isBusy, problem, tell, run } = useAction();
  const [isSubscribed, setSubscribed] = useState<boolean>();
  useEffect(() => void pushSubscription().then((one) => setSubscribed(one !== null)), []);
  const take = (answer: Devices) => cache.setQueryData(DEVICES_KEY, answer);
  /** The pressed button goes with the change, or is out of use while it is under way: the heading takes the focus. */
  const change = async (work: () => Promise<void>, done?: string) => {
    await run(work, done);
    focusSoon("#devices");
  };
  const add = async () => {
    if ((await Notification.requestPermission()) !== "granted") {
      tell({ title: t.thisBrowserDoesNotLetTheSite, text: BLOCKED, code: null });
      return;
    }
    const subscription = await subscribe(publicKey).catch(() => null);
    if (!subscription) {
      tell({ title: t.thisBrowserCouldNotBeReachedBy, text: NO_SERVICE, code: null });
      return;
    }
    const { endpoint = "", keys = {} } = subscription.toJSON();
    take(await ask("addDevice", { body: { endpoint, keys: { p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" } } }));
    setSubscribed(true);
    showToast("success", t.thisDeviceShowsYourNotifications);
  };
  const remove = (device: Device) =>
    change(
      async () => {
        if (device.isThis) await endPushes();
        take(await ask("removeDevice", { params: { deviceId: device.id } }));
        if (device.isThis) setSubscribed(false);
      },
      fill(t.showsNoMoreNotifications, { label: device.label }),
    );
  return { isBusy, problem, isSubscribed, turnOn: () => change(add), remove };
}

type DeviceRowProps = { device: Device; isBusy: boolean; onRemove: () => void };

const DeviceRow = ({ device: { label, isThis, createdAt, lastSuccessAt }, isBusy, onRemove }: DeviceRowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-3 py-3">
    <div className="min-w-0">
      <p className="font-semibold wrap-anywhere">{isThis ? fill(t.thisDevice, { label }) : label}</p>
      <p className="text-sm/body text-ink-soft">
        {lastSuccessAt
          ? fill(t.sinceLastNotification, { createdAt: dayOf(createdAt), lastSuccessAt: dayOf(lastSuccessAt) })
          : fill(t.sinceNoNotificationYet, { createdAt: dayOf(createdAt) })}
      </p>
    </div>
    <Button size="sm" variant="secondary" disabled={isBusy} aria-label={fill(t.remove2, { label })} onClick={onRemove}>
      {t.remove}
    </Button>
  </li>
);

const BLOCKED = t.allowNotificationsForThisSiteIn;
const NO_SERVICE = t.itsMakersPushServiceDoesNot;
const UNABLE = t.thisBrowserCannotShow;

/** Subscribes this browser. Rejects where it has no push service. */
async function subscribe(publicKey: string): Promise<PushSubscription> {
  if (!(await registerWorker())) throw new Error("This browser takes no service worker.");
  const { pushManager } = await navigator.serviceWorker.ready;
  const wish = { userVisibleOnly: true, applicationServerKey: publicKey };
  // A subscription made with an earlier key of the site would be in the way.
  await endPushes();
  return pushManager.subscribe(wish);
}
