// The settings shared by our provider and the stand-in for LinkedIn.
import type { Vault } from "../../platform/vault.ts";

export const STAND_IN_PATH = "/dev/linkedin";
export const STAND_IN_CLIENT = "vouchboard-trial";

export const standInIssuerOf = (publicUrl: string): string => `${publicUrl}${STAND_IN_PATH}`;
export const standInSecret = (vault: Vault): string => vault.key("stand-in client").toString("base64url");
