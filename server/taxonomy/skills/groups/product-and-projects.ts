// Deciding what to build and leading the work: product, project, programme, analysis and consulting.
import type { SkillGroup } from "../skill-lines.ts";

export const productAndProjects: SkillGroup = {
  group: "product and projects",
  kind: "core",
  technical: false,
  lines: `
Product Management @2 | product manager; product ownership; product owner; technical product management; digital product management; managing products; product management lifecycle; product line management; product portfolio management
Product Strategy @1 | !product vision; product planning; product thinking; product innovation; !product direction; product sense
Product Roadmap @1 | roadmapping; roadmap planning; roadmap development; technology roadmap; !road map; roadmap management; product backlog and roadmap
Product Development @2 | new product development; NPD; new product introduction; NPI; product development lifecycle; product life cycle; new product launch; product engineering; product innovation and development; new product design
Product Launch @1 | go to market; go-to-market strategy; !GTM; gtm strategy; go-to-market planning; launch management; gtm planning; launch planning; gtm execution; go-to-market execution; !launching products
Product Discovery @0 | customer discovery; opportunity assessment; problem discovery; jobs to be done; product research; product ideation; customer interviews; MVP
Backlog Management @0 | product backlog; backlog prioritization; backlog refinement; product backlog management; sprint backlog; feature prioritization; !backlog; prioritizing features
Market Research @2 | market analysis; market study; market surveys; market intelligence; industry research; industry analysis; market researcher; marketing research; market trends analysis; market assessment; !market trends; research market trends; !market knowledge; !market insights; primary research
Competitive Analysis @1 | competitor analysis; competitive intelligence; competitive benchmarking; !benchmarking; competitor research; competition analysis; competitor mapping; competitive research; competitive landscape analysis; competition mapping; competitor benchmarking
Pricing Strategy @0 | pricing analysis; !pricing; pricing models; price optimization; pricing analytics; dynamic pricing; revenue management; product pricing
Monetization @0 | subscription models; revenue models; app monetization; monetisation; ad monetization; revenue model design; monetization strategy; revenue growth management
Growth Hacking @0 | product led growth; !growth strategy; user acquisition; growth marketing; growth hacker; user growth; PLG
Customer Acquisition @0
Technical Product Ownership @0 | platform product management; api product management; data product management; ai product management; b2b product management; consumer product management
Project Management @3 | project manager; project planning and execution; project execution; project delivery; project lead; managing projects; project leadership; it project management; project handling; technical project management; project mgmt; end to end project management; project life cycle; manage projects; project management tools; project management software
Program Management @1 | programme management; program manager; technical program management; program delivery; program leadership; technical program manager; program planning; programme manager; program coordination; program execution; program governance
Portfolio Management of Projects @0 | project portfolio management; PPM; portfolio planning projects; portfolio governance; it portfolio management
PMO @0 | project management office; project governance; pmo governance; pmo reporting; pmo setup
Project Planning @2 | project scheduling; work breakdown structure; project plan; WBS; project schedule; critical path method; planning and scheduling; scheduling of projects; effort estimation; project planner; gantt charts; planning engineer; project timeline; sprint planning and estimation
Primavera P6 @0 | ?primavera; oracle primavera; p6 scheduling; primavera scheduling; asta powerproject
Project Coordination @2 | project coordinator; project support; project administration; project tracking; project monitoring; project assistance; project follow up; project control; project reporting; project management support; project monitoring and control; status reporting; !status reports; tracking projects
Scope Management @0 | project scope; scope definition; scope control; statement of work; SOW; project charter; scoping; sow creation
Project Budgeting @0 | project costing; project cost control; project financials; project budget management; earned value management; project accounting; project budgets; project cost management
Resource Management @1 | resource planning; resource allocation; capacity planning; resource utilization; resource mobilization; resource scheduling; resource deployment; manpower planning; resource manager; capacity management; resource forecasting
Risk Management @2 | risk mitigation; risk analysis; risk assessment; risk identification; risk manager; risk evaluation; risk controls; risk register; risk analyst; risk monitoring; risk and issue management; risk reporting; risk governance; managing risks
Change Management @1 | organizational change management; OCM; change manager; change leadership; change adoption; organisational change; adkar; organizational change; change enablement; change readiness; change management strategy
Stakeholder Management @2 | stakeholder engagement; stakeholder communication; managing stakeholders; stakeholder relationship management; stakeholder coordination; stakeholder alignment; stakeholder relations; manage stakeholders; stakeholder analysis; stakeholder relationships; stakeholder collaboration; stakeholder handling; stakeholder interaction; internal stakeholder management
Business Analysis @2 | business analyst; business systems analysis; ba activities; business process analysis; business systems analyst; it business analysis; it business analyst; business need analysis; technical business analyst; ba skills; functional analysis; functional analyst; senior business analyst; techno functional
Business Process Improvement @1 | process improvement; process optimization; process enhancement; business process reengineering; BPR; process re-engineering; process excellence; process optimisation; business process optimization; process transformation; improving processes
Business Process Management @1 | BPM; process mapping; business process modeling; process modeling; business process mapping; process management; process design; process flows; business process modelling; value stream mapping; process modelling
Business Transformation @0 | digital transformation; business change; transformation management; operational transformation; organizational transformation; !transformation; transformation programs; digital strategy
Strategic Planning @2 | !strategy; business strategy; strategic management; corporate strategy; strategic thinking and planning; strategy formulation; strategy planning; business planning; !strategic initiatives; strategic planning and execution; strategy consulting; long term planning; !strategic analysis; strategic business planning
Management Consulting @1 | business consulting; strategy consultant; !consulting; management consultant; !advisory services; !consultant; business advisory; !consultancy; business consultant; client advisory; !big 4
Operations Management @2 | ~business operations; operational management; managing operations; !operations; operational excellence; operations planning; operations leadership; !daily operations; !day to day operations; !operational efficiency; operations strategy; manage operations; !general management; business operations management
P&L Management @1 | profit and loss management; p&l; profit & loss; p&l responsibility; p&l ownership; profitability management; profit center management; !profitability; business profitability; p&l analysis; revenue management and p&l
Vendor Management @2 | vendor coordination; vendor development; supplier management; vendor relations; vendor relationship management; supplier relationship management; supplier development; third party management; vendor negotiation; vendor evaluation; vendor handling; vendor selection; third-party vendor management; vendor sourcing
Contract Management @1 | contract negotiation; contract drafting; contract review; !contracts; CLM; contract lifecycle management; drafting contracts; contract analysis; drafting of contracts; contract compliance; contract agreements
RFP Response @0 | RFP; proposal writing; bid management; RFI; request for proposal; !RFQ; proposal management; bid writing; proposal development
Event Management @1 | event planning; conference planning; event coordination; event manager; event organizing; !corporate events; event execution; event planner; event production; organizing events; conferences and events
Facilities Management @0 | facilities maintenance; office facilities; facility manager; building management; property maintenance; soft services; facility operations management; facilities coordination
~Research @3 | research and analysis; analytical research; business research; conducting research; !research analysis; online market research; research design; data research; applied research; qualitative research; quantitative and qualitative research; survey research; survey design; !surveys
Research and Development @1 | r&d; product research and development; innovation management; research and innovation; new technology development; rnd; research development; innovation and r&d; formulation r&d; technology innovation
Entrepreneurship @1 | !startup; !entrepreneurial; entrepreneurial mindset; !founder; business building; intrapreneurship; !entrepreneur; entrepreneurial spirit; venture building; startup management
~Sustainability @0 | ESG; esg reporting; corporate sustainability; environmental sustainability; sustainability reporting; !sustainable development; !climate change; carbon accounting
Corporate Social Responsibility @0 | CSR; !community development; ngo management; social work; !social impact; community engagement; community outreach; non profit management
Public Policy @0 | policy analysis; government relations; government affairs; public administration; policy research; regulatory affairs policy; public affairs; government liaison
OKRs @0 | objectives and key results; okr
Service Design @0 | service blueprints
?Miro @0 | miro board; miro boards
PMBOK @0
SAP Activate @0
Service Delivery Management @1 | ~service delivery; delivery management; ~delivery manager
`,
};
