// Accounting, tax, banking, investment and insurance.
import type { SkillGroup } from "../skill-lines.ts";

export const finance: SkillGroup = {
  group: "finance",
  kind: "core",
  technical: false,
  lines: `
~Accounting @3 | accountant; !accounts; ~accountancy; financial accounting; account executive finance; accounting and finance; finance and accounting; finance & accounts; accounts and finance; senior accountant; general accounting; accounting entries; accounting standards knowledge
~Finance @3 | financial management; finance management; corporate finance; business finance; !financial
Bookkeeping @1 | bookkeeper; books of accounts; maintaining books; maintenance of books of accounts; day book entries; bookkeeping and accounting; maintaining accounts; voucher entry; journal vouchers; accounting vouchers; daily accounting
General Ledger @0 | =GL; gl accounting; ledger; general ledger accounting; record to report; r2r; gl reconciliation; journal entries
Accounts Payable @1 | invoice processing; =AP; ap process; vendor payments; procure to pay; p2p; invoice verification; bill processing; payables; vendor reconciliation; creditors reconciliation
Accounts Receivable @1 | ?AR; receivables; ~debtors; ar calling; debtor management; receivables management; cash application; collections and receivables; ar process; bills receivable; debtors reconciliation
Billing @2 | invoicing; invoice generation; bill preparation; sales billing; billing and invoicing; client billing; e-invoicing; e-way bill; bill generation; billing management; invoice preparation; customer billing; gst billing; computer billing
Bank Reconciliation @1 | BRS; bank reconciliation statement; account reconciliation; ~reconciliation; ledger and bank reconciliation; inter company reconciliation; balance sheet reconciliation; reconciling accounts; cash reconciliation; !recon; gl and bank reconciliation
Financial Reporting @1 | financial statements; financial statement preparation; preparation of financial statements; statutory reporting; external reporting; statutory financial reporting; balance sheet; balance sheet finalization; annual reports; finalization of accounts; account finalization
Financial Analysis @2 | financial analyst; analysis of financial statements; financial statement analysis; ratio analysis; financial research; finance analysis; !financial data; cost benefit analysis; profitability analysis; business case development; roi analysis; financial performance analysis; financial evaluation
Financial Modeling @0 | financial modelling; financial models; excel financial modeling; DCF; discounted cash flow; three statement modeling; dcf modeling; dcf valuation
Valuation @0 | business valuation; company valuation; equity valuation; comparable company analysis; fair valuation; valuation analysis; valuation models; property valuation
FP&A @0 | financial planning and analysis; fpna; financial planning analyst; corporate fp&a; fpa finance
Budgeting @2 | budgeting and forecasting; budget management; budget planning; budget preparation; budget control; annual budgeting; !budgets; budget monitoring; budgetary control; financial budgeting; budget analysis; cost budgeting; budget tracking; preparing budgets
Forecasting @2 | financial forecasting; business forecasting; revenue forecasts; !forecasts; forecasting models; rolling forecast; forecasting and planning; statistical forecasting; planning and forecasting; forecast modeling; forecasting analysis; forecast accuracy; volume forecasting; trend forecasting
Variance Analysis @0 | budget vs actual; variance reporting; flux analysis; actual vs budget analysis; cost variance analysis; budget variance analysis; variance analysis reporting; !variances
Cost Accounting @0 | cost analysis; costing; product costing; cost control; cost management; cost accountant; standard costing; cost audit
Cost Reduction @1 | cost optimization; cost saving; cost reduction initiatives; cost optimisation; cost efficiency; value engineering; cost containment; saving cost; cost saving initiatives; value analysis; cost improvement
Cash Flow Management @0 | cash management; cash flow; cash flow forecasting; cash flow analysis; working capital management; ~fund management; fund flow; cash forecasting
Month-End Closing @0 | month end close; year end closing; period end closing; book closing; quarter end close; closing of books; monthly closing; month end reporting
Fixed Assets Accounting @0 | fixed assets; asset accounting; fixed asset register; depreciation; fixed asset management; capitalization of assets; capex accounting; lease accounting
Revenue Recognition @0 | asc 606; revenue accounting; ifrs 15; deferred revenue; revenue assurance; rev rec; revenue analyst; revenue audit
IFRS @0 | ind as; indian accounting standards; ifrs reporting; accounting standards; ind-as implementation; ifrs accounting; ifrs standards; ifrs/ind as
US GAAP @0 | gaap; generally accepted accounting principles; us accounting; us gaap reporting; uk gaap; gaap accounting; us gaap accounting; indian gaap
Auditing @1 | audit; internal audit; internal auditing; auditor; internal auditor; audit management; external audit; concurrent audit; stock audit; audit compliance; audit planning
Statutory Audit @0 | statutory auditing; statutory auditor; !assurance; !attestation; caro; attest services; caro reporting; statutory & internal audit
Internal Controls @0 | sox; sarbanes-oxley; sox compliance; sox testing; control testing; icfr; ifc testing; internal financial controls
~Taxation @1 | ~tax; direct tax; tax compliance; tax filing; direct taxation; tax preparation; tax planning; tax returns; corporate tax; tax accounting; tax audit
Indirect Tax @0 | VAT; service tax; customs duty; indirect taxation; excise; sales tax; vat returns; excise duty
GST @1 | goods and services tax; gst filing; gst returns; gst return filing; gst compliance; gst accounting; gst reconciliation; gstr; gst audit; gstr 1; gstr-3b
TDS @0 | tax deducted at source; tds returns; tds filing; tds return filing; tds compliance; tds calculation; tds deduction; tds/gst
Income Tax @0 | income tax return; itr filing; income tax filing; ITR; income tax act; income tax compliance; income tax return filing; itr return
US Taxation @0 | form 1040; us tax; 1040; form 1120; form 1065; us tax preparation; 1065; us individual taxation
Transfer Pricing @0 | tp documentation; international taxation; international tax; transfer pricing documentation; cross border tax; beps; transfer pricing study; dtaa
Payroll @1 | payroll processing; payroll management; salary processing; payroll accounting; payroll compliance; salary administration; us payroll; payroll preparation; uk payroll; salary preparation; salary structuring
~Treasury @0 | treasury management; treasury accounting; forex; foreign exchange; hedging; =FX; forex management; fx hedging
Trade Finance @0 | letter of credit; bank guarantee; !LC; export finance; bg lc; import lc; lc/bg; trade operations banking
~Banking @2 | retail banking; banking sales; commercial banking; branch banking; banking products; private banking; corporate banking; bank teller; BFS; banking and financial services; wholesale banking; !bank
Financial Services @0 | bfsi; bfsi domain
~Payments @0 | payment processing; digital payments; upi; card payments; swift messaging; iso 20022; payment products; merchant acquiring
Credit Analysis @0 | credit analyst; credit appraisal; credit assessment; credit underwriting; credit risk; credit risk analysis; credit evaluation; credit risk management
Loan Processing @0 | mortgage; lending; !loans; loan origination; home loan; mortgage underwriting; mortgage processing; loan servicing
KYC @0 | know your customer; customer due diligence; enhanced due diligence; kyc verification; client due diligence; CDD; kyc/aml; EDD
Anti-Money Laundering @0 | AML; transaction monitoring; sanctions screening; aml compliance; CFT; bsa/aml; financial crime; suspicious activity reporting
Regulatory Compliance @2 | ~compliance; compliance management; regulatory affairs compliance; !regulatory requirements; regulatory reporting; statutory compliance; legal compliance; compliance monitoring; rbi compliance; sebi compliance; ?Basel; compliance audit management; compliance testing; basel iii
Investment Banking @0 | investment banker; ibd; equity capital markets; ecm dcm; !IPO; debt capital markets; dcm debt
Capital Markets @0
Mergers and Acquisitions @0 | m&a; due diligence; financial due diligence; m&a advisory; deal advisory; transaction services; corporate development; m&a transactions
Private Equity @0 | pe fund; pe/vc; ~hedge funds; fund accounting; nav calculation; alternative investments
Venture Capital @0 | vc
Equity Research @0 | stock market research; equity analyst; fundamental analysis; technical analysis stocks; stock analysis; investment research; sector research; research analyst equity
~Trading @0 | equity trading; derivatives trading; stock trading; securities trading; stock market; algo trading; algorithmic trading; share market
Derivatives @0 | interest rate swaps; !swaps; otc derivatives; credit derivatives; fixed income markets
Fixed Income @0 | bonds; fixed income securities
Trade Settlement @0 | trade support; securities operations; middle office; trade processing; !settlement; securities settlement; trade lifecycle
Corporate Actions @0
Portfolio Management @0 | ~asset management; investment management; portfolio manager; fund manager; asset allocation; investment advisory
Mutual Funds @0
Wealth Management @0
Financial Planning @0 | financial advisory; financial advisor; retirement planning; personal finance; financial consulting; estate planning; financial planner; financial consultant
Market Risk @0 | value at risk; var calculation; counterparty risk; market risk management; liquidity risk management; asset liability management; !ALM; interest rate risk
~Insurance @1 | !life insurance; general insurance; !health insurance; motor insurance; insurance sales; insurance advisor; bancassurance; agency channel; insurance products; insurance management; agency sales
Underwriting @0 | insurance underwriting; underwriter; policy underwriting; medical underwriting; life underwriting; commercial underwriting; property underwriting; motor underwriting
Claims Processing @0 | claims management; insurance claims; claim settlement; claims adjudication; !claims; claims adjuster; health claims; claims investigation
Reinsurance @0 | treaty reinsurance; reinsurance accounting; facultative reinsurance; catastrophe modeling; cat modeling; reinsurance underwriting; reinsurance broking; rms catastrophe
Company Secretarial @0 | company secretary; secretarial compliance; companies act; corporate governance; roc filing; secretarial audit; board meetings; mca filings
Investor Relations @0 | !IR; shareholder relations; investor communication; fund raising investors; investor presentations; investor reporting relations; shareholder communication; investor services
Expense Reporting @0 | expense reports; travel and expense; t&e; expense processing; employee reimbursement; reimbursement processing; expense audit; t&e audit
DATEV @0
PAYE @0
Chargebacks @0 | chargeback; chargeback management
LBO Modeling @0 | lbo; lbo models; leveraged buyout modeling
PitchBook @0
Operational Risk @0 | operational risk management; op risk
`,
};
