// Random tokens that cookies and mailed links carry. The database has their hashes alone.
import { createHash, randomBytes } from "node:crypto";

/** 256 bits as 43 characters of base64url. */
export const makeToken = (): string => randomBytes(32).toString("base64url");

/** Without a key, because a random token cannot be guessed from its hash. */
export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();
