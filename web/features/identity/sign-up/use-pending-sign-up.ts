// A sign-up that waits for its code, stored over a reload, since the mail may be read in another window.
import { useEffect, useState } from "react";
import { readHint, removeHint, writeHint } from "../../../session/hints.ts";
import { draftOf, valuesIn } from "../form/form-draft.ts";

const HINT = "AuthActiveFormData";
const FORM = "confirm";

type Filled = { username: string; name?: string; phone_number?: string };
/** `sentAt` in milliseconds since 1970. */
type Pending = Filled & { sentAt: number };

export type PendingSignUp = ReturnType<typeof usePendingSignUp>;

export function usePendingSignUp() {
  const [pending, setPending] = useState<Pending | null>(null);
  const [defaults, setDefaults] = useState<Partial<Filled>>({});

  useEffect(() => {
    let isGone = false;
    void readHint(HINT).then((stored) => {
      const { username, name, phone_number, sentAt } = valuesIn(stored, FORM, Date.now());
      if (isGone || !username) return;
      setPending({
        username,
        ...(name && { name }),
        ...(phone_number && { phone_number }),
        sentAt: Number(sentAt) || 0,
      });
    });
    return () => {
      isGone = true;
    };
  }, []);

  return {
    pending,
    defaults,
    begin({ username, name = "", phone_number = "" }: Filled) {
      const sentAt = Date.now();
      setPending({ username, name, phone_number, sentAt });
      void writeHint(HINT, draftOf(FORM, { username, name, phone_number, sentAt: String(sentAt) }, sentAt));
    },
    goBack() {
      if (pending) setDefaults({ username: pending.username, name: pending.name, phone_number: pending.phone_number });
      setPending(null);
      void removeHint(HINT);
    },
    forget: () => removeHint(HINT),
  };
}
