// Routes of candidates: each call, its callers and its operation.
import * as importCalls from "../../contract/candidates/imports-wire.ts";

import { getOnboarding, noteOnboarding } from "../../contract/candidates/onboarding-wire.ts";
import * as calls from "../../contract/candidates/wire.ts";
import * as savedCalls from "../../contract/saved/wire.ts";
import type { Deps } from "../deps.ts";
import { inUploadTurn } from "../files/index.ts";
import { anyone, type Callers, type Mount } from "../platform/mount.ts";
import * as cvs from "./cvs/cvs.ts";
import type { CvReading } from "./cvs/read-cvs.ts";
import * as marks from "./hidden/marks.ts";
import { getJsonResume, importProfile } from "./imports/imports.ts";
import * as onboarding from "./onboarding.ts";
import { setPhoto } from "./photo/photo.ts";
import * as profile from "./profile.ts";
import * as jobs from "./saved/saved-jobs.ts";
import * as searches from "./saved/saved-searches.ts";
import { suggestSkills } from "./suggest-skills.ts";

/** For calls that cost more than most: they read a file, or ask the job list. */
const costly = { perMinute: 60 };

export function mountCandidates(
  mount: Mount,
  deps: Deps,
  { signedIn }: Callers,
  reading: Pick<CvReading, "wake">,
): void {
  mount(calls.getBasicDetails, signedIn, (input, call) => profile.getBasicDetails(input, call, deps));
  mount(calls.getProfilePercentage, signedIn, (input, call) => profile.getProfilePercentage(input, call, deps));
  mount(calls.setCv, signedIn, (input, call) => inUploadTurn(() => cvs.setCv(input, call, deps, reading)), {
    asksOutside: true,
  });
  mount(calls.listCvs, signedIn, (input, call) => cvs.listCvs(input, call, deps));
  mount(calls.getCvFile, signedIn, (input, call) => cvs.getCvFile(input, call, deps));
  mount(calls.deleteCv, signedIn, (input, call) => cvs.deleteCv(input, call, deps));
  mount(calls.retryCv, signedIn, (input, call) => cvs.retryCv(input, call, deps, reading), costly);
  mount(calls.getProfile, signedIn, (input, call) => profile.getProfile(input, call, deps));
  mount(calls.updateProfile, signedIn, (input, call) => profile.updateProfile(input, call, deps));
  mount(importCalls.importProfile, signedIn, (input, call) => importProfile(input, call, deps), {
    perMinute: 20,
    asksOutside: true,
  });
  mount(importCalls.getJsonResume, signedIn, (input, call) => getJsonResume(input, call, deps));
  mount(calls.answerSkillProposals, signedIn, (input, call) => profile.answerSkillProposals(input, call, deps));
  mount(calls.setPhoto, signedIn, (input, call) => inUploadTurn(() => setPhoto(input, call, deps)), {
    ...costly,
    asksOutside: true,
  });
  mount(getOnboarding, signedIn, (input, call) => onboarding.getOnboarding(input, call, deps));
  mount(noteOnboarding, signedIn, (input, call) => onboarding.noteOnboarding(input, call, deps));
  mount(calls.suggestSkills, anyone, (input) => suggestSkills(input, deps));

  mount(savedCalls.saveJob, signedIn, (input, call) => jobs.saveJob(input, call, deps));
  mount(savedCalls.unsaveJob, signedIn, (input, call) => jobs.unsaveJob(input, call, deps));
  mount(savedCalls.listSavedJobIds, signedIn, (input, call) => jobs.listSavedJobIds(input, call, deps));
  mount(savedCalls.listSavedJobs, signedIn, (input, call) => jobs.listSavedJobs(input, call, deps));
  mount(savedCalls.listSavedSearches, signedIn, (input, call) => searches.listSavedSearches(input, call, deps), costly);
  mount(savedCalls.saveSearch, signedIn, (input, call) => searches.saveSearch(input, call, deps), costly);
  mount(savedCalls.updateSavedSearch, signedIn, (input, call) => searches.updateSavedSearch(input, call, deps), costly);
  mount(savedCalls.removeSavedSearch, signedIn, (input, call) => searches.removeSavedSearch(input, call, deps));

  mount(savedCalls.listJobMarks, signedIn, (input, call) => marks.listJobMarks(input, call, deps));
  mount(savedCalls.hideJob, signedIn, (input, call) => marks.hideJob(input, call, deps));
  mount(savedCalls.showJob, signedIn, (input, call) => marks.showJob(input, call, deps));
  mount(savedCalls.listHiddenJobs, signedIn, (input, call) => marks.listHiddenJobs(input, call, deps));
  mount(savedCalls.hideCompany, signedIn, (input, call) => marks.hideCompany(input, call, deps));
  mount(savedCalls.showCompany, signedIn, (input, call) => marks.showCompany(input, call, deps));
  mount(savedCalls.markJobSeen, signedIn, (input, call) => marks.markJobSeen(input, call, deps));
}
