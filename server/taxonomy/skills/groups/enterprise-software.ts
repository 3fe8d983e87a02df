// Business suites: ERP, CRM, service management and their modules.
import type { SkillGroup } from "../skill-lines.ts";

export const enterpriseSoftware: SkillGroup = {
  group: "enterprise software",
  kind: "core",
  technical: true,
  lines: `
=SAP @1 | sap erp; sap r/3; sap ecc; sap ecc 6.0; sap modules; sap implementation; sap functional
SAP S/4HANA @0 | s/4hana; s4hana migration; sap s/4 | SAP
SAP FICO @0 | sap fi; sap co; sap finance; sap finance and controlling; sap controlling | SAP
SAP MM @0 | sap materials management; sap mm module | SAP
SAP SD @0 | sap sales and distribution; sap sd module; sap s&d | SAP
SAP PP @0 | sap production planning; sap pp module; sap pp/qm; sap pp-pi | SAP
SAP QM @0 | sap quality management; sap qm module | SAP
SAP PM @0 | sap plant maintenance; sap eam; sap pm module | SAP
SAP WM @0 | sap ewm; sap extended warehouse management; sap warehouse management; sap wm/ewm | SAP
SAP PS @0 | sap project system; sap ppm | SAP
SAP HCM @0 | sap hr; sap human capital management; sap payroll; sap hcm payroll; sap hr/hcm | SAP
SAP SuccessFactors @0 | successfactors; sf employee central; successfactors employee central | SAP
SAP Ariba @0 | ?Ariba; ariba sourcing; ariba procurement | SAP
SAP BW @0 | sap bw/4hana; sap business warehouse; sap bi; bw on hana; sap bi/bw; sap bw/bi; sap bw hana | SAP
SAP Basis @0 | sap netweaver; sap administration; netweaver | SAP
SAP Fiori @0 | fiori launchpad; sap fiori/ui5 | SAP
SAP PI/PO @0 | sap pi; sap xi; sap cpi; sap po; sap integration suite; sap cloud platform integration; sap process integration | SAP
SAP BTP @0 | sap business technology platform; sap cloud platform; sap cap; sap rap | SAP
SAP CRM @0 | sap c4c; sap hybris; sap commerce cloud; sap sales cloud; hybris commerce; sap cx | SAP
Hybris @0
SAP APO @0 | sap ibp; sap integrated business planning; sap scm; sap apo dp | SAP
SAP TM @0 | sap transportation management; sap le; sap logistics execution | SAP
SAP Business One @0 | sap b1; sap business bydesign | SAP
SAP TRM @0 | sap treasury; sap banking; sap fscm; sap treasury and risk management | SAP
SAP VIM @0 | opentext vim; sap opentext; vendor invoice management | SAP
SAP IS Retail @0 | sap retail; sap is-u; sap is utilities | SAP
SAP BPC @0 | sap business planning and consolidation; sap epm | SAP
SAP Concur @0 | !concur; concur expense; expense management software | SAP
ERP @2 | enterprise resource planning; erp implementation; erp packages; erp functional
Oracle ERP @0 | oracle fusion; oracle erp cloud; oracle fusion cloud; oracle fusion financials; oracle cloud erp; oracle fusion erp; oracle cloud applications; oracle cloud financials | ERP
Oracle E-Business Suite @0 | oracle ebs; oracle apps; oracle applications; oracle r12; oracle apps technical; oracle ebs r12; oracle financials; oracle apps functional; e-business suite | ERP
Oracle HCM @0 | oracle hcm cloud; oracle fusion hcm; oracle hrms; oracle taleo; fusion hcm; oracle cloud hcm
Taleo @0
Oracle SCM @0 | oracle fusion scm; oracle scm cloud; oracle inventory; oracle agile plm; oracle transportation management; oracle otm
Oracle Hyperion @0 | hyperion; hyperion planning; hfm; hyperion essbase; oracle epm; pbcs; oracle essbase; epm cloud
Essbase @0
Oracle CPQ @0 | salesforce cpq; cpq tools; configure price quote; steelbrick; bigmachines
JD Edwards @0 | jde; jd edwards enterpriseone; jde enterpriseone | ERP
PeopleSoft @0 | people soft hcm; peoplesoft financials; peopletools; peoplesoft hrms | ERP
NetSuite @0 | oracle netsuite; suitescript; net suite erp | ERP
Microsoft Dynamics 365 @0 | d365; ms dynamics; microsoft dynamics; dynamics crm; ms dynamics crm; dynamics 365 crm; d365 f&o; dynamics ax; microsoft dynamics crm | ERP
?Infor @0 | infor erp; infor ln; infor m3; infor baan; infor cloudsuite; infor syteline | ERP
?Epicor @0 | epicor erp; ifs erp; ifs applications; qad erp | ERP
?Odoo @0 | odoo erp; openerp; frappe | ERP
ERPNext @0
Ramco ERP @0 | ramco systems; ramco aviation | ERP
Salesforce @1 | salesforce crm; salesforce.com; sfdc; salesforce cloud; force.com
Salesforce Administration @0 | salesforce admin; salesforce administrator; salesforce configuration; sfdc admin | Salesforce
Salesforce Development @0 | apex visualforce; visualforce; salesforce lightning; lwc; lightning web components; soql; salesforce lwc; sosl; aura components | Salesforce
Salesforce Marketing Cloud @0 | sfmc; exacttarget; ampscript; salesforce pardot; marketing cloud salesforce; pardot marketing | Salesforce
Pardot @0
Salesforce Service Cloud @0 | service cloud; salesforce sales cloud; sales cloud; salesforce experience cloud; salesforce field service; experience cloud; community cloud; salesforce communities; financial services cloud | Salesforce
Salesforce Commerce Cloud @0 | sfcc; demandware; salesforce b2b commerce | Salesforce
Veeva CRM @0 | veeva vault; veeva; veeva crm configuration
CRM @2 | customer relationship management; crm management
HubSpot @0 | hubspot crm; hub spot marketing; hubspot marketing hub
Zoho @0 | zoho crm; zoho one; zoho creator; zoho books; zoho desk; zoho people; deluge scripting
LeadSquared @0 | zoho bigin; insightly; vtiger
SuiteCRM @0
Freshsales @0
SugarCRM @0
Pipedrive @0
Siebel @0 | siebel crm; oracle siebel; siebel eai
ServiceNow @0 | service now itsm; snow itsm; servicenow itom; servicenow csm; servicenow hrsd
BMC Remedy @0 | !remedy; bmc helix; remedy itsm; bmc remedy itsm; remedyforce
ITSM @1 | it service management; it service desk management; service management; service delivery management it; it service delivery; it operations; it operations management; it service operations
ITIL @1 | itil v3; itil v4; it infrastructure library; itil standards
Incident Management @1 | incident manager; major incident management; incident and problem management; incident resolution; incident tracking; incident/problem management; p1 incidents; incident reporting
Problem Management @0 | itil problem management; problem manager; problem record management
IT Change Management @0 | change control; it change control; change request management; !cab; change requests; change control management; change advisory board; change management itil; change and release management
Service Level Management @1 | !sla; service level agreements; sla management; sla adherence; sla monitoring; slas; service levels; sla/kpi; sla compliance
IT Asset Management @0 | hardware asset management; software asset management; it assets; itam; flexera; license management; software licensing; asset inventory it; hardware assets
CMDB @0 | configuration management database; service catalog; service catalogue; cmdb management
=Workday @0 | workday hcm; workday hris; workday integration; workday studio; workday payroll; workday reporting; workday financials; workday adaptive planning; workday extend
UKG @0 | ultipro; ukg pro; kronos workforce central; ukg dimensions; kronos timekeeping
?Kronos @0
ADP @0 | adp workforce now; adp payroll; adp vantage; gusto payroll
Paylocity @0
Paycom @0
Paychex @0
Darwinbox @0 | zimyo; hrone; peoplestrong
BambooHR @0
greytHR @0
Keka @0 | keka hr
?Coupa @0 | coupa procurement; gep smart; ivalua
SAP Fieldglass @0 | fieldglass
Jaggaer @0
Maximo @0 | ibm maximo; maximo asset management; enterprise asset management; infor eam; eam software
CMMS @0 | computerized maintenance management system
Blue Yonder @0 | jda; o9 solutions; jda wms; e2open
Manhattan WMS @0 | manhattan associates; manhattan scale
Kinaxis @0 | kinaxis rapidresponse
Anaplan @0 | anaplan modeling; anaplan model builder; board epm; pigment fp&a
IBM Planning Analytics @0
Adaptive Planning @0 | adaptive insights; workday adaptive
OneStream @0 | one stream xf; vena solutions
CCH Tagetik @0 | tagetik
BlackLine @0 | black line reconciliations; trintech; cadency
HighRadius @0
Guidewire @0 | guidewire policycenter; guidewire claimcenter; guidewire billingcenter; policycenter; claimcenter; majesco
Duck Creek @0
Finacle @0 | infosys finacle; finacle core
Oracle FLEXCUBE @0 | flexcube
Core Banking @0 | cbs banking; core banking systems; core banking solutions
T24 @0 | temenos t24; temenos
Murex @0 | murex mx.3; summit ft; kondor
Endur @0 | openlink endur
Finastra @0 | misys
?Calypso @0
Bloomberg Terminal @0 | ?Bloomberg; refinitiv eikon; thomson reuters eikon; reuters eikon
S&P Capital IQ @0 | capital iq; capiq
Refinitiv @0
FactSet @0
SharePoint @1 | microsoft sharepoint; ms sharepoint; sharepoint online; spfx; sharepoint 2013; sharepoint sites
Power Apps @0 | microsoft powerapps; canvas apps; model driven apps; ms powerapps; dataverse; powerapps development
Power Automate @0 | microsoft power automate; microsoft flow; ms flow; power automate desktop; ms power automate; power automate flows
Power Platform @0 | microsoft power platform; ms power platform; power virtual agents; copilot studio; power pages
Adobe Experience Cloud @0 | adobe target; adobe campaign; adobe experience; adobe launch; adobe journey optimizer; real time cdp; adobe audience manager; aep adobe
OpenText @0 | opentext documentum; emc documentum
Laserfiche @0
OnBase @0 | hyland onbase
IBM FileNet @0 | filenet
Alfresco @0
Documentum @0
Document Management Systems @1 | document management; DMS; document control; document controller; enterprise content management; ecm; record maintenance
Record Keeping @0 | records management
Product Lifecycle Management @0 | PLM; siemens teamcenter; ptc windchill; enovia; arena plm; siemens plm
Windchill @0
Teamcenter @0
Point of Sale Systems @0 | !pos; point of sale; pos billing; pos machine; pos terminal; micros pos; epos
Epic EHR @0 | epic systems; epic emr; epic hyperspace; epic clarity; epic certified; epic software; epic healthcare; ?epic; epiccare
Cerner @0 | oracle health; cerner millennium; nextgen ehr; cerner ehr
eClinicalWorks @0
athenahealth @0
MEDITECH @0
Allscripts @0
HL7 @0 | hl7 fhir; hl7 interfaces; mirth connect; dicom; hl7 v2; health level seven; healthcare interoperability
FHIR @0
TallyPrime @1 | tally; tally erp; tally erp 9; tally accounting; tally 9; tally package
QuickBooks @0 | quickbooks online; quick books accounting; intuit quickbooks; qbo; quickbooks desktop
Xero @0 | xero accounting; wave accounting
FreshBooks @0
Sage Accounting @0 | sage 50; sage 300; sage intacct; sage 100; ?sage; sage 200; sage payroll
MYOB @0
Busy Accounting Software @0 | =BUSY; marg erp; marg software; busy accounting
SAP Solution Manager @0 | solution manager; solman
`,
};
