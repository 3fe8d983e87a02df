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
import * as cvs from "./cvs/cvs.ts";
import type { CvReading } from "./cvs/read-cvs.ts";
import { setPhoto as takePhoto } from "./photo/photo.ts";
import * as profile from "./profile.ts";
import { suggestSkills as suggest } from "./suggest-skills.ts";

/** Limited, because reading a file costs more than most calls. */
const readings = { perMinute: 60 };

export function mountCandidates(mount: Mount, deps: Deps, callers: Callers, reading: Pick<CvReading, "wake">): void {
  mount(getBasicDetails, callers.signedIn, (_, call) => profile.readBasicDetails(call, deps));
  mount(getProfilePercentage, callers.signedIn, (input, call) => profile.readCompletion(input, call, deps));
  mount(setCv, callers.signedIn, (input, call) => inUploadTurn(() => cvs.setCv(input, call, deps, reading)), {
    asksOutside: true,
  });
  mount(listCvs, callers.signedIn, (input, call) => cvs.listCvs(input, call, deps));
  mount(getCvFile, callers.signedIn, (input, call) => cvs.getCvFile(input, call, deps));
  mount(deleteCv, callers.signedIn, (input, call) => cvs.deleteCv(input, call, deps));
  mount(retryCv, callers.signedIn, (input, call) => cvs.retryCv(input, call, deps, reading), readings);
  mount(getProfile, callers.signedIn, (input, call) => profile.getProfile(input, call, deps));
  mount(updateProfile, callers.signedIn, (input, call) => profile.updateProfile(input, call, deps));
  mount(answerSkillProposals, callers.signedIn, (input, call) => profile.answerProposals(input, call, deps));
  mount(setPhoto, callers.signedIn, (input, call) => inUploadTurn(() => takePhoto(input, call, deps)), {
    ...readings,
    asksOutside: true,
  });
  mount(suggestSkills, anyone, (input) => suggest(input, deps));
}
