// Reads what the match score needs of the caller, and the progress of their newest CV.
import type { BasicDetails } from "../../contract/candidates/wire.ts";
import { FREE_CREDITS } from "../../contract/ledger/rules.ts";
import type { Deps } from "../deps.ts";
import type { Call, Caller } from "../platform/mount.ts";
import { linkToPhoto } from "./photo/link-to-photo.ts";
import { openProposals } from "./rules.ts";
import { presentCv, readCvs, readProfile, wordsOf } from "./store.ts";

/** Skills, designation and YOE are as the person set them, if they did; the rest comes from the CV in force. */
export async function readBasicDetails({ caller }: Call<Caller>, deps: Deps): Promise<BasicDetails> {
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
}

/** The balance in the books, or the free credits if the accounts are not open yet. */
async function readCredits({ db }: Pick<Deps, "db">, accountId: string): Promise<number> {
  const [row] = await db.query<{ balance: number }>(
    {
      name: "credits to ask with",
      text: "select balance::int from ledger_account where owner_id = $1 and kind = 'CREDITS'",
    },
    [accountId],
  );
  return row?.balance ?? FREE_CREDITS;
}

async function readText({ db }: Pick<Deps, "db">, cvId: string): Promise<string | null> {
  const [row] = await db.query<{ text: string | null }>(
    { name: "text of a cv", text: "select extract as text from cv_version where id = $1" },
    [cvId],
  );
  return row?.text ?? null;
}
