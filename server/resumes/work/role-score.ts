// Scores how much a phrase looks like a job title, by nouns, short forms and the words that may follow.

/** Nouns at the end of a title ("Software Engineer", "Head of Growth"), English. */
const NOUNS = `
engineer developer programmer coder architect administrator admin analyst scientist technologist statistician
mathematician economist actuary manager director supervisor superintendent lead leader head chief officer president
vice-president chairman chairwoman chairperson chair principal partner founder co-founder cofounder owner co-owner
proprietor entrepreneur executive exec associate assistant aide intern internship trainee apprentice apprenticeship
co-op fellow fellowship graduate fresher consultant advisor adviser counsel counselor counsellor attorney lawyer
solicitor barrister paralegal advocate specialist expert generalist strategist planner coordinator co-ordinator
organizer organiser facilitator moderator liaison representative rep agent broker dealer trader banker teller cashier
accountant bookkeeper auditor controller comptroller treasurer underwriter assessor adjuster appraiser examiner
inspector investigator clerk secretary receptionist typist operator dispatcher scheduler buyer purchaser merchandiser
salesman saleswoman salesperson seller vendor marketer copywriter writer author editor journalist reporter
correspondent blogger columnist publisher translator interpreter transcriptionist proofreader photographer
videographer filmmaker producer animator illustrator artist designer stylist creator builder maker composer musician
teacher tutor lecturer professor instructor educator trainer coach mentor teaching-assistant researcher
post-doc postdoc scholar academic dean provost registrar librarian archivist curator nurse physician doctor surgeon
dentist pharmacist therapist psychologist psychiatrist technician technologist paramedic caregiver carer nanny
babysitter dietitian nutritionist veterinarian radiographer optometrist midwife resident houseman chef cook baker
barista bartender waiter waitress server host hostess steward stewardess housekeeper janitor cleaner custodian
caretaker concierge porter driver chauffeur courier pilot captain mechanic electrician plumber carpenter welder
machinist fitter foreman laborer labourer worker warehouseman picker packer handler guard lifeguard officer soldier
sergeant lieutenant colonel detective firefighter recruiter headhunter sourcer evangelist ambassador champion
maintainer contributor committer tester integrator modeler modeller draftsman drafter surveyor estimator
geologist chemist physicist biologist biochemist microbiologist astronomer ecologist geographer historian linguist
staff staffer employee freelancer contractor subcontractor expeditor custodian promoter canvasser fundraiser
announcer presenter broadcaster anchor jockey model actor actress dancer singer referee umpire judge magistrate
mediator arbitrator notary trustee delegate councillor councilor mayor minister ambassador diplomat attaché
webmaster scrummaster hacker pentester ethicist taxonomist ontologist annotator labeler grader proctor invigilator
supervisor warden ranger gardener landscaper florist farmer agronomist forester fisherman butcher tailor seamstress
cutter jeweller goldsmith printer photographer projectionist usher attendant valet merchant shopkeeper storekeeper
storeman greeter tasker rigger roofer mason bricklayer glazier painter plasterer planner programmer yogi
`;

/** Abbreviated titles; each counts as a noun. */
const SHORT_FORMS = `
ceo cto cfo coo cmo cio ciso cpo chro cro cdo cco cso evp svp avp vp gm agm dgm md sde sde1 sde2 sde-1 sde-2 sde-3 sdet swe
sre mts smts lmts pmts amts qa tpm gpm apm tl sme dba bde bdm bda bdr sdr csm ase get pgt tgt prt hrbp
cxo edp
`;

/** Head nouns that come first in Romance languages ("Ingénieur logiciel", "Jefe de proyecto"). */
const FIRST_NOUNS = `
développeur développeuse developpeur ingénieur ingénieure ingenieur chef cheffe responsable directeur directrice
stagiaire gérant gérante assistant assistante technicien technicienne vendeur vendeuse professeur professeure
enseignant enseignante chargé chargée charge alternant alternante apprenti analyste architecte comptable conseiller
conseillère consultant consultante formateur formatrice rédacteur rédactrice chercheur chercheuse doctorant doctorante animateur animatrice
fondateur cofondateur auteur graphiste caissier caissière employé employée agent agente secrétaire administrateur
ingeniero ingeniera desarrollador desarrolladora programador programadora gerente analista director directora
profesor profesora jefe jefa consultor consultora técnico técnica becario becaria practicante administrador
administradora coordinador coordinadora asistente vendedor vendedora diseñador diseñadora investigador docente
encargado encargada auxiliar contador contadora desenvolvedor desenvolvedora engenheiro engenheira estagiário
estagiária coordenador professor gestor assistente sviluppatore sviluppatrice ingegnere responsabile tirocinante
camarero camarera dependiente dependienta cocinero cocinera enfermero enfermera maestro maestra abogado abogada
administrativo administrativa repartidor repartidora recepcionista operario operaria comercial teleoperador teleoperadora
serveur serveuse infirmier infirmière cuisinier cuisinière juriste avocat avocate opérateur opératrice magasinier
chauffeur hôte hôtesse éducateur éducatrice aide-soignant aide-soignante barman livreur livreuse commercial commerciale
commesso commessa cameriere cameriera infermiere infermiera insegnante operaio operaia addetto addetta autista
enfermeiro enfermeira professora vendedora assistente
stagista consulente progettista impiegato programmatore ontwikkelaar medewerker stagiair adviseur docent
`;

/** Endings of German compounds ("Softwareentwicklerin", "Projektleiter"). */
const GERMAN_ROLE =
  /(?:entwickler|ingenieur|leiter|berater|assistent|mitarbeiter|techniker|praktikant|werkstudent|doktorand|sachbearbeiter|geschäftsführer|kaufmann|kauffrau|referent|betreuer|lehrer|programmierer|gestalter|tutor|dozent|hilfskraft|koordinator|fachkraft|verkäufer|aushilfe|buchhalter|händler|helfer|pfleger|schwester|arzt|ärzt|meister|planer|prüfer|redakteur|verwalter|fahrer|lehrkraft|anwalt|wirt|sekretär|kellner|bäcker|chemiker|physiker|informatiker|designer|trainer|einkäufer|disponent|controller|vertreter|monteur|elektroniker|mechatroniker|zubildende|volontär|auszubildende)(?:in|innen|er|\/in|\*in|:in)?$/iu;

/** Words that may follow the noun ("Engineer II", "Manager - Sales"). */
const AFTER_NOUN = /^(?:of|for|to|in|at|with|on|and|or|&|de|des|du|der|für|im|en|und|et|y|e|,|-|\/|\(|:|\||@|–|—)$/iu;
const LEVEL =
  /^(?:i{1,3}|iv|vi{0,3}|[1-5]|l[1-9]|[a-d]|ii?i?\.|senior|junior|sr\.?|jr\.?|grade|level|band|remote|contract|intern|part-time|full-time)$/iu;

/** Departments and fields: part of a title ("Vice President, Engineering"), not an employer. */
const FIELDS = `
engineering marketing sales finance financial operations operation product products hr human resources resource it
design research development r&d support data analytics analysis platform platforms infrastructure cloud security mobile
web backend back-end frontend front-end full-stack fullstack stack software hardware firmware embedded systems growth
strategy strategic business corporate customer client success service services experience ux ui user learning machine
ai ml nlp vision robotics quality assurance qa testing test automation devops sre reliability site network networks
database databases administration admin accounts accounting payable receivable audit tax treasury payroll compensation
benefits rewards talent acquisition recruitment recruiting people culture organizational organisational
transformation change digital innovation technology technologies technical legal compliance risk regulatory affairs
public relations communications communication media social content creative brand branding advertising digital
ecommerce e-commerce commerce retail wholesale procurement purchasing sourcing supply chain logistics warehouse
inventory production manufacturing maintenance mechanical electrical civil chemical industrial process planning
project projects program programs programme portfolio management delivery agile pmo global regional national
international north south east west america americas europe asia emea apac latam india us uk middle africa partnerships
alliances channel enterprise government education training enablement l&d community events hospitality food beverage
facilities health safety environment environmental sustainability clinical medical nursing pharmacy laboratory lab
intelligence bi insights science deep computer computing big architecture integration solutions applications
application api services core payments fraud search ads advertising monetization identity tools tooling developer
android ios game games graphics simulation modeling modelling quantitative trading investment investments banking
equity credit lending mortgage insurance claims underwriting and & of the for / , - research
`;

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

const ROLE_NOUNS: ReadonlySet<string> = wordsOf(`${NOUNS} ${SHORT_FORMS}`);
const ROLE_SHORT_FORMS: ReadonlySet<string> = wordsOf(SHORT_FORMS);
const FIRST_ROLE_NOUNS: ReadonlySet<string> = wordsOf(FIRST_NOUNS);
const FIELD_WORDS: ReadonlySet<string> = wordsOf(FIELDS);

/** Titles that no listed noun ends. */
const ROLE_PHRASES =
  /\b(?:member (?:of )?(?:the )?technical staff|head of|vice president|man(?:a)?gement trainee|board member|executive director|chief of staff|founding (?:member|team)|core (?:team )?member|teaching assist\w*|research assist\w*|personal assistant|virtual assistant|chargée? (?:de|d['’])|hilfswissenschaft\w*|team member|crew member|committee member|guest lecturer|adjunct|post-?doctoral|phd (?:student|candidate|researcher)|doctoral (?:student|candidate|researcher)|graduate student|research student|student assistant|work[- ]study|help ?desk|volunteer|sales|software development|web development|customer service)\b/iu;

const LONGEST_TITLE = 14;
/** Words in lower case within names and titles. */
export const SMALL_WORDS =
  /^(?:of|for|to|in|at|with|on|and|or|the|a|an|&|de|des|du|der|die|für|im|en|und|et|y|e|la|le|el|&|\/|-|,|d['’]\p{L}+)$/u;
/** Phrases that name work rather than a worker. */
const WEAK_PHRASE = /\b(?:sales|software development|web development|customer service|help ?desk|volunteer)\b/iu;

/** Endings that make a role: "Physiotherapist", "Cardiologist", "Draftswoman". */
const ROLE_ENDING =
  /\p{L}{3,}(?:therapist|ologist|ographer|ometrist|ician|smith|keeper|woman|teacher|master|mistress|worker|leader)$/u;

function tokensOf(text: string): string[] {
  return text
    .replace(/([,(/|:)])/g, " $1 ")
    .replace(/\s-+\s/g, " - ")
    .split(/\s+/)
    .filter((token) => token !== "" && token !== ")");
}

function bare(token: string): string {
  return token.toLowerCase().replace(/^[^\p{L}\d]+|[^\p{L}\d+]+$/gu, "");
}

function isNoun(token: string): boolean {
  const word = bare(token);
  if (ROLE_SHORT_FORMS.has(word))
    return token.replace(/[^\p{L}]/gu, "") === token.replace(/[^\p{L}]/gu, "").toUpperCase();
  if (ROLE_NOUNS.has(word)) return true;
  if (ROLE_ENDING.test(word)) return true;
  if (word.includes("-") && ROLE_NOUNS.has(word.slice(word.lastIndexOf("-") + 1))) return true;
  return /^\p{Lu}/u.test(token) && GERMAN_ROLE.test(word);
}

/** "Aurora Co-op" is a shop, "Engineering Co-op" an internship. */
function isCooperative(tokens: readonly string[], at: number): boolean {
  return bare(tokens[at] as string) === "co-op" && at > 0 && !FIELD_WORDS.has(bare(tokens[at - 1] as string));
}

/** The share of words in lower case, without small words. */
export function lowerShare(text: string): number {
  const words = text.split(/\s+/).filter((word) => /\p{L}{2,}/u.test(word) && !SMALL_WORDS.test(word.toLowerCase()));
  if (words.length === 0) return 0;
  return words.filter((word) => /^[^\p{L}]*\p{Ll}/u.test(word)).length / words.length;
}

function scoreNoun(tokens: readonly string[], at: number): number {
  const after = tokens.slice(at + 1);
  const next = after[0];
  if (next === undefined || after.every((token) => LEVEL.test(token) || token === "(" || token === "-")) return 1;
  if (AFTER_NOUN.test(next) || LEVEL.test(next) || isNoun(next)) return 0.9;
  const fields = after.slice(0, 3).every((token) => FIELD_WORDS.has(bare(token)) || AFTER_NOUN.test(token));
  return fields ? 0.8 : 0.35;
}

/** From 0 (no title; sentences, organisations) to 1: "Senior Software Engineer" 1, "Engineer, Backend" 0.9. */
export function roleScore(text: string): number {
  const tokens = tokensOf(text);
  if (tokens.length === 0 || tokens.length > LONGEST_TITLE || /[.!?]\s+\p{Lu}\p{Ll}+\s+\p{Ll}/u.test(text)) return 0;
  let best = 0;
  tokens.forEach((token, at) => {
    if (isNoun(token) && !isCooperative(tokens, at)) best = Math.max(best, scoreNoun(tokens, at));
    if (at === 0 && GERMAN_ROLE.test(bare(token)) && tokens.length <= 4) best = Math.max(best, 0.85);
    if (at === 0 && FIRST_ROLE_NOUNS.has(bare(token))) best = Math.max(best, 0.9);
  });
  if (/^free-?lanc(?:e|ing)$/iu.test(text.trim())) return 0.4;
  if (best < 0.8 && ROLE_PHRASES.test(text)) best = Math.max(best, WEAK_PHRASE.test(text) ? 0.5 : 0.85);
  const words = tokens.filter((token) => /\p{L}/u.test(token)).length;
  const lower = lowerShare(text);
  if (words > 4 && lower > 0.5) return best * 0.2;
  return words > 11 ? best * 0.8 : best;
}

export function isRole(text: string): boolean {
  return roleScore(text) >= 0.8;
}

/** True if every word names a department or field ("Engineering", "Human Resources"). */
export function isField(text: string): boolean {
  const words = tokensOf(text)
    .map(bare)
    .filter((word) => word !== "");
  return words.length > 0 && words.every((word) => FIELD_WORDS.has(word));
}
