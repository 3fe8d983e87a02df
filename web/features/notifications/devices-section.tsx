// Notifications on devices: switches this browser on and off, and lists the others.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { CallAnswer } from "../../../contract/client.ts";
import type { Device } from "../../../contract/notifications/wire.ts";
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
        On your devices
      </h2>
      <p className="mt-2 prose-width text-ink-soft">
        What you choose to see on the site can also appear on a phone or a computer while the site is closed. Logging
        out on a device ends it there.
      </p>
      {query.data ? (
        <DeviceChoices devices={query.data} />
      ) : (
        <LoadState query={query} label="Your devices are being loaded." sizes={["h-16"]} className="mt-6 grid gap-3" />
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
      tell({ title: "This browser does not let the site show notifications.", text: BLOCKED, code: null });
      return;
    }
    const subscription = await subscribe(devices.publicKey).catch(() => null);
    if (!subscription) {
      tell({ title: "This browser could not be reached by notifications.", text: NO_SERVICE, code: null });
      return;
    }
    const { endpoint = "", keys = {} } = subscription.toJSON();
    take(await ask("addDevice", { body: { endpoint, keys: { p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" } } }));
    setSubscribed(true);
    showToast("success", "This device shows your notifications.");
  };
  /** The pressed button goes with the change, or is out of use while it is under way: the heading takes the focus. */
  const change = async (work: () => Promise<void>, done?: string) => {
    await run(work, done);
    focusSoon("#devices");
  };
  const remove = (device: Device) =>
    change(async () => {
      if (device.isThis) await endPushes();
      take(await ask("removeDevice", { params: { deviceId: device.id } }));
      if (device.isThis) setSubscribed(false);
    }, `${device.label} shows no more notifications.`);
  return (
    <div className="mt-6 grid gap-4">
      {problem && <ProblemAlert problem={problem} />}
      {!canPush ? (
        <p>{UNABLE}</p>
      ) : isOn ? (
        <p role="status">This device shows your notifications.</p>
      ) : (
        // Not before it is known whether this browser is subscribed.
        isSubscribed !== undefined && (
          <p>
            <Button busy={isBusy} busyLabel="One moment…" onClick={() => void change(turnOn)}>
              Show notifications on this device
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
                  {device.isThis ? `${device.label}, this device` : device.label}
                </p>
                <p className="text-sm/body text-ink-soft">
                  {device.lastSuccessAt
                    ? `Since ${dayOf(device.createdAt)}, last notification ${dayOf(device.lastSuccessAt)}`
                    : `Since ${dayOf(device.createdAt)}, no notification yet`}
                </p>
              </div>
              <Button
                size="sm"
                variant="secondary"
                disabled={isBusy}
                aria-label={`Remove ${device.label}`}
                onClick={() => void remove(device)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const BLOCKED = "Allow notifications for this site in the browser's settings, and press again.";
const NO_SERVICE = "Its maker's push service does not answer, or it is a private window. Please try again later.";
const UNABLE =
  "This browser cannot show notifications of a site. On an iPhone or iPad, add the site to the home screen and open it from there.";

/** Subscribes this browser. Rejects where it has no push service. */
async function subscribe(publicKey: string): Promise<PushSubscription> {
  if (!(await registerWorker())) throw new Error("This browser takes no service worker.");
  const { pushManager } = await navigator.serviceWorker.ready;
  const wish = { userVisibleOnly: true, applicationServerKey: publicKey };
  // A subscription made with an earlier key of the site would be in the way.
  await endPushes();
  return pushManager.subscribe(wish);
}
