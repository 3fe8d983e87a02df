// Loads the sign-in methods for the loaders of the pages below /auth.
import type { RouterContextProvider } from "react-router";
import type { SignInMethods } from "../../../../contract/identity/wire.ts";
import { apiContext } from "../../../server-context.ts";

export const loadMethods = async (context: Readonly<RouterContextProvider>): Promise<{ methods: SignInMethods }> => ({
  methods: await context.get(apiContext)("getSignInMethods"),
});
