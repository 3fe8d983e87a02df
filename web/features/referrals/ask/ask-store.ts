// The draft of the request on this page, shared by form and panel; read once, written after a short pause.
import { useEffect, useSyncExternalStore } from "react";
import { readHint, removeHint, writeHint } from "../../../session/hints.ts";
import { makeStore } from "../../../session/make-store.ts";
import { useSession } from "../../../session/session-context.tsx";
import { type AskDraft, draftFor, draftsIn, EMPTY_DRAFT, isEmpty, withDraft } from "./ask-draft.ts";

const HINT = "ReferralDrafts";
const REST_MS = 200;

type AskState = {
  companyId: string;
  /** The draft's account; null for a visitor. */
  subject: string | null;
  draft: AskDraft;
  /** Whether storage has been read. */
  isRead: boolean;
  /** The error of a field, by its name. */
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
/** Writes run one after another. */
let work: Promise<void> = Promise.resolve();

/** Loads the stored draft of this person, or of a visitor, for this company. Never rejects. */
async function openDraft(companyId: string, subject: string | null): Promise<void> {
  const { isRead, draft, ...before } = askStore.read();
  const isSame = before.companyId === companyId && (before.subject === subject || before.subject === null);
  // A visitor who signs in retains the current draft.
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

/** Resolves when everything typed so far is stored. */
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
      // Read again: another tab may have stored drafts.
      const drafts = withDraft(draftsIn(await readHint(HINT), Date.now()), companyId, kept);
      await (Object.keys(drafts).length === 0 ? removeHint(HINT) : writeHint(HINT, drafts));
    })
    .catch(() => {});
}

/** Opens the draft for the current account, or for a visitor, and opens it again when that changes. */
export function useAskDraft(companyId: string) {
  const { isLoggedIn, tokenData } = useSession();
  const subject = tokenData?.claims.sub ?? null;
  const state = useSyncExternalStore(askStore.listen, askStore.read, askStore.read);
  useEffect(() => {
    if (isLoggedIn === undefined) return;
    void openDraft(companyId, subject);
    // Writes at once when the page is hidden during the pause.
    const flush = () => void flushDraft();
    document.addEventListener("visibilitychange", flush);
    return () => {
      document.removeEventListener("visibilitychange", flush);
      flush();
    };
  }, [companyId, isLoggedIn, subject]);
  return { draft: state.draft, flaw: state.flaw, isReady: state.isRead && state.companyId === companyId };
}
