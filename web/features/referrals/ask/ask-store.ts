// The draft of the request on this page, shared by the form and the panel that sends it; read once, written after a short rest.
import { readHint, removeHint, writeHint } from "../../../session/hints.ts";
import { makeStore } from "../../../session/make-store.ts";
import { sessionStore } from "../../../session/session-state.ts";
import { type AskDraft, draftFor, draftsIn, EMPTY_DRAFT, withDraft } from "./ask-draft.ts";

const HINT = "ReferralDrafts";
const REST_MS = 200;

type AskState = {
  companyId: string;
  draft: AskDraft;
  /** What was kept from before has been looked for. */
  isRead: boolean;
  /** What is wrong with a field, by its name. */
  flaw: { field: string; title: string } | null;
};

export const askStore = makeStore<AskState>({ companyId: "", draft: EMPTY_DRAFT, isRead: false, flaw: null });

let timer: ReturnType<typeof setTimeout> | undefined;
/** Writes follow one another. */
let work: Promise<void> = Promise.resolve();

const subjectNow = () => sessionStore.read().tokenData?.claims.sub ?? null;

/** Looks for what was written for this company before. Never rejects. */
export async function openDraft(companyId: string): Promise<void> {
  if (askStore.read().companyId === companyId && askStore.read().isRead) return;
  await flushDraft();
  askStore.set({ companyId, draft: EMPTY_DRAFT, isRead: false, flaw: null });
  const stored = await readHint(HINT).catch(() => null);
  if (askStore.read().companyId !== companyId) return;
  askStore.set({ draft: draftFor(draftsIn(stored, Date.now()), companyId, subjectNow()), isRead: true });
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
  const { companyId, draft } = askStore.read();
  const kept = { subject: subjectNow(), draft, at: Date.now() };
  work = work
    .then(async () => {
      // Read anew: another tab keeps drafts of its own.
      const drafts = withDraft(draftsIn(await readHint(HINT), Date.now()), companyId, kept);
      await (Object.keys(drafts).length === 0 ? removeHint(HINT) : writeHint(HINT, drafts));
    })
    .catch(() => {});
}
