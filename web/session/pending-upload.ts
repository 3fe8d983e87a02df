// A résumé whose upload the end of a session interrupted: stored in this browser for its owner, and returned once.
import { withStore } from "./hint-key.ts";
import { markUploadPending } from "./signed-in-mark.ts";

const NAME = "continuePendingPresignedProcess";
/** After that, the person no longer expects the upload. */
const DUE_FOR_MS = 2 * 3_600_000;

type Kept = {
  /** The account that sent it. */
  sub: string;
  at: number;
  name: string;
  type: string;
  bytes: ArrayBuffer;
};

/** Never rejects: if storage is refused, the person chooses the file again. */
export async function keepUpload(file: File, sub: string): Promise<void> {
  const kept: Kept = { sub, at: Date.now(), name: file.name, type: file.type, bytes: await file.arrayBuffer() };
  await withStore("readwrite", (store) => store.put(kept, NAME)).then(
    () => markUploadPending(true),
    () => {},
  );
}

/** Removes the stored file, and returns it if it belongs to the account `sub`; the first tab that calls gets it. */
export async function takeUpload(sub: string): Promise<File | null> {
  const kept = await withStore<Kept | undefined>("readwrite", (store) => {
    const found = store.get(NAME);
    store.delete(NAME);
    return found;
  }).catch(() => undefined);
  markUploadPending(false);
  if (!kept || kept.sub !== sub || !isDue(kept)) return null;
  return new File([kept.bytes], kept.name, { type: kept.type });
}

/** Erases the stored file; `onlyOld` spares one that its owner may still resume. Never rejects. */
export async function forgetUpload({ onlyOld = false } = {}): Promise<void> {
  const kept = onlyOld
    ? await withStore<Kept | undefined>("readonly", (store) => store.get(NAME)).catch(() => null)
    : null;
  if (kept && isDue(kept)) return;
  markUploadPending(false);
  await withStore("readwrite", (store) => store.delete(NAME)).catch(() => {});
}

const isDue = ({ at }: Kept) => Date.now() - at < DUE_FOR_MS;
