// Contact details of the account: name, e-mail address and phone number.
import { type ReactNode, useEffect, useRef, useState } from "react";
import { ask } from "../../../../session/ask.ts";
import { useSession } from "../../../../session/session-context.tsx";
import { sessionStore } from "../../../../session/session-state.ts";
import { Button } from "../../../../ui/button.tsx";
import { focusSoon } from "../../../../ui/focus-soon.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { showToast } from "../../../../ui/toast.ts";
import { useProfile } from "../saving/profile-context.tsx";
import { focusControl } from "../section/focus-control.ts";
import { SavedMark } from "../section/saved-mark.tsx";
import { Fact, FactList } from "./fact-list.tsx";

/** The form of the account details; calls `done` once saved or cancelled. */
export type ContactEditor = (done: (isSaved: boolean) => void) => ReactNode;

const ID = "contact";

export function ContactSection({ editor }: { editor: ContactEditor }) {
  const { userDetails } = useSession();
  const { wanted, setDirty } = useProfile();
  const root = useRef<HTMLElement>(null);
  const [isEditing, setEditing] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const open = (control: string | null) => {
    setEditing(true);
    setSaved(false);
    requestAnimationFrame(() => root.current && focusControl(root.current, control));
  };
  const close = (hasSaved: boolean) => {
    setEditing(false);
    setSaved(hasSaved);
    setDirty(ID, false);
    focusSoon(() => root.current?.querySelector<HTMLElement>("[data-section-edit]"));
  };
  const openAt = useRef(open);
  openAt.current = open;
  useEffect(() => {
    if (wanted?.section === ID) openAt.current(wanted.control);
  }, [wanted]);
  return (
    <section id={ID} ref={root} aria-labelledby="contact-title" className="card grid gap-5">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-y-1 gap-x-4 [&>h2]:[grid-area:1/1]">
        <h2 id="contact-title" className="text-xl">
          Contact details
        </h2>
        <p className="col-span-full text-sm/body text-ink-soft">
          How we address you, and how people you deal with here reach you.
        </p>
        {!isEditing && (
          <div className="[grid-area:1/2] flex flex-wrap items-center justify-end gap-3">
            <SavedMark isSaved={isSaved} />
            <Button
              variant="soft"
              size="sm"
              data-section-edit=""
              aria-label="Edit contact details"
              disabled={!userDetails}
              onClick={() => open(null)}
            >
              <Icon name="pencil" size={16} />
              Edit
            </Button>
          </div>
        )}
      </div>
      {isEditing ? (
        <div onInput={() => setDirty(ID, true)}>{editor(close)}</div>
      ) : userDetails ? (
        <FactList>
          <Fact label="Name" wish="name">
            {userDetails.name}
          </Fact>
          <Fact label="Phone" wish="phone_number">
            {userDetails.phone_number ?? <PhoneOffer />}
          </Fact>
          <Fact label="E-mail" isWide>
            {userDetails.email}
          </Fact>
        </FactList>
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
    </section>
  );
}

/** Offers the phone number of the CV while the account has none. */
function PhoneOffer() {
  const { userDetails } = useSession();
  const { profile, want } = useProfile();
  const [isBusy, setBusy] = useState(false);
  const phone = profile.fromCv?.phone ?? null;
  const take = async () => {
    if (!userDetails || phone === null) return;
    setBusy(true);
    try {
      const params = { email: userDetails.email };
      const changed = await ask("updateUserDetails", { params, body: { phone_number: phone } });
      sessionStore.set({ userDetails: { ...userDetails, ...changed } });
    } catch {
      showToast("error", "The number could not be saved. Please try again.");
    } finally {
      setBusy(false);
    }
  };
  return (
    <span className="grid justify-items-start gap-1">
      <button
        type="button"
        className="min-h-7 text-sm/body font-semibold text-(--link) underline decoration-1 underline-offset-[0.2em] hover:decoration-2"
        onClick={() => want(ID, "phone_number")}
      >
        Add<span className="sr-only"> phone</span>
      </button>
      {phone !== null && (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          Your CV says {phone}
          <Button size="sm" variant="secondary" busy={isBusy} busyLabel="Saving…" onClick={() => void take()}>
            Use this number
          </Button>
        </span>
      )}
    </span>
  );
}
