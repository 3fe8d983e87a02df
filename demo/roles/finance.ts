// Role families of the Finance department.
import { roles } from "./role.ts";

const COMMERCE = "B.Com or M.Com|a commerce degree|B.Com, M.Com or CA Inter";

export const FINANCE = roles("Finance", [
  {
    key: "accountant",
    weight: 7,
    experience: [0, 10],
    pay: 0.4,
    place: "office",
    ladder: "executive",
    indiaOnly: true,
    internships: true,
    partTime: true,
    names: "Accountant|Accounts Executive|Account Executive - Finance|Accounts Assistant|Junior Accountant",
    seniorNames: "Senior Accountant|Senior Accounts Executive|Assistant Manager - Accounts",
    headNames: "Accounts Manager|Finance Manager",
    focuses: "GST|General Ledger|Site Accounts|Branch Accounts|Audit Support|Taxation",
    stacks: `
      Tally: Tally, GST, TDS, bank reconciliation / Microsoft Excel, Tally Prime
      Zoho Books: Zoho Books, GST, accounts payable, bank reconciliation / Microsoft Excel, Google Sheets
      SAP: SAP FICO, general ledger, GST, month-end closing / Microsoft Excel, SAP S/4HANA
      Busy: Busy, GST, bookkeeping, invoicing / Microsoft Excel, Tally`,
    core: "accounting, financial statements, MIS reporting",
    tools: "Microsoft Outlook",
    soft: "attention to detail, integrity, time management, communication, planning",
    purposes: `
      keep the books complete, correct and up to date
      handle daily accounts of our {focus} work
      close each month on time and answer the auditor's questions`,
    duties: `
      Enter and check vouchers, invoices and payments
      Reconcile banks, vendors and customers every week
      Prepare and file GST and TDS returns
      Support monthly closing and the yearly audit
      Follow up receivables politely
      Keep documents so that they can be found
      Prepare simple reports for management
      Check bills against orders and receipts
      Manage petty cash and daily payments`,
    needs: `
      Good knowledge of accounting entries and ledgers
      Practical work with GST and TDS returns
      Solid Excel
      Honest, methodical habits`,
    pluses: `
      CA Inter or CMA Inter
      Experience in the same trade
      Knowledge of e-invoicing`,
    education: COMMERCE,
  },
  {
    key: "ap-ar",
    weight: 3.5,
    experience: [0, 8],
    pay: 0.42,
    place: "office",
    ladder: "executive",
    shifts: true,
    names:
      "Accounts Payable Executive|Accounts Receivable Analyst|Finance Operations Associate|R2R Analyst|Billing Executive",
    seniorNames: "Senior AP Analyst|Process Lead - Finance Operations",
    headNames: "Manager - Finance Operations",
    focuses: "P2P|O2C|R2R|Vendor Payments|Collections",
    stacks: `
      P2P [Accounts Payable Executive|P2P Analyst|Finance Operations Associate] (P2P|Vendor Payments): accounts payable, invoice processing, vendor reconciliation, three-way matching / SAP FICO, Microsoft Excel
      O2C [Accounts Receivable Analyst|Billing Executive|O2C Analyst] (O2C|Collections): accounts receivable, cash application, collections, credit control / Oracle Financials, Microsoft Excel
      R2R [R2R Analyst|Finance Operations Associate|GL Accountant] (R2R|Month-End): record to report, journal entries, reconciliations, month-end closing / BlackLine, SAP FICO, Microsoft Excel`,
    core: "accounting, ageing analysis",
    tools: "Microsoft Outlook",
    soft: "attention to detail, time management, communication, teamwork, adaptability",
    purposes: `
      process finance work accurately and within the agreed time
      keep vendors paid and customers reminded
      run a piece of the month-end close for {users}`,
    duties: `
      Process invoices and payments with complete checks
      Reconcile accounts and clear open items
      Answer vendor and customer questions
      Prepare journals and schedules for closing
      Follow up overdue amounts
      Keep audit evidence
      Report volumes, errors and ageing
      Document steps and suggest better ones`,
    needs: `
      Understanding of the full process before and after your step
      Experience with an ERP
      Good written English for overseas colleagues
      Readiness for evening shifts at closing time`,
    pluses: `
      Experience in a shared service centre
      Macros or Power Query
      Transition experience`,
    education: COMMERCE,
  },
  {
    key: "financial-analyst",
    weight: 3.5,
    experience: [1, 12],
    pay: 0.95,
    ladder: "specialist",
    internships: true,
    usesAreas: true,
    names: "Financial Analyst|FP&A Analyst|Finance Business Partner|Investment Analyst|Equity Research Analyst",
    headNames: "FP&A Manager|Finance Controller",
    focuses: "FP&A|Revenue|Cost Control|Valuation|Investor Reporting",
    stacks: `
      FP&A [FP&A Analyst|Financial Analyst|Finance Business Partner] (FP&A|Cost Control|Revenue): financial planning, budgeting, forecasting, variance analysis / Microsoft Excel, Power BI, SAP FICO
      Valuation [Investment Analyst|Equity Research Analyst|Valuation Analyst] (Valuation|Equity Research): financial modeling, valuation, equity research, Microsoft Excel / Bloomberg Terminal, Capital IQ, Microsoft PowerPoint
      SaaS [Financial Analyst|Strategic Finance Analyst] (Revenue|Investor Reporting): financial modeling, unit economics, SQL, forecasting / Google Sheets, NetSuite, Looker`,
    core: "financial analysis, MIS reporting",
    tools: "Microsoft PowerPoint",
    soft: "analytical thinking, communication, stakeholder management, attention to detail, critical thinking",
    purposes: `
      explain what the numbers say and what they do not
      build plans and models that decisions can stand on
      partner with the {focus} team on cost and growth`,
    duties: `
      Build and maintain budgets, forecasts and models
      Explain variances with causes rather than adjectives
      Prepare monthly packs for management
      Support pricing, hiring and investment decisions
      Check assumptions with people in the {area} team
      Automate recurring reports
      Prepare material for lenders or investors
      Keep models documented and simple enough to inherit`,
    needs: `
      Advanced Excel and clean modelling habits
      Good grasp of accounting
      Ability to present to non-financial people
      Curiosity about the business behind the figures`,
    pluses: `
      CFA or CA
      SQL or Power BI
      Experience in the same field`,
    education: "CA, CMA, CFA or MBA in finance|MBA in finance or a commerce degree|CA or equivalent",
  },
  {
    key: "tax-audit",
    weight: 3,
    experience: [0, 13],
    pay: 0.7,
    place: "office",
    ladder: "specialist",
    indiaOnly: true,
    internships: true,
    fit: { Consulting: 3 },
    names: "Tax Consultant|Audit Associate|Chartered Accountant|Internal Auditor|GST Consultant|Article Assistant",
    headNames: "Audit Manager|Tax Manager",
    focuses: "Direct Tax|GST|Statutory Audit|Internal Audit|Transfer Pricing",
    stacks: `
      Tax [Tax Consultant|Direct Tax Executive|Chartered Accountant|+Senior Tax Consultant|+Tax Manager] (Direct Tax|Transfer Pricing): income tax, direct taxation, tax compliance, TDS / Microsoft Excel, Winman, Tally
      GST [GST Consultant|Indirect Tax Executive|+Senior GST Consultant|+Indirect Tax Manager] (GST|Litigation): GST, indirect taxation, tax litigation, GST audit / Microsoft Excel, ClearTax, Tally
      Audit [Audit Associate|Internal Auditor|Article Assistant|Chartered Accountant|+Senior Auditor|+Audit Manager] (Statutory Audit|Internal Audit): statutory audit, internal audit, Ind AS, internal controls / Microsoft Excel, CaseWare, Tally`,
    core: "financial statements, accounting standards",
    tools: "Microsoft Word",
    soft: "integrity, analytical thinking, attention to detail, communication, time management",
    purposes: `
      help {users} pay the right tax and sleep well
      plan and carry out audits that find what matters
      advise on {focus} in clear language`,
    duties: `
      Prepare and review returns and computations
      Plan audits, test controls and write findings
      Answer notices with facts and references
      Research law and summarise it in a page
      Visit client sites and check stock, cash and records
      Review the work of juniors and articles
      Meet filing dates without last-night work
      Explain findings to owners and managers`,
    needs: `
      Sound knowledge of accounting standards and tax law
      Experience in a firm or a finance department
      Precise writing
      Independence of mind`,
    pluses: `
      Big-client experience
      Data analytics in audit
      Knowledge of international tax`,
    education: "CA or CA Inter|CA, CMA or M.Com|qualified or semi-qualified CA",
  },
  {
    key: "credit-risk",
    weight: 3,
    experience: [1, 12],
    pay: 0.75,
    place: "office",
    ladder: "specialist",
    indiaOnly: true,
    elsewhere: 0,
    fit: { "Banking & Financial Services": 3, Fintech: 3, Insurance: 0.5, "Recruitment & Staffing": 0.8 },
    names: "Credit Analyst|Credit Manager|Credit Officer|Underwriter|Risk Analyst",
    headNames: "Regional Credit Manager|Head of Credit",
    focuses: "Retail Loans|MSME|Home Loans|Commercial Vehicles|Fraud Risk|Portfolio",
    stacks: `
      : credit analysis, financial statement analysis, underwriting, credit appraisal / CIBIL, Microsoft Excel, Finnone
      Risk [Risk Analyst|Portfolio Analyst] (Portfolio|Fraud Risk): risk management, portfolio monitoring, SQL, credit scoring / SAS, Microsoft Excel, Power BI
      Home Loans: underwriting, property documents, income assessment, field verification / CIBIL, Microsoft Excel`,
    core: "KYC, loan documentation",
    tools: "Microsoft Word",
    soft: "analytical thinking, integrity, decision making, attention to detail, communication",
    purposes: `
      decide on loans carefully and within a day
      understand a borrower beyond the score
      keep the {focus} book healthy`,
    duties: `
      Assess income, obligations and the purpose of each loan
      Visit businesses or speak with applicants where papers are thin
      Write clear approval or refusal notes
      Check documents and exceptions
      Follow early delinquencies and learn from them
      Train sales colleagues on policy
      Review limits and portfolio trends
      Work with audit and collections
      Suggest changes to policy with evidence`,
    needs: `
      Experience in lending or ratings
      Ability to read financial statements and bank accounts
      Knowledge of local businesses
      Firmness with courtesy`,
    pluses: `
      CA, CMA or MBA in finance
      Knowledge of {lang}
      Experience with MSME lending`,
    education: "CA, MBA in finance or M.Com|any graduate with lending experience",
  },
  {
    key: "finance-lead",
    weight: 2,
    experience: [6, 15],
    pay: 1.15,
    place: "office",
    ladder: "plain",
    names: "Finance Manager|Financial Controller|Manager - Finance and Accounts",
    headNames: "Head of Finance|Chief Financial Officer|Finance Director|Senior Finance Manager",
    focuses: "Corporate|Plant Finance|Treasury|Reporting",
    stacks: `
      : financial reporting, financial planning, statutory compliance, treasury / SAP FICO, Microsoft Excel, Power BI
      : cost accounting, budgeting, plant accounting, internal controls / SAP FICO, Microsoft Excel, Tally`,
    core: "Ind AS, taxation, team management",
    tools: "Microsoft PowerPoint",
    soft: "leadership, integrity, stakeholder management, decision making, planning",
    purposes: `
      run finance with {team} colleagues and no surprises
      give management figures it can act on
      own reporting, cash and control`,
    duties: `
      Lead monthly closing and reporting
      Plan cash and manage banks
      Own budgets and explain departures from them
      Oversee tax, audit and statutory filings
      Strengthen controls without slowing the business
      Lead, train and review the team
      Support the management in contracts and investments
      Improve systems step by step`,
    needs: `
      Experience leading a finance team
      Strong technical accounting
      Calm under deadlines
      Plain speaking with owners and bankers`,
    pluses: `
      ERP implementation
      Fund-raising experience
      Listed-company reporting`,
    education: "a Chartered Accountant or equivalent|CA or CMA",
  },
]);
