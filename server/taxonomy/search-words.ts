// Words of searches beside the work: small words, regions, abbreviations, well-known employers.
import { searchWords } from "./fold-words.ts";

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter((word) => word !== ""));

/** Dropped from a search, unless nothing else was typed. */
export const SEARCH_FILL =
  set(`a an the of to for with without in at on by from near around nearby me my i am we our your you is are be as and any all some
  job jobs vacancy vacancies opening openings position positions role roles post posts career careers opportunity opportunities employment work working
  hiring hire recruiting urgent urgently required require requirement need needed wanted want looking search searching find seeking apply latest new best top good
  walkin walk ins interview immediate immediately joiner joining joiners candidates candidate please show list based location located city area company companies firm mnc
  year years yr yrs experience experienced exp salary pay paying package ctc lpa lakh lakhs per annum month monthly available who can people person student students college university
  10th 12th pass summer winter autumn semester`);

/** Degrees, which say less than the work or the subject beside them ("diploma mechanical", "mba finance"). */
export const DEGREES = set("btech mtech diploma iti bsc msc mba pgdm bcom mcom bba bca mca");

/** Cities that belong together under one name; keys as `cityKey` makes them. */
export const CITY_REGIONS: readonly { names: string; label: string; keys: string; country: string }[] = [
  {
    names:
      "ncr; delhi ncr; ncr region; delhi and ncr; national capital region; delhi national capital region; ncr delhi",
    label: "Delhi NCR",
    keys: "delhi ncr; new delhi; gurugram; noida; greater noida; ghaziabad; faridabad",
    country: "IN",
  },
  { names: "delhi; new delhi", label: "New Delhi", keys: "new delhi; delhi ncr", country: "IN" },
  {
    names: "bay area; sf bay area; san francisco bay area; silicon valley",
    label: "the Bay Area",
    keys: "san francisco; san jose; oakland; palo alto; mountain view; sunnyvale; santa clara; cupertino; menlo park; redwood city; san mateo; fremont; milpitas; foster city; south san francisco; berkeley; pleasanton; los gatos; campbell; burlingame; san bruno; san carlos; san ramon; hayward; emeryville; newark, ca; los altos",
    country: "US",
  },
  {
    names: "mmr; mumbai metropolitan region; greater mumbai region",
    label: "the Mumbai region",
    keys: "mumbai; navi mumbai; thane",
    country: "IN",
  },
  {
    names: "tricity; chandigarh tricity",
    label: "Chandigarh Tricity",
    keys: "chandigarh; mohali; panchkula; zirakpur",
    country: "IN",
  },
];

/** Spellings of cities that places.txt lacks. */
export const CITY_SPELLINGS: ReadonlyMap<string, string> = new Map(
  "blore bengaluru; b lore bengaluru; bglr bengaluru; bangaluru bengaluru; banglaore bengaluru; bangalor bengaluru; blr bengaluru; hyd hyderabad; hydrabad hyderabad; hyderbad hyderabad; chenai chennai; mumbi mumbai; ggn gurugram; gurgoan gurugram; nyc new york; sfo san francisco; calcuta kolkata; dilli new delhi; dehli new delhi; cbe coimbatore; tvm thiruvananthapuram; pondy puducherry; pondicherry puducherry; allahabad prayagraj; benares varanasi; banaras varanasi"
    .split(";")
    .map((pair) => {
      const words = pair.trim().split(" ");
      const at = words.length > 2 && words[0] === "b" ? 2 : 1;
      return [words.slice(0, at).join(" "), words.slice(at).join(" ")] as const;
    }),
);

/** Cities that are plain words first: a city only after "in", "at" or "near", or before their region. */
export const NO_CITY =
  set(`reading bath mobile orange enterprise branch media nice split mandya hassan java swift salem phoenix angular oracle georgia jordan mali
  gap mark man industry commerce data service electronic union progress normal surprise mechanical hub central lead pilot fit spring angul victoria
  best mason allen holland clark sandy logan male una hull crane laurel vista bend mesa essen cary troy warren clayton somerset independence concord
  newport orem wayne mandi anand sagar pali guna diu leon main campbell davis kent durham lancaster derby chester warwick lincoln jackson madison
  columbia franklin midland golden frederick marina sales hr it design kota erode banking trade field home security model control energy bond stone`);

/** Short words that people type for a kind of work and titles seldom contain: families, the likeliest first. */
export const SHORT_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    pm: "product-manager project-manager",
    pa: "executive-assistant",
    ppc: "digital-marketer manufacturing-engineer",
    cse: "software-developer customer-support",
    ece: "electronics-engineer",
    eee: "electrical-engineer",
    bcom: "accountant",
    mcom: "accountant",
    bca: "software-developer",
    mca: "software-developer",
    llb: "lawyer",
    mbbs: "doctor",
    mbb: "doctor",
    bds: "dentist",
    "btech cse": "software-developer",
    apm: "product-manager",
    ba: "business-analyst",
    em: "engineering-manager",
    ds: "data-scientist",
    mle: "ml-engineer",
    hr: "hr-executive recruiter",
    bpo: "customer-support telecaller",
    kpo: "customer-support",
    ca: "chartered-accountant",
    cs: "company-secretary",
    qa: "qa-engineer",
    ui: "ui-ux-designer frontend-developer",
    ux: "ui-ux-designer",
    "ui ux": "ui-ux-designer",
    "ux ui": "ui-ux-designer",
    swe: "software-developer",
    sde: "software-developer",
    bd: "business-development",
    rm: "relationship-manager",
    mr: "medical-representative",
    tpm: "program-manager",
    soc: "security-engineer",
    noc: "network-engineer",
    mis: "data-analyst",
    bi: "bi-developer",
    etl: "etl-developer",
    vlsi: "vlsi-engineer",
    it: "software-developer it-support system-administrator",
    fe: "frontend-developer",
    software: "software-developer",
    mba: "management-trainee",
  }).map(([name, families]) => [name, families.split(" ")]),
);

/** Fields in one word that are too wide to be a family. */
export const WIDE_FIELDS =
  set(`data product project program process service quality production management planning business test system server web network team
  field home office operation technology tech technical application content design creative research account client policy call voice brand center store food
  market material supply control general health medical school engineering software it stack title development security cloud platform infrastructure
  fund index deal equity rate program leadership learning training process people talent digital strategy risk credit bank trading social community event
  communication presentation build api algorithm linux unix windows testing hardware function functional transition category center
  english language maths science survey part property agency claim relationship`);

/** Employers that people search by name, with other names they are listed under. */
export const KNOWN_EMPLOYERS: ReadonlyMap<string, readonly string[]> = new Map(
  `accenture|amazon|apple|google: alphabet|microsoft|meta: facebook|netflix|ibm|oracle corporation|infosys|wipro|tcs: tata consultancy services|tata consultancy services: tcs|
   cognizant: cts|cts: cognizant|capgemini|hcl: hcltech; hcl technologies|hcltech: hcl|tech mahindra|ltimindtree: mindtree; l t infotech|mphasis|deloitte|kpmg|pwc: pricewaterhousecoopers|ey: ernst young|ernst young: ey|
   genpact|concentrix|teleperformance|flipkart|myntra|swiggy|zomato|paytm|phonepe|razorpay|ola|uber|byju: byjus|unacademy|cred|meesho|zoho|freshworks|jio: reliance jio|reliance|airtel|vodafone|
   hdfc bank: hdfc|hdfc: hdfc bank|icici bank: icici|icici: icici bank|axis bank|kotak mahindra|sbi: state bank of india|barclays|hsbc|citi: citibank|jpmorgan: jp morgan; jpmorgan chase|jp morgan: jpmorgan; jpmorgan chase|goldman sachs|morgan stanley|wells fargo|
   walmart|target corporation|tesla|nvidia|intel|qualcomm|samsung|siemens|bosch|honeywell|cisco|dell|hp: hewlett packard|adobe|salesforce inc|linkedin|twitter|spotify|airbnb|stripe|bytedance: tiktok|tiktok: bytedance|
   optum|unitedhealth|pfizer|novartis|cipla|sun pharma|dr reddy|apollo hospitals|fortis|max healthcare|larsen toubro: l t|mahindra|tata motors|maruti suzuki|hyundai|toyota|ford|byjus|mckinsey|bcg|bain|
   hexaware|persistent systems|virtusa|epam|thoughtworks|publicis sapient|ust|zensar|birlasoft|sutherland|wns|exl|firstsource|ienergizer`
    .split("|")
    .map((line) => {
      const [name = "", others = ""] = line.trim().split(":");
      return [
        searchWords(name).join(" "),
        others
          .split(";")
          .map((other) => other.trim())
          .filter((other) => other !== ""),
      ] as const;
    }),
);
