// Routes of candidates: each call, its callers and its operation.
import {
  answerSkillProposals,
  deleteCv,
  getBasicDetails,
  getCvFile,
  getProfile,
  getProfilePercentage,
  listCvs,
  retryCv,
  setCv,
  setPhoto,
  suggestSkills,
  updateProfile,
} from "../../contract/candidates/wire.ts";
import type { Deps } from "../deps.ts";
import { inUploadTurn } from "../files/index.ts";
import { anyone, type Callers, type Mount } from "../platform/mount.ts";
import { answerProposals } from "./answer-proposals.ts";
import { deleteCv as remove } from "./cvs/delete-cv.ts";
import { getCvFile as linkToCv } from "./cvs/get-cv-file.ts";
import { listCvs as list } from "./cvs/list-cvs.ts";
import type { CvReading } from "./cvs/read-cvs.ts";
import { retryCv as retry } from "./cvs/retry-cv.ts";
import { setCv as take } from "./cvs/set-cv.ts";
import { getProfile as read } from "./get-profile.ts";
import { setPhoto as takePhoto } from "./photo/set-photo.ts";
import { readBasicDetails } from "./read-basic-details.ts";
import { readCompletion } from "./read-completion.ts";
import { suggestSkills as suggest } from "./suggest-skills.ts";
import { updateProfile as update } from "./update-profile.ts";

/** Limited, because reading a file costs more than most calls. */
const readings = { perMinute: 60 };

export function mountCandidates(mount: Mount, deps: Deps, callers: Callers, reading: Pick<CvReading, "wake">): void {
  mount(getBasicDetails, callers.signedIn, (_, call) => readBasicDetails(call, deps));
  mount(getProfilePercentage, callers.signedIn, (input, call) => readCompletion(input, call, deps));
  mount(setCv, callers.signedIn, (input, call) => inUploadTurn(() => take(input, call, deps, reading)), {
    asksOutside: true,
  });
  mount(listCvs, callers.signedIn, (input, call) => list(input, call, deps));
  mount(getCvFile, callers.signedIn, (input, call) => linkToCv(input, call, deps));
  mount(deleteCv, callers.signedIn, (input, call) => remove(input, call, deps));
  mount(retryCv, callers.signedIn, (input, call) => retry(input, call, deps, reading), readings);
  mount(getProfile, callers.signedIn, (input, call) => read(input, call, deps));
  mount(updateProfile, callers.signedIn, (input, call) => update(input, call, deps));
  mount(answerSkillProposals, callers.signedIn, (input, call) => answerProposals(input, call, deps));
  mount(setPhoto, callers.signedIn, (input, call) => inUploadTurn(() => takePhoto(input, call, deps)), {
    ...readings,
    asksOutside: true,
  });
  mount(suggestSkills, anyone, (input) => suggest(input, deps));
}
