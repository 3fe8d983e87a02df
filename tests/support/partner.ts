// A partner application that signs its people in here: its registration, its requests, and a person who goes through
// them.
import assert from "node:assert/strict";
import * as oidc from "openid-client";
import { type Person, signedIn } from "./accounts.ts";
import { type Answer, startApp, type TestApp } from "./app.ts";
import { freePort } from "./free-port.ts";
import { follow, queryOf } from "./redirects.ts";
import { aVisitor, type Visitor } from "./visitor.ts";

export const PARTNER_REDIRECT = "https://partner.example/back";
const secret = "a secret that only the partner knows";
const password = "correct horse battery";

export type Tokens = oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers;
type Wishes = Record<string, string | undefined>;
type Redeemed = { status: number; body: Record<string, string> };

export type Partner = {
  app: TestApp;
  /** The product's public address, where it listens. */
  site: string;
  /** A person with an account, and their password. */
  person: Person;
  password: string;
  /** The partner's client, as openid-client discovered it. */
  client: oidc.Configuration;
  verifier: string;
  challenge: string;
  later(seconds: number): void;
  discover(clientId: string, proof: oidc.ClientAuth): Promise<oidc.Configuration>;
  browser(): Visitor;
  /** The path of an authorization request; an undefined wish omits a parameter. */
  authorizeAddress(wishes?: Wishes): string;
  /** Logs in by password; resolves to the browser's final address. */
  signInAt(visitor: Visitor, address: string): Promise<URL>;
  tokensFor(visitor?: Visitor): Promise<Tokens>;
  codeFor(visitor: Visitor): Promise<string>;
  /** Posts to the token endpoint as the partner, without a client library. */
  redeem(fields: Record<string, string>): Promise<Redeemed>;
  redeemCode(code: string, more?: Record<string, string>): Promise<Redeemed>;
  /** Requests the person's claims with this access token. */
  userInfo(token: string): Promise<Answer>;
};

/**
 * Call it at the top of a test file: the product listens on a free port, with a confidential client "partner" and a
 * public one "phone".
 */
export async function startPartner(): Promise<Partner> {
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  let now = new Date();
  const app = await startApp({
    clock: () => now,
    publicUrl: site,
    identity: {
      oauthClients: [
        {
          client_id: "partner",
          client_secret: secret,
          redirect_uris: [PARTNER_REDIRECT],
          post_logout_redirect_uris: ["https://partner.example/bye"],
        },
        { client_id: "phone", redirect_uris: ["https://phone.example/back"] },
      ],
    },
  });
  await app.app.fastify.listen({ port, host: "127.0.0.1" });
  const person = await signedIn(app, { password, name: "Asha Rao" });
  const verifier = oidc.randomPKCECodeVerifier();
  const challenge = await oidc.calculatePKCECodeChallenge(verifier);
  const discover: Partner["discover"] = (clientId, proof) =>
    oidc.discovery(new URL(site), clientId, {}, proof, {
      execute: [oidc.allowInsecureRequests, oidc.enableNonRepudiationChecks],
    });
  const client = await discover("partner", oidc.ClientSecretBasic(secret));
  const browser = () => aVisitor(app, { over: site });
  const authorizeAddress = (wishes: Wishes = {}) => addressOf({ code_challenge: challenge, ...wishes });
  const signInAt: Partner["signInAt"] = async (visitor, address) => {
    const login = await follow(visitor, address, site);
    assert.equal(login.url.pathname, "/auth/login");
    const { interaction } = queryOf(login.url);
    const form = { email: person.email, password, interaction };
    const answer = await visitor.post<{ continueAt: string }>("/api/session/sign-in", form);
    assert.equal(answer.status, 200, answer.text);
    return (await follow(visitor, answer.body.continueAt, site)).url;
  };
  const redeem = (fields: Record<string, string>) => postAsPartner(site, fields);
  return {
    app,
    site,
    person,
    password,
    client,
    verifier,
    challenge,
    later: (seconds) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
    discover,
    browser,
    authorizeAddress,
    signInAt,
    async tokensFor(visitor = browser()) {
      const back = await signInAt(visitor, authorizeAddress());
      return oidc.authorizationCodeGrant(client, back, {
        pkceCodeVerifier: verifier,
        expectedState: "a-state",
        idTokenExpected: true,
      });
    },
    codeFor: async (visitor) => queryOf(await signInAt(visitor, authorizeAddress())).code ?? "",
    redeem,
    redeemCode: (code, more = {}) =>
      redeem({
        grant_type: "authorization_code",
        code,
        redirect_uri: PARTNER_REDIRECT,
        code_verifier: verifier,
        ...more,
      }),
    userInfo: (token) => app.get("/oauth2/userInfo", { headers: { authorization: `Bearer ${token}` } }),
  };
}

function addressOf(wishes: Wishes): string {
  const query: Wishes = {
    client_id: "partner",
    redirect_uri: PARTNER_REDIRECT,
    response_type: "code",
    scope: "openid email profile",
    state: "a-state",
    code_challenge_method: "S256",
    ...wishes,
  };
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `/oauth2/authorize?${new URLSearchParams(given)}`;
}

async function postAsPartner(site: string, fields: Record<string, string>): Promise<Redeemed> {
  const answer = await fetch(`${site}/oauth2/token`, {
    method: "POST",
    headers: { authorization: `Basic ${btoa(`partner:${encodeURIComponent(secret).replaceAll("%20", "+")}`)}` },
    body: new URLSearchParams(fields),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}
