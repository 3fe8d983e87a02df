// Texts of choosing a part of a picture, in Hindi.
import type { t as english } from "../en/pictures.ts";

export const t = {
  cancel: "रद्द करें",
  saving: "सहेजा जा रहा है…",
  closer: "ज़ूम",
  fromSideToSide: "बाएँ-दाएँ",
  upAndDown: "ऊपर-नीचे",
  thePartOfThePictureThatIsShown: "तस्वीर का वह हिस्सा जो दिखेगा",
  dragThePictureOrMoveIt: "तस्वीर को खींचें, या तीर वाली कुंजियों से खिसकाएँ।",
  thisPictureIsTooLarge: "यह तस्वीर बहुत बड़ी है। कृपया 30MB से छोटी तस्वीर चुनें।",
  thisFileCannotBeOpened: "यह फ़ाइल तस्वीर की तरह नहीं खुल रही। कृपया JPEG, PNG या WebP तस्वीर चुनें।",
  thisBrowserCouldNotMakeAPicture: "यह ब्राउज़र इस हिस्से की फ़ाइल नहीं बना सका। कृपया कोई दूसरी तस्वीर चुनें।",
} satisfies Record<keyof typeof english, string>;
