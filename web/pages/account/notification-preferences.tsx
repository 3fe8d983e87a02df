// The page of notification preferences.

import { type MutationStatus, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { t as words } from "#messages/identity.ts";
import { t } from "#messages/notifications.ts";
import type { CallAnswer } from "../../../contract/client.ts";
import { EMAIL_WAYS, type EmailWay } from "../../../contract/notifications/rules.ts";
import type { Device, NotificationPreference } from "../../../contract/notifications/wire.ts";
import { NOTIFICATIONS_PATH } from "../../../contract/paths.ts";
import { NOTIFICATION_WORDS } from "../../../messages/en/notifications.ts";
import { fill } from "../../../messages/fill.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { MailTrouble } from "../../features/notifications/mail-trouble.tsx";
import { ask } from "../../session/ask.ts";
import { LoadState } from "../../session/load-state.tsx";
import { repeatCall } from "../../session/repeat-call.ts";
import { useAction } from "../../session/use-action.ts";
import { endPushes, pushSubscription, registerWorker } from "../../session/worker.ts";
import { Button } from "../../ui/button.tsx";
import { NativeSelect } from "../../ui/field.tsx";
import { focusSoon } from "../../ui/focus-soon.ts";
import { Icon } from "../../ui/icon.tsx";
import { dayOf } from "../../ui/moments.ts";
import { ProblemAlert } from "../../ui/problem-alert.tsx";
import { rich } from "../../ui/rich.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";
import { showToast } from "../../ui/toast.ts";

export const meta = fixedMeta({ title: t.notificationSettings, description: words.chooseWhatTellsYouOnTheSite });

export default function NotificationPreferences() {
  return (
    <div className="wrap max-w-4xl pt-10 pb-20 md:pt-14">
      <Link to={NOTIFICATIONS_PATH} className="text-link thumb mb-4 inline-flex items-center gap-1 text-sm">
        <Icon name="chevron-left" size={16} />
        {words.notifications}
      </Link>
      <ScreenHead title={t.notificationSettings} lead={words.onceADayIsOneMailAt} />
      <PreferencesScreen />
    </div>
  );
}

const WAYS: Record<EmailWay, string> = { AT_ONCE: t.atOnce, DAILY: t.onceADay, OFF: t.never };

/** Kinds that are written at their own times: the first choice is these, and not at once. */
const OWN_TIMES: Partial<Record<NotificationPreference["kind"], string>> = {
  "saved-search": t.asEachSearchSays,
  "jobs-for-you": t.onceAWeek,
};

function wayOptions(kind: NotificationPreference["kind"]) {
  const own = OWN_TIMES[kind];
  const words = own === undefined ? WAYS : { ...WAYS, AT_ONCE: own, DAILY: t.inTheDailyMail };
  return EMAIL_WAYS.map((way) => ({ value: way, label: words[way] }));
}

function PreferencesScreen() {
  const query = usePreferences();
  const { data } = query;
  if (!data)
    return (
      <LoadState
        query={query}
        label={t.yourChoicesAreBeingLoaded}
        sizes={["h-24", "h-24", "h-24"]}
        className="mt-10 grid gap-3"
      />
    );
  return (
    <>
      <MailTrouble isChoosing />
      <ul className="mt-10 border-y border-y-line">
        {data.data.map((preference) => (
          <ChoiceRow key={preference.kind} preference={preference} />
        ))}
      </ul>
      <DevicesSection />
    </>
  );
}

function ChoiceRow({ preference }: { preference: NotificationPreference }) {
  const { choice, saving, change, again } = useChoice(preference);
  const { label, description } = NOTIFICATION_WORDS[preference.kind];
  const id = `choice-${preference.kind}`;
  return (
    <li className="choice relative py-6 not-first:border-t not-first:border-t-line">
      <fieldset
        aria-labelledby={id}
        className="grid gap-y-3 gap-x-8 items-center md:grid-cols-[minmax(0,1fr)_auto_14rem]"
      >
        <div className="min-w-0">
          <h2 id={id} className="text-lg">
            {label}
          </h2>
          <p className="text-sm text-ink-soft">{description}</p>
        </div>
        <label className="flex items-center gap-2.5 w-fit min-h-11 cursor-pointer [&>input]:w-5 [&>input]:h-5">
          <input type="checkbox" checked={choice.inApp} onChange={(event) => change({ inApp: event.target.checked })} />
          {t.onTheSite}
        </label>
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3 whitespace-nowrap">
          <label htmlFor={`${id}-mail`}>{t.byEMail}</label>
          <NativeSelect
            id={`${id}-mail`}
            options={wayOptions(preference.kind)}
            value={choice.email}
            onChange={(event) => change({ email: event.target.value as EmailWay })}
          />
        </div>
      </fieldset>
      <SavingLine saving={saving} onAgain={again} />
    </li>
  );
}

/** After an error the server has another value; the choice stays shown and can be sent again. */
function SavingLine({ saving, onAgain }: { saving: MutationStatus; onAgain: () => void }) {
  return (
    <div className="absolute inset-x-0 bottom-0 flex items-center justify-end min-h-6 text-sm/6 text-ink-faint [&_p]:inline-flex [&_p]:items-center [&_p]:gap-1.5">
      <p role="status">
        {saving === "pending" && t.saving}
        {saving === "success" && (
          <>
            <Icon name="check" size={16} className="text-good" /> {t.saved}
          </>
        )}
      </p>
      {saving === "error" && (
        <p role="alert" className="text-bad">
          <Icon name="warning" size={16} />{" "}
          {rich(t.thisIsNotSavedYetTryAgain, {
            button: (words) => (
              <button type="button" className="text-link font-semibold" onClick={onAgain}>
                {words}
              </button>
            ),
          })}
        </p>
      )}
    </div>
  );
}

const PREFERENCES_KEY = ["notifications", "preferences"] as const;

/** A person's notification preferences: loaded once, saved one by one. */
function usePreferences() {
  return useQuery({
    queryKey: PREFERENCES_KEY,
    queryFn: () => ask("listPreferences"),
    staleTime: 0,
  });
}

/** One choice and the state of its saving. Of several quick changes, which are sent in their order, the last is stored. */
function useChoice(given: NotificationPreference) {
  const cache = useQueryClient();
  const [choice, setChoice] = useState(given);
  const { mutate, status } = useMutation({
    scope: { id: `preference ${given.kind}` },
    // Offline, the call fails instead of waiting for the network.
    networkMode: "always",
    mutationFn: (data: NotificationPreference) => repeatCall(() => ask("setPreferences", { body: { data: [data] } })),
    onSuccess: (answer) => cache.setQueryData(PREFERENCES_KEY, answer),
  });
  const change = (part: Partial<NotificationPreference>) => {
    const changed = { ...choice, ...part };
    setChoice(changed);
    mutate(changed);
  };
  return { choice, saving: status, change, again: () => mutate(choice) };
}

type Devices = CallAnswer<"listDevices">;

const DEVICES_KEY = ["notifications", "devices"] as const;

function DevicesSection() {
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
