// Loads for the pages below /auth: the sign-in methods, and what a guest pressed that needs an account.
import type { RouterContextProvider } from "react-router";
import { CallError } from "../../../../contract/call-error.ts";
import type { Client } from "../../../../contract/client.ts";
import type { SignInMethods } from "../../../../contract/identity/wire.ts";
import { JOIN_TITLES, type JoinReason, joinTitle } from "../../../../messages/en/accounts.ts";
import { apiContext } from "../../../server-context.ts";

type Context = Readonly<RouterContextProvider>;

export const loadMethods = async (context: Context): Promise<{ methods: SignInMethods }> => ({
  methods: await context.get(apiContext)("getSignInMethods"),
});

/** The heading for what the guest pressed, by the address that `joinPath` made; null for a visit without such a press. */
export async function loadJoinTitle(context: Context, search: URLSearchParams): Promise<string | null> {
  const reason = search.get("for");
  if (reason === null || !isReason(reason)) return null;
  return joinTitle(reason, await namesOf(context.get(apiContext), search.get("job"), search.get("company")));
}

const isReason = (text: string): text is JoinReason => Object.hasOwn(JOIN_TITLES, text);

/** Names come from the server by id: an address cannot put words of its own into the heading. */
async function namesOf(api: Client, jobid: string | null, companyId: string | null) {
  try {
    if (jobid) {
      const { jobTitle, companyName } = await api("getJob", { params: { jobid } });
      return { job: jobTitle, company: companyName };
    }
    const [company] = companyId ? await api("getCompany", { params: { companyId } }) : [];
    return { job: null, company: company?.name ?? null };
  } catch (error) {
    // The job may be closed by now: the heading does without its name.
    if (error instanceof CallError) return { job: null, company: null };
    throw error;
  }
}
