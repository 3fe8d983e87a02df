// Employers by any spelling of their name: without legal forms, countries and punctuation; and by their domain.

const LEGAL =
  /\b(?:p(?:riva|v)te?|limited|ltd|lltd|incorporated|inc|llc|llp|lp|plc|corp(?:oration)?|company|co|gmbh|ag|se|s\.?a\.?s?|b\.?v|n\.?v|ab|oy|as|a\/s|kg|kk|pty|sdn|bhd|pte|srl|s\.?r\.?l|spa|ltda|opc)\b\.?/g;
const PLACES = /\b(?:india|usa?|u\.s\.a?|united states|uk|global|worldwide|international|group|holdings?|hq)\b\.?/g;
/** What some sources add to an employer's name. */
const ADDED = /\s*(?:\((?:[^()]*)\)|\[[^\]]*\]|[-|–—:]\s*(?:careers?|jobs|hiring)\b.*)\s*$/;

/** Equal for spellings of one employer: "Acme Labs Pvt. Ltd." and "ACME Labs (India)". Never empty for a name. */
export function employerKey(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(ADDED, "")
    .replace(/&/g, " and ")
    .replace(/['’`]/g, "");
  for (const bare of [plain.replace(LEGAL, " ").replace(PLACES, " "), plain.replace(LEGAL, " "), plain]) {
    const key = bare.replace(/^\s*the\b/, "").replace(/[^\p{L}\p{N}+#]+/gu, "");
    if (key !== "") return key;
  }
  return plain.trim();
}

const SHARED =
  /(?:^|\.)(?:linkedin|facebook|simplify|glassdoor|indeed|naukri|google|github|notion|wordpress|myworkdayjobs|greenhouse|lever|ashbyhq|workable|icims|smartrecruiters)\.\w+$|\.(?:github|web)\.(?:io|app)$/;
const TWO_PARTS = /\.(?:co|com|org|net|ac|gov|edu|gen|firm|ind)\.[a-z]{2}$/;

/** The domain of an employer's website, "acme.co.in"; null for pages that many employers share. */
export function employerDomain(website: string | null): string | null {
  const host =
    URL.parse(website ?? "")
      ?.hostname.toLowerCase()
      .replace(/\.$/, "") ?? "";
  if (!host.includes(".") || SHARED.test(host)) return null;
  return host
    .split(".")
    .slice(TWO_PARTS.test(host) ? -3 : -2)
    .join(".");
}
