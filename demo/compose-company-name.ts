// Invents a company name that fits a line of business and has not been used before.
import type { Industry } from "./industries.ts";
import type { Random } from "./random.ts";
import type { Business } from "./words/businesses.ts";
import {
  COMPOUND_FIRST,
  COMPOUND_SECOND,
  INDIAN_STEMS,
  INTERNATIONAL_STEMS,
  PAIR_FIRST,
  PAIR_SECOND,
  SURNAMES_ABROAD,
  SURNAMES_INDIAN,
} from "./words/company-names.ts";

const PARTNERSHIPS: readonly Industry[] = ["Consulting", "Recruitment & Staffing"];
const PLAYFUL: readonly Industry[] = [
  "Media & Entertainment",
  "Travel & Hospitality",
  "E-commerce & Retail",
  "Agriculture & Food",
];

/** Compounds that are real words or known names. */
const AVOIDED = new Set([
  "Millbrook",
  "Sandalwood",
  "Cloverdale",
  "Saltmarket",
  "Copperwell",
  "Lindenwood",
  "Ferngrove",
  "Hazelwood",
  "Millstead",
]);

/** Joins two words, avoiding bad results: "Ferry" + "yard" is fine, "Tide" + "watch" is a brand of watches. */
function compound(rng: Random): string {
  for (;;) {
    const first = rng.pick(COMPOUND_FIRST);
    const second = rng.pick(COMPOUND_SECOND);
    const word = first + second;
    if (!AVOIDED.has(word) && first.at(-1) !== second[0] && word.length <= 13) return word;
  }
}

/**
 * Hands out company names that are distinct for the life of the composer. The first few hundred also have distinct
 * first words, so that a small demo does not look like one family of firms.
 */
export class NameComposer {
  private readonly rng: Random;
  private readonly used = new Set<string>();
  private readonly firstWords = new Set<string>();
  private readonly indian: string[];
  private readonly coined: string[];

  constructor(rng: Random) {
    this.rng = rng;
    this.indian = rng.shuffle(INDIAN_STEMS);
    this.coined = rng.shuffle(INTERNATIONAL_STEMS);
  }

  /** A new name; `abroad` prefers names without an Indian sound. */
  compose(industry: Industry, business: Business, abroad: boolean): string {
    for (let attempt = 0; ; attempt++) {
      const name = this.candidate(industry, business, abroad);
      const first = name.split(" ")[0] as string;
      const tooAlike = this.firstWords.has(first) && attempt < 12;
      if (tooAlike || this.used.has(name)) continue;
      this.used.add(name);
      this.firstWords.add(first);
      return name;
    }
  }

  private candidate(industry: Industry, business: Business, abroad: boolean): string {
    const { rng } = this;
    const ending = rng.pick(business.nameEndings);
    const kind = rng.next();
    if (PARTNERSHIPS.includes(industry) && kind < 0.45) return this.partnership(ending, abroad);
    if (PLAYFUL.includes(industry) && kind < 0.4) return `${rng.pick(PAIR_FIRST)} ${rng.pick(PAIR_SECOND)} ${ending}`;
    if (!abroad && kind < 0.72) return `${this.indian.pop() ?? rng.pick(INDIAN_STEMS)} ${ending}`;
    if (kind > (abroad ? 0.55 : 0.88)) return `${this.coined.pop() ?? rng.pick(INTERNATIONAL_STEMS)} ${ending}`;
    return `${compound(rng)} ${ending}`;
  }

  private partnership(ending: string, abroad: boolean): string {
    const { rng } = this;
    const first = rng.pick(abroad ? SURNAMES_ABROAD : SURNAMES_INDIAN);
    const second = rng.pick(rng.chance(0.5) ? SURNAMES_ABROAD : SURNAMES_INDIAN);
    return first === second ? `${first} ${ending}` : `${first} & ${second} ${ending}`;
  }
}
