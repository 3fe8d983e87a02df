// Care, diagnostics, pharmacy, clinical research and the life sciences.
import type { SkillGroup } from "../skill-lines.ts";

export const healthcare: SkillGroup = {
  group: "healthcare and life sciences",
  kind: "core",
  technical: false,
  lines: `
Patient Care @1 | patient handling; bedside care; patient management; patient service; patient support; direct patient care; patient assistance
Nursing @1 | registered nurse; staff nurse; nursing care; nurse; ANM; GNM; bsc nursing; clinical nursing; nursing management
Critical Care @0 | ICU; intensive care; intensive care unit; icu nursing; nicu; ccu nursing; critical care nursing
Emergency Medicine @0 | emergency care; trauma care; emergency room; casualty medical officer; er nursing
First Aid @1 | first aid training
General Medicine @0 | internal medicine; general physician; ~physician; medical officer; mbbs; RMO; resident medical officer; duty doctor
~Surgery @0 | general surgery; surgeon; laparoscopic surgery; surgical procedures
Operation Theatre Assistance @0 | ot technician; operation theatre technician; scrub nurse; ot nursing
Pediatrics @0 | paediatrics; pediatrician; pediatric nursing; neonatology
Obstetrics and Gynaecology @0 | gynecology; gynaecology; obstetrics; midwifery; obgyn; gynecologist; labour room nursing
Cardiology @0 | cardiologist; cath lab; ECG; echocardiography; cardiac care
Radiology @0 | radiologist; radiography; x-ray; MRI; ct scan; ultrasound; radiographer; teleradiology
Pathology @0 | pathologist; histopathology; clinical pathology; cytology
~Dentistry @0 | ~dental; dentist; orthodontics; dental surgery; dental hygiene; oral surgery
Dermatology @0 | dermatologist; cosmetology medical; aesthetic medicine; skin treatments
Ophthalmology @0 | ophthalmologist; optometry; optometrist; optician; eye care; contact lenses
Oncology @0 | oncologist; chemotherapy; cancer care; radiation therapy; oncology nursing
Orthopedics @0 | orthopaedics; orthopedic surgery; orthopedic implants
Anesthesiology @0 | anesthesia; anaesthesia; anesthetist
Psychiatry @0 | psychiatrist; mental health; behavioral health; mental health care; psychiatric nursing
Clinical Psychology @0 | psychologist; psychotherapy; cognitive behavioral therapy; cbt therapy; psychological assessment; counselling psychology; counseling psychology; ~psychology
Physiotherapy @0 | physiotherapist; physical therapy; physical therapist; ~rehabilitation; manual therapy; sports physiotherapy
Occupational Therapy @0 | occupational therapist; sensory integration therapy
Speech Therapy @0 | speech language pathology; speech therapist; audiology; audiologist
Nutrition and Dietetics @0 | dietitian; dietician; nutritionist; diet planning; clinical nutrition; ~nutrition; dietetics; sports nutrition
Ayurveda @0 | bams; panchakarma; ayurvedic medicine; ayurvedic doctor; ayush
Homeopathy @0 | bhms; homoeopathy; homeopathic doctor
Dialysis @0 | hemodialysis; nephrology; renal care
Respiratory Therapy @0 | respiratory therapist; ventilator management; pulmonology
Phlebotomy @0 | phlebotomist; blood collection; sample collection; venipuncture; blood sampling
Medical Laboratory Technology @0 | lab technician; dmlt; mlt; laboratory technician; clinical laboratory; medical lab technician; bmlt; hematology
Laboratory Skills @1 | lab techniques; laboratory management; lab operations; lab testing; ~laboratory; wet lab; lab equipment handling; laboratory testing; lab management; laboratory equipment
Pharmacy @0 | pharmacist; ~dispensing; b pharm; hospital pharmacy; retail pharmacy; clinical pharmacy; pharmacy management; d pharm
Pharmacology @0 | pharmacokinetics; pk/pd; clinical pharmacology; toxicology; pharmacodynamics
Pharmacovigilance @0 | drug safety; argus safety; adverse event reporting; icsr; signal detection; aggregate reports; !argus; case processing pharmacovigilance
Pharmaceutical Manufacturing @0 | tablet manufacturing; sterile manufacturing; api manufacturing; granulation; pharmaceutical production; injectable manufacturing; tablet compression; osd manufacturing
Formulation Development @0 | drug formulation; ~formulation; pharmaceutical formulation; f&d pharma; dosage form development; preformulation; cosmetic formulation
Pharmaceutical Industry Knowledge @1 | ~pharmaceutical; ~pharma; ~life sciences
GMP @0 | good manufacturing practices; cgmp; 21 cfr part 11; good documentation practices; usfda; batch manufacturing record; bmr; bpr batch
GLP @0 | good laboratory practices; glp/gmp
Pharmaceutical Quality Control @0 | qc chemist; pharma qc; dissolution testing; pharmaceutical analysis; stability studies; stability testing; pharma quality assurance; ipqa
Validation and Qualification @0 | process validation; cleaning validation; equipment qualification; computer system validation; csv validation; gamp 5; iq oq pq; equipment validation
HPLC @0 | high performance liquid chromatography; uplc; liquid chromatography; waters empower; empower software; chromatography
Gas Chromatography @0 | gc-ms; gc analysis; headspace gc
Mass Spectrometry @0 | lc-ms; lc-ms/ms; lcms; icp-ms; mass spec
Spectrophotometry @0 | uv-vis; uv spectrophotometer; nmr; atomic absorption spectroscopy; xrd; nmr spectroscopy
FTIR @0
Analytical Chemistry @0 | chemical analysis; titration; instrumental analysis; analytical development; analytical method development; analytical r&d; chemist
Organic Chemistry @0 | organic synthesis; synthetic chemistry; medicinal chemistry; chemical synthesis; process chemistry; peptide synthesis; synthesis chemistry; multi-step synthesis
~Chemistry @1 | inorganic chemistry; physical chemistry; applied chemistry; computational chemistry; general chemistry
Biochemistry @0 | protein purification; enzymology; western blot; protein expression; immunoassays; protein chemistry
ELISA @0
Microbiology @0 | microbiologist; sterility testing; environmental monitoring micro; bacterial culture; microbial analysis; virology; mycology; bacteriology
Molecular Biology @0 | dna extraction; !cloning; gene expression; gene editing
CRISPR @0
PCR @0 | rt-pcr; qpcr
Flow Cytometry @0 | !FACS
Cell Culture @0 | mammalian cell culture; tissue culture; stem cells; cell biology; cell based assays; plant tissue culture
~Biotechnology @0 | ~biotech; bioprocess; fermentation; upstream processing; downstream processing; bioreactors; biologics; biopharma
~Genetics @0 | genetic engineering; genetic counselling; genetic analysis; cytogenetics
~Immunology @0 | immunoassay development; serology; immunotherapy; immuno-oncology
Neuroscience @0 | neurology; neurologist; electrophysiology; EEG; neurosurgery
~Biology @1 | zoology; botany; ecology; marine biology; life science biology; evolutionary biology
Clinical Research @0 | clinical trials; clinical trial management; CRA; site monitoring clinical; clinical research coordinator; !clinical operations; clinical studies; clinical development
Good Clinical Practice @0 | ich-gcp; ich guidelines; gcp guidelines; ich gcp guidelines
Clinical Data Management @0 | =CDM; oracle clinical; crf design; data management clinical; query management clinical; veeva edc
Medidata Rave @0 | medidata
SAS Clinical Programming @0 | sdtm; adam datasets; clinical sas; clinical programming; tlfs; sdtm adam
CDISC @0
Biostatistics @0 | statistical programming clinical; survival analysis; biostatistician; statistical analysis plan; clinical biostatistics
Regulatory Affairs @0 | drug regulatory affairs; dossier preparation; ectd; anda; regulatory submissions; DMF; ctd dossier; ra pharma
Medical Affairs @0 | medical science liaison; MSL; kol management; scientific affairs; medical advisor; medical information; kol engagement; key opinion leaders
Medical Coding @0 | icd-10; cpt coding; hcpcs; icd-10-cm; ed coding; medical coder; hcc coding; inpatient coding
Medical Billing @0 | us healthcare billing; charge posting; payment posting; medical claims billing; denial management; ar calling medical billing; charge entry; claim submission
Revenue Cycle Management @0 | rcm healthcare; us healthcare rcm; !eligibility verification; prior authorization; revenue cycle; healthcare rcm; healthcare revenue cycle
Electronic Health Records @0 | ehr; emr; electronic medical records; patient records; medical records; ehr/emr; clinical documentation; medical record management
Hospital Administration @0 | hospital management; healthcare management; healthcare administration; healthcare operations; nabh; healthcare quality; ~hospital; jci accreditation
Healthcare Domain @2 | ~healthcare; healthcare it; health industry; health services; digital health; healthcare management systems; payer provider; healthcare payer; us healthcare; us healthcare domain
Public Health @0 | epidemiology; community health; health education; health promotion; health surveillance; global health; health program management; community medicine
Infection Control @0 | infection prevention; sterilization; cssd; biomedical waste management; universal precautions; autoclave; hygiene protocols
Medication Administration @0 | iv cannulation; !injections; drug administration; iv therapy; wound care; catheterization; vital signs; medication management
Home Health Care @0 | caregiving; elderly care; home nursing; geriatric care; patient attendant; elder care; senior care; caregiver
Telemedicine @0 | telehealth; teleconsultation; virtual care; remote patient monitoring
Veterinary Medicine @0 | veterinarian; animal health; veterinary care; pet care; pet grooming; veterinary doctor; animal care; veterinary services
Case Management @0 | patient case management; utilization management; care coordination; utilization review; care management; care planning; discharge planning; case manager
Health Coaching @0 | patient counselling; patient education; wellness coaching; lifestyle coaching; diabetes education; patient counseling; weight management; wellness coach
Yoga Instruction @0 | yoga; meditation; pranayama; yoga therapy; yoga instructor
Fitness Training @0 | !personal training; gym trainer; fitness trainer; strength training; zumba; personal trainer; fitness instructor; group exercise
Clinical Skills @1 | ~clinical; clinical assessment; clinical procedures; bedside manner; clinical judgment; medical terminology; !medical; ~anatomy; human anatomy; ~physiology; anatomy and physiology
?Triage @0 | patient triage
Health Informatics @0 | healthcare informatics
`,
};
