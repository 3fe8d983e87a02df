// A company's saved replies: put into a message with the applicant's first name and the job's title, and edited.

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "#messages/hiring.ts";
import { filledReply, MAX_MESSAGE, MAX_REPLY_TITLE, MOST_REPLIES } from "../../../../contract/hiring/rules.ts";
import type { Conversation, SavedReply } from "../../../../contract/hiring/wire.ts";
import { fill } from "../../../../messages/fill.ts";
import { ActionDialog, opensDialog, TextField, useForm } from "../../../session/action-form.tsx";
import { ask } from "../../../session/ask.ts";
import { LoadState } from "../../../session/load-state.tsx";
import { repeatCall } from "../../../session/repeat-call.ts";
import { useAction, useToastAction } from "../../../session/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmButton } from "../../../ui/confirm-button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Menu } from "../../../ui/menu.tsx";

const KEY = ["company", "saved-replies"] as const;
/** Colleagues change them seldom. */
const FRESH_MS = 300_000;

const useReplies = () =>
  useQuery({ queryKey: KEY, queryFn: async () => (await ask("listSavedReplies")).data, staleTime: FRESH_MS });

type SavedRepliesProps = { talk: Conversation; onInsert: (text: string) => void };

/** The menu beside the field, and the dialog in which they are edited. */
export function SavedReplies({ talk: { withName, jobTitle }, onInsert }: SavedRepliesProps) {
  const replies = useReplies();
  const [isEditing, setEditing] = useState(false);
  const insert = ({ text }: SavedReply) => onInsert(filledReply(text, { name: withName, jobTitle }));
  return (
    <>
      <Menu
        variant="quiet"
        size="sm"
        items={[
          ...(replies.data ?? []).map((reply) => ({
            id: reply.id,
            label: reply.title,
            onAction: () => insert(reply),
          })),
          { id: "edit", label: t.editSavedReplies, icon: "pencil" as const, onAction: () => setEditing(true) },
        ]}
      >
        {t.savedReplies}
        <Icon name="chevron-down" size={16} />
      </Menu>
      {isEditing && <RepliesDialog onClose={() => setEditing(false)} />}
    </>
  );
}

type Edited = { id: string | null; title: string; text: string };

/** One dialog at a time: the list, or the reply that is written. */
function RepliesDialog({ onClose }: { onClose: () => void }) {
  const replies = useReplies();
  const [edited, setEdited] = useState<Edited | null>(null);
  const data = replies.data ?? [];
  if (edited) return <ReplyDialog edited={edited} onClose={() => setEdited(null)} />;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t.savedReplies}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.doneWithReplies}
          </Button>
          {data.length < MOST_REPLIES && (
            <Button {...opensDialog} onClick={() => setEdited({ id: null, title: "", text: "" })}>
              {t.newReply}
            </Button>
          )}
        </>
      }
    >
      <p className="text-sm/body text-ink-soft">{t.savedRepliesLead}</p>
      {!replies.data ? (
        <LoadState query={replies} label={t.repliesAreLoaded} sizes={["h-16"]} title={t.repliesCouldNotBeLoaded} />
      ) : data.length === 0 ? (
        <p className="mt-4">{t.noSavedReplies}</p>
      ) : (
        <ul aria-label={t.savedReplies} className="mt-4 grid gap-3">
          {data.map((reply) => (
            <ReplyRow key={reply.id} reply={reply} onEdit={() => setEdited(reply)} />
          ))}
        </ul>
      )}
      {data.length >= MOST_REPLIES && <p className="mt-4 text-sm">{fill(t.tooManyReplies, { count: MOST_REPLIES })}</p>}
    </Dialog>
  );
}

/** How the change shows at once, also in the menu. */
function useChange() {
  const queries = useQueryClient();
  return (change: (replies: SavedReply[]) => SavedReply[]) =>
    queries.setQueryData<SavedReply[]>(KEY, (replies) =>
      change(replies ?? []).toSorted((one, other) => one.title.localeCompare(other.title)),
    );
}

function ReplyRow({ reply, onEdit }: { reply: SavedReply; onEdit: () => void }) {
  const change = useChange();
  const { isBusy, run } = useToastAction();
  const remove = async () => {
    await repeatCall(() => ask("removeSavedReply", { params: { replyId: reply.id } }));
    change((replies) => replies.filter(({ id }) => id !== reply.id));
  };
  return (
    <li className="rounded-md bg-sunken px-4 py-3">
      <p className="font-semibold wrap-anywhere">{reply.title}</p>
      <p className="mt-1 line-clamp-2 text-sm/body text-ink-soft wrap-anywhere">{reply.text}</p>
      <p className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" aria-label={fill(t.editReply, { title: reply.title })} onClick={onEdit}>
          {t.editWord}
        </Button>
        <ConfirmButton
          label={t.deleteReply}
          about={reply.title}
          title={t.deleteThisReply}
          text={fill(t.replyIsGoneForAll, { title: reply.title })}
          confirmLabel={t.deleteReply}
          isBusy={isBusy}
          onConfirm={() => run(remove, t.replyIsDeleted)}
        />
      </p>
    </li>
  );
}

function ReplyDialog({ edited, onClose }: { edited: Edited; onClose: () => void }) {
  const change = useChange();
  const action = useAction();
  const form = useForm(action, { title: edited.title, text: edited.text });
  const send = async () => {
    const body = { title: form.draft.title.trim(), text: form.draft.text.trim() };
    const isSaved = await action.run(async () => {
      const saved = await repeatCall(() =>
        edited.id === null
          ? ask("addSavedReply", { body, key: action.keyOf(body) })
          : ask("changeSavedReply", { params: { replyId: edited.id }, body }),
      );
      change((replies) => [...replies.filter(({ id }) => id !== saved.id), saved]);
    });
    if (isSaved) onClose();
  };
  return (
    <ActionDialog
      isOpen
      {...{ form, onClose }}
      title={edited.id === null ? t.newReply : t.editThisReply}
      button={t.saveReply}
      flawOf={() =>
        form.draft.title.trim() === ""
          ? { title: t.replyNeedsTitle, field: "title" }
          : form.draft.text.trim() === ""
            ? { title: t.replyNeedsText, field: "text" }
            : null
      }
      onSend={send}
    >
      <TextField form={form} name="title" label={t.replyTitle} maxLength={MAX_REPLY_TITLE} />
      <TextField
        form={form}
        name="text"
        label={t.replyText}
        hint={fill(t.replyHint, { firstName: "{first name}", jobTitle: "{job title}" })}
        rows={7}
        maxLength={MAX_MESSAGE}
      />
    </ActionDialog>
  );
}
