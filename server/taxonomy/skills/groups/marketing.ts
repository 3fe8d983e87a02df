// Marketing, advertising, communication and their tools.
import type { SkillGroup } from "../skill-lines.ts";

export const marketing: SkillGroup = {
  group: "marketing",
  kind: "core",
  technical: false,
  lines: `
~Marketing @3 | marketing strategy and execution; marketing management; marketing initiatives; general marketing; sales & marketing activities
Digital Marketing @2 | online marketing; internet marketing; digital marketer; e-marketing; web marketing; digital marketing strategy; performance digital marketing; digital advertising; !digital media; online advertising; digital promotion; digital marketing campaigns; online promotion; digital campaigns
SEO @1 | search engine optimization; search engine optimisation; seo optimization; on page seo; off page seo; technical seo; local seo; seo strategy; on-page optimization; seo audit; off page optimization
Link Building @0 | backlinks; backlink building; guest posting; guest blogging; directory submission; article submission; bookmarking submission; social bookmarking
Keyword Research @0 | keyword analysis; google keyword planner; ubersuggest; keyword planner; screaming frog
?Moz @0
Ahrefs @0
Semrush @0
=SEM @1 | search engine marketing; paid search; PPC; pay per click; ppc campaigns; ppc advertising; google ppc; ppc management; search marketing; bing ads; microsoft ads
Google Ads @0 | google adwords; adwords; display ads; google display network; youtube ads; gdn; google ads campaigns; google advertising
Google Search Console @0 | webmaster; google webmaster
Google Tag Manager @0 | gtm tag manager; tag management; tealium; ensighten; tag manager; adobe launch tags
Meta Ads @0 | facebook ads; facebook advertising; facebook marketing; instagram ads; meta business suite; instagram marketing; fb ads; facebook campaigns
LinkedIn Ads @0 | linkedin marketing; linkedin campaign manager; linkedin advertising; linkedin lead generation
Twitter Marketing @0 | twitter ads; x ads; tiktok ads; snapchat ads; pinterest ads; quora ads; tiktok marketing; tiktok
YouTube Marketing @0 | youtube channel management; youtube seo; youtube content; ?youtube; youtube channel; youtube optimization; youtube content creation; youtube analytics
Amazon Advertising @0 | amazon ppc; amazon ads; amazon marketing services; amazon sponsored ads; flipkart ads; ams amazon; amazon ads campaigns; amazon sponsored products
Performance Marketing @0 | performance marketer; media buying; paid media; roas; performance campaigns; biddable media; performance marketing campaigns; paid media campaigns
Programmatic Advertising @0 | dv360; demand side platforms; dsp advertising; RTB; display & video 360; real-time bidding; campaign manager 360; the trade desk
Ad Operations @0 | ad ops; ad trafficking; DFP; google ad manager; doubleclick; campaign trafficking; ad serving; google dfp
Social Media Marketing @1 | SMM; social media advertising; social media campaigns; social marketing; paid social; social media promotion; social media ads; social media optimization; SMO; social media marketer; social media marketing strategy
Social Media Management @1 | social media; community management; sprout social; social media content; !buffer; social listening; social media strategy; social media channels; social media accounts; online community management
Hootsuite @0
Influencer Marketing @0 | influencer outreach; influencer management; influencer collaborations; creator partnerships; influencer marketing campaigns; influencer campaigns; influencer engagement; influencer relations
Affiliate Marketing @0 | affiliate management; affiliate programs; cpa marketing; affiliate networks; affiliate marketing programs; affiliate partnerships; publisher management; affiliate sales
Email Marketing @1 | email campaigns; mailchimp; newsletters; drip campaigns; newsletter marketing; email marketing campaigns; email marketer; bulk email; constant contact; campaign monitor
Klaviyo @0
SMS Marketing @0 | whatsapp marketing; bulk sms; whatsapp business api; whatsapp campaigns; sms campaigns; whatsapp business
WebEngage @0
MoEngage @0
Marketing Automation @0 | marketo; oracle eloqua; lead nurturing; adobe marketo; hubspot automation; marketo engage; automated campaigns
Eloqua @0
Content Marketing @1 | content strategy; content planning; content marketing strategy; content strategist; content calendar; content management; content marketer; content distribution; editorial calendar; content promotion; content operations
Brand Management @1 | branding; brand building; brand manager; brand development; brand awareness; brand promotion; brand positioning; brand marketing; brand activation; brand equity; brand visibility
Brand Strategy @0 | brand strategist; brand architecture; brand consulting; brand voice; brand messaging; brand planning strategy; brand narrative; brand research
Product Marketing @0 | product positioning; PMM; product messaging; positioning and messaging; product promotion; product marketing strategy; sales collateral; battlecards
Marketing Strategy @2 | marketing planning; marketing plan; strategic marketing; marketing mix; marketing campaigns strategy; marketing and sales strategy; marketing programs; market strategy; marketing strategist; marketing concepts; marketing principles; 4ps; integrated marketing; marketing planning and execution
Campaign Management @1 | campaign planning; marketing campaigns; ad campaigns; campaign execution; advertising campaigns; campaign optimization; campaign strategy; promotional campaigns; managing campaigns; !campaigns; marketing campaign management
Demand Generation @0 | demand gen; b2b demand generation; pipeline marketing; demand generation campaigns; demand generation marketing; demand creation; pipeline generation
Account-Based Marketing @0 | ABM; 6sense; demandbase; abm campaigns; account based marketing campaigns; terminus abm
B2B Marketing @0 | b2b digital marketing; business to business marketing; b2b marketer; enterprise marketing; saas marketing; technology marketing; industrial marketing; b2b content marketing
B2C Marketing @0 | consumer marketing; d2c marketing; d2c; direct to consumer; dtc marketing; b2c digital marketing; d2c brands; d2c e-commerce
Field Marketing @0 | btl marketing; BTL; =ATL; atl/btl; offline marketing; ground activation; btl activation; TTL
Event Marketing @0 | !webinars; webinar hosting; trade marketing events; sponsorship management; experiential marketing; !sponsorships; event promotion; sponsorship sales
Trade Marketing @0 | channel marketing; retail marketing; shopper marketing; partner marketing; in-store promotions; visibility management; trade promotions; in-store marketing
~Advertising @1 | ~advertisement; media advertising; ad agency; print advertising; outdoor advertising; ooh advertising; advertising sales; media sales; ad sales; space selling; radio advertising
Media Planning @0 | media planner; media strategy; media buying and planning; media mix; media planning and buying; comscore; nielsen data; digital media planning
Public Relations @1 | =PR; media relations; press releases; corporate communications; pr strategy; pr agency; pr executive; media outreach; media handling; press conferences; crisis communication
Conversion Rate Optimization @0 | !CRO; landing page optimization; conversion optimization; landing page testing; unbounce
VWO @0
Hotjar @0
Optimizely @0
Customer Loyalty Programs @0 | loyalty marketing; loyalty programs; customer engagement marketing; retention marketing; crm marketing; lifecycle marketing; customer lifecycle marketing; loyalty management
E-commerce @2 | ecommerce management; online selling; e-commerce marketing; ecommerce executive; online retail; ecommerce business; online store management; e-commerce sales; online marketplace; ecommerce development; !marketplaces; online sales; e-com; e commerce websites
Amazon Seller Central @0 | amazon marketplace; amazon fba; flipkart seller; amazon listing; marketplace listing; amazon seller; amazon vendor central; product listing
Visual Merchandising @0 | vm displays; merchandising displays; store display; visual merchandiser; window display; retail display; store visual merchandising; planograms
Lead Generation @2 | lead gen; generating leads; b2b lead generation; lead generator; prospecting; online lead generation; generate leads; sales prospecting; lead qualification; inside sales lead generation; prospect generation; lead identification; lead sourcing
?Outreach.io @0 | outreach io
`,
};
