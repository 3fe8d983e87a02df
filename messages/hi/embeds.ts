// Texts of the job lists and cards that other sites show in a frame, in Hindi.
import type { t as english } from "../en/embeds.ts";

export const t = {
  jobsAt: "{name} में नौकरियाँ",
  newJobs: "नई नौकरियाँ",
  noOpenJobs: "अभी कोई नौकरी खुली नहीं है।",
  allJobs: "{site} पर सभी नौकरियाँ",
  viewOn: "{site} पर देखें और आवेदन करें",
  postedOn: "{day} को पोस्ट की गई",
  opensInANewTab: "(नए टैब में खुलता है)",
  companyIsGone: "इस कंपनी का पेज अब यहाँ नहीं है।",
  jobIsGone: "यह नौकरी अब खुली नहीं है।",
} as const satisfies Record<keyof typeof english, string>;
