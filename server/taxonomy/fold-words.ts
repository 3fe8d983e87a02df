// Cuts titles and searches into the words that are compared.

const ACCENTS = /\p{M}/gu;
const DOTTED = /(?<![\p{L}\p{N}.])(?:\p{L}\.){1,3}\p{L}(?![\p{L}\p{N}])\.?/gu;
/** A word with the marks of its name: c++, c#, .net, node.js, r&d. */
const WORD =
  /(?:c\+\+|[cfj]#|(?:asp|vb|ado)?\.net(?![\p{L}\p{N}])|[a-z]{1,2}&[a-z]{1,2}(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:['’]\p{L}+)?(?:\.js(?!\p{L}))?)/gu;

/** Spellings of a name, a line each: the folded word, then its other spellings ("_" is a blank). */
const SPELLINGS = `
c++ cpp c_plus_plus c++11 c++14 c++17
c# csharp c_sharp
.net dotnet dot_net net_core
asp.net aspnet asp_.net asp_dot_net
vb.net vbnet vb_.net
node.js nodejs node_js
vue.js vuejs vue_js
next.js nextjs next_js
express.js expressjs express_js
nestjs nest.js nest_js
react reactjs react.js react_js
angular angularjs angular.js angular_js
d3.js d3js
jquery jquery.js
javascript java_script
typescript type_script
golang go_lang
frontend front_end frontent fronted
backend back_end
datacenter data_center datacentre data_centre
fullstack full_stack
telecaller tele_caller telecallers telicaller tellecaller
telecalling tele_calling
telesales tele_sales tele_sale telesale
telemarketing tele_marketing
ecommerce e_commerce
elearning e_learning
database data_base
xray x_ray
devicedriver device_driver
draftsman draughtsman draugthsman draughtman draftman draughtsmen draftsmen
pharmacovigilance pharma_covigilance pharmaco_vigilance
analyst anlyst analist analyts anaylst analyist
consultant consultent
technician technican techinician technition
designer desiner desinger
specialist spesialist specalist
administrator adminstrator
teacher techer
electrician electrican
website web_site
wordpress word_press
powerbi power_bi
devops dev_ops
devsecops dev_sec_ops
mlops ml_ops
sysadmin sys_admin
helpdesk help_desk
presales pre_sales presale pre_sale
copywriter copy_writer
copywriting copy_writing
cybersecurity cyber_security
housekeeping house_keeping
warehouse ware_house
storekeeper store_keeper
walkin walk_in
onsite on_site
freelance free_lance
freelancer free_lancer
incharge in_charge
cofounder co_founder
coordinator co_ordinator cordinator coordinater
backoffice back_office
servicenow service_now
bigdata big_data
salesforce sales_force salesforce.com
sharepoint share_point
mainframe main_frame
telecaller tellcaller tele_callers
receptionist recieptionist receiptionist recepsionist receptionst
counselor counsellor councellor councelor
counseling counselling
modeling modelling
modeler modeller
jewelry jewellery
labor labour
programme programm
program programme
anesthesia anaesthesia
pediatrician paediatrician
gynecologist gynaecologist
orthopedic orthopaedic
organization organisation
visualizer visualiser
adviser advisor
microservice micro_service
genai gen_ai
r&d r_and_d
hardware hw
btech b_tech
mtech m_tech
operation ops
software sw sofware softwere sotware softwar
f&b f_and_b
l&d l_and_d
fp&a fp_and_a
unity3d unity_3d
business buisness bussiness busines bussines
development developement devlopment
marketing marketting
developer devloper developper develper developr devolper devlopper
engineer engg engr eng engineeer enginner enginer engineear enginear
executive exe exec executuve excutive exective exceutive executve
manager mgr managar manger maneger mananger manageer
assistant asst assit assistent asistant assitant
accountant acountant accountent acountent accontant
salesperson sales_person
mba m.b.a
qa q.a
hr h.r
it i.t
`;
/** Words that end in s but are singular. */
const NO_PLURAL = new Set(
  "infosys siemens securities markets accounts sales telesales presales business access process express press compass class canvas atlas analysis basis axis thesis chassis ios macos aws sas devops mlops dataops devsecops secops finops sysops aiops cms gps gis mis bps kubernetes jenkins redis postgres windows sass less series news gas bus lens always plus campus status virus focus bonus apparatus census nexus analytics statistics logistics physics mathematics maths economics electronics mechanics robotics graphics ethics politics mechatronics genomics photonics optics pediatrics obstetrics hydraulics pneumatics dynamics aerodynamics aesthetics civics athletics acoustics avionics kinetics diagnostics informatics bioinformatics semantics tactics aeronautics astrodynamics metrics sports fitness wellness success harness awareness wireless various previous religious joomla bss oss dss sss css js ts us ms bs cs ps ds os pos tos rms lms wms ats sms dns ans vs as is this yes its was has does https gms saas paas iaas cross across toss boss loss glass mass pass dress stress congress progress address witness illness this plus".split(
    " ",
  ),
);

let spellings: ReadonlyMap<string, string> | undefined;
/** First words of two-word spellings. */
let pairBeginnings: ReadonlySet<string> = new Set();

function spellingIndex(): ReadonlyMap<string, string> {
  if (spellings) return spellings;
  spellings = new Map(
    SPELLINGS.trim()
      .split("\n")
      .flatMap((line) => {
        const [name = "", ...others] = line.split(" ");
        return others.map((other) => [other.replaceAll("_", " "), name] as const);
      }),
  );
  const pairs = [...spellings.keys()].filter((spelling) => spelling.includes(" "));
  pairBeginnings = new Set(pairs.map((pair) => pair.split(" ", 1)[0] as string));
  return spellings;
}

/** The singular: "engineers" -> "engineer", "companies" -> "company". */
function singular(word: string): string {
  if (
    word.length < 4 ||
    word.includes(".") ||
    !word.endsWith("s") ||
    /(?:ss|us|is|ics)$/.test(word) ||
    NO_PLURAL.has(word)
  )
    return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ches|shes|sses|xes)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Lower case, no accents, plain marks, abbreviations without dots ("Q.A." is "qa"). */
export function foldText(text: string): string {
  const plain = (isAscii(text) ? text : text.normalize("NFKD").replace(ACCENTS, ""))
    .toLowerCase()
    .replace(/\buiux\b/g, "ui ux")
    .replace(/[’‘`´]/g, "'");
  if (!plain.includes(".")) return plain;
  return plain.replace(DOTTED, (dotted) => dotted.replaceAll(".", ""));
}

/** Text without accents to fold. */
export const isAscii = (text: string): boolean => !/[^\u0000-\u007f]/.test(text);

/**
 * Folded, singular words of folded text, with one spelling of each name ("front end" and "front-end" are "frontend",
 * "node js" is "node.js").
 */
export function wordsOfFolded(folded: string): string[] {
  const known = spellingIndex();
  const raw = (folded.match(WORD) ?? []).map((word) =>
    word.includes("'") ? word.replace(/'s$/, "").replaceAll("'", "") : word,
  );
  const words: string[] = [];
  for (let at = 0; at < raw.length; at++) {
    const word = raw[at] as string;
    const next = raw[at + 1];
    const isPair = next !== undefined && pairBeginnings.has(word);
    const pair = isPair ? (known.get(`${word} ${next}`) ?? known.get(`${word} ${singular(next)}`)) : undefined;
    if (pair !== undefined) {
      words.push(pair);
      at++;
      continue;
    }
    const one = known.get(word) ?? singular(word);
    words.push(known.get(one) ?? one);
  }
  return words;
}

/**
 * The words of a text as titles and searches compare them: folded (accents, case; c++, c#, .net, node.js kept whole),
 * singular, one spelling of each name.
 */
export function searchWords(text: string): string[] {
  return wordsOfFolded(foldText(text));
}
