// Ways in which people lay out their jobs, with the jobs that must be read from each; `asOf` is 2024-06.

export type LayoutCase = {
  name: string;
  /** The lines of an experience section, in the notation of resume-lines.ts. */
  text: string;
  /** "Title @ Company from..to". */
  jobs: readonly string[];
  years: number | null;
};

export const LAYOUT_CASES: readonly LayoutCase[] = [
  {
    name: "company and title on a line, date below",
    text: `
Northwind Ltd, Leeds - Senior Data Analyst
March 2019 - PRESENT
Lorem ipsum dolor sit amet, consectetuer adipiscing elit and more words here.

Contoso, York - Data Analyst
June 2016 - February 2019
Built the reports that the whole company used for planning.
`,
    jobs: ["Senior Data Analyst @ Northwind Ltd 2019-03..present", "Data Analyst @ Contoso 2016-06..2019-02"],
    years: 8.1,
  },
  {
    name: "linkedin",
    text: `
Northwind Traders
Senior Product Manager
January 2020 - Present (3 years 2 months)
Bengaluru, Karnataka, India
Own the roadmap of the checkout.

Contoso
4 years 6 months
Product Manager
March 2018 - December 2019 (1 year 10 months)
Hyderabad, Telangana, India
Associate Product Manager
July 2015 - March 2018 (2 years 9 months)

Litware Technologies
Software Engineer
June 2013 - July 2015 (2 years 2 months)
Pune
`,
    jobs: [
      "Senior Product Manager @ Northwind Traders 2020-01..present",
      "Product Manager @ Contoso 2018-03..2019-12",
      "Associate Product Manager @ Contoso 2015-07..2018-03",
      "Software Engineer @ Litware Technologies 2013-06..2015-07",
    ],
    years: 11.1,
  },
  {
    name: "moderncv classic",
    text: `
2018-present || Senior Engineer, Northwind, Zürich, Switzerland.
Detailed achievements of the last years and some more words.
2014-2018 || Engineer, Contoso GmbH, Berlin.
General description no longer than a line or two.
`,
    jobs: ["Senior Engineer @ Northwind 2018..present", "Engineer @ Contoso GmbH 2014..2018"],
    years: 10.5,
  },
  {
    name: "moderncv two lines",
    text: `
Jan 2018 - Present || **Senior Engineer**, Northwind, Zürich
 • Led the design of the thing.
Mar 2014 - Dec 2017 || **Engineer**, Contoso, Berlin
 • Built another thing.
`,
    jobs: ["Senior Engineer @ Northwind 2018-01..present", "Engineer @ Contoso 2014-03..2017-12"],
    years: 10.3,
  },
  {
    name: "jake",
    text: `
**Undergraduate Research Assistant** || June 2020 - Present
Northwind University || Austin, TX
 • Developed a REST API using FastAPI and PostgreSQL to store data
 • Developed a full-stack web application using Flask
**Information Technology Support Specialist** || Sep. 2018 - Present
Contoso University || Georgetown, TX
 • Communicate with managers to set up campus computers used on campus
**Artificial Intelligence Research Assistant** || May 2019 - July 2019
Contoso University || Georgetown, TX
 • Explored methods to generate video game dungeons
`,
    jobs: [
      "Undergraduate Research Assistant @ Northwind University 2020-06..present",
      "Information Technology Support Specialist @ Contoso University 2018-09..present",
      "Artificial Intelligence Research Assistant @ Contoso University 2019-05..2019-07",
    ],
    years: 5.8,
  },
  {
    name: "mteck",
    text: `
Northwind | Software Engineer || Jan 2020 - Present
 • Did the things that mattered most to the business.
Contoso | Software Engineer Intern || May 2019 - Aug 2019
 • Did other things that mattered less.
`,
    jobs: ["Software Engineer @ Northwind 2020-01..present", "Software Engineer Intern @ Contoso 2019-05..2019-08"],
    years: 4.8,
  },
  {
    name: "at",
    text: `
Senior Developer at Northwind (Jan 2019 - Present)
 - Wrote the code.
Developer at Contoso Solutions (2016 - 2018)
 - Wrote more code.
`,
    jobs: ["Senior Developer @ Northwind 2019-01..present", "Developer @ Contoso Solutions 2016..2018"],
    years: 7.5,
  },
  {
    name: "naukri labels",
    text: `
Company Name: Northwind Infotech Pvt. Ltd.
Designation: Senior Accountant
Duration: Apr 2018 to Till Date
Responsibilities:
 • Preparing GST returns and filing.
Company Name: Contoso Traders
Designation: Accounts Assistant
Duration: June 2014 to March 2018
Responsibilities:
 • Data entry in Tally.
`,
    jobs: [
      "Senior Accountant @ Northwind Infotech Pvt. Ltd. 2018-04..present",
      "Accounts Assistant @ Contoso Traders 2014-06..2018-03",
    ],
    years: 10.1,
  },
  {
    name: "worked as",
    text: `
 • Worked as Accountant in Northwind Traders from Jan 2015 to Dec 2018.
 • Working as Senior Accountant with Contoso Pvt Ltd from Jan 2019 to till date.
`,
    jobs: ["Accountant @ Northwind Traders 2015-01..2018-12", "Senior Accountant @ Contoso Pvt Ltd 2019-01..present"],
    years: 9.5,
  },
  {
    name: "table",
    text: `
Company || Designation || Duration
Northwind Infotech || Team Lead || Jan 2019 - Present
Contoso Systems || Software Engineer || Feb 2015 - Dec 2018
`,
    jobs: ["Team Lead @ Northwind Infotech 2019-01..present", "Software Engineer @ Contoso Systems 2015-02..2018-12"],
    years: 9.4,
  },
  {
    name: "table serial",
    text: `
S.No || Organization || Role || From || To
1 || Northwind Infotech || Team Lead || Jan 2019 || Present
2 || Contoso Systems || Software Engineer || Feb 2015 || Dec 2018
`,
    jobs: ["Team Lead @ Northwind Infotech 2019-01..present", "Software Engineer @ Contoso Systems 2015-02..2018-12"],
    years: 9.4,
  },
  {
    name: "consultant",
    text: `
Client: Northwind Bank, Charlotte, NC || Jan 2019 - Present
Role: Sr. Java Developer
Responsibilities:
 • Designed and developed microservices.
Environment: Java, Spring
Client: Contoso Health, Dallas, TX || Feb 2016 - Dec 2018
Role: Java Developer
Responsibilities:
 • Developed the front end.
`,
    jobs: ["Sr. Java Developer @ Northwind Bank 2019-01..present", "Java Developer @ Contoso Health 2016-02..2018-12"],
    years: 8.4,
  },
  {
    name: "title, company, city one line",
    text: `
Marketing Manager, Northwind Foods, Chicago, IL, 2018 - Present
 • Managed a team of five people.
Marketing Associate, Contoso, Chicago, IL, 2015 - 2018
 • Wrote newsletters.
`,
    jobs: ["Marketing Manager @ Northwind Foods 2018..present", "Marketing Associate @ Contoso 2015..2018"],
    years: 9.5,
  },
  {
    name: "date first own line",
    text: `
2018 - Present
Head of Finance
Northwind plc, London
Leads a team of twelve people in three countries.
2014 - 2018
Finance Manager
Contoso, Leeds
Closed the books every month.
`,
    jobs: ["Head of Finance @ Northwind plc 2018..present", "Finance Manager @ Contoso 2014..2018"],
    years: 10.5,
  },
  {
    name: "academic",
    text: `
Associate Professor, Department of Biology, University of Northwind || 2016-present
Assistant Professor, Department of Biology, University of Northwind || 2010-2016
Postdoctoral Fellow, Contoso Institute || 2007-2010
`,
    jobs: [
      "Associate Professor @ University of Northwind 2016..present",
      "Assistant Professor @ University of Northwind 2010..2016",
      "Postdoctoral Fellow @ Contoso Institute 2007..2010",
    ],
    years: 17.5,
  },
  {
    name: "company banner caps",
    text: `
**NORTHWIND CORPORATION**, Seattle, WA || 2015 - Present
**Senior Manager** (2019 - Present)
 • Did many things.
**Manager** (2015 - 2019)
 • Did things.
**CONTOSO LTD**, Portland, OR || 2010 - 2015
**Analyst**
 • Analysed.
`,
    jobs: [
      "Senior Manager @ NORTHWIND CORPORATION 2019..present",
      "Manager @ NORTHWIND CORPORATION 2015..2019",
      "Analyst @ CONTOSO LTD 2010..2015",
    ],
    years: 14.5,
  },
  {
    name: "no org words single",
    text: `
**Growth Lead**
Quibble
Feb 2021 - Present, Remote
Ran the experiments.
**Product Designer**
Zorble
Jan 2019 - Jan 2021, Berlin
Drew the screens.
`,
    jobs: ["Growth Lead @ Quibble 2021-02..present", "Product Designer @ Zorble 2019-01..2021-01"],
    years: 5.5,
  },
  {
    name: "french",
    text: `
Développeur Full Stack - Northwind, Paris
Janvier 2019 - Aujourd'hui
 • Développement des applications internes.
Stagiaire développeur - Contoso, Lyon
Avril 2018 - Septembre 2018
 • Maintenance.
`,
    jobs: ["Développeur Full Stack @ Northwind 2019-01..present", "Stagiaire développeur @ Contoso 2018-04..2018-09"],
    years: 6,
  },
  {
    name: "company dot title dot city",
    text: `
Quibble · Growth Lead · Remote · 2021 - Present
Ran experiments with the team of five and shipped many of them.
Zorble · Product Designer · Berlin · 2019 - 2021
Drew screens for the mobile application and the web application.
`,
    jobs: ["Growth Lead @ Quibble 2021..present", "Product Designer @ Zorble 2019..2021"],
    years: 5.5,
  },
  {
    name: "title newline company pipe dates",
    text: `
Growth Lead
Quibble | Berlin, Germany | 02/2021 - Present
• Ran the experiments.
• Used SQL.
Product Designer
Zorble | Berlin, Germany | 01/2019 - 01/2021
• Drew the screens.
`,
    jobs: ["Growth Lead @ Quibble 2021-02..present", "Product Designer @ Zorble 2019-01..2021-01"],
    years: 5.5,
  },
  {
    name: "dates line first inline title",
    text: `
03/2021 - Present Growth Lead, Quibble, Berlin
Ran experiments in all the markets that mattered.
05/2019 - 02/2021 Product Designer, Zorble, Berlin
Drew screens for all the platforms that mattered.
`,
    jobs: ["Growth Lead @ Quibble 2021-03..present", "Product Designer @ Zorble 2019-05..2021-02"],
    years: 5.2,
  },
  {
    name: "colon dates",
    text: `
2021 - Present: Growth Lead at Quibble
2019 - 2021: Product Designer at Zorble
2017 - 2019: Intern at Zorble
`,
    jobs: ["Growth Lead @ Quibble 2021..present", "Product Designer @ Zorble 2019..2021", "Intern @ Zorble 2017..2019"],
    years: 7.5,
  },
  {
    name: "rendercv",
    text: `
**Northwind**, Software Engineer || New York, NY
 || June 2021 - present
 • Did things.
**Contoso**, Software Engineer Intern || Redmond, WA
 || June 2019 - Aug 2019
 • Did things.
`,
    jobs: ["Software Engineer @ Northwind 2021-06..present", "Software Engineer Intern @ Contoso 2019-06..2019-08"],
    years: 3.3,
  },
  {
    name: "rendercv2",
    text: `
**Software Engineer**, Quibble - New York, NY || June 2021 - present
 • Did things.
**Software Engineer Intern**, Zorble - Redmond, WA || June 2019 - Aug 2019
 • Did things.
`,
    jobs: ["Software Engineer @ Quibble 2021-06..present", "Software Engineer Intern @ Zorble 2019-06..2019-08"],
    years: 3.3,
  },
  {
    name: "two roles stacked dates under one company",
    text: `
**Quibble** || Berlin
Senior Growth Lead || Feb 2022 - Present
Growth Lead || Jan 2020 - Feb 2022
 • Ran experiments.
 • Owned the budget.
**Zorble** || Munich
Analyst || Jan 2018 - Jan 2020
 • Analysed.
`,
    jobs: [
      "Senior Growth Lead @ Quibble 2022-02..present",
      "Growth Lead @ Quibble 2020-01..2022-02",
      "Analyst @ Zorble 2018-01..2020-01",
    ],
    years: 6.5,
  },
  {
    name: "wrapped title",
    text: `
Senior Vice President of Global Strategic Partnerships and Business
Development, Quibble Holdings Inc || 2019 - Present
 • Did things.
Director of Partnerships, Zorble Inc || 2015 - 2019
 • Did things.
`,
    jobs: [
      "Senior Vice President of Global Strategic Partnerships and Business Development @ Quibble Holdings Inc 2019..present",
      "Director of Partnerships @ Zorble Inc 2015..2019",
    ],
    years: 9.5,
  },
  {
    name: "employment type lines",
    text: `
Software Engineer
Quibble · Full-time
Jan 2021 - Present · 3 yrs 2 mos
London, England, United Kingdom · Hybrid
Built things.

Software Engineer Intern
Zorble · Internship
Jun 2020 - Aug 2020 · 3 mos
Remote
`,
    jobs: ["Software Engineer @ Quibble 2021-01..present", "Software Engineer Intern @ Zorble 2020-06..2020-08"],
    years: 3.8,
  },
  {
    name: "month range same year",
    text: `
Research Intern, Quibble Lab || May - Aug 2022
 • Did things.
Teaching Assistant, University of Zorble || Sept - Dec 2021
 • Did things.
`,
    jobs: [
      "Research Intern @ Quibble Lab 2022-05..2022-08",
      "Teaching Assistant @ University of Zorble 2021-09..2021-12",
    ],
    years: 0.7,
  },
  {
    name: "retail",
    text: `
Barista, Quibble Coffee House, Portland, OR || June 2021 to Present
Prepared drinks. Trained three new hires.
Cashier, Zorble Market, Portland, OR || May 2019 to June 2021
Handled cash.
`,
    jobs: ["Barista @ Quibble Coffee House 2021-06..present", "Cashier @ Zorble Market 2019-05..2021-06"],
    years: 5.2,
  },
  {
    name: "military",
    text: `
Sergeant, United States Army || 2010 - 2016
 • Led a squad of nine soldiers.
`,
    jobs: ["Sergeant @ United States Army 2010..2016"],
    years: 6,
  },
  {
    name: "freelance",
    text: `
Freelance Web Developer || 2018 - Present
 • Built sites for small businesses.
Web Developer, Quibble Studio || 2015 - 2018
 • Built sites.
`,
    jobs: ["Freelance Web Developer @ - 2018..present", "Web Developer @ Quibble Studio 2015..2018"],
    years: 9.5,
  },
  {
    name: "title colon",
    text: `
Role: Senior Accountant
Organization: Quibble Pvt Ltd
Duration: Jan 2019 - Till Date
 • GST.
Role: Accountant
Organization: Zorble Industries
Duration: Jan 2015 - Dec 2018
 • Tally.
`,
    jobs: ["Senior Accountant @ Quibble Pvt Ltd 2019-01..present", "Accountant @ Zorble Industries 2015-01..2018-12"],
    years: 9.5,
  },
  {
    name: "label cells",
    text: `
Organisation || Quibble Pvt. Ltd.
Designation || Senior Accountant
Period || April 2017 - Till Date
Job Profile:
 • Books.
Organisation || Zorble Ltd.
Designation || Accountant
Period || April 2012 - March 2017
`,
    jobs: ["Senior Accountant @ Quibble Pvt. Ltd. 2017-04..present", "Accountant @ Zorble Ltd. 2012-04..2017-03"],
    years: 12.3,
  },
  {
    name: "month year single ended",
    text: `
Quibble, Growth Lead - since March 2021
 • Ran.
Zorble, Designer - Jan 2019 to Feb 2021
 • Drew.
`,
    jobs: ["Growth Lead @ Quibble 2021-03..present", "Designer @ Zorble 2019-01..2021-02"],
    years: 5.5,
  },
  {
    name: "india bullets numbered",
    text: `
1. Quibble Infotech Pvt. Ltd., Bangalore (Jan 2019 to till date)
Designation: Senior Software Engineer
 • Developing modules.
2. Zorble Software, Pune (June 2015 to Dec 2018)
Designation: Software Engineer
 • Developed modules.
`,
    jobs: [
      "Senior Software Engineer @ Quibble Infotech Pvt. Ltd. 2019-01..present",
      "Software Engineer @ Zorble Software 2015-06..2018-12",
    ],
    years: 9.1,
  },
  {
    name: "presently working",
    text: `
Presently working with Quibble Infotech as Senior Engineer since Jan 2019.
Previously worked with Zorble Ltd as Engineer from June 2015 to Dec 2018.
`,
    jobs: ["Senior Engineer @ Quibble Infotech 2019-01..present", "Engineer @ Zorble Ltd 2015-06..2018-12"],
    years: 9.1,
  },
  {
    name: "title colon again",
    text: `
Role: Senior Accountant
Organization: Quibble Pvt Ltd
Duration: Jan 2019 - Till Date
 • GST.
Role: Accountant
Organization: Zorble Industries
Duration: Jan 2015 - Dec 2018
 • Tally.
`,
    jobs: ["Senior Accountant @ Quibble Pvt Ltd 2019-01..present", "Accountant @ Zorble Industries 2015-01..2018-12"],
    years: 9.5,
  },
  {
    name: "india projects inside",
    text: `
**Quibble Infotech Pvt Ltd** || Jan 2019 - Present
Senior Software Engineer
Project 1: Billing System || Jan 2019 - Dec 2020
Client: Northwind Bank
Role: Developer
Team Size: 5
 • Did.
Project 2: Claims || Jan 2021 - Present
Client: Contoso
Role: Lead Developer
 • Did.
**Zorble Systems** || June 2015 - Dec 2018
Software Engineer
 • Did.
`,
    jobs: [
      "Senior Software Engineer @ Quibble Infotech Pvt Ltd 2019-01..present",
      "Software Engineer @ Zorble Systems 2015-06..2018-12",
    ],
    years: 9.1,
  },
  {
    name: "dates under with location, no bullets, prose",
    text: `
SENIOR RESEARCH SCIENTIST
Quibble Institute, Basel
September 2015 - Present
I lead a group of four that works on the optimisation of catalysts. The group publishes regularly
and has had two patents granted.

RESEARCH SCIENTIST
Zorble Pharma, Basel
March 2010 - August 2015
I worked on the scale-up of reactions from gram to kilogram.
`,
    jobs: [
      "SENIOR RESEARCH SCIENTIST @ Quibble Institute 2015-09..present",
      "RESEARCH SCIENTIST @ Zorble Pharma 2010-03..2015-08",
    ],
    years: 14.3,
  },
  {
    name: "year only left with bullets titles",
    text: `
2019-Present || • Growth Lead, Quibble
2015-2019 || • Product Designer, Zorble
`,
    jobs: ["Growth Lead @ Quibble 2019..present", "Product Designer @ Zorble 2015..2019"],
    years: 9.5,
  },
  {
    name: "exec with summary line",
    text: `
**QUIBBLE ENERGY PLC** || **2015 - Present**
Global provider of energy services with revenues of $4B and 12,000 employees
**Chief Financial Officer**
Recruited to lead the finance function through a period of growth.
 • Raised capital.
**ZORBLE MINING** || **2009 - 2015**
Mid-tier gold miner listed in Toronto
**Vice President, Finance**
 • Closed a merger.
`,
    jobs: [
      "Chief Financial Officer @ QUIBBLE ENERGY PLC 2015..present",
      "Vice President, Finance @ ZORBLE MINING 2009..2015",
    ],
    years: 15.5,
  },
  {
    name: "dates in the middle",
    text: `
Growth Lead | Feb 2021 - Present | Quibble
 • Ran.
Product Designer | Jan 2019 - Jan 2021 | Zorble
 • Drew.
`,
    jobs: ["Growth Lead @ Quibble 2021-02..present", "Product Designer @ Zorble 2019-01..2021-01"],
    years: 5.5,
  },
  {
    name: "slash",
    text: `
Growth Lead / Quibble / Feb 2021 - Present
 • Ran.
Product Designer / Zorble / Jan 2019 - Jan 2021
 • Drew.
`,
    jobs: ["Growth Lead @ Quibble 2021-02..present", "Product Designer @ Zorble 2019-01..2021-01"],
    years: 5.5,
  },
  {
    name: "double line company above title with date, cities",
    text: `
QUIBBLE || Berlin, Germany
Growth Lead || 02/2021 - now
ZORBLE || Munich, Germany
Product Designer || 01/2019 - 01/2021
WIBBLE || Hamburg, Germany
Intern || 06/2018 - 12/2018
`,
    jobs: [
      "Growth Lead @ QUIBBLE 2021-02..present",
      "Product Designer @ ZORBLE 2019-01..2021-01",
      "Intern @ WIBBLE 2018-06..2018-12",
    ],
    years: 6.1,
  },
  {
    name: "spanish",
    text: `
Ingeniero de Software | Quibble S.A. | Madrid
enero 2019 - actualidad
 • Desarrollo de aplicaciones internas.
Becario | Zorble S.L. | Sevilla
junio 2017 - diciembre 2018
 • Mantenimiento de la web.
`,
    jobs: ["Ingeniero de Software @ Quibble S.A 2019-01..present", "Becario @ Zorble S.L 2017-06..2018-12"],
    years: 7.1,
  },
  {
    name: "german",
    text: `
01/2019 - heute || Softwareentwickler
 || Quibble GmbH, Berlin
 || • Entwicklung interner Anwendungen
06/2016 - 12/2018 || Werkstudent Softwareentwicklung
 || Zorble AG, München
 || • Wartung
`,
    jobs: [
      "Softwareentwickler @ Quibble GmbH 2019-01..present",
      "Werkstudent Softwareentwicklung @ Zorble AG 2016-06..2018-12",
    ],
    years: 8.1,
  },
  {
    name: "three lines with team",
    text: `
**Quibble** || Feb 2021 - Present
Senior Software Engineer, Payments Platform || Berlin
 • Ran.
**Zorble** || Jan 2019 - Jan 2021
Software Engineer, Search || Munich
 • Drew.
`,
    jobs: [
      "Senior Software Engineer, Payments Platform @ Quibble 2021-02..present",
      "Software Engineer, Search @ Zorble 2019-01..2021-01",
    ],
    years: 5.5,
  },
  {
    name: "title - team, company",
    text: `
Software Engineer - Infrastructure
Quibble || Feb 2021 - Present
 • Ran.
Software Engineer - Search
Zorble || Jan 2019 - Jan 2021
 • Ran.
`,
    jobs: [
      "Software Engineer - Infrastructure @ Quibble 2021-02..present",
      "Software Engineer - Search @ Zorble 2019-01..2021-01",
    ],
    years: 5.5,
  },
  {
    name: "two date formats",
    text: `
Growth Lead, Quibble (Feb '21 - present)
Designer, Zorble (Jan '19 - Jan '21)
`,
    jobs: ["Growth Lead @ Quibble 2021-02..present", "Designer @ Zorble 2019-01..2021-01"],
    years: 5.5,
  },
  {
    name: "internships single date",
    text: `
Quibble Labs - Data Science Intern (Summer 2022)
 • Did a model.
Zorble Inc - Software Intern (Summer 2021)
 • Did an app.
`,
    jobs: ["Data Science Intern @ Quibble Labs 2022-06..2022-08", "Software Intern @ Zorble Inc 2021-06..2021-08"],
    years: 0.5,
  },
  {
    name: "nothing but lines",
    text: `
Manager
Quibble Burgers
2018-2022
Crew Member
Quibble Burgers
2016-2018
`,
    jobs: ["Manager @ Quibble Burgers 2018..2022", "Crew Member @ Quibble Burgers 2016..2018"],
    years: 6,
  },
  {
    name: "undated",
    text: `
Growth Lead, Quibble GmbH
 • Ran experiments.
Product Designer, Zorble AG
 • Drew screens.
`,
    jobs: ["Growth Lead @ Quibble GmbH -..-", "Product Designer @ Zorble AG -..-"],
    years: null,
  },
  {
    name: "awards inside",
    text: `
**Growth Lead** || Feb 2021 - Present
Quibble
 • Ran experiments.
 • Employee of the Year 2022
 • Speaker, Growth Conf (Nov 2022)
**Product Designer** || Jan 2019 - Jan 2021
Zorble
 • Drew screens from 2019 to 2020 for the mobile team.
`,
    jobs: ["Growth Lead @ Quibble 2021-02..present", "Product Designer @ Zorble 2019-01..2021-01"],
    years: 5.5,
  },
  {
    name: "location first",
    text: `
Berlin, Germany
Quibble
Growth Lead
Feb 2021 - Present
 • Ran.
Munich, Germany
Zorble
Product Designer
Jan 2019 - Jan 2021
 • Ran.
`,
    jobs: ["Growth Lead @ Quibble 2021-02..present", "Product Designer @ Zorble 2019-01..2021-01"],
    years: 5.5,
  },
  {
    name: "glance three cells",
    text: `
2017 - present || Quibble plc || Head of Quality
2011 - 2017 || Zorble Ltd || Quality Manager
2006 - 2011 || Wibble GmbH || Quality Engineer
`,
    jobs: [
      "Head of Quality @ Quibble plc 2017..present",
      "Quality Manager @ Zorble Ltd 2011..2017",
      "Quality Engineer @ Wibble GmbH 2006..2011",
    ],
    years: 18.5,
  },
  {
    name: "iso days",
    text: `
Growth Lead || 2019-02-01 - 2022-08-31
Quibble
 • Ran.
Designer || 2016-02-01 - 2019-01-31
Zorble
 • Ran.
`,
    jobs: ["Growth Lead @ Quibble 2019-02..2022-08", "Designer @ Zorble 2016-02..2019-01"],
    years: 6.6,
  },
  {
    name: "chips",
    text: `
**Growth Lead** || Feb 2021-Present
Quibble || Berlin
Ran experiments for the whole of the checkout and the profile pages.
SQL Python Amplitude
**Product Designer** || Jan 2019-Jan 2021
Zorble || Munich
Drew the screens of the mobile application and kept the system.
Sketch InDesign Illustrator
`,
    jobs: ["Growth Lead @ Quibble 2021-02..present", "Product Designer @ Zorble 2019-01..2021-01"],
    years: 5.5,
  },
  {
    name: "chips between, no bullets",
    text: `
**Quibble** || Berlin
Growth Lead || Feb 2021-Present
Python · SQL · Amplitude
Ran experiments.
**Zorble** || Munich
Product Designer || Jan 2019-Jan 2021
InDesign · Sketch
Drew screens.
`,
    jobs: ["Growth Lead @ Quibble 2021-02..present", "Product Designer @ Zorble 2019-01..2021-01"],
    years: 5.5,
  },
  {
    name: "unknown names, title last line",
    text: `
**Ostrava Werke** || 2019 - 2022
Prague
Technical Draughtsman
Drawings of pumps and valves for the export market.
**Brno Kovo** || 2015 - 2019
Brno
Locksmith
Repairs of lathes and mills in two halls.
`,
    jobs: ["Technical Draughtsman @ Ostrava Werke 2019..2022", "Locksmith @ Brno Kovo 2015..2019"],
    years: 7,
  },
  {
    name: "uncommon titles",
    text: `
Wellness Ninja || Feb 2021 - Present
Quibble Spa || Lisbon, Portugal
 • Ran.
Happiness Hero || Jan 2019 - Jan 2021
Zorble Inc. || Porto, Portugal
 • Ran.
`,
    jobs: ["Wellness Ninja @ Quibble Spa 2021-02..present", "Happiness Hero @ Zorble Inc. 2019-01..2021-01"],
    years: 5.5,
  },
  {
    name: "uncommon titles 2",
    text: `
**Quibble** || Feb 2021 - Present
Data Capturer || Lisbon, Portugal
 • Ran.
**Zorble** || Jan 2019 - Jan 2021
Sous Commis || Porto, Portugal
 • Ran.
`,
    jobs: ["Data Capturer @ Quibble 2021-02..present", "Sous Commis @ Zorble 2019-01..2021-01"],
    years: 5.5,
  },
  {
    name: "company with comma city unknown",
    text: `
**Shift Lead**
Quibble Grill, Smallville
06/2020 - 08/2022
Ran the evening shift.
**Line Cook**
Zorble Diner, Smallville
05/2018 - 05/2020
Grilled.
`,
    jobs: ["Shift Lead @ Quibble Grill 2020-06..2022-08", "Line Cook @ Zorble Diner 2018-05..2020-05"],
    years: 4.3,
  },
  {
    name: "three-part comma company first",
    text: `
Quibble GmbH, Berlin, Growth Lead, 02/2021 - heute
Zorble AG, München, Designerin, 01/2019 - 01/2021
`,
    jobs: ["Growth Lead @ Quibble GmbH 2021-02..present", "Designerin @ Zorble AG 2019-01..2021-01"],
    years: 5.5,
  },
  {
    name: "month names uppercase with location dash",
    text: `
FEBRUARY 2021 - PRESENT
Growth Lead, Quibble - Berlin
Ran experiments across the funnel and hired three people for the team.
JANUARY 2019 - JANUARY 2021
Designer, Zorble - Munich
Drew screens for both of the mobile applications and for the web.
`,
    jobs: ["Growth Lead @ Quibble 2021-02..present", "Designer @ Zorble 2019-01..2021-01"],
    years: 5.5,
  },
  {
    name: "industries",
    text: `
PT Quibble Tbk || Jakarta
Finance Supervisor || Mar 2019 - Present
 • Closing.
CV Zorble Jaya || Bandung
Accounting Staff || Jan 2016 - Feb 2019
 • Closing.
`,
    jobs: [
      "Finance Supervisor @ PT Quibble Tbk 2019-03..present",
      "Accounting Staff @ CV Zorble Jaya 2016-01..2019-02",
    ],
    years: 8.5,
  },
  {
    name: "hospital",
    text: `
Royal Quibble Hospital, London - Registrar in Cardiology (Aug 2019 - present)
St Zorble's Hospital, Leeds - Foundation Year Doctor (Aug 2017 - Jul 2019)
`,
    jobs: [
      "Registrar in Cardiology @ Royal Quibble Hospital 2019-08..present",
      "Foundation Year Doctor @ St Zorble's Hospital 2017-08..2019-07",
    ],
    years: 6.9,
  },
  {
    name: "school teacher",
    text: `
Mathematics Teacher, Quibble High School, Austin, TX. August 2015 - present.
Student Teacher, Zorble Middle School, Austin, TX. January 2015 - May 2015.
`,
    jobs: [
      "Mathematics Teacher @ Quibble High School 2015-08..present",
      "Student Teacher @ Zorble Middle School 2015-01..2015-05",
    ],
    years: 9.3,
  },
  {
    name: "two titles same line",
    text: `
Software Engineer / Team Lead, Quibble GmbH || 2019 - 2023
 • Did.
`,
    jobs: ["Software Engineer / Team Lead @ Quibble GmbH 2019..2023"],
    years: 4,
  },
  {
    name: "intern at dept",
    text: `
Summer Intern, Equity Research, Quibble Bank || Jun 2019 - Aug 2019
Analyst, Investment Banking Division, Zorble & Co. || Jul 2020 - Present
`,
    jobs: [
      "Summer Intern, Equity Research @ Quibble Bank 2019-06..2019-08",
      "Analyst @ Investment Banking Division, Zorble & Co. 2020-07..present",
    ],
    years: 4.3,
  },
  {
    name: "title with comma dept then company line",
    text: `
Vice President, Product Marketing || New York, NY
Quibble || 2019 - Present
 • Did.
Director, Brand || New York, NY
Zorble || 2015 - 2019
 • Did.
`,
    jobs: ["Vice President, Product Marketing @ Quibble 2019..present", "Director, Brand @ Zorble 2015..2019"],
    years: 9.5,
  },
  {
    name: "all on one with pipes place date",
    text: `
Quibble Inc. | New York, NY | Vice President of Sales | March 2019 to Present
Led the team across the region and grew revenue by half.
Zorble LLC | Boston, MA | Sales Manager | June 2015 to February 2019
Ran the New England region with nine account managers.
`,
    jobs: ["Vice President of Sales @ Quibble Inc. 2019-03..present", "Sales Manager @ Zorble LLC 2015-06..2019-02"],
    years: 9.1,
  },
  {
    name: "date above company, three lines",
    text: `
March 2019 - Present
Quibble Inc., New York
Vice President of Sales
 • Grew revenue.
June 2015 - February 2019
Zorble LLC, Boston
Sales Manager
 • Ran region.
`,
    jobs: ["Vice President of Sales @ Quibble Inc. 2019-03..present", "Sales Manager @ Zorble LLC 2015-06..2019-02"],
    years: 9.1,
  },
  {
    name: "city then dates in parentheses after title",
    text: `
Sales Manager (06/2015 - 02/2019)
Zorble LLC - Boston, MA
Responsible for nine account managers.
Account Executive (01/2012 - 05/2015)
Wibble Corp - Boston, MA
Responsible for forty accounts.
`,
    jobs: ["Sales Manager @ Zorble LLC 2015-06..2019-02", "Account Executive @ Wibble Corp 2012-01..2015-05"],
    years: 7.2,
  },
  {
    name: "academic with department lines",
    text: `
University of Wibble
Department of Physics
Postdoctoral Researcher || 2018 - 2021
 • Did.
University of Wobble
School of Chemistry
Research Associate || 2015 - 2018
 • Did.
`,
    jobs: [
      "Postdoctoral Researcher @ University of Wibble 2018..2021",
      "Research Associate @ University of Wobble 2015..2018",
    ],
    years: 6,
  },
  {
    name: "company with description in brackets",
    text: `
Quibble Technologies (a leading provider of cloud software) || Jan 2019 - Present
Product Manager
 • Did.
Zorble Systems (Series B startup) || Jan 2016 - Dec 2018
Business Analyst
 • Did.
`,
    jobs: [
      "Product Manager @ Quibble Technologies 2019-01..present",
      "Business Analyst @ Zorble Systems 2016-01..2018-12",
    ],
    years: 8.5,
  },
  {
    name: "bold run-in",
    text: `
Growth Lead. Quibble, Berlin. 2019 - present.
Designer. Zorble, Munich. 2015 - 2019.
`,
    jobs: ["Growth Lead @ Quibble 2019..present", "Designer @ Zorble 2015..2019"],
    years: 9.5,
  },
  {
    name: "contract via agency",
    text: `
Java Developer (Contract via Wibble Staffing) || Jan 2019 - Present
Quibble Bank, Charlotte, NC
 • Did.
`,
    jobs: ["Java Developer @ Quibble Bank 2019-01..present"],
    years: 5.5,
  },
  {
    name: "self employed",
    text: `
Owner, Self-employed || 2010 - 2015
Driver, Quibble Transport || 2015 - Present
`,
    jobs: ["Owner @ Self-employed 2010..2015", "Driver @ Quibble Transport 2015..present"],
    years: 14.5,
  },
  {
    name: "french chez",
    text: `
Développeuse web chez Quibble, Lyon - depuis mars 2019
Stagiaire chez Zorble - de février à juillet 2018
`,
    jobs: ["Développeuse web @ Quibble 2019-03..present", "Stagiaire @ Zorble 2018-02..2018-07"],
    years: 5.8,
  },
  {
    name: "spanish",
    text: `
Camarero, Bar Quibble, Sevilla. Junio 2018 - Agosto 2019
Dependienta, Tienda Zorble, Sevilla. Marzo 2016 - Mayo 2018
`,
    jobs: ["Camarero @ Bar Quibble 2018-06..2019-08", "Dependienta @ Tienda Zorble 2016-03..2018-05"],
    years: 3.5,
  },
  {
    name: "italian",
    text: `
01/2019 - oggi || Impiegato amministrativo presso Quibble S.p.A., Milano
03/2015 - 12/2018 || Stagista presso Zorble S.r.l., Torino
`,
    jobs: ["Impiegato amministrativo @ Quibble S.p.A 2019-01..present", "Stagista @ Zorble S.r.l 2015-03..2018-12"],
    years: 9.3,
  },
  {
    name: "year dashes open",
    text: `
2019 - || Growth Lead, Quibble
2015 - 2019 || Designer, Zorble
`,
    jobs: ["Growth Lead @ Quibble 2019..present", "Designer @ Zorble 2015..2019"],
    years: 9.5,
  },
  {
    name: "wrapped company",
    text: `
Growth Lead, Quibble International Holdings and
Partners GmbH || Feb 2021 - Present
 • Ran.
`,
    jobs: ["Growth Lead @ Quibble International Holdings and Partners GmbH 2021-02..present"],
    years: 3.4,
  },
  {
    name: "table with wrapped cells",
    text: `
Company || Designation || From || To
Quibble Solutions Pvt. Ltd. || Team Lead || Jan 2020 || Present
Zorble & Co. || Engineer || Feb 2015 || Dec 2019
`,
    jobs: ["Team Lead @ Quibble Solutions Pvt. Ltd. 2020-01..present", "Engineer @ Zorble & Co. 2015-02..2019-12"],
    years: 9.4,
  },
  {
    name: "header after a full line of text",
    text: `
Growth Lead - Quibble, Berlin
Feb 2021 - Present
Ran experiments across the whole of the checkout, the profile pages and the search of the shop for two
Product Designer - Zorble, Munich
Jan 2019 - Jan 2021
Drew screens for the applications.
`,
    jobs: ["Growth Lead @ Quibble 2021-02..present", "Product Designer @ Zorble 2019-01..2021-01"],
    years: 5.5,
  },
  {
    name: "europass labels",
    text: `
Dates || March 2018 - present
Occupation or position held || Quality Engineer
Name and address of employer || Quibble Bearings a.s., Brno
Dates || September 2014 - February 2018
Occupation or position held || Laboratory Technician
Name and address of employer || Zorble Institute of Materials, Brno
`,
    jobs: [
      "Quality Engineer @ Quibble Bearings a.s 2018-03..present",
      "Laboratory Technician @ Zorble Institute of Materials 2014-09..2018-02",
    ],
    years: 9.8,
  },
  {
    name: "period over two lines",
    text: `
Growth Lead | Quibble | 2019 -
Present
 • Ran.
Product Designer | Zorble | 2015
- 2019
 • Drew.
`,
    jobs: ["Growth Lead @ Quibble 2019..present", "Product Designer @ Zorble 2015..2019"],
    years: 9.5,
  },
  {
    name: "title, organisation without a known word, city",
    text: `
Depuis mars 2021 || Chargée de communication, Comité d'action des Bords de la Vilaine, Nantes
 – Rédaction de la lettre mensuelle et des communiqués de presse
2018 – 2020 || Rédactrice web, Plume Verte, Rennes (CDD)
 – 300 articles sur le jardin et la maison
2016 – 2017 || Assistante de direction, Mutuelle Zorbel, Nantes
 – Accueil et agenda
`,
    jobs: [
      "Chargée de communication @ Comité d'action des Bords de la Vilaine 2021-03..present",
      "Rédactrice web @ Plume Verte 2018..2020",
      "Assistante de direction @ Mutuelle Zorbel 2016..2017",
    ],
    years: 6.3,
  },
  {
    name: "a line that was not understood takes no neighbour's company",
    text: `
Jan 2021 - Present || Growth Lead, Zorble Labs, Leeds
 • Led the design of the thing.
Mar 2018 - Dec 2020 || Reed Weaver, Quibbleton, York
 • Built another thing.
2016 - 2017 || Data Analyst
 • Built another thing.
`,
    jobs: [
      "Growth Lead @ Zorble Labs 2021-01..present",
      "Reed Weaver, Quibbleton @ - 2018-03..2020-12",
      "Data Analyst @ - 2016..2017",
    ],
    years: 7.3,
  },
  {
    name: "roles under a banner share its company",
    text: `
Zorble Ltd, Leeds
Growth Lead || Jan 2021 - Present
 • Led the design of the thing.
Data Analyst || Mar 2018 - Dec 2020
 • Built another thing.
Junior Analyst, Quibbleton || Mar 2016 - Dec 2017
 • Built another thing.
`,
    jobs: [
      "Growth Lead @ Zorble Ltd 2021-01..present",
      "Data Analyst @ Zorble Ltd 2018-03..2020-12",
      "Junior Analyst @ Quibbleton 2016-03..2017-12",
    ],
    years: 8.2,
  },
  {
    name: "a supervisor in brackets after the employer",
    text: `
Postdoctoral Researcher, Zorble Institute, Leeds || 2021 - 2023
 • Led the design of the thing.
Doctoral Researcher, University of Quibbleton, Ireland (supervisor: Prof. A. Roe) || 2017 - 2021
 • Built another thing.
`,
    jobs: [
      "Postdoctoral Researcher @ Zorble Institute 2021..2023",
      "Doctoral Researcher @ University of Quibbleton 2017..2021",
    ],
    years: 6,
  },
  {
    name: "numbered sentences that break before and within their dates",
    text: `
1) Presently working with M/s Zorble Agro Equipments Pvt. Ltd., Nashik as Senior Accountant from
April 2019 to till date.
 • Finalisation of accounts up to trial balance with the auditors.
2) Worked with Quibble Castings & Forgings Ltd., Nashik as Accountant from June
2013 to March 2019.
 • Excise and service tax records till June 2017.
3) Worked with Wibble Roe & Associates (Chartered Accountants) as Audit Assistant from July 2009 to
May 2013.
 • Vouching, bank audit, tax audit of trading clients.
`,
    jobs: [
      "Senior Accountant @ Zorble Agro Equipments Pvt. Ltd. 2019-04..present",
      "Accountant @ Quibble Castings & Forgings Ltd. 2013-06..2019-03",
      "Audit Assistant @ Wibble Roe & Associates (Chartered Accountants) 2009-07..2013-05",
    ],
    years: 15,
  },
  {
    name: "a heading is no company, and the word before a date no part of a title",
    text: `
PROFESSIONAL EXPERIENCE: 6 Years
Presently associated with M/s. Zorble Mills, Nashik as Accounts Officer since June
2020 to till date.
Currently working at M/s Quibbleton, Nashik as Junior Accountant from June 2018 till May 2020
`,
    jobs: ["Accounts Officer @ Zorble Mills 2020-06..present", "Junior Accountant @ Quibbleton 2018-06..2020-05"],
    years: 6.1,
  },
  {
    name: "company with a line about it, then several roles",
    text: `
Quibbleton || 5 yrs 3 mos
Leeds · Card acquiring for 40,000 small shops
Technical Lead || Jul 2021 - Present
 Own the settlement and ledger services with nine engineers in two squads.
Senior Software Engineer || Apr 2019 - Jun 2021
 Wrote the retry layer that is used by every outgoing bank call of the shop.

Wibble Infosystems Pvt Ltd || 3 yrs 6 mos
York · Services for northern insurers
Software Engineer || Sep 2015 - Mar 2019
 Maintained a claims system and wrote its first six hundred automated tests.
`,
    jobs: [
      "Technical Lead @ Quibbleton 2021-07..present",
      "Senior Software Engineer @ Quibbleton 2019-04..2021-06",
      "Software Engineer @ Wibble Infosystems Pvt Ltd 2015-09..2019-03",
    ],
    years: 8.8,
  },
  {
    name: "career break and leave among the jobs",
    text: `
Recruitment Coordinator, Zorble Learning Centre || Sep 2023 - Present
 • Shortlisting and interviews for teaching assistants.
Career break - full-time parent || Aug 2020 - Aug 2023
 • Online course in people analytics.
HR Executive, Quibble Medical Group || Feb 2018 - Jul 2020
 • Payroll inputs for the staff in four clinics.
Parental leave || Jan 2017 - Jan 2018
HR Assistant, Wibble Hotel || May 2014 - Dec 2016
 • Onboarding and staff accommodation.
`,
    jobs: [
      "Recruitment Coordinator @ Zorble Learning Centre 2023-09..present",
      "HR Executive @ Quibble Medical Group 2018-02..2020-07",
      "HR Assistant @ Wibble Hotel 2014-05..2016-12",
    ],
    years: 6,
  },
  {
    name: "a table of targets inside a job",
    text: `
Since Apr 2019 with Zorble Foods Ltd., Leeds as Regional Sales Manager
Year || Target (Cr.) || Achieved (Cr.) || %
FY 2021-22 || 61.0 || 66.4 || 109
FY 2022-23 || 70.0 || 74.9 || 107
 • Responsible for the north through seven managers.
Nov 2014 - Mar 2019 with Quibble Appliances Pvt. Ltd., York as Area Sales Manager
 • Increased dealer count from 85 to 210.
`,
    jobs: [
      "Regional Sales Manager @ Zorble Foods Ltd. 2019-04..present",
      "Area Sales Manager @ Quibble Appliances Pvt. Ltd. 2014-11..2019-03",
    ],
    years: 9.7,
  },
  {
    name: "an uncommon name before the title",
    text: `
Zorble Ltd, Growth Lead || Jan 2021 - Present
 • Led the design of the thing.
quibbleton.shop, Data Analyst || Mar 2018 - Dec 2020
 • Built another thing.
`,
    jobs: ["Growth Lead @ Zorble Ltd 2021-01..present", "Data Analyst @ quibbleton.shop 2018-03..2020-12"],
    years: 6.3,
  },
];
