// What each kind of notification is called, on the preferences screen and at the foot of mails.

export const NOTIFICATION_WORDS = {
  "application-sent": { label: "Applications you send", description: "A receipt for each application." },
  "application-progress": {
    label: "Progress of your applications",
    description: "A company shortlists, invites, offers or declines.",
  },
  "saved-search": { label: "New jobs for your saved searches", description: "How often is set at each search." },
  "jobs-for-you": { label: "Jobs for you", description: "Once a week, up to five new jobs that suit your profile." },
  "share-progress": { label: "Jobs you shared", description: "Someone you sent a job to applies or gets ahead." },
  "referral-request": {
    label: "Your referral requests",
    description:
      "Someone accepts one, refers you or gives feedback; your credit comes back; or someone refers at a company you watch.",
  },
  "new-applicant": { label: "New applicants", description: "Someone applies to one of your company’s jobs." },
  "applicant-withdrew": { label: "Applicants who withdraw", description: "Someone takes an application back." },
  "applicants-waiting": {
    label: "Applicants waiting",
    description: "Applications wait longer for an answer than usual. At most once a day.",
  },
  conversation: {
    label: "Messages and interviews",
    description:
      "A company or an applicant writes to you, and times for interviews are offered, agreed on or cancelled.",
  },
  "job-expiring": { label: "Jobs about to expire", description: "A week before a job leaves the lists." },
  "job-frozen": {
    label: "Jobs taken off the site",
    description:
      "We take one of your company’s jobs, or the whole company, off the site or bring it back, or end a job.",
  },
  guidance: {
    label: "Guidance sessions",
    description:
      "Sessions you book or give are asked for, agreed on, moved or cancelled, with entries for your calendar.",
  },
  earnings: {
    label: "Your earnings",
    description: "Earnings become available, and a payout you asked for is sent or refused.",
  },
  payments: { label: "Payments", description: "Receipts for what you paid, and what was sent back to you." },
  "admin-money": {
    label: "Payouts, plans and fees",
    description:
      "A payout was asked for, a payment needs a look, or a change of a plan or fee waits for a second admin.",
  },
  "job-report": { label: "Reports", description: "The outcome of reports about jobs, and appeals by companies." },
  "referee-pool": {
    label: "New requests for your company",
    description: "A candidate asks the referees of your company.",
  },
  "referee-inbox": {
    label: "Your work as a referee",
    description: "The outcome of requests you took on, whether you are verified, and when to verify again.",
  },
  "referee-review": { label: "Referees to verify", description: "Someone’s work address needs a look by hand." },
  "privacy-request": {
    label: "Requests about personal data",
    description: "A new one, and reminders before its deadline.",
  },
  operations: {
    label: "The running of the site",
    description: "The nightly backup failed, or is overdue.",
  },
  "job-sources": {
    label: "Sources of jobs",
    description: "One cannot be read, or waits for your decision.",
  },
} as const;

export const t = {
  unreadCount: "Unread ({count})",
  notificationsUnread: "Notifications, {unread} unread",
  notifications: "Notifications",
  markAllAsRead: "Mark all as read",
  nothingYetWhatConcernsYouWill: "Nothing yet. What concerns you will appear here.",
  theseCouldNotBeLoaded: "These could not be loaded.",
  tryAgain: "Try again",
  beingLoaded: "Loading…",
  seeAll: "See all",
  notificationSettings: "Notification settings",
  onYourDevices: "On your devices",
  whatYouChooseToSeeOnThe:
    "What you choose to see on the site can also appear on a phone or a computer while the site is closed. Logging out on a device ends it there.",
  yourDevicesAreBeingLoaded: "Your devices are being loaded.",
  thisBrowserDoesNotLetTheSite: "This browser does not let the site show notifications.",
  thisBrowserCouldNotBeReachedBy: "Notifications could not reach this browser.",
  thisDeviceShowsYourNotifications: "This device shows your notifications.",
  showsNoMoreNotifications: "{label} shows no more notifications.",
  showNotificationsOnThisDevice: "Show notifications on this device",
  oneMoment: "One moment…",
  thisDevice: "{label}, this device",
  sinceLastNotification: "Since {createdAt}, last notification {lastSuccessAt}",
  sinceNoNotificationYet: "Since {createdAt}, no notification yet",
  remove: "Remove",
  remove2: "Remove {label}",
  allowNotificationsForThisSiteIn: "Allow notifications for this site in the browser’s settings, and press again.",
  itsMakersPushServiceDoesNot:
    "Its maker’s push service does not answer, or it is a private window. Please try again later.",
  thisBrowserCannotShow:
    "This browser cannot show notifications of a site. On an iPhone or iPad, add the site to the home screen and open it from there.",
  today: "Today",
  yesterday: "Yesterday",
  justNow: "Just now",
  minAgo: "{minutes} min ago",
  hAgo: "{minutes} h ago",
  thisCouldNotBeSavedPleaseTry: "This could not be saved. Please try again.",
  unread: "Unread:",
  markAsRead: "Mark as read: {title}",
  markAsUnread: "Mark as unread: {title}",
  markAsRead2: "Mark as read",
  markAsUnread2: "Mark as unread",
  all: "All",
  unread2: "Unread",
  whichNotifications: "Which notifications",
  showOlderOnes: "Show older ones",
  youHaveReadEverything: "You have read everything",
  whenSomeoneAppliesToOneOfYour:
    "When a candidate applies to one of your company’s jobs, takes an application back, or a job is about to expire, you see it here.",
  whenACompanyMovesYourApplication:
    "When a company moves your application, a saved search finds new jobs, or someone applies through your link, you see it here.",
  nothingYet: "Nothing yet",
  yourCompanysJobs: "Your company’s jobs",
  browseJobs: "Browse jobs",
  yourNotificationsAreBeingLoaded: "Your notifications are being loaded.",
  atOnce: "At once",
  asEachSearchSays: "As each search says",
  onceAWeek: "Once a week",
  inTheDailyMail: "In the daily e-mail",
  onceADay: "Once a day",
  never: "Never",
  yourChoicesAreBeingLoaded: "Your choices are being loaded.",
  onTheSite: "On the site",
  byEMail: "E-mail",
  saving: "Saving…",
  saved: "Saved",
  thisIsNotSavedYetTryAgain: "This is not saved yet. <button>Try again</button>",
  oneMoment2: "One moment",
  thisDidNotWorkYet: "This did not work yet",
  youGetNoMoreOfTheseMails: "You get no more of these e-mails",
  youGetTheseMailsAgain: "You get these e-mails again",
  thisLinkDoesNotWork: "This link does not work",
  beingEnded: "Stopping…",
  undo: "Undo",
  beingTakenBack: "Undoing…",
  endTheseMails: "Stop these e-mails",
  pleaseTryAgain: "Please try again.",
  endedWhatYouSeeOnTheSite: "Stopped: <b>{label}</b>. What you see on the site stays as it is.",
  onAgain: "On again: <b>{label}</b>.",
  itMayHaveBeenCutOffOn:
    "It may have been cut off on the way, or what it was about is gone. You can choose what we tell you here:",
  theMailsAreBeingEnded: "The e-mails are being stopped.",
  mailCameBack:
    "Mail to <b>{address}</b> came back on {day}. We mail you no notices until you confirm that the address works again.",
  isThisAddressGone: "No longer have this address? <link>Write to us</link>.",
  mailMeACode: "Mail me a code",
  enterTheCode: "Enter the code",
  mailArrivesAgain: "We mail you notices again.",
  mailWasCalledSpam:
    "Your mail service told us on {day} that one of our e-mails to <b>{address}</b> was marked as spam. We have mailed you no notices since.",
  mailMeAgain: "Mail me notices again",
} as const;
