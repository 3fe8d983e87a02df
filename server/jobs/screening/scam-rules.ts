// The rules that tell likely scams: a table of words with weights. Pure; a hit is a reason to look, never a verdict.
import { decodeHTML } from "entities";
import type { ScamHit, ScamRule } from "../../../contract/moderation/rules.ts";
import { domainOfAddress, isPublicProvider } from "../../companies/index.ts";

/** Raise it when a job would get other hits: the jobs that are there are screened again in the background. */
export const SCREEN_VERSION = 2;

/** From this score on a job waits for an admin. */
export const LIKELY_SCAM = 3;

/** What the rules read. `description`: HTML or plain text. */
export type ScreenedJob = {
  jobTitle: string;
  description: string;
  pay: { min: number; max: number; currency: string; period: string } | null;
  /** The usual pay of such work in rupees a year, its 10th and 90th percentile; null where too few jobs state any. */
  usualPay: { low: number; high: number } | null;
};

type Rule = {
  rule: ScamRule;
  weight: number;
  /** Parts of words in lower case; a text without any of them is not searched further, which keeps imports quick. */
  signs?: readonly string[];
  words: RegExp;
  /** Skips a hit whose sentence denies it ("we never ask for a registration fee"). */
  isDeniable?: true;
  /** Another part that the text has to have as well. */
  also?: RegExp;
};

const PAYABLE =
  "(?:registration|registering|joining|enrol?lment|training|security|refundable|verification|documentation|document|agreement|application|onboarding|background check|laptop|uniform|kit|courier|gate ?pass|consultancy|offer letter)";
const SUM = "(?:rs\\.? ?|inr ?|₹ ?|\\$ ?|£ ?)?\\d[\\d,.]*k?";
const ADDRESS = /[\w.+-]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+){1,4}/gi;
const MONEY_SIGN = "(?:rs\\.? ?|inr ?|₹ ?|usd ?|\\$ ?|£ ?)";
/** Work at home, or a title that names the work itself: a title is the first line. */
const EASY_WORK =
  /^[^\n]*\b(?:data entry|typing|typist|copy[- ]paste|form filling)\b|\b(?:work(?:ing)? (?:at|from) (?:your |the )?home|home[- ]based|from (?:your |the comfort of your )?(?:own )?home|work at home)\b/i;

const RULES: readonly Rule[] = [
  {
    rule: "ASKS_FOR_MONEY",
    weight: 5,
    signs: ["fee", "deposit", "charge", "refund", "investment", "cost", "pay ", "send ", "transfer "],
    words: new RegExp(
      [
        `\\b${PAYABLE} (?:and \\w+ )?(?:fees?|charges?|amount|costs?)\\b(?! (?:structure|management|schedule|collection|report))`,
        `\\bprocessing (?:fees?|charges?)\\b[^.\\n]{0,25}(?:${MONEY_SIGN}\\d|refund)`,
        "\\b(?:security|refundable|caution) (?:money|deposit)\\b(?=[^.\\n]{0,60}(?:rs|₹|inr|\\$|\\d|pay|refund|required|applicants?|candidates?))",
        // "We pay ₹12 lakh" is an offer: the text has to ask the reader to pay.
        `\\b(?:(?:you|candidates?|applicants?) (?:must|should|will|need to|have to|(?:are|is) (?:required|asked) to)|please|kindly) (?:also )?(?:pay|deposit|send|transfer) (?:an? |the |us )?(?:amount of |sum of |fee of )?${MONEY_SIGN}\\d[\\d,]*`,
        `\\b(?:deposit|transfer) (?:an? amount of )?${MONEY_SIGN}\\d[\\d,]*`,
        `\\bfees? (?:of |is |:|-) ?${SUM}[^.\\n]{0,40}(?:before|for registration|to join|refund)`,
        "\\b(?:small|initial|one[- ]time|minimum) (?:investment|start[- ]?up (?:fee|cost)s?)\\b",
      ].join("|"),
      "i",
    ),
    isDeniable: true,
  },
  {
    rule: "CHAT_APP",
    weight: 4,
    signs: ["whats", "telegram", ".me/", "hangouts", "yahoo", "viber"],
    words: new RegExp(
      [
        "\\b(?:wa\\.me|t\\.me|chat\\.whatsapp\\.com)/\\S*",
        "\\b(?:contact|message|msg|text|ping|reach|call|apply|send|share|join|drop|forward|interview(?:ed|s)?|hr)\\b[^.\\n]{0,60}\\b(?:whats ?app|telegram|hangouts|viber)\\b",
        "\\b(?:whats ?app|telegram|viber)\\b[^.\\n]{0,25}?(?:\\+?\\d[\\d -]{7,}\\d|\\b(?:number|no\\.?|us|me|hr|group|channel|id)\\b|@\\w+)",
        "\\b(?:yahoo (?:messenger|im)|google hangouts)\\b",
      ].join("|"),
      "i",
    ),
    isDeniable: true,
  },
  {
    rule: "PHONE_IN_TEXT",
    weight: 2,
    words: /(?<![\w./-])(?:\+\d{1,3}[ -]?)?(?:[6-9]\d{4}[ -]?\d{5}|\(?\d{3,4}\)?[ .-]?\d{3}[ .-]\d{4})(?![\w/-])/,
  },
  {
    rule: "MAIL_IN_TEXT",
    weight: 1,
    signs: ["@"],
    words: ADDRESS,
  },
  {
    rule: "LINK_TO_APPLY",
    weight: 2,
    signs: ["link", "ly/", "://", "www.", "forms.gle", "tinyurl"],
    words:
      /\b(?:bit\.ly|tinyurl\.com|forms\.gle|docs\.google\.com\/forms|cutt\.ly|rebrand\.ly)\S*|\bapply (?:using|by|through|via|at|on|with)? ?(?:the |this )?(?:below|following) link\b|\b(?:click|visit|use|fill)[^.\n]{0,20}\blink\b[^.\n]{0,25}\b(?:to apply|to register|for registration)\b|\b(?:apply|form|link|register)\b[^.\n]{0,25}(?:https?:\/\/|www\.)\S+/i,
  },
  {
    rule: "QUICK_MONEY",
    weight: 3,
    signs: ["earn", "week", "day", "dai", "money", "income"],
    words: new RegExp(
      [
        `\\bearn(?:ing)?s? (?:up ?to |upto |around |about |over |more than |from |between |an extra |extra |at least )?${MONEY_SIGN}\\d[\\d,]*[^.\\n]{0,30}\\b(?:per|a|an|each|every|/) ?(?:day|week|hour|hr|month|daily|weekly)\\b`,
        `\\bearn (?:up ?to |upto |an extra |extra )?${MONEY_SIGN}\\d[\\d,]*`,
        `${MONEY_SIGN}\\d[\\d,]*(?: ?(?:-|to) ?${MONEY_SIGN}?\\d[\\d,]*)? ?(?:per|a|/|each|every)? ?(?:day|week|weekly|daily)\\b`,
        "\\b(?:daily|weekly) (?:pay(?:ment|out|check|cheque)?s?|earnings)\\b(?! (?:processing|run|schedule|report))",
        "\\bpaid (?:daily|weekly|every (?:day|week|friday))\\b",
        "\\b(?:easy|quick|extra|fast|unlimited) (?:money|cash|income|earnings?)\\b",
      ].join("|"),
      "i",
    ),
  },
  {
    rule: "BANK_DETAILS",
    weight: 4,
    signs: ["bank", "western union", "money", "payza", "paxum", "aadhaar", "passport", "your otp"],
    words:
      /\b(?:your|own|personal|valid|active) (?:own )?(?:bank (?:account|details)|otp)\b|\b(?:western union|moneygram|money orders?|payza|paxum)\b|\b(?:send|share|submit|provide|scan(?:ned)?)[^.\n]{0,40}\b(?:aadhaar|passport|pan card|driver'?s licen[cs]e|bank details)\b/i,
    isDeniable: true,
  },
  {
    rule: "EASY_HOME_WORK",
    weight: 3,
    signs: ["home", "data entry", "typing", "typist", "paste", "filling"],
    words:
      /\b(?:(?:online |home[- ]based )?(?:data entry|typing|copy[- ]paste|form[- ]filling|ad[- ]posting|survey)(?: (?:work|jobs?|clerks?|operators?|positions?|typists?))?|(?:no|without|zero) (?:prior |previous |any )?experience(?: is)?(?: required| needed| necessary)?|anyone can (?:apply|do|join)|house ?wives)\b/i,
    also: EASY_WORK,
  },
  {
    rule: "NO_INTERVIEW",
    weight: 2,
    signs: ["interview", "guarantee", "joining", "limited", "spot offer"],
    words:
      /\b(?:no|without(?: any)?) interviews?\b|\b(?:100 ?%|sure|fully)? ?(?:guaranteed (?:jobs?|placement|income|salary)|job guarantee|placement guarantee)\b|\bdirect joining\b|\blimited (?:seats|vacanc(?:y|ies)|slots)\b|\bspot offers?\b/i,
  },
  {
    rule: "RECRUITING_OTHERS",
    weight: 2,
    signs: ["own boss", "financial", "network m", "multi", "mlm", "income", "own business", "business opportunity"],
    words:
      /\b(?:be your own boss|financial (?:freedom|independence)|network marketing|multi[- ]level marketing|mlm|(?:passive|residual) income|(?:start|in|build|run) your own business|business opportunity)\b/i,
  },
];

const PAY_WEIGHT = 3;
const FREE_MAIL_WEIGHT = 2;
/** How many times the usual: below a third of the lowest, above three times the highest tenth. */
const FAR = 3;
/** Longer texts are read up to here: five times the longest seen in a board. */
const MOST_CHARACTERS = 20_000;
const MOST_WORDS = 120;
const DENIAL =
  /\b(?:no|not|never|nor|without|beware|avoid|don'?t|doesn'?t|do not|does not|free of|fraud(?:ulent)?|fake|scam(?:s|mers)?|legitimate|waived?)\b/i;

/** The rules that hit, heaviest first; each with the words that it found. */
export function scamHits(job: ScreenedJob): ScamHit[] {
  const text = plainText(`${job.jobTitle}\n${job.description.slice(0, MOST_CHARACTERS)}`);
  const lower = text.toLowerCase();
  const hits = RULES.flatMap((rule) => hitOf(rule, text, lower));
  return [...hits, ...freeMailHit(text), ...payHit(job)].sort((a, b) => weightOf(b.rule) - weightOf(a.rule));
}

/** The sum of the weights. */
export const scamScore = (hits: readonly ScamHit[]): number => hits.reduce((sum, { rule }) => sum + weightOf(rule), 0);

const WEIGHTS = new Map<ScamRule, number>([
  ...RULES.map(({ rule, weight }): [ScamRule, number] => [rule, weight]),
  ["PAY_FAR_OFF", PAY_WEIGHT],
  ["FREE_MAIL", FREE_MAIL_WEIGHT],
]);
const weightOf = (rule: ScamRule): number => WEIGHTS.get(rule) ?? 0;

function plainText(text: string): string {
  if (!text.includes("<")) return text;
  const bare = text.replace(/<\/?(?:br|p|li|ul|ol|h\d|div|td)\b[^>]*>/gi, "\n").replace(/<[^>]*>/g, "");
  return bare.includes("&") ? decodeHTML(bare) : bare;
}

function hitOf({ rule, signs, words, isDeniable, also }: Rule, text: string, lower: string): ScamHit[] {
  if (signs && !signs.some((sign) => lower.includes(sign))) return [];
  if (also && !also.test(text)) return [];
  for (const found of text.matchAll(new RegExp(words, "gi"))) {
    if (isDeniable && DENIAL.test(sentenceAround(text, found.index, found[0].length))) continue;
    return [{ rule, words: shown(found[0]) }];
  }
  return [];
}

/** At most 160 characters on each side. */
function sentenceAround(text: string, at: number, length: number): string {
  const before =
    text
      .slice(Math.max(0, at - 160), at)
      .split(/[.!?\n]/)
      .at(-1) ?? "";
  const after = text.slice(at, at + length + 160).split(/(?<=.)[!?\n]|\.\s/)[0] ?? "";
  return before + after;
}

function freeMailHit(text: string): ScamHit[] {
  if (!text.includes("@")) return [];
  const found = text.match(ADDRESS)?.find((address) => {
    const domain = domainOfAddress(address.toLowerCase());
    return domain !== null && isPublicProvider(domain);
  });
  return found === undefined ? [] : [{ rule: "FREE_MAIL", words: shown(found) }];
}

function payHit({ pay, usualPay }: ScreenedJob): ScamHit[] {
  if (!pay || !usualPay || pay.currency !== "INR") return [];
  const times = { YEAR: 1, MONTH: 12 }[pay.period];
  if (times === undefined) return [];
  const [min, max] = [pay.min * times, pay.max * times];
  if (min <= usualPay.high * FAR && max * FAR >= usualPay.low) return [];
  const lakhs = (rupees: number) => (rupees / 100_000).toLocaleString("en", { maximumFractionDigits: 1 });
  return [
    {
      rule: "PAY_FAR_OFF",
      words: `${lakhs(min)}–${lakhs(max)} lakh a year; usual: ${lakhs(usualPay.low)}–${lakhs(usualPay.high)}`,
    },
  ];
}

const shown = (words: string): string => words.replace(/\s+/g, " ").trim().slice(0, MOST_WORDS).toWellFormed();
