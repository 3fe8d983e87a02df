// Words of titles that say nothing about the kind of work: calls for people, time, pay, degrees, places.

import { searchWords } from "./fold-words.ts";
import { placeIndex } from "./places/place-index.ts";

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter((word) => word !== ""));

/** Dropped from titles before anything is read of them. */
export const FILL_WORDS =
  set(`urgent urgently hiring hire opening opportunity requirement required require requiring need needed wanted vacancy
  vacant walkin drive mega interview immediate immediately joiner joining join job role position post candidate male female only experience
  experienced exp year yr month day week salary sal lpa lac lakh ctc inr rs upto up top mnc company leading reputed firm limited ltd pvt private llp inc
  corp fixed incentive based location looking seeking apply now fulltime full time part permanent temporary contractual perm contract2hire c2h c2c w2 1099
  hybrid remote remotely onsite wfh wfo rotational shift night weekend evening morning evening flexible openings spot offer excellent good great best
  amazing exciting urgent required urgently bulk direct joinee notice period can we are is have our you your this that the a an new all any other more and/or
  summer fall winter autumn 1st 2nd 3rd jan january feb february mar march apr april may jun june jul july aug august sep sept september oct october nov november dec december
  start starting date season term semester bs ms phd btech mtech bachelor degree msc bsc ug pg be b.tech
  university college campus student recent class postgraduate career early 
  mfd fmd mwd fmx hf fh m f d x w h hm mf gn div diverse gender ts sci clearance cleared polygraph secret sponsorship citizen citizenship
  us usa uk u.s. uae emea apac latam nj ny tx pan north south east west multiple various via ripplematch jd id req ref requisition
  onwards plus minimum min max least above below between days working off sat sunday monday saturday friday thursday wednesday tuesday
  hurry call whatsapp contact urgent! kindly please pls plz dear sir mam greeting salary hike hand take cab
  description details profile passout pass passed fresh batch 12th 10th hsc ssc iit nit iim
  de la le du des und der die das den et en y para f/h chez pour im fur`);

/** Parts of titles that begin here speak of something beside the work ("with Spring", "for a leading bank"). */
export const PREPOSITIONS = set("for in with at from by on via as under within into using having near who per");

/** Words that join two kinds of work. */
export const CONJUNCTIONS = set("and or cum");

let places: ReadonlySet<string> | undefined;
let firstWords: ReadonlySet<string> | undefined;
/** Cities and countries that are words of work first. */
const NO_PLACES = set(
  "reading bath mobile orange enterprise branch media nice split sales dash bar mandya hassan java swift salem phoenix angular oracle georgia jordan mali gap mark man industry commerce data service electronic union progress normal surprise mechanical hub central lead pilot fit spring angul victoria it in is as no at be am me to so my us la sc erode sagar mau una banking trade chad cuba guinea niger man can ind chip stone bond corona independence superior energy auburn troy media champaign lake security home vista field march design wave worth eagan ames model control moline",
);

function readPlaces(): ReadonlySet<string> {
  const { cities, countries } = placeIndex();
  const names = new Set<string>();
  const add = (name: string) => names.add(searchWords(name).join(" "));
  for (const [key, found] of cities)
    if (key.length > 3 && !NO_PLACES.has(key) && (found.some(({ country }) => country === "IN") || key.includes(" ")))
      add(key);
  for (const key of countries.keys()) if (key.length > 3 && !NO_PLACES.has(key)) add(key);
  for (const key of "london singapore dubai toronto sydney berlin paris dublin amsterdam melbourne seattle boston austin chicago atlanta dallas denver houston portland vancouver montreal tokyo munich ncr hyd blr ggn".split(
    " ",
  ))
    add(key);
  return names;
}

/** How many words from `at` on name a city or country (0: none); words as `searchWords` makes them. */
export function placeLength(words: readonly string[], at: number): number {
  places ??= readPlaces();
  firstWords ??= new Set(Array.from(places, (name) => name.split(" ", 1)[0] as string));
  if (!firstWords.has(words[at] as string)) return 0;
  for (const length of [3, 2, 1])
    if (at + length <= words.length && places.has(words.slice(at, at + length).join(" "))) return length;
  return 0;
}
