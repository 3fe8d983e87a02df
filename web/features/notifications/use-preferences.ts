// A person's notification preferences: loaded once, saved one by one.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { NotificationPreference } from "../../../contract/notifications/wire.ts";
import { ask } from "../../session/ask.ts";
import { repeatCall } from "../../session/repeat-call.ts";

const PREFERENCES_KEY = ["notifications", "preferences"] as const;

type Preferences = { data: NotificationPreference[] };

export function usePreferences() {
  return useQuery({
    queryKey: PREFERENCES_KEY,
    queryFn: () => repeatCall(() => ask("listPreferences")),
    staleTime: 0,
  });
}

/** "failed": the server has another value; the choice stays shown and can be sent again. */
export type Saving = "idle" | "saving" | "saved" | "failed";

/** One choice and the state of its saving. Of several quick changes, the last one is stored. */
export function useChoice(given: NotificationPreference) {
  const cache = useQueryClient();
  const [choice, setChoice] = useState(given);
  const [saving, setSaving] = useState<Saving>("idle");
  const wanted = useRef(given);
  const isSending = useRef(false);

  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setSaving("saving");
    try {
      let sent: NotificationPreference;
      do {
        sent = wanted.current;
        const data = [sent];
        cache.setQueryData<Preferences>(
          PREFERENCES_KEY,
          await repeatCall(() => ask("setPreferences", { body: { data } })),
        );
      } while (sent !== wanted.current);
      setSaving("saved");
    } catch {
      setSaving("failed");
    } finally {
      isSending.current = false;
    }
  };
  const change = (part: Partial<NotificationPreference>) => {
    wanted.current = { ...wanted.current, ...part };
    setChoice(wanted.current);
    void send();
  };
  return { choice, saving, change, again: () => void send() };
}
