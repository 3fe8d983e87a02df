// Words of titles by what they name: persons, levels, time and place of the work; and fill words.
export { searchWords } from "./fold-words.ts";

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter((word) => word !== ""));

/** Words for a person who does a job, besides those ending like "trainer", "auditor", "pharmacist". */
const ROLES =
  set(`executive officer analyst assistant associate consultant specialist representative rep agent staff head nurse chef
  accountant architect technician guard secretary expert coach sdet sde swe sre dba ca cs ba ea pa bde bdm bda rn cfo ceo cto coo cmo cio ciso
  commis commi crew hostess professor faculty lawyer attorney advocate judge clerk cook maid pilot captain steward boy girl man woman person personnel
  incharge scientist lead professional partner member intern trainee apprentice lpn cna gnm anm gm agm dgm vp avp president
  chief director dean principal scribe paralegal counsel mts smts amts pmts lmts tpm pmo cra crc cpa acca cma icwa physician surgeon artist
  sme dj rj cse csa cce csr csm sdr bdr fos asm tsm tse tso ase zsm rsm nsm rm kam cre mr msr pso hod doctor dentist dietician
  caregiver driver helper operator tailor fitter turner welder plumber electrician carpenter painter mason mechanic labourer laborer worker
  telecaller telemarketer recruiter sourcer headhunter hrbp dietitian optician physio vet rmo dmlt gre deo steno typist peon
  salesperson salesman salesgirl saleswoman cto sqe ame prt tgt pgt cdp dcdp
  volunteer ambassador counselor advisor adviser tutor mentor teacher trainer educator lecturer instructor librarian registrar
  developpeur developpeuse entwickler softwareentwickler desarrollador programador ingenieur stagiaire
  practitioner administrator admin hacker statistician physicist chemist biologist economist interpreter translator
  fellow scholar postdoc jrf srf resident adjunct barista baker butcher picker packer rider loader watchman bouncer cashier waiter waitress
  therapist psychologist beautician barber photographer videographer cameraman animator editor writer copywriter journalist reporter anchor
  buyer merchandiser planner scheduler dispatcher storekeeper banker teller trader broker underwriter actuary auditor controller
  bookkeeper surveyor estimator draftsman draughtsman drafter designer visualizer illustrator researcher investigator inspector
  tester coder programmer developer engineer technologist administrator webmaster evangelist strategist marketer promoter blogger
  supervisor foreman superintendent caretaker janitor cleaner sweeper gardener housekeeper receptionist concierge attendant
  owner entrepreneur founder cofounder freelancer msl cxo assembler fabricator machinist grinder handyman wireman lineman runner linguist`);
/** Words that only look like persons ("-er", "-or", "-ist"). */
const NO_ROLES =
  set(`customer computer paper center offer power career order consumer user water number summer winter server layer sector
  motor labor floor interior color peer player tower transformer boiler wafer after tender docker leather inner laser router container
  helicopter elevator transfer over under other fiber letter matter newsletter peripheral cyber informer list twitter corporate error mirror
  vendor supplier mainframe filter cluster master semester chapter butter better carrier courier cater compiler hyper super
  per monitor behavior indoor outdoor major minor senior junior exterior sensor actuator processor microcontroller compressor semiconductor
  tractor generator projector reactor conductor factor vector color tumor consumer border trailer printer scanner
  never ever together whether quarter character register theater manner banner dinner gender insider powder solder
  cooler cancer soccer layer adder air or for er whether november september october december exist assist`);

/** True for a word that names a person by what they do: a phrase ending with it is a job, not a field. */
export function isRole(word: string): boolean {
  if (ROLES.has(word)) return true;
  return word.length > 4 && /(?:er|or|ist|ician|eur)$/.test(word) && !NO_ROLES.has(word);
}

/** Roles too wide to name a kind of work alone ("developer", "executive"): a word beside them does. */
export const WIDE_ROLES = set(
  "developer engineer programmer designer consultant researcher scientist architect analyst coordinator administrator admin operator technician inspector advisor adviser foreman counselor writer editor producer buyer planner executive officer manager specialist associate assistant representative agent supervisor incharge head director lead member staff expert professional coder controller scheduler tester artist chemist investigator surveyor partner director president chief supervisor intern trainee faculty clerk promoter superintendent helper worker member technologist leader sme",
);
