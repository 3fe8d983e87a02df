// The calls of referees: become one by the mailed code, and work on requests.
import assert from "node:assert/strict";
import type {
  InboxShut,
  Referee,
  RefereeRequest,
  RefereeRequestDetail,
} from "../../contract/referrals/referees-wire.ts";
import type { Person } from "./accounts.ts";
import type { Answer, TestApp } from "./app.ts";
import { aCompany } from "./builders.ts";
import { aReferee, aRequest } from "./referrals.ts";

const BECOMING = { title: "Staff Engineer", since: "2020-04" };

export const become = (person: Person, body: object, key?: string): Promise<Answer<Referee>> =>
  person.send<Referee>(
    "POST",
    "/api/referee",
    { ...BECOMING, ...body },
    key === undefined ? {} : { "idempotency-key": key },
  );

export const confirmCode = (person: Person, code: string): Promise<Answer<Referee>> =>
  person.send<Referee>("POST", "/api/referee/confirm", { code });

/** The newest code mailed to a work address; "" if there is none. */
export function codeTo(app: TestApp, address: string): string {
  const fact = app.facts.findLast((one) => one.kind === "referee.code-made" && one.email === address);
  return fact?.kind === "referee.code-made" ? fact.code : "";
}

/** A different code. */
export const notThe = (code: string): string => (code === "111111" ? "222222" : "111111");

/** Becomes a referee over the API, with the right code. */
export async function becomeBy(app: TestApp, person: Person, companyId: string, workEmail: string): Promise<Referee> {
  const begun = await become(person, { companyId, workEmail });
  assert.equal(begun.status, 201, begun.text);
  const confirmed = await confirmCode(person, codeTo(app, workEmail));
  assert.equal(confirmed.status, 200, confirmed.text);
  return confirmed.body;
}

export const ownReferee = async (person: Person): Promise<Referee | null> =>
  (await person.send<{ referee: Referee | null }>("GET", "/api/referee")).body.referee;

export const FEEDBACK = "Your Go is fine; we look for people who have run PostgreSQL in production.";

type Step = "claim" | "accept" | "conflict" | "give-back" | "cv";
/** A step that needs only the request. */
export const step = <Body = RefereeRequestDetail>(
  person: Person,
  requestId: string,
  name: Step,
): Promise<Answer<Body>> => person.send<Body>("POST", `/api/referee/requests/${requestId}/${name}`);

export const refer = (
  person: Person,
  requestId: string,
  body: object = { reference: `REF ${requestId}` },
  key?: string,
): Promise<Answer<RefereeRequestDetail>> =>
  person.send<RefereeRequestDetail>(
    "POST",
    `/api/referee/requests/${requestId}/refer`,
    body,
    key === undefined ? {} : { "idempotency-key": key },
  );

export const decline = (
  person: Person,
  requestId: string,
  body: object = {},
  key?: string,
): Promise<Answer<RefereeRequestDetail>> =>
  person.send<RefereeRequestDetail>(
    "POST",
    `/api/referee/requests/${requestId}/decline`,
    { reasons: ["SKILLS_MISSING"], feedback: FEEDBACK, ...body },
    key === undefined ? {} : { "idempotency-key": key },
  );

export type Listed = { data: RefereeRequest[]; pagination: { lastKey: string | null }; shut: InboxShut | null };
export const listInbox = async (person: Person, query = ""): Promise<Listed> =>
  (await person.send<Listed>("GET", `/api/referee/inbox${query}`)).body;
export const listTaken = async (person: Person, query = ""): Promise<Listed> =>
  (await person.send<Listed>("GET", `/api/referee/requests${query}`)).body;
export const oneRequest = (person: Person, requestId: string): Promise<Answer<RefereeRequestDetail>> =>
  person.send<RefereeRequestDetail>("GET", `/api/referee/requests/${requestId}`);

/** A company with referees, the first of them `referee`, and a request in its pool. */
export async function aPool(app: TestApp, referees = 1) {
  const { id: companyId } = await aCompany(app.db);
  const people: Person[] = [];
  for (let n = 0; n < referees; n += 1) people.push(await aReferee(app, companyId, { name: `Referee Number${n}` }));
  const note = "I have followed your work for years.";
  const { requestId, candidate, jobId } = await aRequest(app, { companyId, note });
  return { companyId, referees: people, referee: people[0] as Person, requestId, candidate, jobId };
}
