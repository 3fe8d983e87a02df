// What a candidate sees of own requests, and of a company before asking.
import type { ReferralRequest } from "../../../contract/referrals/wire.ts";
import type { Operation, PublicOperation } from "../../deps.ts";
import { linkToFile } from "../../files/index.ts";
import { openPage } from "../../platform/cursor.ts";
import { type Reader, readLatest } from "../../platform/db.ts";
import { idOrNull, isUuid } from "../../platform/ids.ts";
import { notFound } from "../../platform/refusal.ts";
import { countReferees } from "../referees/read-referee.ts";
import { countByStatus, readOneSent, readSent } from "./store.ts";

/** 404 for an unknown or unlisted company. */
export const getReferralCompany: PublicOperation<"getReferralCompany"> = async ({ params }, deps) => {
  const companyId = params.companyId.toLowerCase();
  const found = isUuid(companyId)
    ? await readLatest(deps.db, (reader) =>
        reader.query("select from company where id = $1 and is_listed", [companyId]),
      )
    : undefined;
  if (found === undefined) throw notFound("There is no such company.");
  return { companyId, referees: await countReferees(deps, companyId) };
};

const NARROWED = `and ($2::uuid is null or r.id < $2) and ($3::text[] is null or r.status = any ($3))
  and not exists (select from unnest($4::text[]) word
    where position(search_fold(word) in search_fold(r.job_title || ' ' || c.name)) = 0)
  order by r.id desc limit $5`;

/** 400 for cursors of other queries. */
export const listReferralRequests: Operation<"listReferralRequests"> = async ({ query }, call, deps) => {
  const { accountId } = call.caller;
  const { db, cursors } = deps;
  const { lastKey: _key, pageSize: _size, ...asked } = query;
  const { after, limit, cut } = openPage<string>(cursors, query, { list: "referral requests", accountId, ...asked });
  const words = query.searchText?.split(/\s+/) ?? [];
  const [found, counts] = await Promise.all([
    readSent(db, accountId, "referral requests of a candidate", NARROWED, [after, query.status ?? null, words, limit]),
    countByStatus(db, accountId),
  ]);
  const { rows, pagination } = cut(found, ({ id }) => id);
  return { data: rows, pagination, counts };
};

/** The requests that changed last, at most `most`. */
export const readLatestRequests = (reader: Reader, accountId: string, most: number): Promise<ReferralRequest[]> =>
  readSent(reader, accountId, "latest referral requests", "order by r.updated_at desc, r.id desc limit $2", [most]);

/** Reads one of the caller's requests. */
export const getReferralRequest: Operation<"getReferralRequest"> = ({ params }, { caller }, { db }) =>
  readOneSent(db, caller.accountId, params.requestId);

/** By the extension of the file's key. The upload's own name is not shown, because it may identify the referee. */
const MIME_TYPES: Record<string, string> = { pdf: "application/pdf", jpg: "image/jpeg", png: "image/png" };

/** 404 for other people's requests, and without a file. */
export const getReferralProof: Operation<"getReferralProof"> = async ({ params }, { caller }, deps) => {
  const [request] = await deps.db.query<{ proofKey: string }>(
    `select proof_key as "proofKey" from referral_request where id = $1 and (candidate_id = $2 or $3) and proof_key is not null`,
    [idOrNull(params.requestId), caller.accountId, caller.userType === "Admin"],
  );
  const ending = request?.proofKey.split(".").at(-1) ?? "";
  const mimeType = MIME_TYPES[ending];
  if (!request || mimeType === undefined) throw notFound("There is no such file.");
  const { url, expiresAt } = await linkToFile(
    request.proofKey,
    { fileName: `Proof of referral.${ending}`, mimeType },
    deps,
  );
  return { url, expiresAt: expiresAt.toISOString() };
};
