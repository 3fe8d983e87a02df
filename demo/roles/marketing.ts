// Role families of the Marketing department.
import { roles } from "./role.ts";

const ANY = "any graduate|a degree in marketing, communication or business|graduate; an MBA in marketing is welcome";

export const MARKETING = roles("Marketing", [
  {
    key: "digital-marketing",
    weight: 7,
    experience: [0, 9],
    pay: 0.5,
    place: "office",
    ladder: "executive",
    internships: true,
    names: "Digital Marketing Executive|Digital Marketing Specialist|Online Marketing Executive",
    seniorNames: "Senior Digital Marketing Executive|Digital Marketing Manager|Assistant Manager - Digital Marketing",
    headNames: "Digital Marketing Manager|Head of Digital Marketing",
    focuses: "Lead Generation|E-commerce|Agency|B2B|Local Business",
    stacks: `
      : digital marketing, SEO, Google Ads, social media marketing / Google Analytics, Meta Ads, Canva
      : digital marketing, email marketing, content marketing, marketing automation / HubSpot, Mailchimp, Google Analytics
      E-commerce: digital marketing, Amazon Ads, Google Ads, product listing / Google Analytics, Microsoft Excel, Helium 10`,
    core: "campaign management, lead generation",
    tools: "WordPress, Google Search Console",
    soft: "creativity, communication, analytical thinking, time management, adaptability",
    purposes: `
      plan and run online campaigns that bring the right people to our {product}
      own our channels and grow them month by month
      make every rupee of the budget explain itself`,
    duties: `
      Plan and run campaigns across search, social and mail
      Write and test advertisements and landing pages
      Report weekly on cost, leads and what will change
      Keep tracking and tags correct
      Work with design and content on a shared calendar
      Look after listings and profiles on other sites
      Follow what competitors do and what {users} search for
      Support launches and events online
      Keep mailing lists clean and consented`,
    needs: `
      Hands-on experience with at least two channels
      Comfort with numbers and spreadsheets
      Good written English; {lang} is a plus
      Willingness to try, measure and stop`,
    pluses: `
      Google Ads or Analytics certification
      Basic HTML
      Experience in the same field`,
    education: ANY,
  },
  {
    key: "seo",
    weight: 4,
    experience: [0, 8],
    pay: 0.45,
    place: "office",
    ladder: "executive",
    internships: true,
    names: "SEO Executive|SEO Specialist|SEO Analyst|Search Marketing Executive",
    headNames: "SEO Manager|Head of SEO",
    focuses: "Technical SEO|Local SEO|International|Content|Link Building",
    stacks: `
      : SEO, keyword research, on-page SEO, link building / Ahrefs, Google Search Console, Screaming Frog
      Technical: technical SEO, site audits, structured data, HTML / Screaming Frog, Google Search Console, Semrush
      Local: local SEO, Google Business Profile, content optimization, keyword research / BrightLocal, Google Analytics, Semrush`,
    core: "content marketing, competitor analysis",
    tools: "Google Analytics, WordPress, Microsoft Excel",
    soft: "analytical thinking, patience, curiosity, communication, attention to detail",
    purposes: `
      help {users} find our {product} when they search
      improve our pages for readers first and crawlers second
      own organic growth for the {focus} team`,
    duties: `
      Research keywords and the intentions behind them
      Improve titles, headings and internal links
      Audit the site and work with developers on fixes
      Plan content with writers and measure what it brings
      Earn links that deserve to exist
      Watch rankings, clicks and conversions
      Set up structured data and sitemaps
      Report monthly in words as well as charts`,
    needs: `
      Results you can show, with an honest account of why
      Understanding of how crawling and indexing work
      Good spreadsheet skills
      Patience of the gardening kind`,
    pluses: `
      Basic Python or SQL
      Experience with large sites
      Copy-writing skills`,
    education: ANY,
  },
  {
    key: "content-writer",
    weight: 5,
    experience: [0, 8],
    pay: 0.42,
    ladder: "specialist",
    internships: true,
    partTime: true,
    usesAreas: true,
    names: "Content Writer|Copywriter|Content Strategist|Technical Writer|Content Editor",
    headNames: "Content Lead|Managing Editor",
    focuses: "Blogs|Product Content|Finance|Health|Scripts|Newsletters|UX Writing",
    stacks: `
      : content writing, SEO writing, editing, research / WordPress, Grammarly, Google Docs
      Technical [Technical Writer|Documentation Specialist] (APIs|User Guides|Release Notes): technical writing, API documentation, Markdown, editing / Git, Confluence, Postman
      Copy [Copywriter|Content Writer|Creative Copywriter] (Scripts|Brand|UX Writing|Ads): copywriting, brand storytelling, scriptwriting, editing / Google Docs, Notion, Canva`,
    core: "proofreading, content marketing",
    tools: "Google Analytics, Ahrefs",
    soft: "creativity, curiosity, attention to detail, time management, communication",
    purposes: `
      write things about our {product} that {users} finish reading
      find the plain sentence inside a complicated subject
      own words on our site, mails and guides`,
    duties: `
      Research, write and edit articles, pages and scripts
      Interview colleagues and {users} for real examples
      Keep a calendar and meet it
      Edit the work of others with tact
      Check facts and name sources
      Work with design on layout and length
      Update older pieces instead of adding more
      Follow the style guide and help to improve it
      Measure which pieces are read to the end`,
    needs: `
      Excellent written English
      {few} published samples in different styles
      Careful research
      Respect for the reader's time`,
    pluses: `
      Writing in {lang}
      Basic SEO
      Subject knowledge in the same field`,
    education: "a degree in English, journalism or mass communication|any graduate with writing samples",
  },
  {
    key: "social-media",
    weight: 4,
    experience: [0, 7],
    pay: 0.42,
    place: "office",
    ladder: "executive",
    internships: true,
    partTime: true,
    names: "Social Media Executive|Social Media Manager|Community Manager|Social Media Specialist",
    focuses: "Instagram|Community|Influencer Marketing|Regional|Short Video",
    stacks: `
      : social media marketing, content creation, community management, copywriting / Canva, Meta Business Suite, Buffer
      Influencer [Influencer Marketing Executive|Social Media Specialist] (Influencer Marketing|Creators): influencer marketing, social media strategy, campaign management, negotiation / Google Sheets, Canva, Instagram Insights
      Video: short-form video, content creation, social media strategy, scripting / CapCut, Canva, YouTube Studio`,
    core: "trend analysis, content calendar",
    tools: "Google Sheets",
    soft: "creativity, communication, adaptability, energy, empathy",
    purposes: `
      give our brand a voice people answer
      run our channels from calendar to comment
      build a community around our {product}`,
    duties: `
      Plan a monthly calendar and leave room for the unexpected
      Write captions and scripts, and shoot simple videos
      Answer comments and messages within the day
      Work with creators and brief them well
      Report growth and engagement without vanity
      Spot complaints early and bring them to support
      Run small paid boosts and measure them
      Cover events live`,
    needs: `
      Channels you have grown, your own or an employer's
      A good ear for tone
      Basic design and editing
      Judgement about what not to post`,
    pluses: `
      Fluency in {lang}
      Photography
      Experience in an agency`,
    education: ANY,
  },
  {
    key: "performance-marketing",
    weight: 3,
    experience: [1, 10],
    pay: 0.8,
    ladder: "specialist",
    names: "Performance Marketing Specialist|Growth Marketing Manager|Paid Media Specialist|PPC Specialist",
    headNames: "Head of Growth|Performance Marketing Lead",
    focuses: "User Acquisition|E-commerce|B2B SaaS|App Growth|Lead Generation",
    stacks: `
      Google Ads: Google Ads, PPC, conversion optimization, A/B testing / Google Analytics, Looker Studio, Google Tag Manager
      Meta: Meta Ads, performance marketing, creative testing, retargeting / AppsFlyer, Google Analytics, Microsoft Excel
      B2B [Demand Generation Manager|Growth Marketing Manager] (B2B SaaS|Lead Generation): LinkedIn Ads, demand generation, marketing automation, lead nurturing / HubSpot, Salesforce, Google Analytics`,
    core: "budget management, attribution",
    tools: "SQL, Microsoft Excel",
    soft: "analytical thinking, ownership, communication, curiosity, decision making",
    purposes: `
      spend a growing budget as if it were your own
      bring new {users} to our {product} at a cost that makes sense
      run paid channels with discipline`,
    duties: `
      Plan, launch and optimise campaigns daily
      Design tests with one question each
      Work with designers on new creatives every week
      Own tracking, events and attribution
      Forecast spend and results
      Explain performance to leadership without jargon
      Improve landing pages with product and design
      Find new channels and give each a fair trial`,
    needs: `
      Experience managing meaningful monthly budgets
      Strong spreadsheet skills and a working idea of statistics
      Knowledge of privacy rules and their effect on tracking
      Honesty about what did not work`,
    pluses: `
      SQL
      Experience with app campaigns
      Own creative ideas`,
    education: ANY,
  },
  {
    key: "brand-marketing",
    weight: 3,
    experience: [2, 14],
    pay: 0.85,
    place: "office",
    ladder: "manager",
    usesAreas: true,
    names: "Marketing Manager|Brand Manager|Product Marketing Manager|Marketing Communications Manager",
    headNames: "Head of Marketing|Marketing Director",
    focuses: "Product Launches|Trade Marketing|Corporate Communications|Partnerships|Events",
    stacks: `
      Brand [Brand Manager|Marketing Manager] (Trade Marketing|Brand|Partnerships): brand management, marketing strategy, market research, campaign management / Microsoft PowerPoint, Google Analytics, Canva
      Product Marketing [Product Marketing Manager] (Product Launches|Positioning|Enablement): product marketing, positioning, go-to-market strategy, sales enablement / HubSpot, Notion, Google Analytics
      Events [Events Manager|Marketing Communications Manager] (Events|Corporate Communications|Partnerships): event management, public relations, vendor management, campaign management / Microsoft Excel, Canva, Mailchimp`,
    core: "budget management, content strategy",
    tools: "Microsoft Excel",
    soft: "leadership, creativity, stakeholder management, communication, planning",
    purposes: `
      say clearly what we stand for, and prove it
      plan and run marketing for the {focus} team
      bring launches, partners and press together`,
    duties: `
      Write the yearly plan and defend its budget
      Lead launches from message to material
      Brief agencies and judge their work
      Equip sales with stories and facts
      Run research with {users} and share it
      Look after the brand in every small detail
      Plan trade fairs, talks and partner events
      Measure awareness and sales, and the link between them
      Lead a small team and help it grow`,
    needs: `
      Campaigns you have led from brief to result
      Strong writing and judgement
      Experience with budgets and vendors
      Knowledge of the market, or speed in learning it`,
    pluses: `
      MBA in marketing
      Press contacts
      Experience in more than one country`,
    education: "MBA in marketing or equivalent experience|any graduate; MBA preferred",
  },
]);
