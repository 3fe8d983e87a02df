// What each kind of notification is called, on the preferences screen and at the foot of mails, in Hindi.
import type { t as english, NOTIFICATION_WORDS as englishWords } from "../en/notifications.ts";

export const NOTIFICATION_WORDS = {
  "application-sent": { label: "आपके भेजे आवेदन", description: "हर आवेदन की रसीद।" },
  "application-progress": {
    label: "आपके आवेदनों की प्रगति",
    description: "कंपनी शॉर्टलिस्ट करे, इंटरव्यू के लिए बुलाए, ऑफ़र दे या मना करे।",
  },
  "saved-search": {
    label: "सहेजी गई खोजों की नई नौकरियाँ",
    description: "कितनी बार भेजें, यह हर खोज में तय होता है।",
  },
  "jobs-for-you": {
    label: "आपके लिए नौकरियाँ",
    description: "हफ़्ते में एक बार, आपकी प्रोफ़ाइल से मेल खाती पाँच तक नई नौकरियाँ।",
  },
  "share-progress": {
    label: "आपकी साझा की गई नौकरियाँ",
    description: "जिन्हें आपने नौकरी भेजी, वे आवेदन करें या आगे बढ़ें।",
  },
  "referral-request": {
    label: "आपके रेफ़रल अनुरोध",
    description:
      "कोई अनुरोध स्वीकार करे, आपको रेफ़र करे या फ़ीडबैक दे; आपका क्रेडिट लौटे; या जिस कंपनी की खबर आपने माँगी है, वहाँ कोई रेफ़र करने लगे।",
  },
  "new-applicant": { label: "नए आवेदक", description: "कोई आपकी कंपनी की नौकरी के लिए आवेदन करे।" },
  "applicant-withdrew": { label: "आवेदन वापस लेने वाले", description: "कोई अपना आवेदन वापस ले।" },
  "applicants-waiting": {
    label: "जवाब का इंतज़ार करते आवेदक",
    description: "कोई आवेदन आम समय से ज़्यादा देर तक जवाब का इंतज़ार करे। दिन में ज़्यादा से ज़्यादा एक बार।",
  },
  conversation: {
    label: "संदेश और इंटरव्यू",
    description: "कोई कंपनी या आवेदक आपको लिखे, और इंटरव्यू के समय सुझाए जाएँ, तय हों या रद्द हों।",
  },
  "job-expiring": {
    label: "समाप्त होने वाली नौकरियाँ",
    description: "नौकरी के सूचियों से हटने के एक हफ़्ते पहले।",
  },
  "job-frozen": {
    label: "साइट से हटाई गई नौकरियाँ",
    description: "हम आपकी कंपनी की कोई नौकरी या पूरी कंपनी को साइट से हटाएँ या वापस लाएँ, या कोई नौकरी समाप्त करें।",
  },
  guidance: {
    label: "मार्गदर्शन सत्र",
    description: "आपके बुक किए या आपके दिए जाने वाले सत्रों का अनुरोध आए, वे तय हों, समय बदले या रद्द हों; कैलेंडर की एंट्री के साथ।",
  },
  earnings: {
    label: "आपकी कमाई",
    description: "कमाई निकालने लायक हो जाए, या आपकी माँगी भुगतान निकासी का नतीजा आए।",
  },
  payments: { label: "भुगतान", description: "आपके भुगतानों की रसीदें, और आपको लौटाई गई रकम।" },
  "admin-money": {
    label: "भुगतान निकासी, प्लान और फ़ीस",
    description: "भुगतान निकासी माँगी गई, किसी भुगतान को देखना है, या प्लान या फ़ीस का बदलाव दूसरे एडमिन की राह देख रहा है।",
  },
  "job-report": { label: "शिकायतें", description: "शिकायत की गई नौकरियों और कंपनियों की अपीलों का क्या हुआ।" },
  "referee-pool": {
    label: "आपकी कंपनी के लिए नए अनुरोध",
    description: "कोई उम्मीदवार आपकी कंपनी के रेफ़री से अनुरोध करे।",
  },
  "referee-inbox": {
    label: "रेफ़री के रूप में आपका काम",
    description: "आपके स्वीकार किए अनुरोधों का क्या हुआ, आपका सत्यापन हुआ या नहीं, और दोबारा कब कराना है।",
  },
  "referee-review": {
    label: "सत्यापन के लिए रेफ़री",
    description: "किसी के ऑफ़िस ई-मेल को खुद देखकर जाँचना है।",
  },
  "privacy-request": {
    label: "निजी डेटा के अनुरोध",
    description: "नया अनुरोध, और समय-सीमा से पहले याद दिलाना।",
  },
  operations: {
    label: "साइट का संचालन",
    description: "रात का बैकअप नहीं बन पाया, या पूरा नहीं हो रहा है।",
  },
  "job-sources": {
    label: "नौकरियों के स्रोत",
    description: "कोई स्रोत पढ़ा नहीं जा सका, या आपके फ़ैसले का इंतज़ार कर रहा है।",
  },
} satisfies Record<keyof typeof englishWords, { label: string; description: string }>;

export const t = {
  unreadCount: "बिना पढ़ी ({count})",
  notificationsUnread: "सूचनाएँ, {unread} बिना पढ़ी",
  notifications: "सूचनाएँ",
  markAllAsRead: "सभी को पढ़ी हुई मानें",
  nothingYetWhatConcernsYouWill: "अभी कुछ नहीं। आपसे जुड़ी सूचनाएँ यहाँ दिखेंगी।",
  theseCouldNotBeLoaded: "ये लोड नहीं हो सकीं।",
  tryAgain: "फिर कोशिश करें",
  beingLoaded: "लोड हो रहा है।",
  seeAll: "सभी देखें",
  notificationSettings: "सूचनाओं की सेटिंग",
  onYourDevices: "आपके डिवाइस पर",
  whatYouChooseToSeeOnThe:
    "साइट पर दिखने के लिए चुनी गई सूचनाएँ साइट बंद होने पर भी फ़ोन या कंप्यूटर पर दिख सकती हैं। किसी डिवाइस पर लॉग आउट करने से वे वहाँ बंद हो जाती हैं।",
  yourDevicesAreBeingLoaded: "आपके डिवाइस लोड हो रहे हैं।",
  thisBrowserDoesNotLetTheSite: "यह ब्राउज़र साइट को सूचनाएँ नहीं दिखाने देता।",
  thisBrowserCouldNotBeReachedBy: "इस ब्राउज़र तक सूचनाएँ नहीं पहुँच सकीं।",
  thisDeviceShowsYourNotifications: "यह डिवाइस आपकी सूचनाएँ दिखाएगा।",
  showsNoMoreNotifications: "{label} पर अब सूचनाएँ नहीं दिखेंगी।",
  showNotificationsOnThisDevice: "इस डिवाइस पर सूचनाएँ दिखाएँ",
  oneMoment: "एक पल रुकिए…",
  thisDevice: "{label}, यह डिवाइस",
  sinceLastNotification: "{createdAt} से, पिछली सूचना {lastSuccessAt}",
  sinceNoNotificationYet: "{createdAt} से, अभी तक कोई सूचना नहीं",
  remove: "हटाएँ",
  remove2: "{label} हटाएँ",
  allowNotificationsForThisSiteIn: "ब्राउज़र की सेटिंग में इस साइट की सूचनाओं को अनुमति दें और फिर दबाएँ।",
  itsMakersPushServiceDoesNot:
    "ब्राउज़र बनाने वाली कंपनी की पुश सेवा जवाब नहीं दे रही, या यह निजी विंडो है। कृपया बाद में फिर कोशिश करें।",
  thisBrowserCannotShow:
    "यह ब्राउज़र किसी साइट की सूचनाएँ नहीं दिखा सकता। iPhone या iPad पर साइट को होम स्क्रीन पर जोड़ें और वहीं से खोलें।",
  today: "आज",
  yesterday: "कल",
  justNow: "अभी-अभी",
  minAgo: "{minutes} मिनट पहले",
  hAgo: "{minutes} घंटे पहले",
  thisCouldNotBeSavedPleaseTry: "यह सहेजा नहीं जा सका। कृपया फिर कोशिश करें।",
  unread: "बिना पढ़ी:",
  markAsRead: "पढ़ी हुई मानें: {title}",
  markAsUnread: "बिना पढ़ी मानें: {title}",
  markAsRead2: "पढ़ी हुई मानें",
  markAsUnread2: "बिना पढ़ी मानें",
  all: "सभी",
  unread2: "बिना पढ़ी",
  whichNotifications: "कौन-सी सूचनाएँ",
  showOlderOnes: "पुरानी दिखाएँ",
  youHaveReadEverything: "आपने सब पढ़ लिया है",
  whenSomeoneAppliesToOneOfYour:
    "जब कोई उम्मीदवार आपकी कंपनी की नौकरी के लिए आवेदन करे, अपना आवेदन वापस ले, या कोई नौकरी समाप्त होने वाली हो, तो आप यहाँ पढ़ेंगे।",
  whenACompanyMovesYourApplication:
    "जब कोई कंपनी आपके आवेदन को आगे बढ़ाए, सहेजी गई खोज में नई नौकरियाँ आएँ, या कोई आपके लिंक से आवेदन करे, तो आप यहाँ पढ़ेंगे।",
  nothingYet: "अभी कुछ नहीं",
  yourCompanysJobs: "आपकी कंपनी की नौकरियाँ",
  browseJobs: "नौकरियाँ देखें",
  yourNotificationsAreBeingLoaded: "आपकी सूचनाएँ लोड हो रही हैं।",
  atOnce: "तुरंत",
  asEachSearchSays: "हर खोज के हिसाब से",
  onceAWeek: "हफ़्ते में एक बार",
  inTheDailyMail: "दिन के एक मेल में",
  onceADay: "दिन में एक बार",
  never: "कभी नहीं",
  yourChoicesAreBeingLoaded: "आपकी पसंद लोड हो रही है।",
  onTheSite: "साइट पर",
  byEMail: "ई-मेल",
  saving: "सहेजा जा रहा है…",
  saved: "सहेजा गया",
  thisIsNotSavedYetTryAgain: "यह अभी सहेजा नहीं गया है। <button>फिर कोशिश करें</button>",
  oneMoment2: "एक पल रुकिए",
  thisDidNotWorkYet: "यह अभी नहीं हो पाया",
  youGetNoMoreOfTheseMails: "अब आपको ये मेल नहीं आएँगे",
  youGetTheseMailsAgain: "अब आपको ये मेल फिर आएँगे",
  thisLinkDoesNotWork: "यह लिंक काम नहीं करता",
  beingEnded: "बंद किया जा रहा है…",
  undo: "वापस लें",
  beingTakenBack: "वापस लिया जा रहा है…",
  endTheseMails: "ये मेल बंद करें",
  pleaseTryAgain: "कृपया फिर कोशिश करें।",
  endedWhatYouSeeOnTheSite: "बंद किया गया: <b>{label}</b>। साइट पर आप जो देखते हैं, वह वैसा ही रहेगा।",
  onAgain: "फिर से चालू: <b>{label}</b>।",
  itMayHaveBeenCutOffOn:
    "हो सकता है कि लिंक रास्ते में कट गया हो, या जिस बात के लिए वह था, वह अब न रही हो। आप यहाँ चुन सकते हैं कि किन बातों की सूचना मिले:",
  mailCameBack:
    "<b>{address}</b> पर भेजा गया मेल {day} को लौट आया। जब तक आप यह पुष्टि न करें कि पता फिर से काम कर रहा है, हम आपको सूचनाएँ मेल से नहीं भेजेंगे।",
  isThisAddressGone: "क्या यह पता अब आपके पास नहीं है? <link>हमें लिखें</link>।",
  mailMeACode: "मुझे कोड मेल करें",
  enterTheCode: "कोड डालें",
  mailArrivesAgain: "अब सूचनाएँ फिर से मेल से भेजी जाएँगी।",
  mailWasCalledSpam:
    "आपकी मेल सेवा ने {day} को हमें बताया कि <b>{address}</b> पर भेजे गए हमारे एक मेल को स्पैम बताया गया। तब से हम आपको सूचनाएँ मेल से नहीं भेजते।",
  mailMeAgain: "मुझे सूचनाएँ फिर से मेल करें",
  theMailsAreBeingEnded: "मेल बंद किए जा रहे हैं।",
} satisfies Record<keyof typeof english, string>;
