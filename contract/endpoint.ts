// What an endpoint is: one typed value that the server mounts, the client calls and OpenAPI is written from.
import { z } from "zod";
import { type CallName, type HttpMethod, routeOf } from "./api.ts";
import { namedObject } from "./named-object.ts";

/** Every code a refusal may carry in `errorCode`. */
export const REFUSAL_CODES = [
  "INVALID_PARAMETER",
  "INVALID_BODY",
  "INVALID_CURSOR",
  "NOT_FOUND",
  "JOB_CLOSED",
  "JOB_WITHHELD",
  "RATE_LIMITED",
  "FORBIDDEN_ORIGIN",
  /** No session, or one that ended. */
  "UNAUTHENTICATED",
  /** Signed in, but without the right to this. */
  "FORBIDDEN",
  /** Signed in, but what this account may do asks for a second factor, which the sign-in lacks. */
  "SECOND_FACTOR_REQUIRED",
  /** Wrong password, or no such account: which of the two is not told. */
  "NOT_AUTHORIZED",
  /** An admin has suspended the account: `errorMsg` says why, and how to object. */
  "SUSPENDED",
  "CODE_MISMATCH",
  "CODE_EXPIRED",
  /** The request contradicts what is there already. */
  "CONFLICT",
  "OAUTH_CANCELLED",
  "OAUTH_NO_TOKEN",
  "OAUTH_STATE",
  "OAUTH_FAILED",
  "OAUTH_SIGN_OUT",
  /** The person's company lets its people sign in by its own service only. */
  "COMPANY_SIGN_IN",
  /** The social account's e-mail belongs to an account that signs in otherwise. */
  "LINK_REQUIRED",
  "INVITE_EXPIRED",
  "LAST_ADMIN",
  "ALREADY_APPLIED",
  /** Without a CV that was read, which an application needs. */
  "PROFILE_INCOMPLETE",
  /** A score from 1 to 29, and the person has not said that they apply anyway. */
  "LOW_SCORE",
  /** A score below 1: there is nothing yet that it could be reckoned from. */
  "SCORE_PENDING",
  /** The job asks questions that were not answered, or other ones by now. */
  "QUESTIONS_CHANGED",
  /** People who hire or run the place do not apply. */
  "NOT_A_CANDIDATE",
  /** The company has an open job with this title and place. */
  "DUPLICATE_JOB",
  /** Nothing can be paid: there is no provider, or the price is not set. */
  "PAYMENTS_OFF",
  /** As many as one may have are there already. */
  "LIMIT_REACHED",
  /** The Idempotency-Key came before with another body. */
  "KEY_REUSED",
  /** An upload that is not what it was announced as, or not what may be kept: `errorMsg` says which. */
  "INVALID_FILE",
  /** The time in which a file could be uploaded is over. */
  "UPLOAD_EXPIRED",
  "PAYLOAD_TOO_LARGE",
  /** What HTTP itself does not allow: an address, a header or a length that cannot be read. */
  "MALFORMED_REQUEST",
  /** It did not arrive in time. */
  "REQUEST_TIMEOUT",
  "UNSUPPORTED_MEDIA_TYPE",
  "BUSY",
  "INTERNAL",
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** Body of every answer that is not a success; `errorMsg` may be shown to a person, `field` names what was wrong. */
export const errorBody = namedObject("Error", {
  errorCode: z.enum(REFUSAL_CODES),
  errorMsg: z.string(),
  field: z.string().optional(),
  requestId: z.string(),
  /** What there is now, where a change was decided on something older. */
  current: z.unknown().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

type Status = 200 | 201 | 302;

type Definition<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType, Answer extends z.ZodType> = {
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Accepts an Idempotency-Key: calls with the same key within a day run once and get the same answer. */
  isKeyed?: true;
  /** Status of success, 200 unless given; 302 answers with a Redirect and no body. */
  status?: Status;
  answer: Answer;
  /** Statuses of refusals and their reasons, for the documentation. */
  refusals: Readonly<Partial<Record<number, string>>>;
};

export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> = {
  /** Operation name, also the OpenAPI operationId. */
  name: string;
  /** The chapter of the documentation that it is in. */
  tag: string;
  method: HttpMethod;
  /** Path with `:params`, below the API's base URL. */
  path: string;
  status: Status;
} & Definition<Params, Query, Body, Answer>;

/** What declares the calls of a tag: the schemas of the call `name` of the table in api.ts, which gives its method and path. */
export const endpointsOf =
  (tag: string) =>
  <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
    name: CallName,
    definition: Definition<P, Q, B, A>,
  ): Endpoint<P, Q, B, A> => ({ name, tag, ...routeOf(name), status: 200, ...definition });

/** Refusals that many endpoints share. */
export const badQuery = { 400: "A parameter is unknown or malformed" };
export const badBody = { 400: "A field is missing or malformed" };
export const noToken = { 401: "No valid token" };
export const keyReused = { 422: "The Idempotency-Key was used with another body" };
