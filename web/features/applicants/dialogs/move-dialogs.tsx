// The dialogs before a move: rejection, move with a message, and confirmation. Typed text outlives them.
import { useState } from "react";
import type { CompanyStage } from "../../../../contract/applications/rules.ts";
import type { Move, MovedPerson } from "../moves/make-mover.ts";
import { AskDialog } from "./ask-dialog.tsx";
import { MessageDialog } from "./message-dialog.tsx";
import { RejectDialog } from "./reject-dialog.tsx";
import { firstDraft, type RejectionDraft, rejectionOf } from "./rejection-draft.ts";

export type WantedDialog =
  | { kind: "reject"; people: readonly MovedPerson[] }
  | { kind: "message"; people: readonly [MovedPerson] }
  | { kind: "ask"; people: readonly MovedPerson[]; to: CompanyStage };

type MoveDialogsProps = {
  wanted: WantedDialog | null;
  jobTitle: string;
  companyName: string;
  onMove: (move: Move) => void;
  onClose: () => void;
};

export function MoveDialogs({ wanted, jobTitle, companyName, onMove, onClose }: MoveDialogsProps) {
  const [draft, setDraft] = useState<RejectionDraft | null>(null);
  const [messages, setMessages] = useState<Record<string, string>>({});
  if (wanted === null) return null;
  const finish = (move: Move) => {
    onClose();
    onMove(move);
  };
  if (wanted.kind === "reject") {
    const written = draft ?? firstDraft(jobTitle, companyName);
    return (
      <RejectDialog
        people={wanted.people}
        draft={written}
        onDraft={setDraft}
        onReject={() => finish({ people: wanted.people, to: "REJECTED", rejection: rejectionOf(written) })}
        onClose={onClose}
      />
    );
  }
  if (wanted.kind === "ask") {
    const { people, to } = wanted;
    return <AskDialog people={people} to={to} onMove={() => finish({ people, to })} onClose={onClose} />;
  }
  const [person] = wanted.people;
  const keep = (text: string) => setMessages((before) => ({ ...before, [person.applicationId]: text }));
  return (
    <MessageDialog
      person={person}
      text={messages[person.applicationId] ?? ""}
      onText={keep}
      onMove={(to, message) => {
        keep("");
        finish({ people: [person], to, message });
      }}
      onClose={onClose}
    />
  );
}
