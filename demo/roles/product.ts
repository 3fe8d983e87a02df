// Role families of the Product department.
import { roles } from "./role.ts";

const DEGREE =
  "a bachelor’s degree; an MBA is welcome|B.Tech, MBA or equivalent experience|a degree in engineering, design or business";

export const PRODUCT = roles("Product", [
  {
    key: "product-manager",
    weight: 6,
    experience: [1, 14],
    pay: 1.35,
    ladder: "manager",
    usesAreas: true,
    internships: true,
    names: "Product Manager|Technical Product Manager|Product Manager - Growth",
    headNames: "Group Product Manager|Director of Product|Head of Product|Principal Product Manager",
    focuses: "Growth|Platform|Payments|Onboarding|Retention|Mobile|AI Features|Monetisation",
    stacks: `
      B2B: product management, product roadmap, user research, product analytics / Jira, Mixpanel, Figma, SQL
      Consumer: product management, A/B testing, product analytics, user research / Amplitude, Figma, SQL, Jira
      Platform: product management, REST APIs, product roadmap, technical writing / Jira, Postman, Confluence, SQL`,
    core: "prioritization, product strategy, requirements gathering",
    tools: "Notion, Google Sheets",
    soft: "stakeholder management, communication, critical thinking, decision making, empathy, ownership",
    purposes: `
      decide, with evidence, what our {focus} team builds next
      own a part of our {product} from the first interview to the number it moves
      turn what {users} struggle with into small releases that help`,
    duties: `
      Speak with {users} every week and bring the team along
      Write one-page briefs that say what, why and how we will know
      Keep a roadmap that survives contact with a calendar
      Decide what not to build, and explain it kindly
      Work with design and engineering daily rather than at handovers
      Define the measure of success before the first line of code
      Read usage data yourself and look for what surprises you
      Plan launches with support, sales and marketing
      Gather feedback from the {area} team and close the loop
      Retire features that no longer earn their place`,
    needs: `
      Products you have shipped, and can criticise
      Ability to say in two sentences what problem is being solved
      Comfort with data and with conversations
      Clear writing`,
    pluses: `
      A background in engineering, design or analytics
      Experience in the same field
      Having run pricing or onboarding experiments`,
    education: DEGREE,
  },
  {
    key: "product-owner",
    weight: 2.5,
    experience: [2, 12],
    pay: 1.1,
    ladder: "specialist",
    usesAreas: true,
    names: "Product Owner|Associate Product Manager|Product Analyst|Product Operations Specialist",
    focuses: "Core Banking|Customer App|Integrations|Internal Tools|Reporting|Compliance",
    stacks: `
       [Product Owner|Associate Product Manager]: backlog management, user stories, agile delivery, requirements gathering / Jira, Confluence, Figma
       [Product Analyst|Product Operations Specialist|Associate Product Manager] (Growth|Reporting|Internal Tools): product analytics, SQL, user stories, prioritization / Amplitude, Google Sheets, Jira
      : Scrum, backlog management, acceptance testing, process mapping / Azure DevOps, Microsoft Visio, Microsoft Excel`,
    core: "product roadmap",
    tools: "Miro",
    soft: "communication, stakeholder management, attention to detail, analytical thinking, planning",
    purposes: `
      keep the backlog of the {focus} team short, clear and in the right order
      be the link between {users} and the people who build
      make sure that what is released is what was needed`,
    duties: `
      Write user stories with acceptance criteria a tester can use
      Refine and order the backlog with the team
      Answer questions within the sprint, not after it
      Accept work against what was agreed
      Follow usage and support tickets after release
      Coordinate dependencies with the {area} team
      Prepare release notes and short training material
      Track requests and say which will not be done`,
    needs: `
      Experience in an agile product team
      Good understanding of how software is built
      Precision in writing
      Ability to balance loud and quiet stakeholders`,
    pluses: `
      CSPO or similar certification
      Basic SQL
      Domain experience in the same field`,
    education: DEGREE,
  },
  {
    key: "business-analyst",
    weight: 5,
    experience: [0, 12],
    pay: 0.88,
    ladder: "specialist",
    usesAreas: true,
    internships: true,
    names: "Business Analyst|IT Business Analyst|Functional Analyst|Business Systems Analyst",
    headNames: "Lead Business Analyst|Business Analysis Manager",
    focuses: "Banking Domain|Insurance Domain|ERP|Digital Transformation|Process Improvement|CRM",
    stacks: `
      : requirements gathering, process mapping, user stories, gap analysis / Jira, Microsoft Visio, Microsoft Excel
      Agile: user stories, agile delivery, requirements gathering, UML / Jira, Confluence, Balsamiq
      Data: SQL, requirements gathering, data analysis, Power BI / Microsoft Excel, Microsoft Visio, Jira`,
    core: "user acceptance testing, BRD, documentation",
    tools: "Microsoft PowerPoint",
    soft: "communication, analytical thinking, stakeholder management, facilitation, problem solving",
    purposes: `
      find out what {users} need and describe it so that it can be built
      map processes as they are and as they should be
      work between business and engineering on our {product}`,
    duties: `
      Run interviews and workshops and write down what was decided
      Prepare requirement documents, user stories and wireframes
      Draw process maps that the people in the process recognise
      Analyse gaps between the current and the wanted system
      Clarify questions during development
      Plan and support user acceptance testing
      Check data and prepare simple reports
      Manage changes in scope openly
      Train users and collect feedback after go-live`,
    needs: `
      Structured thinking and tidy documents
      Experience working with developers and testers
      Ability to run a meeting and end it on time
      Curiosity about how the business really works`,
    pluses: `
      CBAP or ECBA certification
      Working knowledge of SQL
      Domain knowledge in banking, insurance or retail`,
    education: DEGREE,
  },
  {
    key: "delivery-manager",
    weight: 4,
    experience: [3, 15],
    pay: 1.05,
    ladder: "manager",
    usesAreas: true,
    names: "Project Manager|Scrum Master|Program Manager|Delivery Manager|Technical Project Manager",
    headNames: "Senior Program Manager|Head of Delivery|PMO Lead",
    focuses: "IT Projects|Agile Transformation|Client Delivery|Infrastructure|Software Delivery",
    stacks: `
      Agile [Scrum Master|Agile Project Manager|Delivery Manager] (Agile Transformation|Software Delivery|Client Delivery): Scrum, agile delivery, sprint planning, risk management / Jira, Confluence, Microsoft Excel
      PMP [Project Manager|Technical Project Manager|IT Project Manager] (IT Projects|Infrastructure|Client Delivery): project management, project planning, risk management, budgeting / Microsoft Project, Smartsheet, Microsoft PowerPoint
      SAFe [Program Manager|Release Train Engineer|Delivery Manager] (Agile Transformation|Software Delivery): SAFe, program management, dependency management, agile delivery / Jira, Miro, Confluence`,
    core: "vendor management, status reporting",
    tools: "Microsoft Teams",
    soft: "leadership, communication, planning, conflict resolution, stakeholder management, facilitation",
    purposes: `
      bring {few} teams to the same date without heroics
      plan, run and report on projects for {users}
      help teams work well and remove what blocks them`,
    duties: `
      Build plans with the people who will do the work
      Run planning, reviews and retrospectives that people find useful
      Track risks and act before they become issues
      Report status in plain words, red when it is red
      Manage scope, budget and vendors
      Remove obstacles the team cannot remove alone
      Coordinate dependencies with the {area} team
      Keep customers informed and promises few
      Collect lessons and change something because of them`,
    needs: `
      Projects delivered from start to finish
      Good knowledge of agile and classical methods, and of when to use which
      Calm handling of conflict
      Clean, short reports`,
    pluses: `
      PMP, PRINCE2 or CSM certification
      Experience with distributed teams
      A technical background`,
    education: DEGREE,
  },
]);
