// Role families of the Sales department.
import { roles } from "./role.ts";

const ANY = "any graduate|a bachelor’s degree in any discipline|graduate; an MBA is welcome";

export const SALES = roles("Sales", [
  {
    key: "business-development",
    weight: 7,
    fit: { "IT Software & Services": 0.5, Education: 0.5, Healthcare: 0.4 },
    experience: [0, 10],
    pay: 0.5,
    place: "office",
    ladder: "executive",
    internships: true,
    usesAreas: true,
    names: "Business Development Executive|Business Development Associate|BDE",
    seniorNames:
      "Senior Business Development Executive|Assistant Manager - Business Development|Business Development Manager",
    headNames: "Business Development Manager|Head - Business Development|Senior Manager - Business Development",
    focuses: "B2B|Corporate|Channel|SME|Government|New Markets",
    stacks: `
      B2B: B2B sales, lead generation, cold calling, negotiation / LinkedIn Sales Navigator, HubSpot, Microsoft Excel
      Field: field sales, client acquisition, negotiation, market mapping / Zoho CRM, Microsoft Excel, Google Maps`,
    core: "business development, CRM",
    tools: "Microsoft PowerPoint",
    soft: "communication, negotiation, persistence, time management, relationship building, confidence",
    purposes: `
      open new accounts among {users} and stay until they are live
      build a pipeline for our {product} and close it honestly
      find, meet and win the customers we do not know yet`,
    duties: `
      Research target accounts and reach the person who actually decides
      Make first calls, write short mails and book meetings that are worth attending
      Present our {product} to {users} and listen more than you speak
      Prepare proposals and quotations with the pre-sales team
      Negotiate terms within agreed limits
      Meet monthly and quarterly targets without surprises in the last week
      Keep the CRM up to date so that forecasts can be trusted
      Hand over new customers to delivery with notes they can use
      Collect market feedback on price, competition and missing features
      Represent us at trade fairs and local industry meetings
      Follow up politely until there is a yes or a no`,
    needs: `
      A record of meeting targets, or a clear wish to build one
      Ease in starting conversations with strangers
      Good spoken English; {lang} is an advantage
      Discipline in planning your own week`,
    pluses: `
      Own network among {users}
      A good knowledge of the region
      Experience selling to overseas customers`,
    education: ANY,
  },
  {
    key: "it-business-development",
    weight: 6,
    elsewhere: 0,
    fit: {
      "IT Software & Services": 1,
      Fintech: 0.7,
      Telecom: 0.4,
      Consulting: 0.5,
      "Recruitment & Staffing": 0.6,
      "Media & Entertainment": 0.4,
    },
    experience: [0, 10],
    pay: 0.5,
    place: "office",
    ladder: "executive",
    internships: true,
    usesAreas: true,
    names: "Business Development Executive|Business Development Associate|BDE",
    seniorNames:
      "Senior Business Development Executive|Assistant Manager - Business Development|Business Development Manager",
    headNames: "Business Development Manager|Head - Business Development|Senior Manager - Business Development",
    focuses: "B2B|IT Services|SaaS|International|Channel",
    stacks: `
      B2B: B2B sales, lead generation, cold calling, negotiation / LinkedIn Sales Navigator, HubSpot, Microsoft Excel
      IT Sales [IT Sales Executive|Business Development Executive|BDE] (IT Services|SaaS|Bidding): IT sales, lead generation, proposal writing, client acquisition / Upwork, Zoho CRM, LinkedIn Sales Navigator
      International [International Business Development Executive|International Sales Executive] (US Market|Europe|Middle East): international sales, lead generation, email outreach, proposal writing / Apollo.io, HubSpot, LinkedIn Sales Navigator`,
    core: "business development, CRM",
    tools: "Microsoft PowerPoint",
    soft: "communication, negotiation, persistence, time management, relationship building, confidence",
    purposes: `
      open new accounts among {users} and stay until they are live
      build a pipeline for our {product} and close it honestly
      find, meet and win the customers we do not know yet`,
    duties: `
      Research target accounts and reach the person who actually decides
      Make first calls, write short mails and book meetings that are worth attending
      Present our {product} to {users} and listen more than you speak
      Prepare proposals and quotations with the pre-sales team
      Negotiate terms within agreed limits
      Meet monthly and quarterly targets without surprises in the last week
      Keep the CRM up to date so that forecasts can be trusted
      Hand over new customers to delivery with notes they can use
      Collect market feedback on price, competition and missing features
      Represent us at trade fairs and local industry meetings
      Follow up politely until there is a yes or a no`,
    needs: `
      A record of meeting targets, or a clear wish to build one
      Ease in starting conversations with strangers
      Good spoken English; {lang} is an advantage
      Discipline in planning your own week`,
    pluses: `
      Own network among {users}
      A good knowledge of the region
      Experience selling to overseas customers`,
    education: ANY,
  },
  {
    key: "field-sales",
    weight: 9,
    experience: [0, 8],
    pay: 0.36,
    place: "site",
    ladder: "executive",
    indiaOnly: true,
    names:
      "Sales Executive|Field Sales Executive|Sales Officer|Marketing and Sales Executive|Territory Sales Executive",
    seniorNames: "Senior Sales Executive|Area Sales Executive|Sales Team Leader",
    headNames: "Area Sales Manager|Sales Manager",
    fit: {
      "Agriculture & Food": 1.6,
      Manufacturing: 1.4,
      "IT Software & Services": 0,
      Fintech: 0,
      Consulting: 0,
      "BPO & Customer Experience": 0,
      "Media & Entertainment": 0,
      Healthcare: 0.2,
      Education: 0.2,
      "Government & Non-profit": 0,
      "Travel & Hospitality": 0.3,
    },
    focuses:
      "General Trade|Modern Trade|Dealer Network|Home Visits|Institutional|East Zone|South Zone|West Zone|North Zone",
    stacks: `
      : field sales, lead generation, dealer management, market visits / Microsoft Excel, WhatsApp Business, Zoho CRM
      : direct sales, customer acquisition, product demonstration, territory management / Microsoft Excel, Salesforce
      : channel sales, distributor management, order booking, territory management / Bizom, Microsoft Excel
      : retail sales, merchandising, distributor management, market visits / FieldAssist, Microsoft Excel`,
    core: "negotiation, target achievement",
    tools: "",
    soft: "communication, persistence, time management, relationship building, confidence, patience",
    purposes: `
      sell our {product} across an assigned territory
      visit customers every day, take orders and keep promises about delivery
      grow our share of the {city} market street by street`,
    duties: `
      Visit {few} or more beats a week on a fixed route plan
      Introduce our {product} to new customers and take repeat orders from old ones
      Achieve monthly targets for volume, coverage and collection
      Appoint and support dealers in uncovered areas
      Explain schemes and prices clearly, without promises we cannot keep
      Follow up payments and resolve complaints with the branch
      Report daily visits, orders and competitor activity
      Arrange displays, demonstrations and local promotions
      Train counter staff on product features
      Attend the weekly review with your area manager`,
    needs: `
      Willingness to travel within the territory every day
      A two-wheeler with a valid licence
      Fluency in {lang} and working English
      Basic comfort with a smartphone app for orders`,
    pluses: `
      Experience in a similar trade
      Knowledge of the local market
      Freshers with energy are welcome`,
    education: "any graduate or diploma holder|12th pass or any graduate|any graduate",
  },
  {
    key: "inside-sales",
    weight: 5,
    experience: [0, 7],
    pay: 0.46,
    place: "office",
    ladder: "executive",
    internships: true,
    names: "Inside Sales Executive|Inside Sales Representative|Sales Development Representative|Tele Sales Executive",
    seniorNames: "Senior Inside Sales Executive|Inside Sales Team Lead",
    headNames: "Inside Sales Manager",
    fit: { Education: 1.6, "IT Software & Services": 1.2 },
    focuses: "Outbound|Inbound|US Market|Education Counselling|Renewals|Demo Booking",
    stacks: `
      : inside sales, cold calling, lead qualification, objection handling / HubSpot, LinkedIn Sales Navigator, Microsoft Excel
      : telesales, lead conversion, outbound calling, follow-up / LeadSquared, Microsoft Excel, Zoho CRM
      : inside sales, email outreach, lead generation, product demonstration / Salesforce, Apollo.io, Zoom`,
    core: "CRM, pipeline management",
    tools: "",
    soft: "communication, active listening, persistence, confidence, time management",
    purposes: `
      speak with {users} every day and book meetings that lead somewhere
      turn enquiries about our {product} into customers
      qualify leads quickly and kindly`,
    duties: `
      Call and write to new enquiries within the hour
      Ask good questions, note the answers and qualify without pressure
      Run short online demonstrations
      Meet weekly targets for calls, meetings and conversions
      Follow up on a plan rather than on a mood
      Record every conversation in the CRM
      Work with marketing on which campaigns bring useful leads
      Hand over warm opportunities to account managers
      Handle common objections about price, timing and trust
      Share what customers ask for with the {area} team`,
    needs: `
      A clear telephone voice and good written English
      Resilience: most calls end in a no
      Comfort with targets and dashboards
      Willingness to work in the customer's time zone when needed`,
    pluses: `
      Experience in SaaS, education or financial products
      Knowledge of {lang}
      Own ideas for better outreach`,
    education: ANY,
    shifts: true,
  },
  {
    key: "key-accounts",
    weight: 4,
    experience: [3, 14],
    pay: 0.78,
    place: "office",
    ladder: "manager",
    usesAreas: true,
    names: "Key Account Manager|Account Manager|Client Partner|Enterprise Account Manager",
    focuses: "Enterprise|Strategic Accounts|Modern Trade|Public Sector|Pharma|West Region",
    stacks: `
      : key account management, negotiation, revenue growth, client relationship management / Salesforce, Microsoft Excel, Microsoft PowerPoint
      : account management, cross-selling, contract negotiation, sales forecasting / HubSpot, Power BI, Microsoft Excel
      : enterprise sales, solution selling, account planning, negotiation / Salesforce, LinkedIn Sales Navigator, Microsoft PowerPoint`,
    core: "B2B sales, stakeholder mapping",
    tools: "",
    soft: "stakeholder management, communication, negotiation, planning, relationship building",
    purposes: `
      look after a small number of large customers as if they were the only ones
      grow revenue from existing accounts and keep them for years
      own commercial relationships with {users}`,
    duties: `
      Write an account plan for each customer and review it every quarter
      Know the buyer, the user and the person who signs
      Forecast revenue within a narrow margin
      Negotiate renewals and price changes with preparation rather than pressure
      Coordinate delivery, finance and support on the customer's behalf
      Hold business reviews that both sides find useful
      Spot risks to renewal at least a quarter ahead
      Bring new ideas from one account to another
      Resolve disputes about invoices and service levels
      Report competitor moves and changes of management`,
    needs: `
      Experience with accounts of meaningful size
      A record of renewals as well as new sales
      Good numbers, good writing and good manners
      Ability to say no to a large customer when it is right`,
    pluses: `
      MBA in marketing or sales
      Experience in the same field
      Willingness to travel`,
    education: "MBA or equivalent experience|any graduate; MBA preferred",
  },
  {
    key: "retail-store",
    products: "store|business|network|shops",
    weight: 6,
    experience: [0, 10],
    pay: 0.33,
    place: "site",
    ladder: "executive",
    indiaOnly: true,
    elsewhere: 0,
    fit: {
      "E-commerce & Retail": 6,
      Telecom: 0.8,
      Automotive: 0.7,
      "Travel & Hospitality": 0.5,
      "Recruitment & Staffing": 1.2,
    },
    names:
      "Store Sales Associate|Retail Sales Executive|Fashion Consultant|Customer Sales Associate|Showroom Sales Executive",
    seniorNames: "Assistant Store Manager|Senior Retail Sales Executive|Department Manager",
    headNames: "Store Manager|Cluster Manager - Retail",
    focuses: "New Store|Mall Outlet|High Street|Weekend|Flagship Store",
    stacks: `
      : retail sales, billing, customer service, visual merchandising / POS, Microsoft Excel
      : store operations, inventory management, retail sales, cash handling / POS, SAP Retail, Microsoft Excel
      : upselling, product knowledge, customer service, stock taking / POS, WhatsApp Business`,
    core: "target achievement",
    tools: "",
    soft: "communication, customer focus, patience, teamwork, energy, presentation skills",
    purposes: `
      help customers choose well and look after the floor
      run daily sales and service at our {city} store
      make visitors feel welcome and send them home with the right thing`,
    duties: `
      Greet customers and find out what they need before showing anything
      Explain features, sizes, prices and care honestly
      Bill, pack and handle cash and cards without differences
      Arrange displays to the monthly plan
      Receive, tag and count stock
      Achieve individual and store targets
      Handle exchanges and complaints with good humour
      Keep the floor clean and the trial rooms ready
      Open or close the store on a fixed rota
      Invite customers to the loyalty programme and keep their details safe`,
    needs: `
      Friendly manner and neat appearance
      Fluency in {lang}; basic English
      Readiness to work weekends, with a weekday off
      Honesty with cash and stock`,
    pluses: `
      Experience in a branded store
      Freshers are welcome and trained
      Knowledge of billing software`,
    education: "12th pass and above|any graduate|10+2 or graduate",
    shifts: true,
    partTime: true,
  },
  {
    key: "relationship-manager",
    weight: 6,
    experience: [1, 12],
    pay: 0.6,
    place: "office",
    ladder: "manager",
    indiaOnly: true,
    elsewhere: 0,
    fit: { "Banking & Financial Services": 5, Insurance: 1.5, Fintech: 1, "Recruitment & Staffing": 0.8 },
    names: "Relationship Manager|Branch Relationship Manager|Wealth Relationship Manager|Relationship Officer",
    headNames: "Cluster Head|Branch Manager|Regional Sales Manager",
    focuses: "Home Loans|CASA|Business Banking|Wealth|Gold Loans|NRI|MSME",
    stacks: `
      Loans [Relationship Manager|Relationship Officer|Sales Manager - Loans] (Home Loans|Gold Loans|MSME): loan sales, credit appraisal, customer acquisition, documentation / Finnone, Microsoft Excel, CIBIL
      CASA [Relationship Manager|Branch Relationship Manager|Relationship Officer] (CASA|Business Banking|NRI): CASA, cross-selling, customer acquisition, KYC / Finacle, Microsoft Excel, Salesforce
      Wealth [Wealth Relationship Manager|Relationship Manager - Wealth] (Wealth|NRI|Affluent): wealth management, mutual funds, portfolio review, financial planning / Bloomberg Terminal, Microsoft Excel, Morningstar`,
    core: "relationship management, target achievement",
    tools: "",
    soft: "communication, relationship building, integrity, negotiation, customer focus",
    purposes: `
      look after a portfolio of customers and grow it responsibly
      bring in new customers and serve them well after they sign
      be the person families and firms call about their money`,
    duties: `
      Meet existing customers on a planned calendar and review their needs
      Source new customers through references, camps and local partners
      Check documents and complete KYC without shortcuts
      Explain charges, risks and lock-ins before the signature
      Meet monthly targets across deposits, loans and protection
      Coordinate with credit and operations until disbursal
      Keep early delinquencies low by choosing well
      Resolve service requests within agreed times
      Record every interaction for audit
      Refer complex cases to specialists`,
    needs: `
      Experience in banking, lending or insurance sales
      Knowledge of the local market and of {lang}
      Clean record on compliance
      Comfort with targets`,
    pluses: `
      NISM, IRDAI or AMFI certification
      An existing customer base
      A two-wheeler for visits`,
    education: "any graduate|any graduate; MBA in finance preferred",
  },
  {
    key: "insurance-advisor",
    weight: 4,
    experience: [0, 10],
    pay: 0.45,
    place: "site",
    ladder: "manager",
    indiaOnly: true,
    elsewhere: 0,
    fit: { Insurance: 4, "Banking & Financial Services": 0.7, "Recruitment & Staffing": 0.4 },
    names: "Agency Development Manager|Insurance Sales Manager|Bancassurance Sales Officer|Sales Manager - Agency",
    headNames: "Branch Sales Manager|Regional Agency Head",
    focuses: "Agency Channel|Bancassurance|Direct Channel|Broking Channel|Rural",
    stacks: `
      : insurance sales, agent recruitment, team handling, training / Microsoft Excel, learning management systems
      : bancassurance, insurance sales, cross-selling, relationship management / Microsoft Excel, Salesforce
      : direct sales, insurance sales, needs analysis, documentation / Zoho CRM, Microsoft Excel`,
    core: "customer acquisition, persistency",
    tools: "",
    soft: "communication, leadership, integrity, persistence, relationship building",
    purposes: `
      recruit, train and support advisers who sell our {product}
      grow the {focus} business in {city}
      help families choose cover they will keep`,
    duties: `
      Recruit advisers from the local community and see them through the licence
      Train them in products, needs analysis and honest selling
      Accompany new advisers on their first {few} visits
      Meet premium and persistency targets each quarter
      Check proposals for completeness before they are logged
      Follow up renewals before they lapse
      Help families through claims, with patience
      Run local awareness meetings
      Keep records as the regulator expects
      Report weekly on activity and results`,
    needs: `
      Experience in sales of any kind; insurance is welcome
      Residence of at least two years in or near {city}
      Fluency in {lang}
      Integrity that survives the last week of a quarter`,
    pluses: `
      IRDAI certification
      A wide local network
      Experience leading a small team`,
    education: "any graduate",
  },
  {
    key: "presales",
    weight: 2,
    experience: [2, 13],
    pay: 0.95,
    ladder: "specialist",
    usesAreas: true,
    elsewhere: 0.3,
    fit: { "IT Software & Services": 2, Fintech: 1.2, Telecom: 1.5, Consulting: 1 },
    names: "Pre-Sales Consultant|Solutions Consultant|Sales Engineer|Solution Engineer",
    headNames: "Pre-Sales Manager|Head of Solutions",
    focuses: "Enterprise|APAC|Cloud|Security|Public Sector",
    stacks: `
      SaaS: product demonstration, solution design, RFP response, REST APIs / Salesforce, Postman, Microsoft PowerPoint
      Cloud [Solutions Consultant|Solution Engineer|Cloud Pre-Sales Consultant] (Cloud|Enterprise|Public Sector): AWS, solution design, RFP response, cost estimation / Terraform, Microsoft Excel, draw.io
      Network [Pre-Sales Consultant|Sales Engineer] (Network|Security|Enterprise): networking, solution design, RFP response, product demonstration / Microsoft Visio, Microsoft Excel, Wireshark`,
    core: "requirements gathering, proposal writing",
    tools: "",
    soft: "presentation skills, communication, stakeholder management, problem solving, active listening",
    purposes: `
      show {users} what our {product} can do, and what it cannot
      design solutions that sales can sell and delivery can build
      lead the technical side of new deals`,
    duties: `
      Run discovery calls that find the real problem
      Prepare demonstrations with the prospect's own data where possible
      Answer tenders and security questionnaires accurately
      Design solutions and estimate effort with delivery
      Run proofs of concept with clear success criteria
      Explain limits before they become disputes
      Keep demo environments in good order
      Bring field feedback to product managers
      Train partners and new sales colleagues
      Support handover after signature`,
    needs: `
      A technical background and the wish to talk about it
      Experience with enterprise buying processes
      Clear slides, fewer of them
      Willingness to travel for important meetings`,
    pluses: `
      Cloud or product certifications
      Knowledge of the field
      A second foreign language`,
    education: "B.Tech, MCA or MBA|an engineering degree or equivalent experience",
  },
  {
    key: "property-sales",
    weight: 4,
    experience: [0, 10],
    pay: 0.5,
    place: "site",
    ladder: "executive",
    indiaOnly: true,
    elsewhere: 0,
    fit: { "Real Estate & Construction": 5, "Recruitment & Staffing": 0.3 },
    names: "Sales Executive - Real Estate|Property Consultant|Site Sales Executive|Sourcing Executive",
    seniorNames: "Senior Property Consultant|Sourcing Manager|Closing Manager",
    headNames: "Sales Head - Residential|Project Sales Manager",
    focuses: "Residential|Channel Partners|Commercial Leasing|Site Sales|NRI Sales",
    stacks: `
       (Residential|Site Sales|NRI Sales): real estate sales, site visits, lead conversion, negotiation / Sell.Do, Microsoft Excel, WhatsApp Business
       [Sourcing Executive|Channel Partner Executive] (Channel Partners): channel partner management, candidate sourcing, real estate sales, market mapping / Microsoft Excel, Sell.Do
       [Leasing Executive|Leasing Consultant] (Commercial Leasing|Retail Leasing): commercial leasing, client acquisition, negotiation, documentation / Microsoft Excel, Salesforce`,
    core: "customer handling, target achievement",
    tools: "",
    soft: "communication, negotiation, patience, relationship building, confidence",
    purposes: `
      guide families from the first visit to the registered agreement
      sell homes in our {city} projects
      build a network of channel partners we are happy to work with`,
    duties: `
      Meet walk-in visitors and show them the site and the sample flat
      Explain plans, carpet area, taxes and payment schedules without hurry
      Follow up enquiries from portals and campaigns the same day
      Coordinate home loans and documents until registration
      Work with channel partners and settle their claims fairly
      Meet monthly booking and collection targets
      Keep visit and booking records up to date
      Track competing projects and prices
      Support launch weekends
      Stay in touch with buyers until handover`,
    needs: `
      Sales experience with high-value products
      Good spoken {lang} and English
      Readiness to work weekends
      Neat documentation`,
    pluses: `
      Knowledge of RERA
      An existing network of brokers
      A vehicle for site visits`,
    education: "any graduate",
  },
]);
