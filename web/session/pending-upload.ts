// A résumé whose upload the end of a session cut off (spec §3): kept in this browser for its owner, and given back once.
import { withStore } from "./hint-key.ts";
import { markUploadPending } from "./signed-in-mark.ts";

const NAME = "continuePendingPresignedProcess";
/** Somebody who comes back much later does not expect it any more. */
const DUE_FOR_MS = 2 * 3_600_000;

type Kept = {
  /** The account that sent it. */
  sub: string;
  /** When, in epoch ms. */
  at: number;
  name: string;
  type: string;
  bytes: ArrayBuffer;
};

/** Keeps the file for the account `sub`, in place of an earlier one. Never rejects: where nothing can be kept it is chosen again. */
export async function keepUpload(file: File, sub: string): Promise<void> {
  const kept: Kept = { sub, at: Date.now(), name: file.name, type: file.type, bytes: await file.arrayBuffer() };
  await withStore("readwrite", (store) => store.put(kept, NAME)).then(
    () => markUploadPending(true),
    () => {},
  );
}

/** The file that waits for the account `sub`, for the first tab that asks; then it is no longer kept, whoever asked. */
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

/** Erases what waits; `onlyOld` leaves what its owner may still come back for. Never rejects. */
export async function forgetUpload({ onlyOld = false } = {}): Promise<void> {
  const kept = onlyOld
    ? await withStore<Kept | undefined>("readonly", (store) => store.get(NAME)).catch(() => null)
    : null;
  if (kept && isDue(kept)) return;
  markUploadPending(false);
  await withStore("readwrite", (store) => store.delete(NAME)).catch(() => {});
}

const isDue = ({ at }: Kept) => Date.now() - at < DUE_FOR_MS;
