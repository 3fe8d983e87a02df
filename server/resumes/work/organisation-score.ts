// Scores how much a phrase looks like an organisation's name, and tells places from names.

import { foldPlace, placeIndex } from "../../taxonomy/places/index.ts";
import { isField, lowerShare, roleScore } from "./role-score.ts";

/** Legal forms; after a comma they still belong to the name ("Omega Co., Ltd."). */
export const LEGAL_FORM =
  /^(?:inc(?:orporated)?|llc|l\.l\.c|llp|lp|ltd|limited|gmbh|mbh|corp(?:oration)?|co|company|plc|pvt|private|pte|pty|ag|kg|kgaa|ohg|ug|se|sa|s\.a|sas|s\.a\.s|sarl|s\.a\.r\.l|srl|s\.r\.l|spa|s\.p\.a|bv|b\.v|nv|n\.v|ab|oy|oyj|as|a\/s|aps|kk|k\.k|sdn|bhd|jsc|ooo|ltda|s\.l|sl|s\.l\.u|lda|kft|zrt|sro|s\.r\.o|d\.o\.o|eg|ev|e\.v|pbc|pc|p\.c|pllc)\.?$/iu;

const ORGANISATION_NOUNS: ReadonlySet<string> = new Set(
  `technologies technology tech solutions solution systems labs lab laboratories laboratory software softwares consulting
  consultancy consultants group bank banking services service studio studios agency agencies ventures venture capital
  partners holdings holding industries industry international networks network media enterprises enterprise airlines
  airways insurance assurance hospital hospitals clinic clinics healthcare health foundation institute institution
  university universität université universidad universidade università universiteit college school schools academy
  polytechnic association society council ministry government army navy authority commission department dept office
  restaurant cafe café hotel hotels resort resorts store stores pharmacy library museum church center centre
  corporation company companies organisation organization federation union club team force court bureau board
  analytics robotics pharmaceuticals pharma biotech biosciences therapeutics motors automotive electronics electric
  energy power steel cement chemicals textiles foods beverages logistics transport railways railway shipping express
  telecom telecommunications communications mobile interactive entertainment games gaming pictures productions
  publications publishing press newspaper magazine news times television tv radio broadcasting digital design designs
  creations creative marketing advertising infotech infosystems infosys computers computing semiconductors microsystems
  data cloud security securities investments finance financial trust fund funds associates advisors brothers bros sons
  realty properties estate estates constructions construction builders developers infrastructure engineering
  engineers contractors traders trading exports imports retail mart supermarket bakery brewery farm farms gym spa
  salon nursery kindergarten hochschule fachhochschule institut lehrstuhl klinik krankenhaus école ecole lycée lycee
  banque groupe société societe laboratoire mairie hôpital hopital banco hospital colegio instituto empresa grupo
  co-op cooperative outfitters kitchens shop shops boutique grill diner kitchen bistro pub bar pizza pizzeria coffee burgers tavern inn lodge infirmary surgery practice dental embassy parish diocese orchestra theatre theater trust charity ngo mission startup innovations innovation global worldwide inc.`
    .trim()
    .split(/\s+/),
);

/** Nouns that open a name: "University of …", "Bank of …". */
const ORGANISATION_OPENING =
  /^(?:the )?(?:university|universität|université|universidad|università|bank|institute|ministry|department|dept\.?|office|city|county|state|government|govt\.?|college|school|academy|embassy|council|society|association|federation|national|indian institute|royal|max[- ]planck|fraunhofer|saint|st\.?|groupe|banque|hospital|museum|library|house|friends|institut|école|ecole) (?:of|for|de|der|für|d['’]|des|du)\b/iu;

const KNOWN = `
alphabet|microsoft|amazon|amazon web services|aws|apple|meta|instagram|whatsapp|netflix|twitter|x corp|
linkedin|uber|lyft|airbnb|paypal|square|block|shopify|spotify|dropbox|slack|zoom|oracle|sap|ibm|intel|
amd|nvidia|qualcomm|broadcom|cisco|dell|hp|hewlett packard|hewlett-packard|vmware|adobe|autodesk|intuit|atlassian|github|
gitlab|mongodb|elastic|databricks|snowflake|palantir|cloudflare|twilio|datadog|servicenow|workday|splunk|okta|docusign|
udacity|udemy|khan academy|duolingo|pinterest|snap|snapchat|reddit|quora|tumblr|ebay|bookings?|
booking.com|expedia|tripadvisor|doordash|instacart|grubhub|robinhood|coinbase|kraken|binance|tesla|spacex|boeing|airbus|
lockheed martin|northrop grumman|raytheon|general electric|ge|general motors|ford|toyota|honda|bmw|daimler|mercedes-benz|
volkswagen|audi|porsche|bosch|siemens|philips|sony|samsung|lg|huawei|xiaomi|tencent|alibaba|baidu|bytedance|tiktok|didi|
nokia|ericsson|motorola|at&t|verizon|t-mobile|vodafone|orange|comcast|disney|walt disney|warner bros|hulu|bbc|cnn|
new york times|washington post|bloomberg|reuters|thomson reuters|goldman sachs|jpmorgan|jp morgan|jpmorgan chase|chase|
morgan stanley|citi|citibank|citigroup|bank of america|wells fargo|barclays|hsbc|ubs|credit suisse|deutsche bank|
bnp paribas|société générale|societe generale|capital one|american express|amex|visa|mastercard|fidelity|vanguard|
blackrock|jane street|two sigma|citadel|de shaw|d. e. shaw|mckinsey|mckinsey & company|bain|bain & company|bcg|
boston consulting group|deloitte|pwc|pricewaterhousecoopers|ey|ernst & young|kpmg|accenture|capgemini|cognizant|infosys|
tcs|tata consultancy services|wipro|hcl|hcltech|hcl technologies|tech mahindra|mphasis|mindtree|ltimindtree|lti|l&t|
larsen & toubro|persistent|persistent systems|hexaware|virtusa|zensar|cybage|epam|thoughtworks|globant|publicis sapient|
sapient|flipkart|myntra|ola|swiggy|zomato|paytm|phonepe|razorpay|freshworks|zoho|byju's|byjus|unacademy|meesho|cred|
oyo|makemytrip|naukri|info edge|reliance|reliance jio|jio|airtel|bharti airtel|tata motors|tata steel|mahindra|bajaj|
hdfc bank|hdfc|icici bank|icici|axis bank|kotak mahindra bank|state bank of india|sbi|rbi|isro|drdo|barc|bhel|ongc|ntpc|
iocl|indian railways|indian army|indian navy|indian air force|us army|u.s. army|us navy|nasa|cern|nih|nist|darpa|un|
united nations|unicef|unesco|who|world bank|imf|red cross|ywca|walmart|target|costco|kroger|safeway|home depot|
best buy|ikea|starbucks|mcdonald's|mcdonalds|subway|chipotle|pepsico|coca-cola|nestle|nestlé|unilever|procter & gamble|
p&g|johnson & johnson|pfizer|merck|novartis|roche|bayer|gsk|glaxosmithkline|astrazeneca|sanofi|abbott|medtronic|
mit|harvard|caltech|eth zürich|eth zurich|epfl|red hat|canonical|mozilla|mozilla foundation|
apache software foundation|linux foundation|wikimedia foundation|digitalocean|heroku|vercel|netlify|canva|
airtable|asana|hubspot|zendesk|mailchimp|squarespace|wix|wordpress|automattic|unity|epic games|electronic arts|ea|
activision|blizzard|ubisoft|nintendo|riot games|valve|roblox|zynga|openai|anthropic|deepmind|hugging face|
wework|peloton|ups|fedex|dhl|maersk|marriott|hilton|hyatt|delta|united airlines|lufthansa|emirates|
shell|bp|exxonmobil|chevron|total|schlumberger|halliburton|honeywell|3m|caterpillar|john deere|thales|dassault|
dassault systèmes|sopra steria|atos|orange|renault|peugeot|l'oréal|michelin|decathlon|carrefour|sncf|edf|zalando|n26|
delivery hero|sap labs|hellofresh|klarna|revolut|monzo|wise|transferwise|adyen|asml|ing|abn amro|rabobank|grab|gojek|
shopee|sea|lazada|kakao|naver|line|coupang|rakuten|mercari|ntt|ntt data|fujitsu|hitachi|nec|toshiba|panasonic|canon|
concentrix|teleperformance|genpact|wns|exl|mu sigma|amdocs|nagarro|endava|luxoft|gartner|
nielsen|ipsos|kantar|cushman & wakefield|cbre|jll|aon|marsh|allianz|axa|zurich|munich re|swiss re|prudential|metlife|lic
`;

const KNOWN_ORGANISATIONS: ReadonlySet<string> = new Set(
  KNOWN.split("|")
    .map((name) => name.trim())
    .filter((name) => name !== ""),
);

const DOMAIN = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:com|io|ai|in|co|org|net|app|dev|de|fr|edu|gov|me|tech)$/iu;
const INNER_CAPITAL = /^\p{Lu}?\p{Ll}+\p{Lu}[\p{L}\d]*$/u;
const CAPITALS = /^\p{Lu}[\p{Lu}\d&.]{1,6}$/u;
/** Legal forms that are not also words in lower case. */
const PLAIN_FORM = /^(?:plc|gmbh|ltd|inc|llc|llp|pvt|srl|s\.r\.l|s\.p\.a|sarl|bv|b\.v|kft|oyj|pty|bhd)\.?$/u;
const LONGEST_NAME = 12;
const UNIVERSITY_SHAPE =
  /\b(?:universit\p{L}*|college|institut\p{L}*|hochschule|[ÉEé]cole|IIT|NIT|IIIT|IIM|BITS|IISc)\b/iu;

function bare(word: string): string {
  return word.toLowerCase().replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, "");
}

function isKnown(text: string): boolean {
  const words = text
    .toLowerCase()
    .replace(/\s*\(.*$/, "")
    .split(/\s+/);
  for (let size = Math.min(4, words.length); size > 0; size--) {
    const start = words.slice(0, size).join(" ").replace(/[,.]$/, "");
    if (!KNOWN_ORGANISATIONS.has(start)) continue;
    return words.length - size <= 3 && (start.length > 2 || words.length === size);
  }
  return false;
}

/**
 * From 0 (no sign) to 1: "Acme Pvt. Ltd." 1, "Siemens" 0.9, "Quanta Labs" 0.8, "PayFlow" 0.4. The text after a comma
 * (a town, a division) counts only if the name before it shows no sign.
 */
export function organisationScore(text: string): number {
  const whole = scoreName(text);
  const comma = text.indexOf(",");
  return comma > 0 ? Math.max(whole, scoreName(text.slice(0, comma))) : whole;
}

function scoreName(text: string): number {
  const whole = text.replace(/\s*\([^)]*\)\s*$/, "").trim() || text;
  const words = whole.split(/[\s,]+/).filter((word) => word !== "");
  if (words.length === 0 || words.length > LONGEST_NAME || !/\p{L}/u.test(text)) return 0;
  const last = words[words.length - 1] as string;
  const lower = lowerShare(whole);
  if (
    /^(?:self[- ]employed|self|freelanc(?:e|ing)|independent|various clients|selbstständig|freiberuflich|indépendant)$/iu.test(
      whole,
    )
  )
    return 0.4;
  if (words.length > 4 && lower > 0.5) return 0;
  if (words.length > 1 && LEGAL_FORM.test(last) && (last !== last.toLowerCase() || PLAIN_FORM.test(last))) return 1;
  if (ORGANISATION_OPENING.test(whole)) return 0.9;
  if (isKnown(whole)) return 0.9;
  if (roleScore(whole) >= 0.8) return 0;
  if (UNIVERSITY_SHAPE.test(whole) && lower < 0.4) return 0.85;
  if (words.length > 1 && ORGANISATION_NOUNS.has(bare(last)) && !isField(whole) && lower < 0.5) return 0.8;
  if (words.length === 1) {
    if (DOMAIN.test(last) || INNER_CAPITAL.test(last)) return 0.45;
    if (CAPITALS.test(last) && !isField(last)) return 0.35;
  }
  if (/\s(?:&|and)\s/.test(whole) && words.length <= 4 && lower === 0 && !isField(whole)) return 0.3;
  return 0;
}

const REMOTE =
  /^(?:fully |100% |partially )?(?:remote(?:ly)?|on-?site|hybrid|work from home|wfh|home office|home[- ]based|télétravail|anywhere|worldwide|virtual|online)(?: (?:work|job|position|role|based|only))?$/iu;
const AREA = /\b(?:bay area|metropolitan|metro area|greater \p{Lu}\p{L}+|(?<!school |college |service )area)$/iu;
const POSTCODE = /(?:^|\s)(?:\d{4,6}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/;
const US_STATE_SHORT = /^(?:D\.?C\.?|N\.?Y\.?|U\.?S\.?A?\.?|U\.?K\.?|S\. ?Korea)$/;

type Part = "city" | "region" | "country" | "remote";

/** A short code is a place only in capitals ("CA", "IN"), and a name begins with a capital. */
function looksNamed(text: string, folded: string): boolean {
  return folded.length <= 3 ? text === text.toUpperCase() : /^\p{Lu}/u.test(text);
}

/** The place that one comma part names, or null. */
export function placePart(text: string): Part | null {
  const bare = text
    .replace(POSTCODE, "")
    .replace(/^[\s([-]+|[\s)\].-]+$/gu, "")
    .trim();
  if (bare === "") return POSTCODE.test(text.trim()) ? "region" : null;
  if (REMOTE.test(bare)) return "remote";
  if (US_STATE_SHORT.test(bare)) return "country";
  const folded = foldPlace(bare);
  if (!looksNamed(bare, folded)) return null;
  const { cities, regions, countries } = placeIndex();
  if (folded.length > 2 && countries.has(folded)) return "country";
  if (folded.length > 3 && cities.has(folded)) return "city";
  if (regions.has(folded)) return "region";
  if (countries.has(folded)) return "country";
  if (cities.has(folded)) return "city";
  if (AREA.test(bare) && bare.split(/\s+/).length <= 5) return "city";
  return null;
}

/** A capitalised word or two that may be an unlisted town. */
function couldBeTown(text: string): boolean {
  return /^\p{Lu}[\p{L}'’.-]*(?:[ -]\p{L}[\p{L}'’.-]*){0,3}$/u.test(text.trim());
}

/** True when the whole phrase is a place: "Seoul, South Korea", "Pleasantville, CA 94588", "Pune & Mumbai", "Remote". */
export function isPlace(text: string): boolean {
  const parts = text
    .split(/\s*[,/;()]\s*|\s+(?:-|&|and|or)\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (parts.length === 0 || parts.length > 6 || text.length > 80) return false;
  const kinds = parts.map(placePart);
  return kinds.every((kind, at) => {
    if (kind !== null) return true;
    const next = kinds[at + 1];
    const part = parts[at] as string;
    return (
      (next === "region" || next === "country") && couldBeTown(part) && !isNamed(part) && cutTrailingCity(part) === part
    );
  });
}

function isNamed(text: string): boolean {
  return organisationScore(text) >= 0.3 || roleScore(text) >= 0.3;
}

/** True for "Quadrant, India" and "Phoenix": places that may also be a name. */
export function isDoubtfulPlace(text: string): boolean {
  const parts = text.split(/\s*,\s*/);
  return (
    parts.length <= 2 &&
    placePart(parts[0] as string) !== "remote" &&
    (parts.length === 1 || placePart(parts[0] as string) === null)
  );
}

/** Cuts "Springfield IL" off the end of words: a region, and the known place of one to three words before it. */
function cutTrailingCity(text: string): string {
  const words = text.split(/\s+/);
  for (const size of [3, 2, 1]) {
    if (words.length <= size) continue;
    const tail = words.slice(-size).join(" ");
    const before = words[words.length - size - 1] as string;
    if (/^(?:of|at|in|de|der|the|and|&|for|new|san|los|st\.?|saint|north|south|east|west)$/iu.test(before)) continue;
    if (placePart(tail) === "city")
      return words
        .slice(0, -size)
        .join(" ")
        .replace(/[\s,-]+$/, "");
  }
  return text;
}

/** Whether the last part belongs to the place cut so far; an unlisted town needs a region after it. */
function isCut(part: string, dashed: boolean, before: string, kind: Part | null): boolean {
  const named = placePart(part);
  if (named !== null) return !(kind === "city" && named === "city") && !(kind !== null && dashed);
  if (dashed || !couldBeTown(part) || isNamed(part)) return false;
  return kind === "region" || (kind === "country" && before.includes(","));
}

const LAST_PART = /^(.*\S)(\s*,\s*|\s+-\s+)([^,]+?)$/u;
const BRACKETED_END = /^(.*\S)\s*[([]([^()[\]]+)[)\]]\s*$/u;

/**
 * Cuts the place off the end of a phrase: comma parts that are places, and one capitalised part before a region or
 * country, which may be an unlisted town. Never cuts everything.
 */
export function cutPlace(text: string): { rest: string; place: string | null } {
  const bracket = BRACKETED_END.exec(text);
  if (bracket && isPlace(bracket[2] as string)) {
    return { rest: cutPlace(bracket[1] as string).rest, place: bracket[2] as string };
  }
  let rest = text;
  let kind: Part | null = null;
  for (;;) {
    const match = LAST_PART.exec(rest);
    const part = match?.[3] ?? "";
    if (!match || !isCut(part, (match[2] as string).includes("-"), match[1] as string, kind)) break;
    kind = placePart(part);
    rest = match[1] as string;
    if (kind === null) break;
  }
  if (kind === "region" || kind === "country") rest = cutTrailingCity(rest);
  const place = text.slice(rest.length).replace(/^[\s,-]+/, "");
  return { rest, place: place === "" ? null : place };
}
