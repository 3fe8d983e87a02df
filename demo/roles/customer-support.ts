// Role families of the Customer Support department.
import { roles } from "./role.ts";

const ANY = "any graduate or undergraduate|12th pass and above|any graduate|10+2 or graduate in any stream";

export const CUSTOMER_SUPPORT = roles("Customer Support", [
  {
    key: "voice-support",
    weight: 9,
    experience: [0, 5],
    pay: 0.3,
    place: "office",
    ladder: "executive",
    indiaOnly: true,
    shifts: true,
    partTime: true,
    names:
      "Customer Support Executive|Customer Care Executive|Customer Service Associate|Voice Process Executive|Telecaller|Call Centre Executive",
    seniorNames: "Senior Customer Support Executive|Team Leader - Voice|Quality Coach",
    headNames: "Assistant Manager - Operations",
    fit: { "BPO & Customer Experience": 1.6, "IT Software & Services": 0.3 },
    focuses:
      "International Voice|Domestic Voice|Travel Process|Banking Process|Telecom Process|Inbound|Outbound|US Process|UK Process|Regional Languages",
    stacks: `
      : customer service, inbound calls, call handling, complaint resolution / CRM, Microsoft Excel
       [Telecaller|Outbound Process Executive|Customer Care Executive] (Outbound|Banking Process|Renewals|Regional Languages): outbound calling, customer service, telecalling, follow-up / CRM, dialler software
       [International Voice Process Executive|Customer Support Executive|Customer Service Associate] (US Process|UK Process|Travel Process|Night Shift): international voice process, customer service, call handling, soft skills training / Zendesk, Avaya`,
    core: "voice process, typing",
    tools: "",
    soft: "communication, active listening, patience, empathy, adaptability",
    purposes: `
      answer calls from {users} and solve what can be solved at once
      be the calm voice people hear when something went wrong
      help {users} by telephone in English and {lang}`,
    duties: `
      Answer calls, listen first and confirm what you understood
      Solve requests on the first call where the process allows
      Record each call completely and briefly
      Escalate what you cannot solve and tell the caller when to expect news
      Meet goals for quality, attendance and handling time
      Keep customer data confidential
      Attend daily briefings and weekly coaching
      Note recurring problems and pass them on
      Help new joiners once you are confirmed`,
    needs: `
      Clear spoken English or {lang}
      Readiness for rotational shifts and week-offs
      Typing at 25 words a minute or more
      A steady temper`,
    pluses: `
      Experience in a voice process
      A third language
      Able to join within two weeks`,
    education: ANY,
  },
  {
    key: "chat-support",
    weight: 4,
    experience: [0, 5],
    pay: 0.32,
    ladder: "executive",
    shifts: true,
    partTime: true,
    names: "Chat Support Executive|Email Support Associate|Customer Support Associate|Non-Voice Process Executive",
    seniorNames: "Senior Chat Support Executive|Team Leader - Chat",
    focuses: "E-commerce|Chat Process|Back Office|Email|Social Care|Content Moderation",
    stacks: `
       [Chat Support Executive|Email Support Associate|Customer Support Associate] (E-commerce|Chat Process|Email|Social Care): chat support, email support, customer service, ticket management / Zendesk, Freshdesk
      Back Office [Back Office Executive|Data Entry Operator|Non-Voice Process Executive] (Back Office|Email|Documentation): data entry, back office operations, typing, email handling / Microsoft Excel, Microsoft Outlook
      Moderation [Content Moderator|Trust and Safety Associate] (Content Moderation|Policy): content moderation, policy enforcement, quality checks, escalation handling / Microsoft Excel, Slack`,
    core: "written English, complaint resolution",
    tools: "CRM, Microsoft Word",
    soft: "communication, attention to detail, multitasking, empathy, patience",
    purposes: `
      help {users} in writing, one clear answer at a time
      handle chats and mails within the agreed times
      keep queues short and answers correct`,
    duties: `
      Reply to chats and mails in plain, friendly English
      Handle two or three conversations at once without mixing them up
      Use templates as a start, not as an answer
      Tag and close tickets correctly
      Escalate with the facts a colleague needs
      Suggest improvements to help articles
      Meet targets for response and satisfaction
      Check your own work before sending`,
    needs: `
      Good written English
      Typing at 35 words a minute
      Readiness for shifts, including some weekends
      Own initiative when the script ends`,
    pluses: `
      Experience in e-commerce or travel
      Knowledge of a ticketing tool
      A quiet place for home working`,
    education: ANY,
  },
  {
    key: "technical-support",
    weight: 4,
    experience: [0, 8],
    pay: 0.5,
    place: "office",
    ladder: "engineer",
    shifts: true,
    usesAreas: true,
    names:
      "Technical Support Engineer|Product Support Engineer|Technical Support Executive|Application Support Engineer",
    headNames: "Support Manager|Technical Support Lead",
    focuses: "L1|L2|SaaS|Broadband|Devices|Night Shift|Enterprise",
    stacks: `
      SaaS: technical support, SQL, API troubleshooting, ticket management / Zendesk, Postman, Jira
      Application [Application Support Engineer|Production Support Engineer] (L2|Enterprise|Banking): application support, SQL, Linux, log analysis / ServiceNow, Oracle Database, Jira
      Devices [Technical Support Executive|Technical Support Engineer] (Devices|Broadband|L1|Night Shift): hardware troubleshooting, technical support, networking, remote support / AnyDesk, ServiceNow, Microsoft Windows`,
    core: "root cause analysis, documentation",
    tools: "Confluence, Microsoft Excel",
    soft: "problem solving, patience, communication, empathy, time management",
    purposes: `
      find out why it does not work and make it work again
      support {users} of our {product} by ticket, chat and call
      stand between a worried customer and the engineering team`,
    duties: `
      Reproduce problems and collect the facts that matter
      Solve what you can and escalate the rest with evidence
      Read logs, run queries and test API calls
      Keep customers informed until the ticket is closed
      Write help articles for questions asked twice
      Track known issues and tell customers when they are fixed
      Meet agreed response times
      Work with the {area} team on recurring faults
      Hand over cleanly between shifts`,
    needs: `
      A technical mind and a kind manner
      Basic networking and databases
      Good written and spoken English
      Readiness for shifts`,
    pluses: `
      ITIL foundation
      Scripting skills
      Experience with enterprise customers`,
    education: "B.Tech, BCA, B.Sc. IT or a diploma|any technical graduate|a degree or diploma in IT",
  },
  {
    key: "customer-success",
    weight: 3,
    experience: [1, 11],
    pay: 0.8,
    ladder: "manager",
    usesAreas: true,
    elsewhere: 0.6,
    fit: { "IT Software & Services": 2, Fintech: 1.4, "BPO & Customer Experience": 0.3 },
    names: "Customer Success Manager|Client Success Manager|Onboarding Specialist|Implementation Specialist",
    headNames: "Head of Customer Success|Customer Success Director",
    focuses: "Enterprise|SMB|Onboarding|Renewals|APAC",
    stacks: `
      : customer success, onboarding, account management, product training / HubSpot, Intercom, Microsoft Excel
      Implementation [Implementation Specialist|Implementation Consultant|Onboarding Specialist] (Onboarding|Enterprise): implementation, requirements gathering, data migration, product training / Jira, SQL, Microsoft Excel
      Renewals: customer retention, account management, upselling, churn analysis / Salesforce, Gainsight, Microsoft Excel`,
    core: "stakeholder mapping, customer service",
    tools: "Zoom, Google Sheets",
    soft: "relationship building, empathy, communication, presentation skills, ownership",
    purposes: `
      see that {users} get what they paid for, and a little more
      own a portfolio of customers from go-live to renewal
      bring new customers of our {product} live without drama`,
    duties: `
      Lead onboarding with a plan the customer has agreed
      Train users and return when the staff changes
      Watch usage and call before the customer does
      Run reviews that show results in the customer's own numbers
      Handle risks to renewal early
      Bring requests to the {area} team with reasons
      Find honest opportunities to grow accounts
      Write guides and record short videos
      Keep records that a colleague could take over`,
    needs: `
      Experience in a customer-facing role
      Good understanding of software and business processes
      Confident presentation to small and large groups
      Organised follow-up`,
    pluses: `
      SaaS experience
      A second foreign language
      Basic SQL`,
    education: "any graduate|a degree in business or engineering",
  },
  {
    key: "support-lead",
    weight: 3,
    experience: [3, 12],
    pay: 0.52,
    place: "office",
    ladder: "manager",
    shifts: true,
    names:
      "Team Leader - Customer Service|Operations Manager - BPO|Quality Analyst - Voice|Process Trainer|Workforce Management Analyst",
    headNames: "Operations Manager|Service Delivery Manager",
    focuses: "International Process|Banking Process|Travel Process|Quality|Training|Workforce",
    stacks: `
       [Team Leader - Customer Service|Operations Team Lead] (International Process|Banking Process|Travel Process): team handling, SLA management, performance management, shrinkage control / Microsoft Excel, Avaya
      Quality [Quality Analyst|Quality Analyst - Voice] (Quality|International Process): call auditing, quality assurance, coaching, calibration / Microsoft Excel, NICE
      Training [Process Trainer|Voice and Accent Trainer] (Training|International Process): process training, training delivery, soft skills training, content development / Microsoft PowerPoint, learning management systems
      WFM [Workforce Management Analyst|WFM Executive|Real-Time Analyst] (Workforce): workforce management, forecasting, roster planning, real-time monitoring / NICE IEX, Microsoft Excel`,
    core: "customer service, reporting",
    tools: "Microsoft PowerPoint",
    soft: "leadership, coaching, communication, decision making, empathy, planning",
    purposes: `
      lead a team of {team} or more and keep both quality and mood up
      make good service repeatable
      coach people on the floor every day`,
    duties: `
      Run daily briefings and weekly one-to-ones
      Watch service levels and act within the hour
      Listen to calls, give feedback and see it used
      Plan rosters and leave with the team
      Handle escalations personally
      Report performance to the client with causes and actions
      Keep attrition low by knowing your people
      Train new batches and certify them
      Improve one process each month`,
    needs: `
      Experience leading or coaching on a service floor
      Sound Excel for daily reports
      Fair and consistent manner
      Readiness for rotational shifts`,
    pluses: `
      Lean or Six Sigma exposure
      Client-facing experience
      Knowledge of a dialler and workforce tool`,
    education: "any graduate",
  },
]);
