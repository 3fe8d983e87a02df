// Texts of the notices to admins about sources of jobs, in Hindi.
import type { t as english } from "../en/source-notices.ts";

export const t = {
  fails: "स्रोत {name} पढ़ा नहीं जा सका",
  asks: "स्रोत {name} आपके फ़ैसले का इंतज़ार कर रहा है",
  openIt: "स्रोत खोलें",
} satisfies Record<keyof typeof english, string>;
