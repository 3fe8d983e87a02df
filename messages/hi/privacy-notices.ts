// Texts of the notices to admins about requests under data-protection law, in Hindi.
import type { t as english } from "../en/privacy-notices.ts";

export const t = {
  opened: "एक व्यक्ति अपने डेटा पर अपने अधिकार माँगते हैं",
  dueSoon: "निजी डेटा के एक अनुरोध की समय-सीमा पास है",
  answerBy: "इसका जवाब {day} तक देना है।",
  openThem: "अनुरोध खोलें",
} satisfies Record<keyof typeof english, string>;
