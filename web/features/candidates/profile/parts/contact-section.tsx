// Contact details of the account: name, e-mail address and phone number.

import { type ReactNode, useRef, useState } from "react";
import { t } from "#messages/candidates.ts";
import { fill } from "../../../../../messages/fill.ts";
import { ask } from "../../../../session/ask.ts";
import { useSession } from "../../../../session/session-context.tsx";
import { sessionStore } from "../../../../session/session-state.ts";
import { useToastAction } from "../../../../session/use-action.ts";
import { Button } from "../../../../ui/button.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { useProfile } from "../saving/profile-context.tsx";
import { EditButton, SavedMark, SectionFrame } from "../section/section-card.tsx";
import { focusControl, focusEditButton, useWanted } from "../section/use-section.ts";
import { AddButton, Fact, FactList } from "./fact-list.tsx";

/** The form of the account details; calls `done` once saved or cancelled. */
export type ContactEditor = (done: (isSaved: boolean) => void) => ReactNode;

const ID = "contact";

export function ContactSection({ editor }: { editor: ContactEditor }) {
  const { userDetails } = useSession();
  const { setDirty } = useProfile();
  const root = useRef<HTMLElement>(null);
  const [isEditing, setEditing] = useState(false);
  const [progress, setProgress] = useState<"idle" | "saved">("idle");
  const open = (control: string | null) => {
    setEditing(true);
    setProgress("idle");
    requestAnimationFrame(() => root.current && focusControl(root.current, control));
  };
  const close = (isSaved: boolean) => {
    setEditing(false);
    setProgress(isSaved ? "saved" : "idle");
    setDirty(ID, false);
    focusEditButton(root.current);
  };
  useWanted(ID, open);
  const tools = !isEditing && (
    <>
      <SavedMark progress={progress} />
      <EditButton about={t.editContactDetails} disabled={!userDetails} onEdit={() => open(null)} />
    </>
  );
  return (
    <SectionFrame id={ID} root={root} title={t.contactDetails} lead={t.howWeAddressYouAndHowPeople} tools={tools}>
      {isEditing ? (
        <div onInput={() => setDirty(ID, true)}>{editor(close)}</div>
      ) : userDetails ? (
        <FactList>
          <Fact label={t.name} wish="name">
            {userDetails.name}
          </Fact>
          <Fact label={t.phone} wish="phone_number">
            {userDetails.phone_number ?? <PhoneOffer />}
          </Fact>
          <Fact label={t.eMail} isWide>
            {userDetails.email}
          </Fact>
        </FactList>
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
    </SectionFrame>
  );
}

/** Offers the phone number of the CV while the account has none. */
function PhoneOffer() {
  const { userDetails } = useSession();
  const phone = useProfile().profile.fromCv?.phone ?? null;
  const { isBusy, run } = useToastAction(() => t.theNumberCouldNotBeSavedPlease);
  const take = async () => {
    if (!userDetails) return;
    const params = { email: userDetails.email };
    const changed = await ask("updateUserDetails", { params, body: { phone_number: phone } });
    sessionStore.set({ userDetails: { ...userDetails, ...changed } });
  };
  return (
    <span className="grid justify-items-start gap-1">
      <AddButton label={t.phone} wish="phone_number" />
      {phone !== null && (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <span>{fill(t.yourCvSays, { phone })}</span>
          <Button size="sm" variant="secondary" busy={isBusy} busyLabel={t.saving} onClick={() => void run(take)}>
            {t.useThisNumber}
          </Button>
        </span>
      )}
    </span>
  );
}
