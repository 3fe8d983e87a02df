// Role families of the Legal department.
import { roles } from "./role.ts";

export const LEGAL = roles("Legal", [
  {
    key: "legal-counsel",
    weight: 4,
    experience: [0, 14],
    pay: 0.9,
    place: "office",
    ladder: "specialist",
    internships: true,
    usesAreas: true,
    names: "Legal Counsel|Legal Executive|Legal Associate|Corporate Lawyer|Legal Officer",
    headNames: "General Counsel|Head of Legal|Legal Manager",
    focuses: "Contracts|Litigation|Intellectual Property|Technology|Employment Law|Real Estate",
    stacks: `
      Contracts (Contracts|Commercial): contract drafting, contract negotiation, legal research, commercial law / Microsoft Word, DocuSign, SCC Online
      Litigation [Litigation Associate|Legal Officer|Legal Executive] (Litigation|Recovery|Arbitration): litigation, legal drafting, case management, arbitration / SCC Online, Manupatra, Microsoft Word
      Technology [Legal Counsel|Technology Counsel] (Technology|Intellectual Property|Privacy): data protection, contract drafting, intellectual property, technology law / Microsoft Word, DocuSign, Manupatra
      Property [Legal Executive|Property Law Associate|Legal Officer] (Real Estate|Title): title verification, property law, legal drafting, RERA / Microsoft Word, land record portals`,
    core: "corporate law, due diligence",
    tools: "Microsoft Excel",
    soft: "critical thinking, attention to detail, negotiation, communication, integrity",
    purposes: `
      advise colleagues early enough to be useful
      draft and negotiate contracts that both sides understand
      protect the company without stopping it`,
    duties: `
      Draft, review and negotiate agreements
      Advise the {area} team on law and risk in plain words
      Research questions and write short opinions
      Coordinate with outside counsel and control their cost
      Prepare and follow cases and notices
      Keep a register of contracts, dates and duties
      Train colleagues on what may and may not be signed
      Support transactions and audits
      Follow changes in law and say what they mean here`,
    needs: `
      Sound legal drafting
      Experience in a firm or an in-house team
      Practical judgement of risk
      Confidential handling of everything`,
    pluses: `
      Enrolment with a Bar Council
      Experience with data protection law
      Knowledge of {lang}`,
    education: "LL.B. or LL.M.|a law degree from a recognised university",
  },
  {
    key: "compliance",
    weight: 4,
    experience: [1, 13],
    pay: 0.82,
    place: "office",
    ladder: "specialist",
    elsewhere: 0.5,
    fit: { "Banking & Financial Services": 2, Fintech: 2, Insurance: 2 },
    names: "Compliance Officer|Compliance Analyst|Regulatory Affairs Executive",
    headNames: "Compliance Manager|Chief Compliance Officer",
    focuses: "AML|RBI Reporting|KYC|Data Privacy|Internal Policy|Trade Surveillance",
    stacks: `
      Regulatory [Compliance Officer|Regulatory Affairs Executive|Compliance Analyst] (Regulatory Reporting|Internal Policy): regulatory compliance, regulatory reporting, policy drafting, regulatory audits / Microsoft Excel, Microsoft Word
      Privacy [Privacy Analyst|Compliance Analyst|Data Protection Executive] (Data Privacy): data privacy, GDPR, risk assessment, policy drafting / OneTrust, Microsoft Excel`,
    core: "internal controls, audit support",
    tools: "Microsoft PowerPoint",
    soft: "integrity, analytical thinking, attention to detail, communication, decision making",
    purposes: `
      keep the business within the rules, and explain the rules
      review alerts and cases with fairness and speed
      own {focus} for the company`,
    duties: `
      Review alerts, files and transactions
      Write up cases with facts and a conclusion
      File reports with the regulator on time
      Keep policies current and short enough to be read
      Train staff each year with real examples
      Test controls and follow findings
      Answer inspections with complete papers
      Advise on new products before launch`,
    needs: `
      Knowledge of the relevant regulations
      Experience in a regulated company
      Clear case notes
      Backbone`,
    pluses: `
      CAMS or similar certification
      Data skills
      Experience with a regulator's inspection`,
    education: "any graduate; law, commerce or CS preferred|LL.B., CA, CS or MBA",
  },
  {
    key: "anti-money-laundering",
    weight: 4,
    experience: [1, 13],
    pay: 0.82,
    place: "office",
    ladder: "specialist",
    elsewhere: 0,
    fit: {
      "Banking & Financial Services": 1.6,
      Fintech: 1.6,
      Insurance: 1,
      "Recruitment & Staffing": 0.4,
      "BPO & Customer Experience": 0.6,
    },
    names: "AML Analyst|KYC Analyst|Financial Crime Analyst",
    headNames: "AML Manager|Head of Financial Crime",
    focuses: "AML|RBI Reporting|KYC|Data Privacy|Internal Policy|Trade Surveillance",
    stacks: `
      AML [AML Analyst|KYC Analyst|Compliance Analyst] (AML|KYC|Trade Surveillance): anti-money laundering, transaction monitoring, KYC, sanctions screening / World-Check, Actimize, Microsoft Excel`,
    core: "internal controls, audit support",
    tools: "Microsoft PowerPoint",
    soft: "integrity, analytical thinking, attention to detail, communication, decision making",
    purposes: `
      keep the business within the rules, and explain the rules
      review alerts and cases with fairness and speed
      own {focus} for the company`,
    duties: `
      Review alerts, files and transactions
      Write up cases with facts and a conclusion
      File reports with the regulator on time
      Keep policies current and short enough to be read
      Train staff each year with real examples
      Test controls and follow findings
      Answer inspections with complete papers
      Advise on new products before launch`,
    needs: `
      Knowledge of the relevant regulations
      Experience in a regulated company
      Clear case notes
      Backbone`,
    pluses: `
      CAMS or similar certification
      Data skills
      Experience with a regulator's inspection`,
    education: "any graduate; law, commerce or CS preferred|LL.B., CA, CS or MBA",
  },
  {
    key: "company-secretary",
    weight: 2,
    experience: [0, 12],
    pay: 0.75,
    place: "office",
    ladder: "plain",
    indiaOnly: true,
    internships: true,
    names: "Company Secretary|Assistant Company Secretary|Secretarial Officer|Secretarial Executive",
    headNames: "Company Secretary and Compliance Officer",
    focuses: "Listed Company|Private Companies|ROC Filings",
    stacks: `
      : Companies Act, ROC filing, board meetings, secretarial compliance / MCA portal, Microsoft Word
      : SEBI regulations, secretarial audit, corporate governance, Companies Act / MCA portal, Microsoft Word`,
    core: "minutes drafting, FEMA",
    tools: "Microsoft Excel",
    soft: "attention to detail, integrity, communication, planning, discretion",
    purposes: `
      keep the company's governance in order
      prepare boards, filings and registers without a missed date
      advise directors on what the law expects`,
    duties: `
      Prepare notices, agendas and minutes
      File forms and returns on time
      Maintain registers and records
      Advise the board on duties and changes in law
      Coordinate with auditors and registrars
      Support fund-raising and share transfers
      Keep policies on insider trading and conflicts
      Prepare the annual report`,
    needs: `
      Membership of the ICSI, or the final stage of it
      Knowledge of company law
      Precise drafting
      Dependable calendar`,
    pluses: `
      A law degree
      Listed-company experience
      Knowledge of start-up funding`,
    education: "a qualified Company Secretary|CS (qualified or final)",
  },
]);
