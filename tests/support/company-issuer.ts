// A company's OpenID issuer on the loopback, honest unless told otherwise: its page is skipped, the rest is spoken over HTTP.
import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterFile } from "./run-files.ts";

export type Who = { sub?: string; email: string; name?: string; verified?: unknown };

/** What a hostile or broken issuer does instead. */
export type Tricks = {
  /** Claims over those of the id token. */
  claims?: Record<string, unknown>;
  /** Fields over those of the description. */
  description?: Record<string, unknown>;
  /** Signs with a key that it does not publish. */
  strangeKey?: boolean;
  /** Redirects the token endpoint's callers there. */
  redirectTo?: string;
  /** The token endpoint answers with so many megabytes. */
  megabytes?: number;
  /** `iss` of the answer to the browser. */
  iss?: string;
};

export type CompanyIssuerServer = {
  url: string;
  client: { clientId: string; clientSecret: string };
  tricks: Tricks;
  /** Paths that were asked for, in order. */
  asked: string[];
  /** Answers a browser that was sent here: resolves to the address to which it goes back, as this person. */
  answer(address: URL, who: Who): URL;
};

type Pending = { who: Who; nonce: string | null; challenge: string | null; redirectUri: string | null };

/** Call it at the top of a test file; it stops after the file's last test. */
export async function startCompanyIssuer(): Promise<CompanyIssuerServer> {
  const [known, strange] = await Promise.all([generateKeyPair("RS256"), generateKeyPair("RS256")]);
  const jwk = { ...(await exportJWK(known.publicKey)), kid: "one", alg: "RS256", use: "sig" };
  const pending = new Map<string, Pending>();
  const client = { clientId: "vouchboard", clientSecret: "what only the two know" };
  const asked: string[] = [];
  const issuer: CompanyIssuerServer = { url: "", client, tricks: {}, asked, answer: () => new URL(issuer.url) };
  const server = createServer((request, response) => {
    void handle(request).then(({ status = 200, body, headers = {} }) => {
      response.writeHead(status, { "content-type": "application/json", ...headers });
      response.end(body);
    });
  });
  issuer.url = await listen(server);

  issuer.answer = (address, who) => {
    const query = address.searchParams;
    const code = `code-${pending.size + 1}`;
    pending.set(code, {
      who,
      nonce: query.get("nonce"),
      challenge: query.get("code_challenge"),
      redirectUri: query.get("redirect_uri"),
    });
    const back = new URL(query.get("redirect_uri") ?? "");
    back.searchParams.set("code", code);
    back.searchParams.set("state", query.get("state") ?? "");
    if (issuer.tricks.iss !== undefined) back.searchParams.set("iss", issuer.tricks.iss);
    return back;
  };

  type Answered = { status?: number; body?: string; headers?: Record<string, string> };
  async function handle(request: IncomingMessage): Promise<Answered> {
    const path = request.url ?? "";
    asked.push(path);
    if (path === "/.well-known/openid-configuration") return { body: JSON.stringify(describe(issuer)) };
    if (path === "/keys") return { body: JSON.stringify({ keys: [jwk] }) };
    if (path !== "/token") return { status: 404 };
    const { redirectTo, megabytes } = issuer.tricks;
    if (redirectTo !== undefined) return { status: 307, headers: { location: redirectTo } };
    if (megabytes !== undefined) return { body: `"${"x".repeat(megabytes * 1_000_000)}"` };
    return redeem(new URLSearchParams(await textOf(request)));
  }

  async function redeem(form: URLSearchParams): Promise<Answered> {
    if (form.get("client_id") !== client.clientId || form.get("client_secret") !== client.clientSecret)
      return { status: 401, body: JSON.stringify({ error: "invalid_client" }) };
    const found = pending.get(form.get("code") ?? "");
    pending.delete(form.get("code") ?? "");
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    if (!found || found.challenge !== challenge || found.redirectUri !== form.get("redirect_uri"))
      return { status: 400, body: JSON.stringify({ error: "invalid_grant" }) };
    const { who, nonce } = found;
    const now = Math.floor(Date.now() / 1_000);
    const claims: Record<string, unknown> = {
      iss: issuer.url,
      aud: client.clientId,
      sub: who.sub ?? `sub of ${who.email}`,
      email: who.email,
      email_verified: who.verified ?? true,
      name: who.name ?? "Some Colleague",
      nonce,
      iat: now,
      exp: now + 300,
      ...issuer.tricks.claims,
    };
    const idToken = await new SignJWT(claims as never)
      .setProtectedHeader({ alg: "RS256", kid: "one" })
      .sign(issuer.tricks.strangeKey ? strange.privateKey : known.privateKey);
    return {
      body: JSON.stringify({ access_token: "opaque", token_type: "Bearer", expires_in: 300, id_token: idToken }),
    };
  }
  return issuer;
}

const describe = ({ url, tricks }: CompanyIssuerServer) => ({
  issuer: url,
  authorization_endpoint: `${url}/authorize`,
  token_endpoint: `${url}/token`,
  jwks_uri: `${url}/keys`,
  end_session_endpoint: `${url}/leave`,
  response_types_supported: ["code"],
  subject_types_supported: ["public"],
  id_token_signing_alg_values_supported: ["RS256"],
  ...tricks.description,
});

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterFile(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as { port: number };
  return `http://127.0.0.1:${port}`;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const piece of request) text += piece;
  return text;
}
