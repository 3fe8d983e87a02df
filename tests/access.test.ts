// Who may make which call: every call of the API with every role, compared with the rights on its route's line; and with
// the ids of another company and other people, which none of them may read or change.
import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { api, type CallName, routeOf } from "../contract/api.ts";
import { newId } from "../server/platform/ids.ts";
import { type Person, signedIn, someEmail } from "./support/accounts.ts";
import { type Answer, refusalIn, startApp } from "./support/app.ts";
import { anApplicant } from "./support/applications.ts";
import { aFirm, anInvite } from "./support/firms.ts";
import { aSession } from "./support/guidance.ts";
import { aPostedJob, aPosting, saveDraft } from "./support/postings.ts";
import { aReferee, aRequest } from "./support/referrals.ts";

const app = await startApp();
const names = Object.keys(api) as CallName[];

/** The access checks of routes, by how their lines spell them. */
const RIGHTS = {
  anyone: "ANYONE",
  sameSite: "ANYONE",
  "signIns.onThisMachine": "ANYONE",
  "signIns.ownSession": "SIGNED_IN",
  here: "AT_ANY_STRENGTH",
  atAnyStrength: "AT_ANY_STRENGTH",
  signedIn: "SIGNED_IN",
  corporate: "CORPORATE",
  corporateAdmin: "CORPORATE_ADMIN",
  admin: "ADMIN",
  byKey: "KEY",
  byReportsSecret: "SECRET",
} as const;
type Right = (typeof RIGHTS)[keyof typeof RIGHTS];

/** The right on the line of each call. */
const rights = new Map<string, Right>();
for (const file of globSync("server/**/*.ts", { exclude: ["**/*.test.ts"] }))
  for (const [, name = "", who = ""] of readFileSync(file, "utf8").matchAll(
    /\bmount\(\s*(?:\w+\.)?(\w+),\s*([\w.]+)/g,
  )) {
    const right = RIGHTS[who.replace(/^callers\./, "") as keyof typeof RIGHTS];
    if (!(name in api)) continue;
    assert.ok(right, `${file}: an access check that this test does not know: ${who}`);
    assert.ok(!rights.has(name), `${name} is mounted twice`);
    rights.set(name, right);
  }

const own = await aFirm(app, "corporate-admin", "corporate-recruiter");
const other = await aFirm(app, "corporate-admin", "corporate-recruiter");
const [companyAdmin, recruiter] = own.people as [Person, Person];
const weakAdmin = await signedIn(app, { groups: ["admin"] });
await app.db.query("update session set amr = '{pwd}', acr = null where account_id = $1", [weakAdmin.accountId]);
const ROLES = {
  visitor: null,
  candidate: await signedIn(app),
  referee: await aReferee(app, own.companyId),
  recruiter,
  "another company's recruiter": other.people[1] as Person,
  "company's admin": companyAdmin,
  admin: await signedIn(app, { groups: ["admin"] }),
  "admin without a second factor": weakAdmin,
} satisfies Record<string, Person | null>;
type RoleName = keyof typeof ROLES;

const HIRING: readonly RoleName[] = ["recruiter", "another company's recruiter", "company's admin"];

/** The refusal's code that the gate gives; null when it lets the role in. */
function gateOf(right: Right, role: RoleName): string | null {
  if (right === "ANYONE") return null;
  // No person's token is a key.
  if (right === "KEY") return "KEY_NEEDED";
  // None is set here.
  if (right === "SECRET") return "NO_REPORTS";
  if (role === "visitor") return "UNAUTHENTICATED";
  if (right === "AT_ANY_STRENGTH") return null;
  if (role === "admin without a second factor") return "SECOND_FACTOR_REQUIRED";
  if (right === "ADMIN") return role === "admin" ? null : "FORBIDDEN";
  if (right === "CORPORATE") return HIRING.includes(role) ? null : "FORBIDDEN";
  if (right === "CORPORATE_ADMIN") return role === "company's admin" ? null : "FORBIDDEN";
  return null;
}

/** Calls that end the caller's own session or standing, which later calls need. */
const ENDING: readonly CallName[] = ["signOut", "leaveReferees"];
const bodyOf = (name: CallName) => (routeOf(name).method === "GET" ? undefined : {});

async function call(person: Person | null, name: CallName, path: string, body: unknown): Promise<Answer> {
  const { method } = routeOf(name);
  if (person) return person.send(method, `/api${path}`, body, { cookie: person.cookie });
  const {
    statusCode: status,
    payload: text,
    headers,
  } = await app.app.fastify.inject({
    ...{ method, url: `/api${path}` },
    ...(body !== undefined && { payload: body as object }),
  });
  return {
    status,
    text,
    headers,
    body: headers["content-type"]?.toString().includes("json") ? JSON.parse(text) : undefined,
  };
}

/** Words that only the gates say. */
const GATES: Record<string, (answer: Answer) => boolean> = {
  KEY_NEEDED: ({ status, text }) => status === 401 && text.includes("A key of the API is needed"),
  NO_REPORTS: ({ status, text }) => status === 404 && text.includes("No reports are taken here"),
  UNAUTHENTICATED: ({ status, text }) =>
    status === 401 && /Access token is missing or expired|User not authenticated/.test(text),
  SECOND_FACTOR_REQUIRED: ({ status, text }) => status === 403 && text.includes("SECOND_FACTOR_REQUIRED"),
  FORBIDDEN: ({ status, text }) => status === 403 && text.includes("You do not have access to this page."),
};

test("every call has its right on its route's line", () =>
  assert.deepEqual(
    names.filter((name) => !rights.has(name)),
    [],
  ));

test("the calls of admins are those below /admin, and their home", () => {
  const homes: CallName[] = ["getAdminHome", "getAdminNumbers"];
  for (const name of names)
    assert.equal(
      rights.get(name) === "ADMIN",
      routeOf(name).path.startsWith("/admin/") || homes.includes(name),
      `${name}: ${rights.get(name)}`,
    );
});

describe("the gate of every call", () => {
  for (const [role, person] of Object.entries(ROLES) as [RoleName, Person | null][])
    test(`for a ${role}`, async () => {
      const wrong: string[] = [];
      for (const name of names.filter((one) => !ENDING.includes(one))) {
        // Ids that nothing has, so that a role that gets in changes nothing.
        const path = routeOf(name).path.replaceAll(":email", someEmail()).replaceAll(/:\w+/g, newId());
        const answer = await call(person, name, path, bodyOf(name));
        const expected = gateOf(rights.get(name) as Right, role);
        const met = Object.keys(GATES).find((code) => GATES[code]?.(answer)) ?? null;
        if (met !== expected)
          wrong.push(`${name}: ${met} instead of ${expected} (${answer.status} ${answer.text.slice(0, 120)})`);
        if (answer.status >= 500) wrong.push(`${name}: ${answer.status} ${answer.text.slice(0, 200)}`);
      }
      assert.deepEqual(wrong, []);
    });
});

const job = await aPostedJob(other.admin);
const draftId = newId();
await saveDraft(other.admin, draftId, 0, aPosting());
const applicant = await anApplicant(app, job.id);
const { applicationId } = applicant;
const request = await aRequest(app, { companyId: other.companyId, status: "CLAIMED" });
const session = await aSession(app);
const { invite } = await anInvite(app, other, someEmail());
const cv = await app.db.query<{ id: string }>("select id from cv_version where account_id = $1", [applicant.accountId]);

/** What belongs to other people and another company. */
const THEIRS: Record<string, string> = {
  email: applicant.email,
  cognitoUserId: applicant.subject,
  id: invite.id,
  accountId: (other.people[1] as Person).accountId,
  companyId: other.companyId,
  jobid: job.id,
  draftId,
  cvId: cv[0]?.id ?? newId(),
  applicationId,
  requestId: request.requestId,
  bookingId: session.id,
  offerId: session.offerId,
  kind: "resume",
};

/** Every signed-in account may: the ids name what is public, or what comes to be the caller's own. */
const PUBLIC: readonly CallName[] = [
  ...(["getJob", "getJobQuestions", "similarJobs", "explainSearch", "getMatch", "getCompany"] as const),
  ...(["saveJob", "unsaveJob", "hideJob", "showJob", "hideCompany", "showCompany", "markJobSeen"] as const),
  ...([
    "getReferralCompany",
    "watchReferrals",
    "unwatchReferrals",
    "countGuidanceOffers",
    "listGuidanceOffers",
  ] as const),
  ...(["getGuidanceOffer", "listFreeSlots", "reportJob", "grantUpload", "getPayInsight"] as const),
];

/** What does not exist is as good as removed: these answer alike for another's id, and touch the caller's own only. */
const REMOVING: readonly CallName[] = ["removeDevice", "removeCompanyPhoto", "revokeApiKey", "removeWebhook"];
/** Admins read these of every person; each look is on record. */
const READ_BY_ADMINS: readonly CallName[] = ["getUserDetails", "getProfile", "getProfilePercentage"];

/** Valid bodies, so that it is the id that is refused. */
const BODIES: Partial<Record<CallName, object>> = {
  updateUserDetails: {},
  deleteAccount: { password: "whatever it is" },
  changeMemberRole: { role: "corporate-recruiter" },
  closePostedJob: { reason: "FILLED" },
  updatePostedJob: { version: 1, fields: aPosting() },
  addApplicantNote: { text: "Seen." },
  sendMessage: { text: "Hello." },
  withdrawApplication: { reason: "PAY" },
  blockConversation: { isBlocked: true },
  disputeReferral: { reason: "NO_REFERENCE" },
  referRequest: { reference: "A-1" },
  cancelSession: { reason: "Ill.", refund: 0 },
  disputeSession: { reason: "The referee did not come." },
  updateProfile: { version: 1 },
};

describe("the ids of another company and of other people", () => {
  const CALLERS: readonly RoleName[] = ["candidate", "referee", "recruiter", "company's admin", "admin"];
  const asked = names.filter(
    (name) =>
      /:\w/.test(routeOf(name).path) && rights.get(name) !== "ADMIN" && ![...PUBLIC, ...REMOVING].includes(name),
  );
  for (const role of CALLERS)
    test(`are refused to a ${role}`, async () => {
      const wrong: string[] = [];
      for (const name of asked) {
        if (gateOf(rights.get(name) as Right, role) !== null || rights.get(name) === "ANYONE") continue;
        if (role === "admin" && READ_BY_ADMINS.includes(name)) continue;
        const path = routeOf(name).path.replaceAll(/:(\w+)/g, (_, key: string) => THEIRS[key] ?? newId());
        const answer = await call(ROLES[role], name, path, BODIES[name] ?? bodyOf(name));
        const refused = name in BODIES ? [403, 404] : [400, 403, 404, 409, 410, 422];
        if (!refused.includes(answer.status)) wrong.push(`${name}: ${answer.status} ${answer.text.slice(0, 160)}`);
      }
      assert.deepEqual(wrong, []);
    });
});

test("the token of a former admin is worth nothing", async () => {
  const demoted = await signedIn(app, { groups: ["admin"] });
  await app.db.query("update account set groups = '{}', auth_gen = auth_gen + 1 where id = $1", [demoted.accountId]);
  const answer = await demoted.send("GET", "/api/admin/audit");
  assert.deepEqual([answer.status, refusalIn(answer).errorCode], [401, "UNAUTHENTICATED"]);
});
