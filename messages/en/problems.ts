// Why a server of others could not be read or reached, and why a listing was not understood. They are stored and sent in these
// words; server/platform/problem-words.ts finds the Hindi of what was stored.

export const t = {
  // Addresses that are not read.
  onlyHttps: "{origin} is not read: only https on its usual port is.",
  holdsPassword: "{host} is not read: its address holds a password.",
  isNotPublic: "{host} is not read: it is not a public address.",
  leadsInside: "{host} is not read: it leads to an address that is not public.",
  isKeptOut: "{host} asks programs not to read {path} (robots.txt).",
  redirectsTooOften: "{host} redirects more than {limit} times.",
  // What a server answers.
  asksToWait: "{host} asks to come back in {seconds} seconds.",
  cannotBeRead: "{host} cannot be read: {reason}.",
  notInTime: "it does not answer in time",
  noSuchSite: "there is no site of this name; check the address",
  refusesConnections: "it refuses connections",
  answersTooMuch: "{host} answers with more than {bytes} bytes.",
  answersStatus: "{host} answers {status} for {path}.",
  isNoJson: "{host} does not answer with JSON for {path}.",
  // A source of jobs.
  hasNoBoard: '{source} has no board "{board}".',
  isNoList: '{source} did not answer with a list of jobs for "{board}".',
  isNoBoard: '"{board}" is no name of a board.',
  nothingAt: "There is nothing at {address}.",
  noListAt: "There is no list of jobs as {kind} has it at {address}.",
  isNotFetched: "A {kind} is not read over the network: give a saved file with --kind {kind}.",
  hasNoSitemap: "{origin} has no sitemap.",
  tooManyJobPages: "Its sitemaps name more than {limit} pages about jobs.",
  tooManyPages: "It has more than {limit} pages.",
  tooManyBytes: "It has more than {limit} bytes.",
  tooManyRows: "It has more than {limit} rows.",
  tooManyPostings: "{source} answers with more than {limit} postings.",
  tooDeep: "Its elements are nested more than {limit} deep.",
  isNotKept: "What {address} answered is not kept.",
  changedAtOnce:
    "{rejected} of {rows} jobs were not understood ({percent} in 100), mostly because {reason}. Nothing was changed.",
  // Why a listing was not understood.
  listingIsNoObject: "it is not an object",
  listingIsTooDeep: "its fields are nested more than 64 deep",
  listingHasNoId: "it has no id",
  listingHasNoReference: "it has no referencenumber",
  listingHasNoPosting: "it has no JobPosting with an identifier or an address",
  listingHasNoGuid: "it has neither a guid nor an address",
  listingHasNoKey: "it has neither an id nor a usable address",
  listingHasNoTitle: "it has no title",
  listingHasNoCompany: "it names no company",
  listingIsUnlisted: "its source does not list it (isListed is false)",
  listingsChanged: "they changed",
  // A receiver of events.
  receiverAnswered: "The receiver answered {status}.",
  receiverIsAway: "The receiver could not be reached or took too long.",
  webhookWasOff: "The webhook was off.",
  secretIsUnreadable:
    "What opens it cannot be read any more. Please replace the secret, or enter the address or token again.",
  // A company's own sign-in.
  issuerIsUnreadable: "The issuer’s description cannot be read. Please check its address.",
  issuerIsAnother:
    "The description at this address names another issuer. Please enter the issuer exactly as the service writes it.",
  issuerLacksAddresses: "The issuer’s description lacks its sign-in page, token endpoint or keys.",
  issuerKeysAreUnreadable: "The issuer’s keys cannot be read.",
  issuerKnowsNoClient: "The issuer does not know this client id with this secret.",
  issuerAnswersWrongly: "The issuer’s token endpoint does not answer as it should.",
  clientSecretIsUnreadable: "The client secret cannot be read any more. Please enter it again.",
};
