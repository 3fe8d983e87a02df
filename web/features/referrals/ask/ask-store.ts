// The draft of the request on this page, shared by the form and the panel that sends it; read once, written after a short rest.
import { readHint, removeHint, writeHint } from "../../../session/hints.ts";
import { makeStore } from "../../../session/make-store.ts";
import { type AskDraft, draftFor, draftsIn, EMPTY_DRAFT, isEmpty, withDraft } from "./ask-draft.ts";

const HINT = "ReferralDrafts";
const REST_MS = 200;

type AskState = {
  companyId: string;
  /** Whose draft it is; null for a visitor's. */
  subject: string | null;
  draft: AskDraft;
  /** What was kept from before has been looked for. */
  isRead: boolean;
  /** What is wrong with a field, by its name. */
  flaw: { field: string; title: string } | null;
};

export const askStore = makeStore<AskState>({
  companyId: "",
  subject: null,
  draft: EMPTY_DRAFT,
  isRead: false,
  flaw: null,
});

let timer: ReturnType<typeof setTimeout> | undefined;
/** Writes follow one another. */
let work: Promise<void> = Promise.resolve();

/** Looks for what this person, or a visitor, has written for this company before. Never rejects. */
export async function openDraft(companyId: string, subject: string | null): Promise<void> {
  const { isRead, draft, ...before } = askStore.read();
  const isSame = before.companyId === companyId && (before.subject === subject || before.subject === null);
  // A visitor who signs in takes along what stands here.
  if (isSame && isRead && (before.subject === subject || !isEmpty(draft))) return askStore.set({ subject });
  await flushDraft();
  askStore.set({ companyId, subject, draft: EMPTY_DRAFT, isRead: false, flaw: null });
  const stored = await readHint(HINT).catch(() => null);
  const now = askStore.read();
  if (now.companyId !== companyId || now.subject !== subject) return;
  askStore.set({ draft: draftFor(draftsIn(stored, Date.now()), companyId, subject), isRead: true });
}

export function changeDraft(change: Partial<AskDraft>): void {
  const { draft, flaw } = askStore.read();
  askStore.set({ draft: { ...draft, ...change }, flaw: flaw && flaw.field in change ? null : flaw });
  clearTimeout(timer);
  timer = setTimeout(write, REST_MS);
}

/** Resolves when everything that was typed is kept. */
export async function flushDraft(): Promise<void> {
  if (timer !== undefined) write();
  await work;
}

function write(): void {
  clearTimeout(timer);
  timer = undefined;
  const { companyId, subject, draft } = askStore.read();
  const kept = { subject, draft, at: Date.now() };
  work = work
    .then(async () => {
      // Read anew: another tab keeps drafts of its own.
      const drafts = withDraft(draftsIn(await readHint(HINT), Date.now()), companyId, kept);
      await (Object.keys(drafts).length === 0 ? removeHint(HINT) : writeHint(HINT, drafts));
    })
    .catch(() => {});
}
