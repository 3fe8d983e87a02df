// Chooses a language: for this browser, and for the account of a signed-in person.
import type { Language } from "../../contract/identity/rules.ts";
import { writeStored } from "../ui/browser-storage.ts";
import { ask } from "./ask.ts";
import { CHOICE } from "./own-language.ts";
import { sessionStore } from "./session-state.ts";

/** Resolves once the account knows it; never rejects, as the page in that language opens either way. */
export async function chooseLanguage(language: Language): Promise<void> {
  writeStored(CHOICE, language);
  const { tokenData, userDetails } = sessionStore.read();
  if (!tokenData?.email || userDetails?.language === language) return;
  try {
    await ask("updateUserDetails", { params: { email: tokenData.email }, body: { language } });
    const present = sessionStore.read().userDetails;
    if (present) sessionStore.set({ userDetails: { ...present, language } });
  } catch {
    // The browser has it, and offers that language again.
  }
}
