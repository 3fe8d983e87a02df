// A candidate's profile: read, changed, corrected after a CV was read.
import type * as calls from "../../contract/candidates/wire.ts";
import {
  type CandidateProfile,
  MAX_SOFT_SKILLS,
  PROFILE_FIELDS,
  type ProfileField,
  type ProfileFields,
} from "../../contract/candidates/wire.ts";
import { FREE_CREDITS } from "../../contract/ledger/rules.ts";
import type { Deps, Operation } from "../deps.ts";
import { accountToRead, findAccountById, holdAccount, refuseOthers } from "../identity/index.ts";
import type { Reader, Writer } from "../platform/db.ts";
import type { Input } from "../platform/mount.ts";
import { conflict, refuse } from "../platform/refusal.ts";
import { type Linking, linkToPhoto } from "./photo/photo.ts";
import {
  answeredSkills,
  changeProfile,
  completionOf,
  fieldsOfReading,
  openProposals,
  type ProfileChange,
} from "./rules.ts";
import { lockProfile, type Profile, presentCv, readCvs, readProfile, saveProfile, wordsOf } from "./store.ts";

export const getProfile: Operation<"getProfile"> = async ({ params }, call, deps) => {
  const { id } = await accountToRead(params.email, call, deps);
  return presentProfile(deps.db, id, deps);
};

/** The profile as answers show it. */
async function presentProfile(reader: Reader, accountId: string, deps: Linking): Promise<CandidateProfile> {
  const profile = await readProfile(reader, accountId);
  const { fields, version, edited, photo, reading } = profile;
  const account = await findAccountById(reader, accountId);
  return {
    ...fields,
    version,
    edited,
    fromCv: reading,
    softSkillProposals: openProposals(profile),
    photoUrl: await linkToPhoto(photo, deps),
    deletionDueAt: account?.deletionDueAt?.toISOString() ?? null,
  };
}

/** 409 when `version` is not the newest, so that no unseen change is overwritten. */
export const updateProfile: Operation<"updateProfile"> = async ({ params, body }, { caller }, deps) => {
  refuseOthers(params.email, caller);
  const { accountId } = caller;
  const change = changeIn(body);
  return deps.db.transaction(async (tx) => {
    const now = deps.clock();
    const profile = await lockProfile(tx, accountId, now);
    if (profile.version !== body.version)
      throw conflict("Your profile was changed elsewhere meanwhile. Please look at it and try again.");
    if (Object.keys(change.set).length + change.back.length > 0) {
      const changed = changeProfile(profile, change, fieldsOfReading(profile.reading));
      await saveProfile(tx, accountId, { ...profile, ...changed }, now);
    }
    return presentProfile(tx, accountId, deps);
  });
};

function changeIn(body: Input<typeof calls.updateProfile>["body"]): ProfileChange {
  const set: Partial<ProfileFields> = Object.fromEntries(
    PROFILE_FIELDS.filter((field) => body[field] !== undefined).map((field) => [field, body[field]]),
  );
  const back: readonly ProfileField[] = body.fromCv ?? [];
  const both = back.find((field) => field in set);
  if (both) throw refuse(400, "INVALID_BODY", "A field is either set or taken from the CV, not both.", both);
  return { set, back };
}

type Answers = Input<typeof calls.answerSkillProposals>["body"];

/** Increments the profile's version only if its soft skills change. */
export const answerSkillProposals: Operation<"answerSkillProposals"> = async ({ params, body }, { caller }, deps) => {
  refuseOthers(params.email, caller);
  const { accountId } = caller;
  return deps.db.transaction(async (tx) => {
    const now = deps.clock();
    await holdAccount(tx, accountId);
    const cvId = await lockCurrentCv(tx, accountId);
    const profile = await lockProfile(tx, accountId, now);
    refuseUnproposed(profile, body, cvId);
    const softSkills = answeredSkills(profile.fields.softSkills, body);
    if (softSkills.length > MAX_SOFT_SKILLS)
      throw conflict(`At most ${MAX_SOFT_SKILLS} soft skills: take one off your profile first.`, "confirmed");
    if (softSkills.join("\n") !== profile.fields.softSkills.join("\n")) {
      const changed = changeProfile(profile, { set: { softSkills }, back: [] }, fieldsOfReading(profile.reading));
      await saveProfile(tx, accountId, { ...profile, ...changed }, now);
    }
    await tx.query(
      `update cv_version set answered_soft_skills = array(select distinct unnest(answered_soft_skills || $2::text[]))
       where id = $1`,
      [cvId, [...body.confirmed, ...body.declined]],
    );
    return presentProfile(tx, accountId, deps);
  });
};

async function lockCurrentCv(tx: Writer, accountId: string): Promise<string | null> {
  const [cv] = await tx.query<{ id: string }>(
    `select v.id from candidate_profile p join cv_version v on v.id = p.current_cv_id where p.account_id = $1
       for update of v`,
    [accountId],
  );
  return cv?.id ?? null;
}

/** Checked against the locked profile, because another CV may have come in force before the lock. */
function refuseUnproposed(profile: Profile, { confirmed, declined }: Answers, cvId: string | null): void {
  const both = confirmed.find((name) => declined.includes(name));
  if (both) throw refuse(400, "INVALID_BODY", `“${both}” is either confirmed or declined.`, "declined");
  const reading = profile.currentCvId === cvId ? profile.reading : null;
  const proposed = reading?.softSkillProposals?.map(({ skillName }) => skillName) ?? [];
  for (const [field, names] of Object.entries({ confirmed, declined })) {
    const other = names.find((name) => !proposed.includes(name));
    if (other) throw conflict(`Your CV does not propose “${other}”. It may have changed meanwhile.`, field);
  }
}

/** Skills, designation and YOE are as the person set them, if they did; the rest comes from the CV in force. */
export const getBasicDetails: Operation<"getBasicDetails"> = async (_input, { caller }, deps) => {
  const { db } = deps;
  const { accountId, name, email } = caller;
  const [profile, cvs, referralCount] = await Promise.all([
    readProfile(db, accountId),
    readCvs(db, accountId),
    caller.userType === "General_User" ? readCredits(deps, accountId) : 0,
  ]);
  const { fields, reading, currentCvId, photo } = profile;
  const newest = cvs[0];
  const problem = newest?.problem;
  return {
    name,
    email,
    candidateExperience: { designation: fields.designation },
    coreSkills: fields.coreSkills.map((skillName) => ({ skillName })),
    softSkills: fields.softSkills.map((skillName) => ({ skillName })),
    YOE: fields.YOE,
    cvExtract: currentCvId ? await readText(deps, currentCvId) : null,
    cvExtractParsed: reading,
    ...(problem && { cvParseError: { code: problem, message: wordsOf(problem) } }),
    softSkillProposals: openProposals(profile),
    cv: newest ? presentCv(newest) : null,
    profileImageAwsS3SignedUrl: await linkToPhoto(photo, deps),
    referralCount,
  };
};

/** The balance in the books, or the free credits if the accounts are not open yet. */
async function readCredits({ db }: Pick<Deps, "db">, accountId: string): Promise<number> {
  const [row] = await db.query<{ balance: number }>(
    "select balance::int from ledger_account where owner_id = $1 and kind = 'CREDITS'",
    [accountId],
    "credits to ask with",
  );
  return row?.balance ?? FREE_CREDITS;
}

async function readText({ db }: Pick<Deps, "db">, cvId: string): Promise<string | null> {
  const [row] = await db.query<{ text: string | null }>(
    "select extract as text from cv_version where id = $1",
    [cvId],
    "text of a cv",
  );
  return row?.text ?? null;
}

/** Reads how complete a profile is, section by section. */
export const getProfilePercentage: Operation<"getProfilePercentage"> = async ({ params }, call, deps) => {
  const account = await accountToRead(params.email, call, deps);
  const profile = await readProfile(deps.db, account.id);
  return completionOf({
    name: account.name,
    phoneNumber: account.phoneNumber,
    hasPhoto: profile.photo !== null,
    hasCv: profile.currentCvId !== null,
    fields: profile.fields,
  });
};
