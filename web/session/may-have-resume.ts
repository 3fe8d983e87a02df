// Who can have a résumé; apart from what asks for it, so that public pages need not load that.
import type { UserType } from "../../contract/roles.ts";

/** Everybody but those who hire. */
export const mayHaveResume = (userType: UserType | null | undefined): boolean =>
  userType === "General_User" || userType === "Admin";
