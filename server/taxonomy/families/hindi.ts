// The Hindi names of the families of work, one a line: `key: name`.

export const HINDI_NAMES = `
electrician: इलेक्ट्रीशियन
plumber: प्लंबर
carpenter: बढ़ई, पेंटर या राजमिस्त्री
mechanic: वाहन मैकेनिक
hvac-technician: एसी और कूलिंग तकनीशियन
welder: वेल्डर या फ़ैब्रिकेटर
machinist: मशीनिस्ट या CNC ऑपरेटर
plant-operator: प्लांट या बॉयलर ऑपरेटर
equipment-operator: क्रेन और भारी वाहन ऑपरेटर
machine-operator: मशीन ऑपरेटर
helper: हेल्पर या मज़दूर
tailor: दर्ज़ी
textile-technologist: टेक्सटाइल टेक्नोलॉजिस्ट
surveyor: भूमि और क्वांटिटी सर्वेयर
construction-manager: निर्माण प्रबंधक
cad-designer: CAD डिज़ाइनर या ड्राफ़्ट्समैन
packaging-developer: पैकेजिंग विशेषज्ञ
food-technologist: फ़ूड टेक्नोलॉजिस्ट
agriculture-officer: कृषि विशेषज्ञ
geologist: भूविज्ञानी
welding-inspector: निरीक्षण इंजीनियर
market-researcher: मार्केट रिसर्च विश्लेषक
media-planner: मीडिया प्लानर और विज्ञापन संचालक
brand-manager: ब्रांड मैनेजर
event-manager: इवेंट मैनेजर
journalist: पत्रकार
editor: संपादक या प्रूफ़रीडर
translator: अनुवादक या भाषा विशेषज्ञ
proposal-manager: प्रस्ताव और टेंडर एक्ज़ीक्यूटिव
admission-counselor: एडमिशन काउंसलर
immigration-consultant: इमिग्रेशन सलाहकार
loan-officer: लोन अधिकारी
bank-teller: बैंक शाखा कर्मचारी
financial-advisor: वित्तीय सलाहकार
export-import: निर्यात-आयात एक्ज़ीक्यूटिव
facility-manager: फ़ैसिलिटी एक्ज़ीक्यूटिव
ecommerce-executive: ई-कॉमर्स एक्ज़ीक्यूटिव
category-manager: कैटेगरी मैनेजर और बायर
document-controller: दस्तावेज़ नियंत्रक
liaison-officer: संपर्क अधिकारी
librarian: लाइब्रेरियन
office-assistant: ऑफ़िस हेल्पर
payroll-executive: पेरोल एक्ज़ीक्यूटिव
pharmacovigilance: दवा सुरक्षा सहयोगी
veterinarian: पशु चिकित्सक
psychologist: मनोवैज्ञानिक
dietician: आहार विशेषज्ञ
optometrist: ऑप्टोमेट्रिस्ट या ऑप्टिशियन
special-educator: विशेष शिक्षक
school-principal: प्रिंसिपल और शैक्षणिक प्रमुख
academic-content-developer: शैक्षणिक सामग्री और विषय विशेषज्ञ
photographer: फ़ोटोग्राफ़र
video-editor: वीडियो एडिटर
3d-artist: 3D आर्टिस्ट
game-designer: गेम डिज़ाइनर
economist: अर्थशास्त्री या नीति शोधकर्ता
fundraiser: धन जुटाने वाले कर्मी
software-developer: सॉफ़्टवेयर डेवलपर
backend-developer: बैकएंड डेवलपर
frontend-developer: फ़्रंटएंड डेवलपर
fullstack-developer: फ़ुल स्टैक डेवलपर
web-developer: वेब डेवलपर
cms-developer: CMS डेवलपर
mobile-developer: मोबाइल डेवलपर
android-developer: Android डेवलपर
ios-developer: iOS डेवलपर
embedded-developer: एम्बेडेड इंजीनियर
game-developer: गेम डेवलपर
engineering-manager: इंजीनियरिंग मैनेजर
delivery-manager: डिलीवरी मैनेजर
solution-architect: सॉल्यूशन आर्किटेक्ट
devops-engineer: DevOps इंजीनियर
sre: साइट रिलायबिलिटी इंजीनियर
cloud-engineer: क्लाउड इंजीनियर
data-engineer: डेटा इंजीनियर
etl-developer: ETL डेवलपर
data-architect: डेटा आर्किटेक्ट
bi-developer: BI डेवलपर
data-scientist: डेटा साइंटिस्ट
ml-engineer: मशीन लर्निंग इंजीनियर
research-scientist: अनुसंधान वैज्ञानिक
data-analyst: डेटा विश्लेषक
business-analyst: बिज़नेस विश्लेषक
product-manager: प्रोडक्ट मैनेजर
project-manager: प्रोजेक्ट मैनेजर
program-manager: प्रोग्राम मैनेजर
scrum-master: स्क्रम मास्टर
qa-engineer: QA इंजीनियर
security-engineer: साइबर सुरक्षा इंजीनियर
network-engineer: नेटवर्क इंजीनियर
system-administrator: सिस्टम एडमिनिस्ट्रेटर
it-support: IT सपोर्ट
dba: डेटाबेस एडमिनिस्ट्रेटर
salesforce-developer: Salesforce डेवलपर
servicenow-developer: ServiceNow डेवलपर
sap-consultant: SAP कंसल्टेंट
oracle-consultant: Oracle ऐप्लिकेशन कंसल्टेंट
erp-consultant: ERP और CRM कंसल्टेंट
sharepoint-developer: SharePoint डेवलपर
mainframe-developer: मेनफ़्रेम डेवलपर
presales: प्रीसेल्स कंसल्टेंट
technical-consultant: तकनीकी सलाहकार
mechanical-engineer: मैकेनिकल इंजीनियर
design-engineer: डिज़ाइन इंजीनियर
electrical-engineer: इलेक्ट्रिकल इंजीनियर
electronics-engineer: इलेक्ट्रॉनिक्स इंजीनियर
vlsi-engineer: VLSI इंजीनियर
instrumentation-engineer: इंस्ट्रूमेंटेशन इंजीनियर
robotics-engineer: रोबोटिक्स इंजीनियर
civil-engineer: सिविल इंजीनियर
architect: भवन वास्तुकार
chemical-engineer: केमिकल इंजीनियर
aerospace-engineer: एयरोस्पेस इंजीनियर
systems-engineer: सिस्टम्स इंजीनियर
manufacturing-engineer: मैन्युफ़ैक्चरिंग इंजीनियर
quality-engineer: क्वालिटी इंजीनियर
maintenance-engineer: रखरखाव इंजीनियर
project-engineer: प्रोजेक्ट इंजीनियर
ehs-officer: स्वास्थ्य और सुरक्षा अधिकारी
engineer: इंजीनियर
science-lab: प्रयोगशाला वैज्ञानिक
sales: सेल्स एक्ज़ीक्यूटिव
inside-sales: इनसाइड सेल्स
sales-engineer: सेल्स इंजीनियर
business-development: बिज़नेस डेवलपमेंट
business-head: बिज़नेस हेड
key-account-manager: अकाउंट मैनेजर
relationship-manager: रिलेशनशिप मैनेजर
insurance-advisor: बीमा बिक्री और सेवा
real-estate: रियल एस्टेट
marketing-executive: मार्केटिंग एक्ज़ीक्यूटिव
digital-marketer: डिजिटल मार्केटिंग एक्ज़ीक्यूटिव
seo-executive: SEO विशेषज्ञ
content-writer: कंटेंट लेखक
technical-writer: तकनीकी लेखक
pr-executive: जनसंपर्क एक्ज़ीक्यूटिव
customer-support: ग्राहक सहायता एक्ज़ीक्यूटिव
telecaller: टेलीकॉलर
quality-analyst: प्रक्रिया गुणवत्ता विश्लेषक
operations-executive: ऑपरेशंस एक्ज़ीक्यूटिव
data-entry-operator: डेटा एंट्री ऑपरेटर
admin-executive: प्रशासन एक्ज़ीक्यूटिव
executive-assistant: एक्ज़ीक्यूटिव असिस्टेंट
receptionist: रिसेप्शनिस्ट
recruiter: भर्तीकर्ता
hr-executive: HR एक्ज़ीक्यूटिव
trainer: कॉर्पोरेट प्रशिक्षक
accountant: अकाउंटेंट
chartered-accountant: चार्टर्ड अकाउंटेंट
finance-analyst: वित्तीय विश्लेषक
investment-banker: निवेश और बाज़ार विश्लेषक
auditor: लेखा परीक्षक
tax-consultant: टैक्स विशेषज्ञ
credit-analyst: क्रेडिट और जोखिम विश्लेषक
management-consultant: प्रबंधन सलाहकार
management-trainee: मैनेजमेंट ट्रेनी
lawyer: वकील
company-secretary: कंपनी सचिव
compliance-officer: अनुपालन अधिकारी
nurse: नर्स
doctor: डॉक्टर
dentist: दंत चिकित्सक
pharmacist: फ़ार्मासिस्ट
medical-representative: मेडिकल रिप्रेज़ेंटेटिव
medical-coder: मेडिकल कोडर
lab-technician: चिकित्सा तकनीशियन
therapist: थेरेपिस्ट
caregiver: देखभाल कर्मी
healthcare-administrator: स्वास्थ्य सेवा प्रशासक
clinical-research: क्लिनिकल रिसर्च सहयोगी
teacher: शिक्षक
professor: प्रोफ़ेसर या लेक्चरर
graphic-designer: ग्राफ़िक डिज़ाइनर
ui-ux-designer: UI/UX डिज़ाइनर
animator: एनिमेटर और वीडियो एडिटर
interior-designer: इंटीरियर डिज़ाइनर
fashion-designer: फ़ैशन डिज़ाइनर
product-designer-industrial: औद्योगिक डिज़ाइनर
media-producer: मीडिया और मनोरंजन कर्मी
chef: शेफ़
waiter: फ़ूड सर्विस कर्मचारी
hotel-manager: होटल और रेस्तराँ मैनेजर
housekeeper: हाउसकीपिंग कर्मचारी
travel-consultant: यात्रा सलाहकार
cabin-crew: केबिन क्रू
retail-associate: रिटेल सेल्स सहयोगी
store-manager: स्टोर मैनेजर
beautician: ब्यूटीशियन
fitness-trainer: फ़िटनेस ट्रेनर
driver: ड्राइवर
delivery-associate: डिलीवरी और कूरियर कर्मी
logistics: लॉजिस्टिक्स एक्ज़ीक्यूटिव
supply-chain: सप्लाई चेन एक्ज़ीक्यूटिव
purchase-executive: खरीद एक्ज़ीक्यूटिव
store-keeper: स्टोरकीपर और गोदाम एक्ज़ीक्यूटिव
security-guard: सुरक्षा गार्ड
social-worker: समाज सेवक
gis-analyst: GIS विश्लेषक
astrologer: ज्योतिषी
`;
