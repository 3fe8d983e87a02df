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
  const cache = useQueryClient();
  const { isBusy, problem, tell, run } = useAction();
  const [isSubscribed, setSubscribed] = useState<boolean>();
  const [canPush, setCanPush] = useState(true);
  useEffect(() => {
    setCanPush("PushManager" in window && "Notification" in window && "serviceWorker" in navigator);
    void pushSubscription().then((one) => setSubscribed(one !== null));
  }, []);
  const own = devices.data.find(({ isThis }) => isThis);
  const isOn = own !== undefined && isSubscribed === true;
  const take = (answer: Devices) => cache.setQueryData(DEVICES_KEY, answer);
  const turnOn = async () => {
    if ((await Notification.requestPermission()) !== "granted") {
      tell({ title: t.thisBrowserDoesNotLetTheSite, text: BLOCKED, code: null });
      return;
    }
    const subscription = await subscribe(devices.publicKey).catch(() => null);
    if (!subscription) {
      tell({ title: t.thisBrowserCouldNotBeReachedBy, text: NO_SERVICE, code: null });
      return;
    }
    const { endpoint = "", keys = {} } = subscription.toJSON();
    take(await ask("addDevice", { body: { endpoint, keys: { p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" } } }));
    setSubscribed(true);
    showToast("success", t.thisDeviceShowsYourNotifications);
  };
  /** The pressed button goes with the change, or is out of use while it is under way: the heading takes the focus. */
  const change = async (work: () => Promise<void>, done?: string) => {
    await run(work, done);
    focusSoon("#devices");
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
            <Button busy={isBusy} busyLabel={t.oneMoment} onClick={() => void change(turnOn)}>
              {t.showNotificationsOnThisDevice}
            </Button>
          </p>
        )
      )}
      {devices.data.length > 0 && (
        <ul className="border-y border-y-line divide-y divide-line">
          {devices.data.map((device) => (
            <li key={device.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">
                  {device.isThis ? fill(t.thisDevice, { label: device.label }) : device.label}
                </p>
                <p className="text-sm/body text-ink-soft">
                  {device.lastSuccessAt
                    ? fill(t.sinceLastNotification, {
                        createdAt: dayOf(device.createdAt),
                        lastSuccessAt: dayOf(device.lastSuccessAt),
                      })
                    : fill(t.sinceNoNotificationYet, { createdAt: dayOf(device.createdAt) })}
                </p>
              </div>
              <Button
                size="sm"
                variant="secondary"
                disabled={isBusy}
                aria-label={fill(t.remove2, { label: device.label })}
                onClick={() => void remove(device)}
              >
                {t.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

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
