// Texts of the site's settings, in Hindi.
import type { t as english } from "../en/site.ts";

export const t = {
  whoRunsThisSite: "यह साइट कौन चलाता है",
  questionsAboutYourDataGoTo: "अपने डेटा के बारे में सवाल <link>{contact}</link> पर भेजें।",
} satisfies Record<keyof typeof english, string>;
