// A person's notification preferences: on the site, and by mail at once, daily or never. Each choice is saved when made.
import { t } from "#messages/notifications.ts";
import { EMAIL_WAYS, type EmailWay } from "../../../contract/notifications/rules.ts";
import type { NotificationPreference } from "../../../contract/notifications/wire.ts";
import { NOTIFICATION_WORDS } from "../../../messages/en/notifications.ts";
import { LoadState } from "../../session/load-state.tsx";
import { NativeSelect } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { rich } from "../../ui/rich.tsx";
import "../../styles/people.css";
import { type MutationStatus, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ask } from "../../session/ask.ts";
import { repeatCall } from "../../session/repeat-call.ts";
import { DevicesSection } from "./devices-section.tsx";
import { MailTrouble } from "./mail-trouble.tsx";

const WAYS: Record<EmailWay, string> = { AT_ONCE: t.atOnce, DAILY: t.onceADay, OFF: t.never };
const WAY_OPTIONS = EMAIL_WAYS.map((way) => ({ value: way, label: WAYS[way] }));

export function PreferencesScreen() {
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
    <li className="choice pt-5 pb-2 not-first:border-t not-first:border-t-line">
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
          <label htmlFor={`${id}-mail`}>{t.byMail}</label>
          <NativeSelect
            id={`${id}-mail`}
            options={WAY_OPTIONS}
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
    <div className="flex items-center justify-end min-h-7 text-sm/body text-ink-faint [&_p]:inline-flex [&_p]:items-center [&_p]:gap-1.5">
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
