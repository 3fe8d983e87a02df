// Exports and erases a person's profile, and their CVs with what was read from them.
import type { DataKeeper } from "../data-keeper.ts";
import { removeFiles } from "../files/index.ts";
import { readProfile } from "./store.ts";

export const candidateKeeper: DataKeeper = {
  async collect(reader, { accountId }) {
    const { fields, edited, version, photo } = await readProfile(reader, accountId);
    const cvs = await reader.query(
      `select id, file_name as "fileName", bytes, encode(sha256, 'hex') as sha256, uploaded_at as "uploadedAt",
         deleted_at as "deletedAt", state, problem,
         parsed_at as "readAt", extract as "cvExtract", parsed as "cvExtractParsed",
         answered_soft_skills as "answeredSoftSkills"
       from cv_version where account_id = $1 order by id`,
      [accountId],
    );
    return { profile: { ...fields, edited, version, hasPhoto: photo !== null }, cvs };
  },
  async erase(tx, { accountId }, now) {
    await tx.query("delete from cv_version where account_id = $1", [accountId]);
    await tx.query("delete from candidate_profile where account_id = $1", [accountId]);
    await removeFiles(tx, { ownerId: accountId }, now);
  },
};
