// Certificates, licences and professional qualifications.
import type { SkillGroup } from "../skill-lines.ts";

export const certifications: SkillGroup = {
  group: "certifications",
  kind: "cert",
  technical: false,
  lines: `
PMP @0 | project management professional; pmi pmp
CAPM @0 | certified associate in project management
PRINCE2 @0 | prince2 practitioner; prince2 foundation
PgMP @0 | program management professional
PMI-ACP @0 | agile certified practitioner
Certified ScrumMaster @0 | =CSM
Professional Scrum Master @0 | =PSM; psm i; psm ii; professional scrum master i
CSPO @0 | certified scrum product owner; pspo; professional scrum product owner
SAFe Agilist @0 | leading safe; safe certification; safe scrum master; safe popm
ITIL Foundation @0 | itil certification; itil certified; itil v4 foundation; itil v3 foundation; itil expert
TOGAF Certification @0 | togaf certified; togaf 9
Six Sigma Green Belt @0 | lean six sigma green belt; green belt; lssgb; ssgb
Six Sigma Black Belt @0 | lean six sigma black belt; black belt; lssbb; ssbb
Six Sigma Yellow Belt @0 | lean six sigma yellow belt; yellow belt
CBAP @0 | certified business analysis professional; ccba; ecba; pmi-pba; iiba
AWS Certified Solutions Architect @0 | aws solutions architect associate; aws solution architect certification; aws solutions architect professional; aws csaa
AWS Certified Developer @0 | aws developer associate
AWS Certified Cloud Practitioner @0 | aws cloud practitioner; clf-c01; aws ccp
AWS Certified SysOps Administrator @0 | aws sysops
AWS Certified DevOps Engineer @0 | aws devops engineer professional; aws devops professional
AWS Certified Machine Learning @0 | aws machine learning specialty; aws certified data analytics; aws certified data engineer
AWS Certified Security @0 | aws security specialty
AWS Certification @0 | aws certified; aws associate certification
Azure Fundamentals @0 | az-900; microsoft certified azure fundamentals
Azure Administrator Associate @0 | az-104; azure administrator certification; microsoft certified azure administrator
Azure Developer Associate @0 | az-204; microsoft certified azure developer
Azure Solutions Architect Expert @0 | az-305; az-303; azure solutions architect; azure architect certification
Azure Data Engineer Associate @0 | dp-203; microsoft certified azure data engineer; azure data engineer certification
Azure AI Engineer Associate @0 | ai-102; ai-900; azure ai fundamentals
Azure DevOps Engineer Expert @0 | az-400; microsoft certified devops engineer
Azure Security Engineer Associate @0 | az-500; sc-200; sc-300
Power BI Data Analyst Associate @0 | pl-300; da-100; microsoft certified data analyst associate
Power Platform Certification @0 | pl-900; pl-400; pl-200; pl-100
Google Cloud Certified @0 | google cloud certification; associate cloud engineer; professional cloud architect; google professional data engineer; gcp certification
Google Analytics Certification @0 | google analytics individual qualification; gaiq; google analytics certified
Google Ads Certification @0 | google ads certified; google adwords certification
Google Data Analytics Certificate @0
HubSpot Certification @0 | hubspot certified; hubspot inbound certification
Meta Blueprint Certification @0 | facebook blueprint certification; meta certified
Salesforce Certified Administrator @0 | salesforce admin certification; salesforce adm 201; adm 201
Salesforce Platform Developer @0 | salesforce certified developer; platform developer i; platform developer 1; pd1
Salesforce Certification @0 | salesforce certified
ServiceNow Certified System Administrator @0 | servicenow csa; servicenow certified; servicenow certification; servicenow cis
SAP Certification @0 | sap certified
Oracle Certified Professional @0 | =OCP; oca java; ocjp; scjp; oracle certification
Certified Kubernetes Administrator @0 | =CKA; ckad; certified kubernetes application developer; cks certification
Terraform Associate @0 | hashicorp certified terraform associate; terraform certified
Docker Certified Associate @0 | docker certification
Red Hat Certified Engineer @0 | rhce; rhcsa; red hat certified system administrator; rhca
LPIC @0 | linux professional institute certification; lfcs; linux foundation certified
CCNA @0 | cisco certified network associate; ccna routing and switching
CCNP @0 | cisco certified network professional; ccnp enterprise
CCIE @0 | cisco certified internetwork expert
JNCIA @0 | juniper certified; jncis; jncip
CompTIA A+ @0 | comptia a plus; a+ certification; a+ certified
CompTIA Network+ @0 | network+; comptia network plus; n+ certification
CompTIA Security+ @0 | security+; comptia security plus; sec+
CompTIA CySA+ @0 | cysa+; comptia pentest+; comptia server+; comptia linux+; comptia cloud+
MCSE @0 | mcsa; mcp microsoft; mcitp; mcts; microsoft certification
VMware Certified Professional @0 | =VCP; vmware certification; vcp-dcv
CISSP @0
CISA @0 | certified information systems auditor
CISM @0 | certified information security manager
CRISC @0
CEH @0 | certified ethical hacker; ceh v11
OSCP @0 | offensive security certified professional; osce certification; oswe
GIAC Certification @0 | gsec; gcih; gpen; sans certification; gcia
CCSP @0 | certified cloud security professional
ISO 27001 Lead Auditor @0 | iso 27001 la; iso 27001 lead implementer; isms lead auditor
ISO 9001 Lead Auditor @0 | iso lead auditor; iso internal auditor; iso 9001 internal auditor; certified internal auditor iso
CIPP @0 | certified information privacy professional; cipp/e; cipm
COBIT @0 | cobit 5; cobit 2019; cgeit
ISTQB @0 | istqb foundation; istqb foundation level; istqb ctfl
Certified Data Professional @0 | cdmp; certified data management professional; dama
Databricks Certified @0 | databricks certification; databricks certified data engineer
SnowPro Certification @0 | snowpro core; snowflake certified; snowflake certification
Tableau Certification @0 | tableau desktop specialist; tableau certified; tableau certified data analyst
TensorFlow Developer Certificate @0 | tensorflow certification
SAS Certification @0 | sas certified; sas certified base programmer; sas certified advanced programmer
UiPath Certification @0 | uipath certified; uiard; uipath advanced certification
Pega Certification @0 | certified system architect; pega csa; pega certified; pega cssa certification
MuleSoft Certification @0 | mcd level 1; mulesoft certified
Adobe Certification @0 | adobe certified
Autodesk Certification @0 | autodesk certified professional; autocad certification
Chartered Accountant @1 | ca qualified; !CA; icai; chartered accountancy; qualified ca
CA Inter @0 | ca intermediate; ipcc; semi qualified ca; inter ca; ca ipcc
CA Articleship @0 | articleship; articled assistant; article assistant; ca articles; article trainee
CMA @0 | cost and management accountant; cwa; icwa; certified management accountant; us cma
Company Secretary Qualification @0 | cs qualified; acs company; qualified company secretary; icsi; cs executive qualification
ACCA @0 | acca qualified; acca affiliate; acca part qualified; dip ifrs
CPA @0 | certified public accountant; us cpa; cpa qualified; cpa license
CFA @0 | chartered financial analyst; cfa charterholder; cfa level 1; cfa level 2; cfa level ii
FRM @0 | financial risk manager; garp frm; prm certification
CFP @0 | certified financial planner; chartered wealth manager; cwm
CAIA @0 | chartered alternative investment analyst
CIA Certification @0 | certified internal auditor; cia certified
CFE @0 | certified fraud examiner; acfe
=CAMS @0 | certified anti-money laundering specialist; acams
Enrolled Agent @0 | irs enrolled agent; ea certification
NISM Certification @0 | nism certified; nism series viii; ncfm; amfi; nism series
IRDA Certification @0 | irda license; irda certified; ic 38; iii licentiate; insurance license
FINRA Series 7 @0 | series 7; series 63; series 66; finra license; series 65
JAIIB @0 | caiib; iibf certification
Actuarial Exams @0 | fellow of the society of actuaries; iai exams; asa actuary; ifoa exams; actuarial papers
SHRM-CP @0 | shrm-scp; =SHRM
PHR @0 | sphr; hrci; professional in human resources; aphr; gphr
CIPD @0 | cipd level 5; cipd level 7
CPLP @0 | cptd; atd certification
APICS CSCP @0 | certified supply chain professional; cscp; cpim; apics; ascm certification
CIPS @0 | mcips; chartered institute of procurement; cips level 4; cpsm
NEBOSH @0 | nebosh igc; iosh; iosh managing safely; nebosh diploma
OSHA Certification @0 | osha 30; osha 10; osha certified; osha 30 hour
CSP Safety Certification @0 | certified safety professional; =CSP; adis safety
Certified Quality Engineer @0 | =CQE; asq cqe; asq certification; asq certified; certified quality auditor
NDT Level II Certification @0 | asnt level ii; asnt; asnt ndt level 2; ndt certified
Certified Welding Inspector @0 | =CWI; cswip; cswip 3.1; aws cwi
Professional Engineer License @0 | pe license; licensed professional engineer; eit certification; fe exam; engineer in training
LEED Accredited Professional @0 | leed ap; leed green associate; leed accredited; igbc ap
Certified Energy Manager @0 | bee certified energy auditor; bee energy auditor; certified energy auditor; certified energy manager cem
Certified Medical Coder @0 | !CPC; certified professional coder; aapc; ahima; ccs certified coder
Registered Nurse License @0 | rn license; nursing license; nclex; nclex-rn; nursing council registration
Registered Pharmacist License @0 | pharmacist license; pharmacy license; pharmacy council registration; registered pharmacist
BLS Certification @0 | basic life support; bls; bls/acls; bls provider
ACLS Certification @0 | =acls; advanced cardiac life support; pals certification; pediatric advanced life support; pals certified
CPR Certification @0 | cpr; cardiopulmonary resuscitation; cpr/first aid; first aid certification; cpr and first aid
Certified Nursing Assistant @0 | =CNA; certified nurse assistant
B.Ed @1 | bachelor of education; b.ed degree; d.el.ed; m.ed; bed qualification
CTET @0 | teacher eligibility test; ctet qualified; tet qualified; stet; ugc net
TEFL Certification @0 | tefl certified; celta certification; tesol certification; delta tefl
Bar Council Enrollment @0 | bar council registration; bar license; aibe; bar admission; licensed attorney
Patent Agent Registration @0 | registered patent agent; patent agent; patent agent exam; uspto registration
Driving Licence @1 | driving license valid; valid driving license; driver's license; valid driving licence; two wheeler license
Commercial Driver's License @0 | cdl class a; heavy vehicle license; cdl license; hmv license; class a cdl
Commercial Pilot License @0 | =CPL; drone pilot license; part 107; atpl; pilot license
Aircraft Maintenance License @0 | ame license; dgca license; easa license; dgca ame
Real Estate License @0 | rera registration agent; realtor license; licensed real estate agent; real estate broker license; rera certified
Food Handler Certification @0 | servsafe; fostac; food handlers certificate; food hygiene certificate; foscos
Security Guard License @0 | psara; sia license; security license; psara license; guard card
Forklift Licence @0 | forklift certification; forklift license; forklift certified
Electrical License @0 | electrical supervisor license; wireman license; licensed electrician; c license electrical; electrical supervisor competency
Boiler Operation License @0 | boe; boiler attendant certificate; boiler proficiency; first class boiler attendant; boiler operation engineer
Typing Certification @0 | typewriting certificate; typing certificate; typing higher; typewriting
CCC Computer Course @0 | nielit certificate; doeacc o level; nielit ccc; o level computer; rs-cit
Fellow of Life Management Institute @0 | flmi; aic insurance; chartered insurance professional; ainsurance; cpcu
Certified Supply Chain Analyst @0 | csca; sca certification
Certified Facility Manager @0 | ifma; fmp certification; cfm ifma
Certified Meeting Professional @0 | =CMP; certified event planner
Certified Digital Marketing Professional @0 | digital marketing certification; certified digital marketer; google digital marketing certificate; digital marketing certified; google certified
NASM Certified Trainer @0 | ace certified trainer; k11 certification; gold's gym certification; nasm; issa certified
Certified Yoga Teacher @0 | ryt 200; yoga alliance; rys 200; 200 hour yoga; qci yoga
IATA Certification @0 | iata diploma; iata foundation; iata dangerous goods; iata; dgr
`,
};
