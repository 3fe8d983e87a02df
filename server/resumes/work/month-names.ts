// Names of months, seasons and quarters in the languages that résumés are written in, and the words for "still".

/** English, French, German, Spanish, Portuguese, Italian and Dutch; the number is the month's. */
const MONTHS: readonly (readonly [number, string])[] = [
  [1, "january jan janvier janv januar jänner jan enero ene janeiro gennaio genn januari"],
  [2, "february feb febr février fevrier févr fevr fév februar febrero fevereiro fev febbraio febbr februari"],
  [3, "march mar mars märz maerz mär mrz marzo março marco maart mrt"],
  [4, "april apr avril avr abril abr aprile"],
  [5, "may mai mayo maio maggio magg mei"],
  [6, "june jun juin juni junio junho giugno giu"],
  [7, "july jul juillet juil juli julio julho luglio lugl"],
  [8, "august aug août aout agosto ago augustus"],
  [9, "september sept sep septembre septiembre setiembre septembro setembro settembre"],
  [10, "october oct octobre oktober okt octubre outubro ottobre ott"],
  [11, "november nov novembre noviembre novembro"],
  [12, "december dec decem décembre decembre déc dezember dez diciembre dic dezembro dicembre december"],
];

/** First and last month of a named part of the year. */
const SEASONS: readonly (readonly [number, number, string])[] = [
  [3, 5, "spring printemps frühling frühjahr primavera"],
  [6, 8, "summer été ete sommer verano verão estate sommersemester"],
  [9, 11, "fall autumn automne herbst otoño outono autunno"],
  [1, 2, "winter hiver invierno inverno wintersemester"],
];

export const MONTH_NUMBERS: ReadonlyMap<string, number> = new Map(
  MONTHS.flatMap(([month, names]) => names.split(" ").map((name) => [name, month] as const)),
);

export const SEASON_MONTHS: ReadonlyMap<string, readonly [number, number]> = new Map(
  SEASONS.flatMap(([first, last, names]) => names.split(" ").map((name) => [name, [first, last]] as const)),
);

function alternatives(names: Iterable<string>): string {
  return [...new Set(names)].sort((a, b) => b.length - a.length || (a < b ? -1 : 1)).join("|");
}

export const MONTH_PATTERN = `(?:${alternatives(MONTH_NUMBERS.keys())})(?!\\p{L})\\.?`;
export const SEASON_PATTERN = `(?:${alternatives(SEASON_MONTHS.keys())})(?!\\p{L})`;

/** Words that end a period which goes on. */
export const PRESENT_PATTERN =
  "(?:(?:the )?present(?: day| time)?|presently|current(?:ly)?(?: (?:working|employed|date|position|role))?|now|today|on-?going|continu(?:ing|es?|ed)|still working|till (?:date|now|present|today)|to (?:date|present|now)|until (?:now|present|today|date)|date|in progress|onwards?|heute|jetzt|laufend|aujourd['’]?hui|à ce jour|ce jour|pr[ée]sent|actuel(?:lement)?|maintenant|en cours|(?:la )?actualidad|(?:el )?presente|actual(?:mente)?|hoy|oggi|attuale|in corso|hoje|atual(?:mente)?|o momento|heden)(?![\\p{L}\\d])";
