// Role families of the Operations department.
import { roles } from "./role.ts";

export const OPERATIONS = roles("Operations", [
  {
    key: "operations-executive",
    weight: 5,
    experience: [0, 10],
    pay: 0.42,
    place: "office",
    ladder: "executive",
    usesAreas: true,
    internships: true,
    names: "Operations Executive|Operations Associate|Back Office Executive|Operations Coordinator",
    seniorNames: "Senior Operations Executive|Assistant Manager - Operations",
    headNames: "Operations Manager|Head of Operations",
    focuses: "Branch Operations|Vendor Coordination|Order Desk|MIS|Process Improvement",
    stacks: `
      : operations management, vendor coordination, MIS reporting, process improvement / Microsoft Excel, Google Sheets
      : order processing, back office operations, data entry, documentation / Microsoft Excel, Tally, CRM
      : SOP, process improvement, scheduling, quality checks / Microsoft Excel, Jira`,
    core: "coordination, reporting",
    tools: "Microsoft Outlook, Microsoft PowerPoint",
    soft: "planning, communication, multitasking, problem solving, ownership",
    purposes: `
      keep daily operations of our {product} running and recorded
      make sure that what was promised happens
      coordinate people, papers and partners`,
    duties: `
      Plan the day, follow open items and close them
      Coordinate with vendors, branches and the {area} team
      Prepare daily and monthly reports
      Check documents and correct errors at the source
      Answer queries from colleagues and {users}
      Keep procedures written and current
      Escalate delays before they are noticed
      Suggest one simplification each month`,
    needs: `
      Organised habits and a memory for loose ends
      Good Excel
      Clear English; {lang} helps
      Ability to work with many people`,
    pluses: `
      Experience in the same industry
      Process improvement training
      Basic SQL`,
    education: "any graduate",
  },
  {
    key: "procurement",
    weight: 4,
    experience: [0, 13],
    pay: 0.58,
    place: "office",
    ladder: "executive",
    fit: { Manufacturing: 1.5, "Real Estate & Construction": 1.6, Automotive: 1.6, "IT Software & Services": 0.4 },
    names: "Purchase Executive|Procurement Executive|Buyer|Sourcing Executive|Procurement Specialist",
    seniorNames: "Senior Buyer|Assistant Manager - Procurement",
    headNames: "Procurement Manager|Head of Sourcing",
    focuses: "Raw Material|Indirect|Packaging|Imports|Project Purchase|Strategic Sourcing",
    stacks: `
      : procurement, vendor development, negotiation, purchase orders / SAP MM, Microsoft Excel
      : strategic sourcing, cost analysis, contract management, vendor management / SAP Ariba, Microsoft Excel
      Imports [Import Executive|Procurement Specialist] (Imports): import procurement, Incoterms, vendor management, customs documentation / SAP MM, Microsoft Excel`,
    core: "inventory planning, supplier evaluation",
    tools: "ERP",
    soft: "negotiation, integrity, planning, communication, relationship building",
    purposes: `
      buy what is needed, at the right time and a fair price
      develop suppliers we can depend on
      own {focus} buying`,
    duties: `
      Collect requirements and send enquiries
      Compare offers on price, quality and delivery
      Negotiate terms and release orders
      Follow deliveries and solve shortages
      Visit suppliers and rate them
      Keep contracts and prices current
      Work with quality on rejections
      Find savings that last
      Keep records ready for audit`,
    needs: `
      Experience in purchasing or a related field
      Knowledge of materials and markets
      Firm, polite negotiation
      Clean ethics`,
    pluses: `
      Import experience
      ERP skills
      Engineering background`,
    education: "any graduate; a degree in engineering or supply chain is welcome|B.E., B.Com or MBA in operations",
  },
  {
    key: "warehouse",
    weight: 4,
    experience: [0, 9],
    pay: 0.36,
    place: "site",
    ladder: "executive",
    indiaOnly: true,
    shifts: true,
    elsewhere: 0,
    fit: {
      "Logistics & Supply Chain": 3.5,
      "E-commerce & Retail": 4,
      Manufacturing: 1,
      "Agriculture & Food": 1.5,
      Automotive: 0.8,
    },
    names: "Warehouse Executive|Store Keeper|Inventory Executive|Warehouse Supervisor|Dispatch Executive",
    seniorNames: "Senior Warehouse Executive|Shift In-Charge|Assistant Warehouse Manager",
    headNames: "Warehouse Manager|Fulfilment Centre Manager",
    focuses: "Inbound|Outbound|Cold Store|Spare Parts|Returns|Night Shift",
    stacks: `
       (Inbound|Outbound|Returns|Night Shift): warehouse management, inventory management, dispatch, stock verification / WMS, Microsoft Excel
       [Store Keeper|Stores Executive|Inventory Executive] (Spare Parts|Raw Material|Stores): stores keeping, material handling, GRN, inventory control / SAP MM, Microsoft Excel
      Cold Store [Cold Store Executive|Warehouse Executive] (Cold Store): cold chain, inventory management, FIFO, temperature monitoring / WMS, Microsoft Excel`,
    core: "manpower handling, safety",
    tools: "barcode scanners",
    soft: "discipline, teamwork, leadership, time management, attention to detail",
    purposes: `
      move goods in and out correctly and safely
      keep stock on the shelf equal to stock in the system
      run a shift at our {city} warehouse`,
    duties: `
      Receive, check and put away material
      Pick, pack and dispatch to plan
      Count cycles daily and explain differences
      Plan people and docks for the shift
      Keep aisles, racks and fire points clear
      Prepare invoices, e-way bills and gate passes
      Report damages with photographs
      Train loaders in safe handling
      Meet targets for accuracy and time`,
    needs: `
      Experience on a warehouse or store floor
      Basic computer skills
      Readiness for shifts
      Ability to lead workers in {lang}`,
    pluses: `
      Experience with a WMS
      Forklift licence
      5S training`,
    education: "any graduate or diploma|12th pass or graduate",
  },
  {
    key: "logistics",
    weight: 4,
    experience: [0, 11],
    pay: 0.45,
    place: "office",
    ladder: "executive",
    elsewhere: 0.15,
    fit: { "Logistics & Supply Chain": 4, Manufacturing: 1, "E-commerce & Retail": 1.5, "Agriculture & Food": 1.2 },
    names:
      "Logistics Executive|Transport Coordinator|Supply Chain Executive|Fleet Executive|Export Documentation Executive",
    seniorNames: "Senior Logistics Executive|Supply Chain Planner",
    headNames: "Logistics Manager|Supply Chain Manager|Hub Manager",
    focuses: "Last Mile|Line Haul|Exports|Control Tower|Demand Planning|Fleet",
    stacks: `
      Transport [Transport Coordinator|Logistics Executive|Fleet Executive|+Senior Logistics Executive|+Hub Manager] (Last Mile|Line Haul|Fleet|Control Tower): logistics management, fleet management, route planning, vendor management / Microsoft Excel, TMS, GPS tracking
      Exports [Export Documentation Executive|Freight Forwarding Executive] (Exports|Sea Freight|Air Freight): export documentation, freight forwarding, customs clearance, Incoterms / ICEGATE, Microsoft Excel
      Planning [Supply Chain Executive|Demand Planner|Supply Planning Analyst|+Supply Chain Planner|+Supply Chain Manager] (Demand Planning|Supply Planning): supply chain management, demand planning, inventory planning, forecasting / SAP APO, Microsoft Excel, Power BI`,
    core: "coordination, MIS reporting",
    tools: "Microsoft Outlook",
    soft: "planning, problem solving, communication, calm under pressure, time management",
    purposes: `
      get shipments where they should be, when they should be
      plan vehicles, routes and people a day ahead
      keep {users} informed before they ask`,
    duties: `
      Plan loads, routes and vehicles
      Track shipments and act on delays
      Check bills from transporters
      Prepare dispatch and export papers
      Coordinate with drivers, hubs and customers
      Report on cost, time and damage
      Negotiate with carriers
      Keep insurance and permits valid
      Find cheaper or quicker ways and test them`,
    needs: `
      Experience in transport, shipping or supply chain
      Good Excel and map sense
      Readiness to be called when a truck is stuck
      Clear communication in {lang} and English`,
    pluses: `
      Knowledge of e-way bill rules
      Network of transporters
      Supply chain certification`,
    education: "any graduate|a degree in commerce, engineering or supply chain",
  },
  {
    key: "production-quality",
    weight: 6,
    experience: [0, 14],
    pay: 0.5,
    place: "site",
    ladder: "engineer",
    indiaOnly: true,
    shifts: true,
    internships: true,
    elsewhere: 0,
    fit: { Manufacturing: 5, Automotive: 6, "Agriculture & Food": 3.5, "Energy & Utilities": 1.2 },
    names:
      "Production Engineer|Quality Engineer|Production Supervisor|Process Engineer|Maintenance Engineer|Quality Control Executive",
    headNames: "Production Manager|Quality Manager|Plant Manager",
    focuses: "Assembly|Machine Shop|Incoming Inspection|Packaging|Shift In-Charge|Supplier Quality",
    stacks: `
      Production [Production Engineer|Production Supervisor|Process Engineer] (Assembly|Machine Shop|Packaging|Shift In-Charge): production planning, lean manufacturing, 5S, manpower handling / SAP PP, Microsoft Excel
      Quality [Quality Engineer|Quality Control Executive|Quality Assurance Engineer] (Incoming Inspection|Supplier Quality|In-Process): quality control, quality assurance, statistical process control, IATF 16949 / Minitab, Microsoft Excel, coordinate measuring machines
      Maintenance [Maintenance Engineer|Mechanical Maintenance Engineer] (Utilities|Machine Shop|Packaging Line): preventive maintenance, breakdown maintenance, total productive maintenance, hydraulics / SAP PM, Microsoft Excel
      Food [Quality Control Executive|Food Technologist|Production Supervisor - Food] (Packaging|Laboratory|Processing): food safety, HACCP, quality control, FSSAI / Microsoft Excel, laboratory instruments`,
    core: "root cause analysis, Kaizen, safety",
    tools: "Microsoft PowerPoint",
    soft: "leadership, discipline, problem solving, teamwork, communication",
    purposes: `
      meet the plan safely, at the right quality
      find why defects happen and stop them at the source
      run a shift and leave the line better than you found it`,
    duties: `
      Plan and run the shift with operators and material
      Check first pieces and control plans
      Stop the line when quality is in doubt
      Lead root cause work with facts from the floor
      Keep records for customers and auditors
      Train operators and rotate skills
      Reduce changeover, scrap and rework
      Follow maintenance plans with the team
      Enforce safety rules, starting with your own example`,
    needs: `
      Experience on a production floor
      Knowledge of basic quality tools
      Ability to lead people in {lang}
      Readiness for three shifts`,
    pluses: `
      Six Sigma belt
      Internal auditor certificate
      Experience with customer audits`,
    education: "B.E. or Diploma in Mechanical, Electrical or Production|a degree or diploma in a relevant branch",
  },
  {
    key: "facilities-admin",
    weight: 3,
    experience: [0, 12],
    pay: 0.38,
    place: "site",
    ladder: "executive",
    partTime: true,
    names:
      "Admin Executive|Front Office Executive|Office Administrator|Facilities Executive|Receptionist|Executive Assistant",
    seniorNames: "Senior Admin Executive|Facilities Coordinator",
    headNames: "Administration Manager|Facility Manager",
    focuses: "Front Desk|Travel Desk|Facilities|Founder’s Office|Campus",
    stacks: `
       [Admin Executive|Office Administrator|Facilities Executive] (Facilities|Travel Desk|Campus): office administration, vendor management, facility management, travel booking / Microsoft Excel, Microsoft Outlook
      Front Desk [Receptionist|Front Office Executive] (Front Desk|Visitor Desk): front office, reception, visitor management, telephone handling / Microsoft Word, Microsoft Outlook
      EA [Executive Assistant|Personal Assistant|+Senior Executive Assistant] (Founder’s Office|Directors’ Office): calendar management, travel booking, minutes of meeting, correspondence / Google Workspace, Microsoft PowerPoint`,
    core: "documentation, coordination",
    tools: "Microsoft Office",
    soft: "communication, discretion, multitasking, planning, patience",
    purposes: `
      keep the place running so that others can work
      be the first person visitors meet
      look after calendars, vendors and a hundred small things`,
    duties: `
      Welcome visitors and answer calls
      Manage vendors for cleaning, security, pantry and repairs
      Book travel and rooms
      Keep stock of stationery and supplies
      Maintain records, bills and access cards
      Arrange meetings, events and joining kits
      Check safety equipment and renew contracts
      Support management with letters and schedules`,
    needs: `
      Pleasant manner and reliable habits
      Good English and {lang}
      Basic computer skills
      Presence at the office every day`,
    pluses: `
      Experience in a similar role
      Knowledge of travel portals
      Own vehicle`,
    education: "any graduate",
  },
  {
    key: "hospitality",
    products: "hotels|apartments|restaurants|hospital",
    weight: 8,
    experience: [0, 9],
    pay: 0.34,
    place: "site",
    ladder: "executive",
    shifts: true,
    internships: true,
    partTime: true,
    elsewhere: 0,
    fit: { "Travel & Hospitality": 9, Healthcare: 0.3, "Real Estate & Construction": 0.3, "Agriculture & Food": 0.3 },
    names:
      "Front Office Associate|Chef de Partie|Commi Chef|Guest Relations Executive|Restaurant Captain|Housekeeping Supervisor|Duty Manager",
    seniorNames: "Sous Chef|Assistant Front Office Manager|Restaurant Manager",
    headNames: "",
    focuses: "Front Office|Main Kitchen|Banquets|Bakery|Housekeeping|Coffee Shop",
    stacks: `
      Front Office [Front Office Associate|Guest Relations Executive|Duty Manager|+Assistant Front Office Manager|+Senior Guest Relations Executive|+Front Office Manager] (Front Office|Reservations): front office, guest relations, reservations, check-in and check-out / Opera PMS, Microsoft Excel
      Kitchen [Commi Chef|Chef de Partie|Demi Chef de Partie|+Sous Chef|+Senior Chef de Partie|+Kitchen Supervisor] (Main Kitchen|Banquets|Bakery|Regional Cuisine): food preparation, Indian cuisine, kitchen hygiene, menu planning / kitchen equipment, FSSAI records
      Service [Restaurant Captain|Food and Beverage Associate|Steward|+Restaurant Manager|+Senior Captain|+Banquet Manager] (Coffee Shop|Banquets|Restaurant): food and beverage service, guest handling, table service, upselling / POS, Opera PMS
      Housekeeping [Housekeeping Supervisor|Housekeeping Associate|+Executive Housekeeper|+Assistant Housekeeping Manager] (Housekeeping|Laundry): housekeeping, linen management, room inspection, hygiene standards / Opera PMS, Microsoft Excel`,
    core: "customer service, grooming standards",
    tools: "",
    soft: "customer focus, teamwork, energy, patience, communication",
    purposes: `
      look after guests as you would at home
      keep our {city} property warm, clean and on time
      cook and serve food people come back for`,
    duties: `
      Welcome guests and notice what they need
      Prepare your station before the rush
      Follow recipes, hygiene and safety rules
      Handle complaints with an apology and a solution
      Check rooms, tables or stocks against the list
      Work with other departments to keep promises
      Guide trainees
      Record sales, wastage or occupancy
      Suggest a small improvement each week`,
    needs: `
      Experience in a hotel or restaurant, or good training
      Pleasant manner and neat appearance
      Readiness for shifts, weekends and holidays
      English and {lang}`,
    pluses: `
      Knowledge of regional food
      A foreign language
      First-aid training`,
    education: "a diploma or degree in hotel management|hotel management graduate or equivalent experience",
  },
  {
    key: "field-agri",
    weight: 5,
    experience: [0, 10],
    pay: 0.38,
    place: "site",
    ladder: "executive",
    indiaOnly: true,
    internships: true,
    elsewhere: 0,
    fit: { "Agriculture & Food": 6, "Government & Non-profit": 2 },
    names: "Field Officer|Agronomist|Procurement Officer - Farm|Agriculture Officer|Extension Officer",
    seniorNames: "Senior Field Officer|Cluster Coordinator",
    headNames: "Regional Manager - Field Operations",
    focuses: "Horticulture|Millets|Dairy|Drip Irrigation|Farmer Groups|Aquaculture",
    stacks: `
       [Agronomist|Field Officer|Agriculture Officer] (Horticulture|Millets|Drip Irrigation|Farmer Groups): agronomy, crop management, farmer training, soil health testing / GPS mapping, Microsoft Excel, mobile survey apps
      Dairy [Dairy Extension Officer|Milk Procurement Officer] (Dairy|Milk Procurement): milk procurement, dairy extension, quality testing, farmer relations / Microsoft Excel, milk analysers
      Aqua [Aquaculture Technician|Field Officer - Aquaculture] (Aquaculture|Hatchery): aquaculture, pond management, feed management, water quality / testing kits, Microsoft Excel`,
    core: "field visits, data collection",
    tools: "",
    soft: "relationship building, patience, communication, discipline, problem solving",
    purposes: `
      work with {users} in the field through a whole season
      give advice that pays at the next harvest
      build trust village by village`,
    duties: `
      Visit farms on a weekly plan
      Advise on seed, water, pests and harvest
      Hold demonstrations and group meetings
      Record plots, crops and yields on the phone
      Check quality at collection points
      Settle questions about weight, grade and payment
      Watch for disease and report early
      Work with local offices and dealers`,
    needs: `
      Love of field work
      Fluency in {lang}
      A two-wheeler and licence
      Practical knowledge of local crops or animals`,
    pluses: `
      Experience with producer groups
      Organic certification knowledge
      Basic data skills`,
    education: "B.Sc. Agriculture or a diploma|a degree in agriculture, horticulture or veterinary science",
  },
  {
    key: "safety-ehs",
    weight: 2,
    experience: [1, 14],
    pay: 0.58,
    place: "site",
    ladder: "engineer",
    indiaOnly: true,
    elsewhere: 0,
    fit: { Manufacturing: 1.2, "Real Estate & Construction": 3, "Energy & Utilities": 3, Automotive: 0.8 },
    names: "Safety Officer|EHS Engineer|Safety Engineer|EHS Executive",
    headNames: "EHS Manager|Head of Safety",
    focuses: "Construction|Plant|Chemicals|Electrical Safety",
    stacks: `
      : HIRA, permit to work, safety training, incident investigation / Microsoft Excel, Microsoft PowerPoint
      Environment [Environment Officer|EHS Executive|EHS Engineer] (Chemicals|Compliance): ISO 14001, environmental compliance, waste management, ISO 45001 / Microsoft Excel, laboratory reports`,
    core: "safety audits, fire safety, toolbox talks",
    tools: "",
    soft: "leadership, communication, discipline, attention to detail, integrity",
    purposes: `
      send everyone home unhurt
      make safe work the normal way of working
      own safety at our {city} site`,
    duties: `
      Inspect work places daily and stop unsafe work
      Check permits, scaffolds, lifting and electrical isolation
      Train workers and contractors in {lang}
      Investigate incidents for causes
      Run drills for fire and rescue
      Keep statutory records
      Report near misses and follow actions
      Advise managers before new work starts`,
    needs: `
      Experience on industrial or construction sites
      Authority that comes from knowledge
      Knowledge of the Factories Act and site rules
      Good records`,
    pluses: `
      NEBOSH or IOSH
      First-aid trainer
      Experience with ISO 45001`,
    education: "a degree or diploma with ADIS or PDIS|B.E. with a diploma in industrial safety",
  },
  {
    key: "programme",
    products: "scholarship|health programme|restoration|civic|skills|^schools|early learning|home care|^hospitals",
    weight: 5,
    experience: [0, 12],
    pay: 0.5,
    place: "office",
    ladder: "executive",
    usesAreas: true,
    internships: true,
    elsewhere: 0,
    fit: { "Government & Non-profit": 6, Education: 0.8, Healthcare: 0.3 },
    names:
      "Programme Officer|Project Coordinator|Programme Associate|Monitoring and Evaluation Officer|Community Mobiliser",
    seniorNames: "Senior Programme Officer|Programme Lead",
    headNames: "Programme Manager|State Programme Head",
    focuses: "Livelihoods|Scholarships|Maternal Health|Volunteers|Fundraising|Monitoring",
    stacks: `
       [Programme Officer|Project Coordinator|Programme Associate|Community Mobiliser] (Livelihoods|Scholarships|Maternal Health|Volunteers): programme management, community mobilization, donor reporting, field coordination / Microsoft Excel, KoboToolbox
      M&E [Monitoring and Evaluation Officer|M&E Associate|+Senior M&E Officer|+M&E Manager] (Monitoring|Livelihoods|Maternal Health): monitoring and evaluation, survey design, data analysis, report writing / Microsoft Excel, KoboToolbox, Stata
      Fundraising [Fundraising Officer|Partnerships Associate] (Fundraising|Individual Giving): fundraising, proposal writing, donor relations, event management / Microsoft PowerPoint, Salesforce`,
    core: "training, documentation",
    tools: "Google Workspace",
    soft: "empathy, communication, planning, facilitation, integrity",
    purposes: `
      run programmes with and for {users}
      see that plans on paper become visits, lessons and results
      keep partners, funders and field teams in step`,
    duties: `
      Plan activities with field teams and partners
      Visit sites and listen to the people concerned
      Collect and check data
      Write reports that are honest about setbacks
      Organise trainings and events
      Manage small budgets and bills
      Keep good relations with local offices
      Document stories with consent`,
    needs: `
      Experience in the social sector, or serious volunteering
      Fluency in {lang} and good English
      Readiness to travel to the field
      Respect for communities`,
    pluses: `
      Data skills
      Proposal writing
      A two-wheeler licence`,
    education: "MSW, a degree in development studies or similar|any graduate with field experience",
  },
]);
