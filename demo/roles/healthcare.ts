// Role families of the Healthcare department.

import type { RoleText } from "./role.ts";
import { roles } from "./role.ts";

const HOSPITAL: Pick<RoleText, "elsewhere" | "fit"> = {
  elsewhere: 0,
  fit: { Healthcare: 1, "Government & Non-profit": 0.5, "Recruitment & Staffing": 1, Education: 0.05 },
};

export const HEALTHCARE = roles("Healthcare", [
  {
    ...HOSPITAL,
    key: "staff-nurse",
    products: "hospital|clinic$|^clinics|home care|dialysis|health programme|eye",
    weight: 9,
    experience: [0, 10],
    pay: 0.38,
    place: "site",
    ladder: "specialist",
    shifts: true,
    partTime: true,
    names: "Staff Nurse|Registered Nurse|ICU Nurse|Ward Nurse|Nursing Officer",
    seniorNames: "Senior Staff Nurse|Nurse In-Charge|Ward Sister",
    headNames: "Nursing Superintendent|Nursing Supervisor",
    focuses: "ICU|Emergency|NICU|Dialysis|Operation Theatre|Cardiac Ward|Home Care|Oncology",
    stacks: `
       [Staff Nurse|Registered Nurse|Ward Nurse|Nursing Officer] (Medical Ward|Emergency|Home Care|Oncology|Paediatric Ward): patient care, medication administration, vital signs monitoring, nursing documentation / hospital information system, infusion pumps
      ICU [ICU Nurse|Staff Nurse|Critical Care Nurse] (ICU|NICU|Cardiac ICU): critical care, ventilator care, patient monitoring, ACLS / hospital information system, ventilators
      OT [OT Nurse|Scrub Nurse|Staff Nurse] (Operation Theatre): operation theatre assistance, sterilization, surgical instruments, patient care / autoclave, hospital information system
      Dialysis [Dialysis Nurse|Dialysis Technician] (Dialysis): dialysis, patient care, vascular access care, infection control / dialysis machines, hospital information system`,
    core: "infection control, BLS",
    tools: "",
    soft: "compassion, communication, teamwork, calm under pressure, attention to detail",
    purposes: `
      care for patients safely and kindly in our {focus} unit
      be at the bedside when it matters
      work with doctors and families through each shift`,
    duties: `
      Assess patients, give medication and watch for change
      Record observations and care at the time, not later
      Follow infection control without exception
      Explain procedures to patients and families in {lang}
      Assist doctors during rounds and procedures
      Hand over completely at shift change
      Check emergency equipment every day
      Support new nurses
      Report incidents and near misses openly`,
    needs: `
      Valid state nursing registration
      Experience or training in a ward like ours
      Calm hands and a kind voice
      Readiness for rotating shifts`,
    pluses: `
      NABH hospital experience
      Speciality training
      Knowledge of more than one language`,
    education: "GNM or B.Sc. Nursing|B.Sc. Nursing with state registration|ANM, GNM or B.Sc. Nursing",
  },
  {
    ...HOSPITAL,
    key: "doctor",
    products: "hospital|clinic|home care|dialysis|health programme|eye",
    weight: 4,
    experience: [0, 15],
    pay: 1.25,
    place: "site",
    ladder: "plain",
    shifts: true,
    partTime: true,
    names: "Resident Medical Officer|Medical Officer|Duty Doctor|General Physician|Consultant Physician",
    headNames: "Senior Consultant|Medical Superintendent|Chief Medical Officer",
    focuses: "Emergency|ICU|General Medicine|Paediatrics|Obstetrics|Telemedicine|Anaesthesia",
    stacks: `
       [Resident Medical Officer|Medical Officer|Duty Doctor] (Emergency|General Medicine|Paediatrics|Obstetrics): clinical assessment, patient management, emergency medicine, medical documentation / electronic health records, ECG
      ICU [ICU Medical Officer|Resident Doctor] (ICU|Critical Care): critical care, ventilator management, ACLS, patient management / electronic health records, ultrasound
      Telemedicine [Teleconsultation Doctor|General Physician] (Telemedicine|Chronic Care): teleconsultation, general medicine, clinical assessment, chronic disease management / electronic health records, video consultation`,
    core: "diagnosis, patient counselling",
    tools: "",
    soft: "empathy, decision making, communication, calm under pressure, teamwork, integrity",
    purposes: `
      look after patients in our {focus} department
      provide safe, evidence-based care round the clock
      lead care together with nurses and consultants`,
    duties: `
      Examine, diagnose and treat patients
      Explain options so that families can decide
      Handle emergencies with the team
      Write complete notes and discharge summaries
      Follow protocols and take part in audits
      Coordinate with consultants and laboratories
      Counsel on medication and follow-up
      Teach juniors and nurses`,
    needs: `
      Valid medical council registration
      Good clinical judgement
      Respectful manner
      Readiness for night duty as rostered`,
    pluses: `
      ACLS and PALS certification
      Research interest
      Fluency in {lang}`,
    education: "MBBS; MD or DNB for consultant posts|MBBS with registration|MBBS or MD",
  },
  {
    ...HOSPITAL,
    key: "pharmacist",
    products: "hospital|clinic|eye|dialysis",
    weight: 3,
    experience: [0, 9],
    pay: 0.34,
    place: "site",
    ladder: "specialist",
    shifts: true,
    partTime: true,
    names: "Pharmacist|Hospital Pharmacist|Clinical Pharmacist|Retail Pharmacist",
    headNames: "Pharmacy Manager|Chief Pharmacist",
    focuses: "Inpatient|Retail|Night Shift|Stores|Oncology",
    stacks: `
       [Pharmacist|Hospital Pharmacist|Retail Pharmacist] (Inpatient|Retail|Night Shift|Stores): dispensing, prescription review, inventory management, patient counselling / pharmacy software, Microsoft Excel
      Clinical [Clinical Pharmacist] (Inpatient|Oncology|ICU): clinical pharmacy, drug interactions, medication reconciliation, prescription review / hospital information system, Micromedex`,
    core: "drug storage, pharmacovigilance, schedule H drugs",
    tools: "billing software",
    soft: "attention to detail, integrity, communication, patience, customer focus",
    purposes: `
      give the right medicine, with the right advice
      run the counter and the store without a mistake
      support doctors and patients with medicines`,
    duties: `
      Check prescriptions and dispense accurately
      Advise patients on dose and side effects
      Watch expiry, storage and cold chain
      Order stock and reconcile it
      Keep registers for controlled drugs
      Report adverse reactions
      Handle billing and returns
      Train assistants`,
    needs: `
      Valid pharmacist registration
      Experience in a hospital or shop
      Good knowledge of brands and generics
      Readiness for shifts`,
    pluses: `
      Clinical training
      Software skills
      Knowledge of insurance billing`,
    education: "D.Pharm or B.Pharm|B.Pharm or Pharm.D",
  },
  {
    key: "medical-coder",
    weight: 4,
    experience: [0, 9],
    pay: 0.45,
    place: "office",
    ladder: "specialist",
    indiaOnly: true,
    elsewhere: 0,
    fit: { Healthcare: 0.5, "BPO & Customer Experience": 3, Insurance: 2, "Recruitment & Staffing": 1 },
    names: "Medical Coder|Medical Billing Executive|AR Caller|Claims Processor|Medical Claims Analyst",
    headNames: "Coding Manager|Team Lead - Medical Coding",
    focuses: "Surgery|Radiology|HCC|Denials|Night Shift|Health Claims",
    stacks: `
      Coding [Medical Coder|Certified Medical Coder] (Surgery|Radiology|HCC|Emergency): medical coding, ICD-10-CM, CPT, medical terminology / EncoderPro, Microsoft Excel
      Billing [Medical Billing Executive|AR Caller] (Denials|Night Shift|US Healthcare): medical billing, denial management, AR calling, revenue cycle management / billing software, Microsoft Excel
      Claims [Claims Processor|Medical Claims Analyst] (Health Claims|Pre-Authorisation): claims processing, health insurance, medical terminology, policy interpretation / claims software, Microsoft Excel`,
    core: "HIPAA, anatomy",
    tools: "Microsoft Outlook",
    soft: "attention to detail, time management, analytical thinking, communication, integrity",
    purposes: `
      turn clinical records into correct codes and claims
      keep accuracy above ninety-five per cent
      follow claims until they are paid or explained`,
    duties: `
      Read records and assign codes by guideline
      Query unclear notes
      Check claims before submission
      Follow denials and appeal with reasons
      Meet daily targets without guessing
      Take part in audits and feedback
      Keep patient data private
      Update knowledge with each yearly revision`,
    needs: `
      Knowledge of anatomy and medical terms
      Experience or certification in coding or billing
      Concentration over long lists
      Good English`,
    pluses: `
      CPC or CCS certification
      Speciality experience
      Shift flexibility`,
    education: "a life science, pharmacy or nursing degree|any life science graduate",
  },
  {
    ...HOSPITAL,
    key: "lab-technician",
    products: "hospital|diagnostic|clinics",
    weight: 4,
    experience: [0, 9],
    pay: 0.34,
    place: "site",
    ladder: "specialist",
    shifts: true,
    names: "Lab Technician|Medical Laboratory Technologist|Phlebotomist|Radiology Technician|X-Ray Technician",
    headNames: "Laboratory In-Charge|Chief Technologist",
    focuses: "Biochemistry|Microbiology|CT and MRI|Home Collection|Haematology|Blood Bank",
    stacks: `
      Pathology [Lab Technician|Medical Laboratory Technologist] (Biochemistry|Microbiology|Haematology|Blood Bank): sample processing, haematology, biochemistry, quality control / auto-analysers, LIS
      Radiology [Radiology Technician|X-Ray Technician|Radiographer] (CT and MRI|X-Ray): X-ray, CT scan, MRI, radiation safety / PACS, RIS
      Phlebotomy [Phlebotomist|Sample Collection Executive] (Home Collection|Collection Centre): phlebotomy, sample collection, patient handling, sample labelling / LIS, sample tracking apps`,
    core: "infection control, NABL",
    tools: "",
    soft: "attention to detail, patience, discipline, communication, teamwork",
    purposes: `
      produce results doctors can rely on
      collect, process and report samples correctly
      run equipment and quality checks each day`,
    duties: `
      Collect and label samples without error
      Run tests and check controls
      Report critical values at once
      Maintain equipment and logs
      Follow safety and waste rules
      Put nervous patients at ease
      Keep reagents in stock
      Take part in external quality programmes`,
    needs: `
      Practical training in a laboratory or imaging unit
      Careful habits
      Knowledge of quality control
      Shift readiness`,
    pluses: `
      NABL laboratory experience
      Two-wheeler for home visits
      Knowledge of {lang}`,
    education: "DMLT or BMLT|a diploma or degree in medical laboratory or radiology technology",
  },
  {
    ...HOSPITAL,
    key: "therapist",
    products: "hospital|clinic|home care|health programme|eye",
    weight: 3,
    experience: [0, 10],
    pay: 0.4,
    place: "site",
    ladder: "specialist",
    partTime: true,
    names: "Physiotherapist|Occupational Therapist|Clinical Psychologist|Counsellor|Dietitian|Optometrist",
    headNames: "Head of Rehabilitation|Chief Physiotherapist",
    focuses: "Orthopaedics|Neuro Rehabilitation|Sports|Home Visits|Mental Health|Diabetes Care",
    stacks: `
      Physiotherapy [Physiotherapist|Home Care Physiotherapist|+Senior Physiotherapist|+Chief Physiotherapist] (Orthopaedics|Neuro Rehabilitation|Sports|Home Visits): physiotherapy, manual therapy, exercise prescription, rehabilitation / electrotherapy devices, patient records software
      Psychology [Clinical Psychologist|Counsellor|Counselling Psychologist|+Senior Clinical Psychologist|+Lead Counsellor] (Mental Health|Adolescents|Online Counselling): counselling, psychological assessment, cognitive behavioural therapy, case documentation / assessment scales, teleconsultation tools
      Nutrition [Dietitian|Clinical Nutritionist|+Senior Dietitian|+Chief Dietitian] (Diabetes Care|Renal Care|Wellness): clinical nutrition, diet planning, patient counselling, diabetes education / Microsoft Excel, nutrition software`,
    core: "patient assessment, treatment planning",
    tools: "",
    soft: "empathy, patience, communication, active listening, integrity",
    purposes: `
      help patients return to what they want to do
      plan and give therapy one person at a time
      work with doctors and families on recovery`,
    duties: `
      Assess patients and agree goals
      Plan and deliver treatment
      Teach exercises or habits for home
      Record progress and adjust
      Speak with families and doctors
      Take part in case meetings
      Look after equipment and rooms
      Hold group sessions and camps`,
    needs: `
      Valid registration where required
      Supervised clinical experience
      Warm, clear manner
      Fluency in {lang}`,
    pluses: `
      Specialised certification
      Home-visit experience
      Research interest`,
    education: "BPT or MPT|a master’s degree in the relevant field|a recognised clinical degree",
  },
  {
    key: "clinical-research",
    products: "research|hospital",
    weight: 3,
    experience: [0, 12],
    pay: 0.7,
    place: "office",
    ladder: "specialist",
    internships: true,
    elsewhere: 0,
    fit: { Healthcare: 1, "Recruitment & Staffing": 0.5, Consulting: 0.2 },
    names:
      "Clinical Research Associate|Clinical Data Manager|Drug Safety Associate|Clinical Trial Coordinator|Regulatory Associate",
    headNames: "Clinical Operations Manager|Head of Drug Safety",
    focuses: "Oncology Trials|Pharmacovigilance|Data Management|Site Management|Medical Writing",
    stacks: `
      CRA [Clinical Research Associate|Clinical Trial Coordinator|+Senior Clinical Research Associate|+Clinical Operations Manager] (Oncology Trials|Site Management): clinical trials, ICH-GCP, site monitoring, informed consent / EDC, Microsoft Excel, CTMS
      Safety [Drug Safety Associate|Pharmacovigilance Associate|+Senior Drug Safety Associate|+Drug Safety Team Lead] (Pharmacovigilance|Case Processing): pharmacovigilance, case processing, MedDRA coding, adverse event reporting / Argus Safety, Microsoft Excel
      Data [Clinical Data Manager|Clinical Data Associate|SAS Programmer - Clinical|+Senior Clinical Data Manager|+Clinical Programming Lead] (Data Management): clinical data management, data validation, SAS, CDISC / Medidata Rave, Microsoft Excel`,
    core: "medical terminology, regulatory compliance",
    tools: "Microsoft Word",
    soft: "attention to detail, integrity, communication, planning, critical thinking",
    purposes: `
      help trials answer their question honestly
      keep participants safe and data clean
      work with sites, sponsors and regulators`,
    duties: `
      Visit or support study sites
      Check consent, data and documents
      Process safety cases on time
      Raise and close queries
      Prepare for inspections
      Train site staff
      Write reports with exact dates
      Keep the trial file complete`,
    needs: `
      Knowledge of good clinical practice
      Careful documentation
      Good English
      Willingness to travel where the role needs it`,
    pluses: `
      Certification in clinical research
      SAS skills
      Experience with global sponsors`,
    education: "a degree in pharmacy, life sciences or medicine|M.Pharm, M.Sc. or Pharm.D",
  },
]);
