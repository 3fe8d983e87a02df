// The second factor of an account: codes of an authenticator app, passkeys and recovery codes; what each call takes and
// answers.
import { z } from "zod";
import { endpointsOf } from "../endpoint.ts";
import { idField, requiredLine } from "../form-fields.ts";
import { namedObject } from "../named-object.ts";
import { FACTOR_KINDS, FACTOR_NAME_LENGTH } from "./rules.ts";
import { formRefusals, givenPassword, sessionAnswer } from "./wire.ts";

const code = z
  .string({ error: "Please enter the code." })
  .transform((text) => text.replace(/[\s-]/g, "").toUpperCase())
  .pipe(
    z
      .string()
      .regex(/^(\d{6}|[0-9A-Z]{10})$/, "Please enter the 6 digits from the app, or a recovery code of 10 characters."),
  );

const factorName = requiredLine(FACTOR_NAME_LENGTH, "Please give it a name, such as “My phone”.");

/** Confirms that the account's owner is at the keyboard: the password, or a code of a factor. */
const confirmation = z.strictObject({ password: givenPassword.optional(), code: code.optional() });

const factor = namedObject("SecondFactor", {
  id: z.uuid(),
  kind: z.enum(FACTOR_KINDS),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});

const recoveryCodes = z.array(z.string());
const endpoint = endpointsOf("Second factor");
const refusals = {
  ...formRefusals,
  401: "Not signed in",
  403: "Sent from another site; or the password or the code is wrong",
  404: "No such factor; or the accounts are kept by another issuer",
};

/** The ways to a passkey that WebAuthn knows. */
const TRANSPORTS = ["usb", "nfc", "ble", "hybrid", "internal", "smart-card", "cable"];

/** What a browser answers to a passkey's challenge (WebAuthn's JSON); the server verifies what is in it. */
const passkeyResponse = z.looseObject({
  id: z.string().max(2_000),
  rawId: z.string().max(2_000),
  type: z.literal("public-key"),
  response: z.looseObject({
    /** Kept as a hint for the browser and not signed: other words than the known ones are left out. */
    transports: z
      .array(z.string())
      .transform((given) => TRANSPORTS.filter((known) => given.includes(known)))
      .optional(),
  }),
  clientExtensionResults: z.record(z.string(), z.unknown()),
});
/** To be sent back with the browser's answer; works once, for five minutes. */
const ceremony = z.string().max(1_000);
/** WebAuthn's options as JSON, for the browser. */
const passkeyOptions = z.record(z.string(), z.unknown());

const givenFactor = {
  answer: sessionAnswer
    .extend({
      /** Where the browser goes on when another application asked for the sign-in. */
      continueAt: z.string().nullable(),
    })
    .meta({ id: "SecondFactorAnswer" }),
  refusals: {
    ...formRefusals,
    401: "No sign-in waits in this browser: log in again",
    409: "The code is wrong or was used already; or the passkey could not be verified",
  },
} as const;

export const giveSecondFactor = endpoint("giveSecondFactor", {
  ...givenFactor,
  summary: "Finish a sign-in, whose password was right, with a code of the app or a recovery code",
  body: z.strictObject({ code }),
});

export const beginPasskeySignIn = endpoint("beginPasskeySignIn", {
  summary: "The challenge for a passkey, by which the sign-in of this browser can be finished",
  body: z.strictObject({}),
  /** Both null for an account without a passkey. */
  answer: z.object({ ceremony: z.string().nullable(), options: passkeyOptions.nullable() }),
  refusals: { ...formRefusals, 401: "No sign-in waits in this browser: log in again" },
});

export const givePasskey = endpoint("givePasskey", {
  ...givenFactor,
  summary: "Finish a sign-in, whose password was right, with a passkey",
  body: z.strictObject({ ceremony, response: passkeyResponse }),
});

export const listSecondFactors = endpoint("listSecondFactors", {
  summary: "One's own second factors",
  answer: z.object({
    factors: z.array(factor),
    recoveryCodesLeft: z.number().int(),
    /** Whether the account may do nothing without one. */
    isRequired: z.boolean(),
    /** Whether the account has a password, which confirms changes. */
    hasPassword: z.boolean(),
    /** Whether adding the first factor asks for no confirmation, because the sign-in is recent. */
    isFresh: z.boolean(),
  }),
  refusals: { 401: "Not signed in", 404: "The accounts are kept by another issuer" },
});

export const beginCodeApp = endpoint("beginCodeApp", {
  summary: "Make a secret for an authenticator app; it counts once a code of it is given",
  body: confirmation,
  answer: z.object({
    /** To be sent back with the first code; works for 15 minutes in this session. */
    enrolment: z.string(),
    /** In base32, to be typed into the app. */
    secret: z.string(),
    /** otpauth://, to be shown as a QR code. */
    uri: z.string(),
  }),
  refusals,
});

const added = {
  status: 201,
  answer: namedObject("AddedFactor", {
    session: sessionAnswer,
    factor,
    /** Shown this once, with an account's first factor; null with a further one. */
    recoveryCodes: recoveryCodes.nullable(),
  }),
  refusals: {
    ...refusals,
    409: "The code or the passkey is wrong; the challenge is too old or used; or there are as many factors as may be",
  },
} as const;

export const addCodeApp = endpoint("addCodeApp", {
  ...added,
  summary: "Add the authenticator app by its first code; the account's first factor ends every other session",
  body: z.strictObject({ enrolment: z.string().max(1_000), code, name: factorName }),
});

export const beginPasskey = endpoint("beginPasskey", {
  summary: "Make a challenge for a new passkey",
  body: confirmation,
  answer: z.object({ ceremony: z.string(), options: passkeyOptions }),
  refusals,
});

export const addPasskey = endpoint("addPasskey", {
  ...added,
  summary: "Add a passkey; the account's first factor ends every other session",
  body: z.strictObject({ ceremony, response: passkeyResponse, name: factorName }),
});

export const renameSecondFactor = endpoint("renameSecondFactor", {
  summary: "Rename a second factor of one's own",
  params: z.object({ factorId: idField() }),
  body: z.strictObject({ name: factorName }),
  answer: factor,
  refusals,
});

export const removeSecondFactor = endpoint("removeSecondFactor", {
  summary: "Remove a second factor of one's own; the last one takes the recovery codes with it",
  params: z.object({ factorId: idField() }),
  body: confirmation,
  answer: z.object({ isRemoved: z.literal(true) }),
  refusals: { ...refusals, 409: "The account must have a factor, and this is its only one" },
});

export const renewRecoveryCodes = endpoint("renewRecoveryCodes", {
  summary: "Make new recovery codes, shown this once; the former ones work no more",
  body: confirmation,
  answer: z.object({ recoveryCodes }),
  refusals: { ...refusals, 409: "The account has no second factor" },
});
