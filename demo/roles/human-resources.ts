// Role families of the Human Resources department.
import { roles } from "./role.ts";

const MBA =
  "MBA or PGDM in human resources|any graduate; MBA in HR preferred|a degree in human resources, psychology or business";

export const HUMAN_RESOURCES = roles("Human Resources", [
  {
    key: "recruiter",
    weight: 8,
    experience: [0, 9],
    pay: 0.48,
    ladder: "executive",
    internships: true,
    partTime: true,
    fit: { "Recruitment & Staffing": 3 },
    names:
      "Recruiter|Talent Acquisition Executive|HR Recruiter|Talent Acquisition Specialist|IT Recruiter|Recruitment Consultant",
    seniorNames: "Senior Recruiter|Talent Acquisition Lead|Senior Recruitment Consultant",
    headNames: "Talent Acquisition Manager|Recruitment Manager",
    focuses: "IT Hiring|Non-IT|Volume Hiring|Campus|Leadership Hiring|US Staffing|BFSI|Healthcare",
    stacks: `
      : recruitment, candidate sourcing, screening, interview coordination / Naukri, LinkedIn Recruiter, Microsoft Excel
      US IT [US IT Recruiter|Bench Sales Recruiter|Technical Recruiter|+Senior US IT Recruiter|+US Recruitment Lead] (US Staffing|IT Hiring): US IT recruitment, candidate sourcing, Boolean search, bench sales / Dice, Monster, Ceipal
      Volume [Volume Recruiter|HR Recruiter|Recruitment Executive] (Volume Hiring|Campus|BFSI|Retail): bulk hiring, campus recruitment, walk-in drives, screening / Microsoft Excel, Indeed, applicant tracking systems`,
    core: "talent acquisition, negotiation, stakeholder coordination",
    tools: "applicant tracking systems, Google Sheets",
    soft: "communication, persistence, relationship building, time management, empathy",
    purposes: `
      find good people, treat them well and fill roles on time
      own hiring for the {focus} desk
      work with managers who know what they need, and with those who do not yet`,
    duties: `
      Agree with the manager on what the role really needs
      Source through portals, referrals and patient searching
      Screen by telephone and write short, fair notes
      Arrange interviews and keep candidates informed at each step
      Discuss pay openly and early
      Follow up from offer to the first day
      Keep the tracker complete
      Report weekly on pipeline and time to fill
      Tell every candidate the result
      Plan drives and campus visits`,
    needs: `
      Ease on the telephone and in writing
      Organisation across many open roles
      Good judgement of people without haste
      Discretion`,
    pluses: `
      A network in {focus}
      Experience in an agency
      Knowledge of {lang}`,
    education: MBA,
  },
  {
    key: "hr-generalist",
    weight: 5,
    experience: [0, 12],
    pay: 0.5,
    place: "office",
    ladder: "executive",
    internships: true,
    names: "HR Executive|HR Generalist|HR Operations Executive|HR Associate",
    seniorNames: "Senior HR Executive|Assistant Manager - HR",
    headNames: "HR Manager|Head - HR",
    focuses: "Operations|Plant HR|Employee Relations|Onboarding|Compliance",
    stacks: `
      : employee onboarding, HR operations, employee engagement, HR policies / Microsoft Excel, Zoho People, greytHR
      Plant [Plant HR Executive|HR Executive - Plant|IR Executive|+Senior Plant HR Executive|+Plant HR Manager] (Plant HR|Compliance|Employee Relations): labour law, industrial relations, contract labour management, attendance management / Microsoft Excel, SAP HR
      : HRMS, employee records, statutory compliance, employee engagement / Keka, Microsoft Excel`,
    core: "grievance handling, performance management",
    tools: "Microsoft Word, Microsoft PowerPoint",
    soft: "communication, empathy, discretion, conflict resolution, planning",
    purposes: `
      look after people from their first day to their last
      keep HR work correct, quick and kind
      be the person colleagues come to with questions`,
    duties: `
      Run joining formalities and a first week people remember well
      Maintain records, letters and the HR system
      Answer questions on leave, policy and benefits
      Support managers with reviews and difficult conversations
      Keep statutory registers and returns up to date
      Organise engagement activities people want to attend
      Handle grievances fairly and in confidence
      Prepare monthly HR reports
      Hold exit interviews and act on what they say`,
    needs: `
      Knowledge of HR processes and basic labour law
      Good spreadsheet skills
      Discretion with sensitive matters
      A friendly, steady presence`,
    pluses: `
      Experience with an HR system roll-out
      Knowledge of {lang}
      Experience in the same industry`,
    education: MBA,
  },
  {
    key: "hrbp",
    weight: 2.5,
    experience: [3, 14],
    pay: 0.95,
    place: "office",
    ladder: "manager",
    names: "HR Business Partner|People Partner|HR Manager",
    headNames: "Head of People|HR Director",
    focuses: "Technology|Sales Teams|Plant|Corporate",
    stacks: `
      : HR business partnering, performance management, talent management, employee relations / Darwinbox, Microsoft Excel, Microsoft PowerPoint
      : organizational development, change management, employee engagement, workforce planning / Workday, Microsoft Excel, Microsoft PowerPoint`,
    core: "coaching, succession planning, HR analytics",
    tools: "Google Sheets",
    soft: "stakeholder management, coaching, empathy, communication, decision making",
    purposes: `
      help leaders build teams that work
      partner with {team} managers on people, structure and pay
      bring an outside eye and an open ear to the {focus} organisation`,
    duties: `
      Advise managers on goals, feedback and fair decisions
      Plan head count and structure with finance
      Lead the yearly review and pay round for your area
      Use data to spot attrition before it happens
      Coach new managers through their first year
      Handle sensitive cases with care and documentation
      Support change with plain communication
      Run talent reviews and follow the actions`,
    needs: `
      Experience advising senior managers
      Sound knowledge of labour law and pay
      Courage to disagree in private
      Comfort with numbers`,
    pluses: `
      Coaching certification
      Experience in a growing company
      Organisation design projects`,
    education: MBA,
  },
  {
    key: "payroll",
    weight: 2.5,
    experience: [1, 10],
    pay: 0.52,
    place: "office",
    ladder: "executive",
    indiaOnly: true,
    names: "Payroll Executive|Payroll Specialist|Payroll and Compliance Executive|Compensation Analyst",
    seniorNames: "Senior Payroll Executive|Payroll Lead",
    headNames: "Payroll Manager|Compensation and Benefits Manager",
    focuses: "Statutory Compliance|Multi-State|Contract Staff|Benefits",
    stacks: `
      : payroll processing, statutory compliance, PF and ESI, TDS / greytHR, Microsoft Excel, Tally
      : payroll management, attendance management, full and final settlement, labour law / Keka, Microsoft Excel, SAP HR
      Rewards [Compensation Analyst|Rewards Specialist] (Benefits|Rewards): compensation and benefits, salary benchmarking, payroll management, HR analytics / Microsoft Excel, Workday`,
    core: "payroll reconciliation",
    tools: "Microsoft Outlook",
    soft: "attention to detail, discretion, time management, integrity, communication",
    purposes: `
      pay everyone correctly and on time, every month
      own payroll and statutory returns from end to end
      answer payslip questions with patience`,
    duties: `
      Collect inputs, process payroll and reconcile it
      File PF, ESI, professional tax and TDS returns on time
      Handle joiners, leavers and settlements
      Answer questions about payslips and tax
      Support audits with complete records
      Check attendance and overtime data for errors
      Keep up with changes in law
      Improve checks so that mistakes are caught before pay day`,
    needs: `
      Experience with payroll for at least two hundred employees
      Strong Excel
      Knowledge of Indian statutory rules
      Absolute discretion`,
    pluses: `
      Multi-state payroll
      Experience changing payroll systems
      Knowledge of labour codes`,
    education: "B.Com or MBA|any graduate with payroll experience",
  },
  {
    key: "learning",
    weight: 2,
    experience: [1, 12],
    pay: 0.62,
    place: "office",
    ladder: "specialist",
    names: "Learning and Development Specialist|Training Manager|L&D Executive|Corporate Trainer",
    headNames: "Head of Learning|L&D Manager",
    focuses: "Sales Training|Leadership|Soft Skills|Technical Training|Onboarding",
    stacks: `
      : training delivery, training needs analysis, instructional design, facilitation skills / Microsoft PowerPoint, learning management systems, Articulate 360
       [Corporate Trainer|Soft Skills Trainer|Sales Trainer] (Sales Training|Soft Skills|Onboarding): soft skills training, sales training, training delivery, assessment design / Microsoft PowerPoint, Microsoft Excel, learning management systems`,
    core: "content development, evaluation",
    tools: "Canva, Zoom",
    soft: "facilitation, presentation skills, empathy, communication, creativity, coaching",
    purposes: `
      help colleagues become good at something new
      design and run training people use the next day
      own learning for the {focus} audience`,
    duties: `
      Find out with managers what people need to do better
      Design sessions with more doing than listening
      Deliver training in rooms and online
      Build short digital lessons
      Measure results on the job, not only smiles
      Coach internal trainers
      Keep calendars, attendance and budgets
      Refresh material twice a year`,
    needs: `
      Experience training adults
      Confident, warm presence
      Structured material
      Fluency in English; {lang} helps`,
    pluses: `
      Facilitation certification
      E-learning authoring
      Psychometric tools`,
    education: MBA,
  },
]);
