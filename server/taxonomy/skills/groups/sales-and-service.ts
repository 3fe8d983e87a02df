// Selling, retail, customer service and business process outsourcing.
import type { SkillGroup } from "../skill-lines.ts";

export const salesAndService: SkillGroup = {
  group: "sales and service",
  kind: "core",
  technical: false,
  lines: `
~Sales @4 | ~selling; sales management; sales operations management; sales person; sales & business development; salesmanship; salesman; sales target; sales closing; sales closure; sales generation; hardcore sales; sales coordinator skills; core sales
Sales and Marketing @3 | marketing and sales; sales/marketing; sales and marketing strategy; sales n marketing; marketing/sales
Business Development @3 | =BD; BDE; BDM; biz dev; business generation; business acquisition; new business acquisition; business developer; business development management; client acquisition; corporate business development; international business development; !business growth; new client acquisition
Inside Sales @1 | ISR; sales development representative; BDR; business development representative; virtual sales; internal sales; sales development rep; inside sales & business development
Field Sales @1 | outside sales; direct sales; door to door sales; outdoor sales; field work; d2d sales; direct selling; field marketing and sales; field executive; sales field work; feet on street
B2B Sales @1 | business to business sales; b2b selling; ~b2b; corporate sales; institutional sales; enterprise sales; corporate selling; industrial sales; b2b business development; business-to-business; b2b corporate sales
B2C Sales @1 | b2c; business to consumer; consumer sales; b2c selling; edtech sales; education sales; education counselor sales; b2c marketing sales; b to c sales; admission counselling sales; academic counselling sales
Tele Sales @1 | telephone sales; phone sales; outbound sales; telesales representative; sales calling; international sales calling; over the phone sales; outbound telesales; telephonic sales; telesales calling; domestic sales calling
Telemarketing @1 | telemarketer; tele calling; telecaller; telecalling executive; tele marketing executive; telephonic marketing; telephone marketing; telephonic calling; phone calling; !calling; telemarketing and lead generation
Cold Calling @1 | cold calls; outbound calling; cold caller; cold outreach; cold emailing; outbound calls; outbound calling sales; warm calling; cold calling & prospecting; cold email; international cold calling
Channel Sales @1 | channel partner management; distributor management; dealer management; dealer network; distribution management sales; partner sales; channel management; channel development; dealer sales; distribution sales; indirect sales
Key Account Management @1 | KAM; key accounts; strategic account management; account manager; client account management; global account management; corporate account management; enterprise account management; accounts mining; account planning; strategic accounts; account management
Solution Selling @0 | consultative selling; consultative sales; solution sales; challenger sale; spin selling; value selling; concept selling; concept sales
Pre-Sales @1 | presales consulting; solution engineering; sales engineering; presales solutioning; technical presales; technical sales; solution consulting; product demos; product demonstration; sales demos; !demos
After Sales Service @0 | after sales; post sales; aftermarket; after market sales; spare parts sales; amc sales; service sales; AMC
Sales Strategy @1 | sales planning; strategic sales; sales leadership; sales plan; strategic sales planning; sales planning & execution; sales budgeting; sales strategy and execution; sales roadmap; sales growth strategy
Sales Forecasting @0 | forecasting sales; sales projections; pipeline forecasting; sales forecasts; revenue forecasting; sales pipeline forecasting
Sales Operations @0 | sales ops; sales support; revenue operations; revops; sales administration; sales coordination; sales coordinator; sales back office
Sales Analytics @0 | sales analysis; sales reporting; sales reports; sales data analysis; sales mis; sales performance analysis; sales performance management; sales dashboards
Sales Training @0 | sales coaching; sales trainer; product training; product trainer; sales training delivery; soft skills and sales training; sales onboarding; bancassurance training
Sales Team Management @1 | sales team handling; sales team leadership; managing sales teams; leading sales team; sales team lead; sales team leader; handling sales team; team sales management; managing a sales team; manage sales team; sales force management
Sales Pipeline Management @1 | pipeline management; sales funnel; opportunity management; funnel management; sales pipeline; sales cycle; sales cycle management; deal closure; sales funnel management; closing deals; deal closing
Territory Management @0 | territory planning; territory development; area management; territory manager; regional management; area sales planning; territory sales management; beat planning
Cross-Selling @0 | upselling; cross sell; !upsell; cross selling and upselling; upsell/cross-sell; cross-sell and upsell; upsell and cross-sell; cross sales
Target Achievement @2 | target oriented; achieving targets; quota attainment; target driven; achieve targets; target achiever; target focused; meeting targets; monthly targets; meet targets; target based; sales quota; meeting sales targets
Customer Relationship Building @3 | client relationship management; relationship management; client relations; relationship building; client servicing; relationship manager; customer relations; customer relationship; client relationship; client management; building relationships; client handling; !client engagement; !client interaction
Retail Sales @1 | retail selling; counter sales; store sales; showroom sales; shop sales; floor sales; counter selling; fashion consultant; retail executive; retail store sales; store executive
Retail Operations @1 | store management; store operations; store manager; retail store management; ~retail management; !retail; showroom management; outlet management; retail operations management; store supervision; supermarket operations
~Merchandising @1 | merchandiser; retail merchandising; buying and merchandising; fashion buying; garment merchandising; apparel merchandising; category management; assortment planning; category manager; merchandise planning; fashion merchandiser
Modern Trade @0 | general trade; fmcg sales; gt/mt; consumer goods; general trade sales; secondary sales; primary sales
FMCG @0
Pharma Sales @0 | medical representative; pharmaceutical sales; medical sales; mr pharma; pharma marketing; pharmaceutical marketing; doctor visits; hospital sales
Real Estate Sales @0 | property sales; property advisor; residential sales; commercial leasing; real estate marketing; !leasing
Property Management @0
Real Estate @0
Automobile Sales @0 | car sales; automotive sales; vehicle sales; auto sales; two wheeler sales; showroom car sales; tractor sales; commercial vehicle sales
IT Sales @0 | software sales; saas sales; it solution sales; hardware sales; it hardware sales; it services sales; erp sales; it product sales
International Sales @0 | overseas sales; international business; international marketing; !us sales; export marketing; !global sales; international bpo sales; export business
Bidding on Freelance Portals @0 | online bidding; upwork bidding; freelancer bidding; freelancer.com; fiverr; !bidder; guru bidding
Upwork @0
Customer Service @3 | customer support; customer care; customer handling; customer assistance; customer service orientation; customer service management; client support executive; customer queries; query handling; query resolution; customer issue resolution; csr executive; CSA; CCE
Customer Success @1 | csm customer success; client success; customer onboarding; customer success management; customer adoption; client onboarding; churn reduction; totango; customer health scores; user onboarding
Gainsight @0
Customer Retention @0 | retention strategies; customer loyalty management; win back; churn management; customer retention management; customer retention strategies; retention management; !retention
Customer Experience @1 | ~cx; customer experience management; voice of customer; NPS; csat; customer journey mapping; cx strategy; !customer journey; customer feedback analysis; net promoter score; customer satisfaction surveys
Technical Support @2 | tech support; product technical support; technical assistance; technical helpdesk; technical customer support; TSR; it technical support; international technical support; TSE; technical queries; technical process; hardware technical support; technical customer service; customer technical support
IT Support @1 | help desk; service desk; it helpdesk; desktop support; deskside support; helpdesk support; hardware and networking; end user support; l1 desktop support; it service desk; remote support
Computer Hardware @1 | !hardware; hardware maintenance; pc assembly; laptop repair; printer maintenance; desktop hardware; computer repair; hardware installation; hardware troubleshooting; computer maintenance; pc hardware
Call Center Operations @2 | call centre; call center; contact center; contact centre; call handling; inbound calls; inbound process; outbound process; inbound calling; call center management; domestic call center; international call center; inbound customer service; inbound voice
Chat Support @1 | live chat; chat process; email and chat support; non-voice; chat executive; chat and email support; email support executive; web chat; email process executive; international chat process; chat handling
BPO @2 | business process outsourcing; KPO; ites; bpo voice; bpo management; bpo/kpo; !outsourcing; bpo sales; bpo non voice; bpo/ites; bpo customer service; bpm industry; !shared services; !shared service center
Zendesk @0 | zoho desk ticketing; helpscout; kayako; gorgias; !front app; zendesk crm
?Intercom @0
Freshdesk @0
Freshservice @0 | servicedesk plus; spiceworks; sysaid; ivanti; cherwell; manageengine servicedesk
ManageEngine @0
Ticketing Systems @1 | ticketing tools; ticket management; ticket resolution; trouble tickets; trouble ticketing; ticket tracking; support ticketing; ticket logging; ticketing software; ticket escalation; !tickets
Genesys @0 | genesys cloud; nice incontact; avaya contact center; genesys pureconnect; nice cxone; cisco ucce; cisco uccx; genesys purecloud
Five9 @0
Complaint Handling @1 | complaint resolution; grievance redressal; escalation management; complaint management; customer complaints; !escalations; customer grievance; grievance handling customers; customer escalations; !complaints; customer complaint resolution
Objection Handling @0 | handling objections; convincing power; !convincing; overcoming objections; rebuttals; convincing customers; persuading customers; sales pitching
Customer Service Quality @0 | quality monitoring; call auditing; call quality; transaction monitoring bpo; call calibration; call audit; quality analyst bpo; call quality monitoring
Workforce Management @0 | wfm; rostering; shift scheduling; workforce planning; real time analyst; staff scheduling; RTA; shift roster
Debt Collection @0 | !collections; loan recovery; debt recovery; tele collections; !recovery; collections management; credit collections; debt collector
Order Processing @1 | order management; order fulfillment; order entry; order to cash; o2c; order taking; !OTC; order handling; order execution; order fulfilment; order tracking
Front Desk Operations @1 | receptionist; front office; !reception; front desk; front office management; visitor management; front desk receptionist; epabx handling; front desk management; front office receptionist; visitor handling
Survey Calling @0 | cati; telephone surveys; telephone interviewing; data collection calling; cati interviewer; capi; computer assisted telephone interviewing; survey interviewer
Sales Enablement @0
?Gong @0 | gong io
Tender Writing @0 | tender preparation
`,
};
