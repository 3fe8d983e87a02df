// What the values of settings look like, and how each is read.
import { createPrivateKey } from "node:crypto";
import { isIP } from "node:net";
import { z } from "zod";

export const flag = z
  .string()
  .regex(/^(true|false|1|0|yes|no|on|off)$/i, "must be on or off")
  .transform((text) => /^(true|1|yes|on)$/i.test(text));

export function wholeNumber(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message);
}

export const webAddress = z
  .string()
  .refine(
    (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ""),
    "must be a URL such as https://jobs.example.org",
  );

export const origin = webAddress
  .refine((text) => /^[^/]*\/\/[^/@?#]+\/?$/.test(text), "must be an origin without path, query or account")
  .transform((text) => new URL(text).origin);

export const postgresUrl = z
  .string()
  .refine(
    (text) => /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? ""),
    "must be a URL such as postgres://user:password@host:5432/database",
  );

/** Divided by commas, which may also be in a password: a comma divides before the next address only. */
export const postgresUrls = z
  .string()
  .transform((text) => text.split(/\s*,\s*(?=postgres(?:ql)?:)/))
  .refine(
    (urls) => urls.every((url) => postgresUrl.safeParse(url).success),
    "must be URLs such as postgres://user:password@host:5432/database, with commas between",
  );

export const workers = z
  .string()
  .regex(/^(auto|[1-9]\d{0,2})$/, 'must be a number of processes from 1 to 999, or "auto" for one per processor core')
  .transform((text) => (text === "auto" ? ("auto" as const) : Number(text)));

/** Fastify's forms: on or off, the number of proxies, or the trusted proxies' addresses. */
export const trustProxy = z
  .string()
  .regex(
    /^(true|false|on|off|\d{1,2}|[\da-f.:/]+(\s*,\s*[\da-f.:/]+)*)$/i,
    "must be off, on, a number of proxies, or their addresses (10.0.0.0/8, 192.168.1.7)",
  )
  .transform((text) => {
    if (/^(true|on|false|off)$/i.test(text)) return /^(true|on)$/i.test(text);
    return /^\d{1,2}$/.test(text) ? Number(text) : text.split(/\s*,\s*/);
  });

export const nameServers = z
  .string()
  .transform((text) => text.split(/\s*,\s*/))
  .refine(
    (servers) =>
      servers.every(
        (server) => isIP(server.replace(/^\[([^\]]*)\](:\d+)?$/, "$1").replace(/^([\d.]+):\d+$/, "$1")) !== 0,
      ),
    "must be addresses such as 1.1.1.1 or [2606:4700::1111]:53, with commas between",
  );

export const scale = z
  .string()
  .regex(/^\d+(\.\d+)?$/, "must be a number above 0")
  .transform(Number)
  .refine((value) => value > 0 && value <= 1_000_000, "must be a number above 0 and at most 1000000");

export const label = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,30}$/, "must be a short name in lower case, such as staging or production");

export const host = z.string().regex(/^[\w.:-]+$/, "must be a host name or an address to listen on");

export const key = z.string().min(32, "must have at least 32 characters");

export const smtpUrl = z
  .string()
  .refine(
    (text) => /^smtps?:\/\/[^/]/.test(text) && URL.canParse(text),
    "must be a URL such as smtps://mail.example.org",
  );

/** The least that receivers of mail accept (RFC 8301). */
const LEAST_RSA_BITS = 1_024;

function isRsaKey(pem: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem);
    return asymmetricKeyType === "rsa" && (asymmetricKeyDetails?.modulusLength ?? 0) >= LEAST_RSA_BITS;
  } catch {
    return false;
  }
}

/** PEM; where a value is one line, `\n` stands for its line breaks. */
export const dkimKey = z
  .string()
  .transform((text) => text.replaceAll("\\n", "\n"))
  .refine(isRsaKey, `must be a private RSA key of at least ${LEAST_RSA_BITS} bits in PEM, without a passphrase`);

export function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** JSON text of a given shape. */
function json<T extends z.ZodType>(schema: T, message: string) {
  return z.string().transform((text, context): z.output<T> => {
    try {
      const parsed = schema.safeParse(JSON.parse(text));
      if (parsed.success) return parsed.data;
    } catch {
      // Reported below.
    }
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });
}

export const jwks = json(
  z.object({ keys: z.array(z.looseObject({ kty: z.literal("RSA"), n: z.string(), d: z.string() })).min(1) }),
  "must be a JWK set of private RSA keys",
);

export const serviceAccount = json(
  z.object({
    client_email: z.email(),
    private_key: z.string().startsWith("-----BEGIN PRIVATE KEY-----").refine(isRsaKey),
    token_uri: z.url().default("https://oauth2.googleapis.com/token"),
  }),
  "must be the JSON key of a Google service account",
);

const absoluteUrls = z.array(z.url()).max(20);
export const oauthClients = json(
  z.array(
    z.strictObject({
      client_id: z.string().min(1).max(100),
      client_secret: z.string().min(16).optional(),
      client_name: z.string().max(100).optional(),
      redirect_uris: absoluteUrls.min(1),
      post_logout_redirect_uris: absoluteUrls.optional(),
    }),
  ),
  "must be JSON: [{client_id, client_secret, redirect_uris, post_logout_redirect_uris}]",
);

/** Pairs of a name and an address. */
export const socialLinks = z.string().transform((text, context) => {
  const links = text.split(",").map((pair) => {
    const [, name = "", href = ""] = /^\s*([^=]{1,40}?)\s*=\s*(https:\/\/\S+)\s*$/.exec(pair) ?? [];
    return { name, href };
  });
  if (links.length <= 10 && links.every(({ href }) => URL.canParse(href))) return links;
  context.addIssue({
    code: "custom",
    message: "must be names and https addresses: LinkedIn=https://…, GitHub=https://…",
  });
  return z.NEVER;
});

/** Words divided by commas. */
export const words = z.string().transform((text) => text.split(/\s*,\s*/).filter((word) => word !== ""));

export const folder = z.string().refine((text) => !text.includes("\0"), "must be a folder");
