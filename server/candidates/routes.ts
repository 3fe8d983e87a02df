// Routes of candidates: each call, its callers and its operation.
import * as importCalls from "../../contract/candidates/imports-wire.ts";

import { getOnboarding, noteOnboarding } from "../../contract/candidates/onboarding-wire.ts";
import * as calls from "../../contract/candidates/wire.ts";
import * as savedCalls from "../../contract/saved/wire.ts";
import type { Deps, DepsMount } from "../deps.ts";
import { inUploadTurn } from "../files/index.ts";
import { anyone, type Callers } from "../platform/mount.ts";
import * as cvs from "./cvs/cvs.ts";
import type { Waking } from "./cvs/read-cvs.ts";
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

export function mountCandidates(mount: DepsMount, deps: Deps, { signedIn }: Callers, reading: Waking): void {
  mount(calls.getBasicDetails, signedIn, profile.getBasicDetails);
  mount(calls.getProfilePercentage, signedIn, profile.getProfilePercentage);
  mount(calls.setCv, signedIn, (input, call) => inUploadTurn(() => cvs.setCv(input, call, deps, reading)), {
    asksOutside: true,
  });
  mount(calls.listCvs, signedIn, cvs.listCvs);
  mount(calls.getCvFile, signedIn, cvs.getCvFile);
  mount(calls.deleteCv, signedIn, cvs.deleteCv);
  mount(calls.retryCv, signedIn, (input, call) => cvs.retryCv(input, call, deps, reading), costly);
  mount(calls.getProfile, signedIn, profile.getProfile);
  mount(calls.updateProfile, signedIn, profile.updateProfile);
  mount(importCalls.importProfile, signedIn, importProfile, { perMinute: 20, asksOutside: true });
  mount(importCalls.getJsonResume, signedIn, getJsonResume);
  mount(calls.answerSkillProposals, signedIn, profile.answerSkillProposals);
  mount(calls.setPhoto, signedIn, (input, call) => inUploadTurn(() => setPhoto(input, call, deps)), {
    ...costly,
    asksOutside: true,
  });
  mount(getOnboarding, signedIn, onboarding.getOnboarding);
  mount(noteOnboarding, signedIn, onboarding.noteOnboarding);
  mount(calls.suggestSkills, anyone, (input) => suggestSkills(input, deps));

  mount(savedCalls.saveJob, signedIn, jobs.saveJob);
  mount(savedCalls.unsaveJob, signedIn, jobs.unsaveJob);
  mount(savedCalls.listSavedJobIds, signedIn, jobs.listSavedJobIds);
  mount(savedCalls.listSavedJobs, signedIn, jobs.listSavedJobs);
  mount(savedCalls.listSavedSearches, signedIn, searches.listSavedSearches, costly);
  mount(savedCalls.saveSearch, signedIn, searches.saveSearch, costly);
  mount(savedCalls.updateSavedSearch, signedIn, searches.updateSavedSearch, costly);
  mount(savedCalls.removeSavedSearch, signedIn, searches.removeSavedSearch);

  mount(savedCalls.listJobMarks, signedIn, marks.listJobMarks);
  mount(savedCalls.hideJob, signedIn, marks.hideJob);
  mount(savedCalls.showJob, signedIn, marks.showJob);
  mount(savedCalls.listHiddenJobs, signedIn, marks.listHiddenJobs);
  mount(savedCalls.hideCompany, signedIn, marks.hideCompany);
  mount(savedCalls.showCompany, signedIn, marks.showCompany);
  mount(savedCalls.markJobSeen, signedIn, marks.markJobSeen);
}
