// The résumé of this page: the engine with the real clock, network and cache. It goes on while its dialog is closed.
import { callApi } from "../../session/call-api.ts";
import { retryCv, setCv } from "../../session/calls.ts";
import { basicDetailsKey, candidateKey } from "../../session/candidate-keys.ts";
import { reloadInPlace } from "../../session/keep-place.ts";
import { personQueryClient } from "../../session/query-provider.tsx";
import { repeatCall } from "../../session/repeat-call.ts";
import { sendUpload } from "../../session/send-upload.ts";
import { sessionStore } from "../../session/session-state.ts";
import { basicDetailsQuery } from "../../session/use-basic-details.ts";
import { showToast } from "../../ui/toast.ts";
import { checkFile } from "./file-check.ts";
import { makeResumeEngine } from "./resume-engine.ts";
import { makeResumeStore } from "./resume-state.ts";

const ownEmail = () => sessionStore.read().tokenData?.email ?? "";

export const resumeStore = makeResumeStore();

export const resumeEngine = makeResumeEngine({
  store: resumeStore,
  check: checkFile,
  send: (file, onProgress) => sendUpload({ kind: "USER_RESUME", file, userId: ownEmail(), onProgress }),
  setCv: (resume) => repeatCall(() => callApi(setCv, { params: { email: ownEmail() }, body: { resume } })),
  retryCv: (cvId) => repeatCall(() => callApi(retryCv, { params: { email: ownEmail(), cvId } })),
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
