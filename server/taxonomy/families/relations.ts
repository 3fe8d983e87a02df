// How near families of work are: 1 would be the same job, .5 is worth a look; symmetric, each pair once.
export const RELATIONS = `
software-developer: backend-developer .85, fullstack-developer .8, web-developer .65, frontend-developer .55, mobile-developer .55, cms-developer .4, game-developer .5, embedded-developer .5, engineering-manager .45, solution-architect .5, devops-engineer .4, cloud-engineer .5, data-engineer .5, etl-developer .3, ml-engineer .5, qa-engineer .35, android-developer .5, ios-developer .5, salesforce-developer .35, servicenow-developer .3, mainframe-developer .4, sharepoint-developer .4, technical-consultant .4, sre .4, dba .3, sap-consultant .2, oracle-consultant .3, erp-consultant .25, it-support .15, research-scientist .2, system-administrator .15, engineer .3
backend-developer: fullstack-developer .8, web-developer .6, data-engineer .5, cloud-engineer .45, devops-engineer .4, solution-architect .45, mobile-developer .35, sre .4, frontend-developer .35
frontend-developer: fullstack-developer .75, web-developer .75, cms-developer .5, mobile-developer .45, ui-ux-designer .4, android-developer .25, ios-developer .25, game-developer .2
fullstack-developer: web-developer .8, mobile-developer .45, cms-developer .5, solution-architect .4, android-developer .3, ios-developer .3, devops-engineer .3
web-developer: cms-developer .75, ui-ux-designer .4, mobile-developer .4, graphic-designer .15, seo-executive .15
cms-developer: ui-ux-designer .25
mobile-developer: android-developer .85, ios-developer .85, game-developer .35
android-developer: ios-developer .55, embedded-developer .2, game-developer .25
ios-developer: game-developer .25
embedded-developer: electronics-engineer .6, vlsi-engineer .4, robotics-engineer .5, instrumentation-engineer .35, systems-engineer .45, network-engineer .25, electrical-engineer .35, game-developer .2
game-developer: animator .25, ml-engineer .2
engineering-manager: delivery-manager .65, solution-architect .6, project-manager .4, program-manager .5, product-manager .35
delivery-manager: program-manager .7, project-manager .7, scrum-master .45, operations-executive .3
solution-architect: data-architect .55, cloud-engineer .55, presales .45, technical-consultant .55, devops-engineer .4
devops-engineer: sre .85, cloud-engineer .8, system-administrator .5, security-engineer .3, network-engineer .3, qa-engineer .25, dba .25, data-engineer .25
sre: cloud-engineer .75, system-administrator .5, network-engineer .3, it-support .25
cloud-engineer: system-administrator .6, network-engineer .45, data-engineer .35, security-engineer .35
data-engineer: etl-developer .8, data-architect .65, bi-developer .5, ml-engineer .55, data-scientist .5, data-analyst .45, dba .45
etl-developer: bi-developer .6, data-architect .55, data-analyst .4, dba .4
data-architect: data-scientist .3, bi-developer .4, ml-engineer .3, dba .4
bi-developer: data-analyst .75, business-analyst .4, data-scientist .4
data-scientist: ml-engineer .8, data-analyst .6, research-scientist .5, finance-analyst .15, investment-banker .25, bi-developer .4, business-analyst .3
ml-engineer: research-scientist .6, robotics-engineer .4, data-analyst .3
research-scientist: science-lab .5, professor .35, clinical-research .3
data-analyst: business-analyst .6, finance-analyst .35, operations-executive .25, marketing-executive .15, credit-analyst .25, gis-analyst .3, data-entry-operator .25
business-analyst: product-manager .5, project-manager .4, management-consultant .45, erp-consultant .4, scrum-master .4, technical-consultant .4, sap-consultant .3, oracle-consultant .3, finance-analyst .25, operations-executive .3
product-manager: program-manager .5, project-manager .4, scrum-master .4, marketing-executive .25, business-development .2, management-consultant .3, ui-ux-designer .2
project-manager: program-manager .75, scrum-master .6, project-engineer .45, operations-executive .3, management-consultant .3
program-manager: scrum-master .55, management-consultant .35, operations-executive .3
qa-engineer: quality-engineer .2, systems-engineer .25, business-analyst .2
security-engineer: network-engineer .45, system-administrator .4, auditor .2, credit-analyst .15, compliance-officer .25, sre .25
network-engineer: system-administrator .65, it-support .5, electronics-engineer .25, maintenance-engineer .15
system-administrator: it-support .65, dba .4
it-support: customer-support .25, technical-consultant .4, maintenance-engineer .2, erp-consultant .25
dba: oracle-consultant .3
salesforce-developer: erp-consultant .5, servicenow-developer .45, technical-consultant .3
servicenow-developer: erp-consultant .4, it-support .3
sap-consultant: oracle-consultant .45, erp-consultant .6
oracle-consultant: erp-consultant .6
erp-consultant: technical-consultant .5, project-manager .25, customer-support .15
presales: sales-engineer .65, technical-consultant .5, business-development .35, technical-writer .2
technical-consultant: management-consultant .3, sales-engineer .3, key-account-manager .3, customer-support .25
mechanical-engineer: design-engineer .7, manufacturing-engineer .55, maintenance-engineer .5, project-engineer .5, quality-engineer .4, aerospace-engineer .5, robotics-engineer .45, systems-engineer .4, electrical-engineer .3, chemical-engineer .3, sales-engineer .25, engineer .6, civil-engineer .2
design-engineer: product-designer-industrial .4, electrical-engineer .35, civil-engineer .35, manufacturing-engineer .4, aerospace-engineer .4, electronics-engineer .35, engineer .5, architect .25, interior-designer .15, project-engineer .35, quality-engineer .25
electrical-engineer: electronics-engineer .6, instrumentation-engineer .6, maintenance-engineer .5, project-engineer .5, systems-engineer .4, engineer .6, sales-engineer .25, quality-engineer .25, manufacturing-engineer .3, civil-engineer .2
electronics-engineer: vlsi-engineer .6, systems-engineer .5, instrumentation-engineer .45, robotics-engineer .4, network-engineer .3, aerospace-engineer .3, engineer .5, maintenance-engineer .3, quality-engineer .25
vlsi-engineer: systems-engineer .3, engineer .3
instrumentation-engineer: robotics-engineer .5, maintenance-engineer .45, project-engineer .4, systems-engineer .4, engineer .5, manufacturing-engineer .3
robotics-engineer: systems-engineer .45, aerospace-engineer .35, engineer .4
civil-engineer: architect .5, project-engineer .55, ehs-officer .25, engineer .5, interior-designer .25, gis-analyst .25
architect: interior-designer .6
chemical-engineer: science-lab .45, manufacturing-engineer .5, ehs-officer .35, engineer .5, quality-engineer .3, project-engineer .3
aerospace-engineer: systems-engineer .5, engineer .5, maintenance-engineer .35, cabin-crew .1
systems-engineer: quality-engineer .35, engineer .5, project-engineer .35, sales-engineer .3
manufacturing-engineer: quality-engineer .55, maintenance-engineer .55, project-engineer .35, supply-chain .3, engineer .55, store-keeper .25
quality-engineer: ehs-officer .35, science-lab .4, auditor .25, compliance-officer .3, engineer .4
maintenance-engineer: project-engineer .4, engineer .5, ehs-officer .25, sales-engineer .25, operations-executive .25
project-engineer: ehs-officer .25, engineer .5, purchase-executive .2, presales .3
ehs-officer: compliance-officer .25, security-guard .1, engineer .25
science-lab: clinical-research .45, lab-technician .45, pharmacist .35, professor .2, compliance-officer .15
sales: inside-sales .7, business-development .75, key-account-manager .6, marketing-executive .45, sales-engineer .5, relationship-manager .5, insurance-advisor .45, real-estate .45, retail-associate .5, telecaller .45, medical-representative .5, customer-support .3, store-manager .35, travel-consultant .3, purchase-executive .15
inside-sales: business-development .65, telecaller .7, customer-support .45, insurance-advisor .4, key-account-manager .4, relationship-manager .4, real-estate .35, sales-engineer .4, marketing-executive .3, travel-consultant .3, recruiter .2
sales-engineer: business-development .45, key-account-manager .45, marketing-executive .25, medical-representative .2
business-development: key-account-manager .6, marketing-executive .45, relationship-manager .45, real-estate .35, insurance-advisor .3, management-consultant .3, recruiter .2, operations-executive .25
business-head: business-development .55, sales .5, operations-executive .5, key-account-manager .3, store-manager .3, hotel-manager .25, management-consultant .3, marketing-executive .3, manufacturing-engineer .2
key-account-manager: relationship-manager .6, customer-support .5, marketing-executive .35, operations-executive .25
relationship-manager: insurance-advisor .55, credit-analyst .35, finance-analyst .3, investment-banker .35, customer-support .3, operations-executive .25, real-estate .25
insurance-advisor: real-estate .3, credit-analyst .25, finance-analyst .2, telecaller .3
marketing-executive: digital-marketer .7, pr-executive .55, content-writer .35, seo-executive .45, graphic-designer .2, data-analyst .15, operations-executive .2
digital-marketer: seo-executive .8, content-writer .45, graphic-designer .25, pr-executive .35
seo-executive: content-writer .45
content-writer: technical-writer .6, pr-executive .4, media-producer .3, teacher .2, graphic-designer .15
technical-writer: trainer .3, medical-coder .1, business-analyst .2
pr-executive: media-producer .3, operations-executive .2, lawyer .1
customer-support: telecaller .65, quality-analyst .55, operations-executive .4, it-support .25, receptionist .35, data-entry-operator .35, retail-associate .35, cabin-crew .25, travel-consultant .35, trainer .2
quality-analyst: trainer .3, operations-executive .3, data-analyst .2
telecaller: receptionist .3, data-entry-operator .3, relationship-manager .3, real-estate .3
operations-executive: admin-executive .4, logistics .35, supply-chain .35, data-entry-operator .35, store-manager .3, hotel-manager .2, manufacturing-engineer .2, purchase-executive .25, finance-analyst .2, store-keeper .3, retail-associate .25, healthcare-administrator .2
data-entry-operator: admin-executive .6, receptionist .35, medical-coder .25, store-keeper .25, accountant .25
admin-executive: executive-assistant .65, receptionist .65, hr-executive .4, purchase-executive .25, store-keeper .3, housekeeper .15
executive-assistant: receptionist .5, company-secretary .25, hr-executive .2
receptionist: hotel-manager .35, housekeeper .15, healthcare-administrator .3, cabin-crew .35, travel-consultant .2
recruiter: hr-executive .75, key-account-manager .15, management-consultant .1
hr-executive: trainer .35, operations-executive .2, accountant .1, lawyer .1
trainer: teacher .45, professor .4, hr-executive .35, customer-support .15
accountant: finance-analyst .6, auditor .6, tax-consultant .6, chartered-accountant .7, credit-analyst .3, insurance-advisor .1, investment-banker .3
chartered-accountant: finance-analyst .6, auditor .75, tax-consultant .75, company-secretary .35, investment-banker .3, credit-analyst .3, compliance-officer .3
finance-analyst: investment-banker .6, auditor .45, tax-consultant .4, credit-analyst .5, management-consultant .4, supply-chain .15
investment-banker: credit-analyst .45, management-consultant .35, data-scientist .25
auditor: tax-consultant .55, credit-analyst .35, compliance-officer .45
tax-consultant: lawyer .2, compliance-officer .25
credit-analyst: compliance-officer .45, data-scientist .25
management-consultant: operations-executive .3, supply-chain .25
lawyer: company-secretary .5, compliance-officer .5
company-secretary: compliance-officer .5
compliance-officer: clinical-research .25, pharmacist .25
nurse: caregiver .5, lab-technician .35, clinical-research .3, medical-coder .2, doctor .2, therapist .2, healthcare-administrator .3
doctor: dentist .25, clinical-research .3, therapist .2, medical-coder .2, healthcare-administrator .3, pharmacist .15
pharmacist: clinical-research .5, medical-representative .35, medical-coder .35, healthcare-administrator .25, lab-technician .25
medical-representative: business-development .35, key-account-manager .35, healthcare-administrator .15
medical-coder: clinical-research .35, healthcare-administrator .35, customer-support .2, accountant .1
lab-technician: clinical-research .3, healthcare-administrator .2, therapist .2
therapist: teacher .15, caregiver .25, fitness-trainer .3, social-worker .35
caregiver: housekeeper .3, social-worker .3, teacher .2
healthcare-administrator: operations-executive .2, social-worker .25, clinical-research .3
teacher: professor .6, inside-sales .1, social-worker .2
graphic-designer: ui-ux-designer .6, animator .55, fashion-designer .25, interior-designer .25, product-designer-industrial .3, media-producer .15
ui-ux-designer: product-designer-industrial .25, animator .25
animator: media-producer .45
interior-designer: product-designer-industrial .25, real-estate .1
fashion-designer: purchase-executive .25, retail-associate .2, product-designer-industrial .2
media-producer: operations-executive .1
chef: waiter .35, hotel-manager .4
waiter: hotel-manager .5, housekeeper .35, retail-associate .3, receptionist .25
hotel-manager: store-manager .4, travel-consultant .3, housekeeper .3, cabin-crew .2
housekeeper: delivery-associate .15
travel-consultant: cabin-crew .4
retail-associate: store-manager .6, store-keeper .3, delivery-associate .2, beautician .2
store-manager: store-keeper .3
beautician: fitness-trainer .2
driver: delivery-associate .6, logistics .25
delivery-associate: logistics .35, store-keeper .45
logistics: supply-chain .7, store-keeper .6, purchase-executive .5
supply-chain: purchase-executive .65, store-keeper .6
purchase-executive: store-keeper .55, project-engineer .2
social-worker: hr-executive .1, teacher .2
management-trainee: operations-executive .3, sales .25, management-consultant .25
electrician: maintenance-engineer .5, electrical-engineer .4, hvac-technician .45, plumber .35, machine-operator .3, mechanic .25
plumber: maintenance-engineer .4, carpenter .4, hvac-technician .35
carpenter: helper .35, welder .2, interior-designer .1
mechanic: maintenance-engineer .5, machine-operator .35, mechanical-engineer .25, driver .2
hvac-technician: maintenance-engineer .6, mechanical-engineer .4, electrical-engineer .3, facility-manager .3
welder: machinist .4, machine-operator .35, mechanic .25, plumber .25
machinist: machine-operator .6, manufacturing-engineer .35
plant-operator: machine-operator .35, maintenance-engineer .35, chemical-engineer .25, manufacturing-engineer .35
equipment-operator: driver .5, store-keeper .25, machine-operator .25
helper: delivery-associate .5, machine-operator .4, housekeeper .35, store-keeper .2
machine-operator: manufacturing-engineer .45, maintenance-engineer .35, tailor .2, delivery-associate .25, quality-engineer .2, packaging-developer .2
tailor: fashion-designer .3, textile-technologist .3
textile-technologist: manufacturing-engineer .5, fashion-designer .45, quality-engineer .3
surveyor: civil-engineer .7, construction-manager .4, project-engineer .35, gis-analyst .3, proposal-manager .3, cad-designer .25
construction-manager: civil-engineer .65, project-engineer .55, project-manager .4, architect .3
cad-designer: design-engineer .75, civil-engineer .4, mechanical-engineer .4, architect .5, interior-designer .35, product-designer-industrial .35
packaging-developer: manufacturing-engineer .4, design-engineer .3, quality-engineer .25, graphic-designer .15
food-technologist: science-lab .5, quality-engineer .5, manufacturing-engineer .35, chef .15, dietician .25
agriculture-officer: science-lab .35, sales .15, social-worker .2, veterinarian .25
geologist: chemical-engineer .45, civil-engineer .3, gis-analyst .35, science-lab .3
welding-inspector: quality-engineer .65, mechanical-engineer .4, chemical-engineer .25, ehs-officer .25
market-researcher: marketing-executive .5, data-analyst .4, management-consultant .35, business-analyst .3, telecaller .15
media-planner: digital-marketer .65, marketing-executive .6, pr-executive .35
brand-manager: marketing-executive .8, product-manager .3, digital-marketer .45, pr-executive .4
event-manager: pr-executive .55, marketing-executive .45, hotel-manager .25, operations-executive .2, sales .2
journalist: editor .65, content-writer .6, media-producer .45, pr-executive .35
editor: content-writer .7, technical-writer .5, translator .35
translator: content-writer .45, customer-support .2, teacher .2
proposal-manager: presales .7, project-engineer .35, technical-writer .4, sales-engineer .35, purchase-executive .25
admission-counselor: inside-sales .65, telecaller .5, sales .4, teacher .15, customer-support .35, immigration-consultant .5
immigration-consultant: travel-consultant .45, inside-sales .35, customer-support .25
loan-officer: relationship-manager .65, credit-analyst .5, sales .5, bank-teller .5, insurance-advisor .4, telecaller .35
bank-teller: relationship-manager .6, operations-executive .3, retail-associate .25, customer-support .3, accountant .25
financial-advisor: relationship-manager .7, insurance-advisor .6, investment-banker .45, sales .4, finance-analyst .3
export-import: logistics .7, supply-chain .45, purchase-executive .35, sales .25, document-controller .35
facility-manager: admin-executive .55, maintenance-engineer .4, operations-executive .45, housekeeper .3, real-estate .25
ecommerce-executive: operations-executive .5, digital-marketer .45, category-manager .6, data-entry-operator .35, key-account-manager .3
category-manager: purchase-executive .55, fashion-designer .3, retail-associate .25, supply-chain .35, product-manager .2
document-controller: data-entry-operator .6, admin-executive .5, logistics .25
liaison-officer: admin-executive .45, real-estate .25, compliance-officer .2, pr-executive .2
librarian: admin-executive .3, teacher .25, document-controller .4
office-assistant: admin-executive .35, housekeeper .45, delivery-associate .4
payroll-executive: hr-executive .75, accountant .5
pharmacovigilance: clinical-research .65, pharmacist .55, compliance-officer .3, doctor .2, medical-coder .3
veterinarian: doctor .3, science-lab .15
psychologist: therapist .6, social-worker .5, special-educator .35, hr-executive .1
dietician: therapist .4, fitness-trainer .35, healthcare-administrator .25
optometrist: therapist .35, retail-associate .2, lab-technician .25
special-educator: teacher .7, therapist .4
school-principal: teacher .5, professor .45, trainer .2
academic-content-developer: teacher .55, content-writer .5, technical-writer .5, trainer .35, professor .4
photographer: video-editor .6, animator .4, graphic-designer .35, media-producer .4
video-editor: animator .75, graphic-designer .45, media-producer .5, content-writer .2
3d-artist: animator .8, game-designer .55, graphic-designer .4, cad-designer .25, interior-designer .3, video-editor .4
game-designer: animator .5, game-developer .4, graphic-designer .35, ui-ux-designer .25
economist: management-consultant .35, data-analyst .3, social-worker .35, research-scientist .4, finance-analyst .25
fundraiser: social-worker .5, business-development .35, sales .35, telecaller .35
`;
