// What a person of a measurement does through the product's own calls: signs in, sends a CV, asks.
import type { UploadGrant } from "../contract/files/wire.ts";
import type { SessionAnswer } from "../contract/identity/wire.ts";
import { createAccount } from "../server/identity/accounts.ts";
import { hashPassword } from "../server/identity/passwords.ts";
import { openSecrets } from "../server/platform/secrets.ts";
import { makeVault } from "../server/platform/vault.ts";
import type { Product } from "./product.ts";
import type { ScratchProduct } from "./scratch-product.ts";

export type Caller = { email: string; token: string };

const password = "a password for measurements";

/** A new account with a session of its own. */
export async function signUp(
  { product, db, dataDir }: Pick<ScratchProduct, "product" | "db" | "dataDir">,
  email: string,
): Promise<Caller> {
  const vault = makeVault((await openSecrets(dataDir)).masterKey);
  const passwordHash = await hashPassword(vault, password);
  const issuer = `http://localhost:${product.port}`;
  await db.transaction((tx) => createAccount(tx, { issuer, email, name: "Somebody", passwordHash }));
  const session = await ask<SessionAnswer>(product, null, "POST", "/api/session/sign-in", { email, password });
  return { email, token: session.accessToken ?? "" };
}

/** Throws unless the call succeeds. */
export async function ask<Answer>(
  product: Pick<Product, "port">,
  caller: Caller | null,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const answer = await fetch(`http://127.0.0.1:${product.port}${path}`, {
    method,
    headers: {
      ...(body && { "content-type": "application/json" }),
      ...(caller && { authorization: `Bearer ${caller.token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Grant, bytes, name: what a browser does. */
export async function upload(
  product: Pick<Product, "port">,
  caller: Caller,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const grant = await ask<UploadGrant>(product, caller, "POST", "/api/file/gsu2u/USER_RESUME", {
    userId: caller.email,
    resumeUserFileName: "cv.pdf",
    resumeFileMimeType: "application/pdf",
    resumeFileSize: bytes.length,
  });
  const put = await fetch(new URL(grant.awsS3SignedUrl, `http://127.0.0.1:${product.port}`), {
    method: "PUT",
    headers: { awsS3Tag: grant.awsS3Tag, fileType: "application/pdf" },
    body: bytes,
  });
  if (!put.ok) throw new Error(`the upload answered ${put.status}: ${await put.text()}`);
  await ask(product, caller, "PATCH", `/api/user/${caller.email}/cv`, { resume: grant.cloudFileName });
}
