// The résumé engine of this page, with the real clock, network and cache. It continues while its dialog is closed.
import { ask } from "../../session/ask.ts";
import { basicDetailsKey, candidateKey } from "../../session/candidate-keys.ts";
import { reloadInPlace } from "../../session/keep-place.ts";
import { keepUpload, takeUpload } from "../../session/pending-upload.ts";
import { personQueryClient } from "../../session/query-provider.tsx";
import { repeatCall } from "../../session/repeat-call.ts";
import { sendUpload } from "../../session/send-upload.ts";
import { sessionStore } from "../../session/session-state.ts";
import { basicDetailsQuery } from "../../session/use-basic-details.ts";
import { showToast } from "../../ui/toast.ts";
import { checkFile } from "./file-check.ts";
import { ResumeEngine } from "./resume-engine.ts";
import { makeResumeStore } from "./resume-state.ts";

const ownEmail = () => sessionStore.read().tokenData?.email ?? "";

export const resumeStore = makeResumeStore();

export const resumeEngine = new ResumeEngine({
  store: resumeStore,
  check: checkFile,
  send: (file, onProgress) => sendUpload({ kind: "USER_RESUME", file, userId: ownEmail(), onProgress }),
  setCv: (resume) => repeatCall(() => ask("setCv", { params: { email: ownEmail() }, body: { resume } })),
  retryCv: (cvId) => repeatCall(() => ask("retryCv", { params: { email: ownEmail(), cvId } })),
  look: basicDetailsQuery.queryFn,
  async refresh(details) {
    const cache = personQueryClient();
    cache.setQueryData(basicDetailsKey, details);
    await Promise.all([
      cache.invalidateQueries({
        predicate: ({ queryKey: [group, name] }) => group === candidateKey[0] && name !== basicDetailsKey[1],
      }),
      cache.invalidateQueries({ queryKey: ["match"] }),
    ]);
  },
  now: () => performance.now(),
  later: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  isOnline: () => navigator.onLine,
  toast: showToast,
  reload: reloadInPlace,
  supportEmail: () => `support@${window.location.hostname.replace(/^www\./, "")}`,
});

// A session that expires retains its token until the page reloads; a sign-out by choice drops it at once.
sessionStore.listen(() => {
  const { isLeaving, isLoggedIn, tokenData } = sessionStore.read();
  const { phase, file } = resumeStore.read();
  const sub = tokenData?.claims.sub;
  if (isLeaving && isLoggedIn === false && sub && phase.kind === "sending" && file) void keepUpload(file, sub);
});

/** Resumes the upload that the end of the session interrupted; false when none is stored for the account `sub`. */
export async function goOnWithUpload(sub: string): Promise<boolean> {
  const file = await takeUpload(sub);
  if (file) void resumeEngine.goOn(file);
  return file !== null;
}
