// How many verified employees of a company answer requests. Runs in loaders only.
import { CallError } from "../../../../contract/call-error.ts";
import type { Client } from "../../../../contract/client.ts";

/** Null when the API fails: the page renders without it. */
export async function countReferees(api: Client, companyId: string): Promise<number | null> {
  try {
    return (await api("getReferralCompany", { params: { companyId } })).referees;
  } catch (error) {
    if (error instanceof CallError) return null;
    throw error;
  }
}
