// The words of organisations' names: legal forms, the nouns they end in, openings, and well-known names.

/** Legal forms; after a comma they still belong to the name ("Omega Co., Ltd."). */
export const LEGAL_FORM =
  /^(?:inc(?:orporated)?|llc|l\.l\.c|llp|lp|ltd|limited|gmbh|mbh|corp(?:oration)?|co|company|plc|pvt|private|pte|pty|ag|kg|kgaa|ohg|ug|se|sa|s\.a|sas|s\.a\.s|sarl|s\.a\.r\.l|srl|s\.r\.l|spa|s\.p\.a|bv|b\.v|nv|n\.v|ab|oy|oyj|as|a\/s|aps|kk|k\.k|sdn|bhd|jsc|ooo|ltda|s\.l|sl|s\.l\.u|lda|kft|zrt|sro|s\.r\.o|d\.o\.o|eg|ev|e\.v|pbc|pc|p\.c|pllc)\.?$/iu;

/** Nouns that end an organisation's name. */
export const ORGANISATION_NOUNS: ReadonlySet<string> = new Set(
  `technologies technology tech solutions solution systems labs lab laboratories laboratory software softwares consulting
  consultancy consultants group bank banking services service studio studios agency agencies ventures venture capital
  partners holdings holding industries industry international networks network media enterprises enterprise airlines
  airways insurance assurance hospital hospitals clinic clinics healthcare health foundation institute institution
  university universität université universidad universidade università universiteit college school schools academy
  polytechnic association society council ministry government army navy authority commission department dept office
  restaurant cafe café hotel hotels resort resorts store stores pharmacy library museum church center centre
  corporation company companies organisation organization federation union club team force court bureau board
  analytics robotics pharmaceuticals pharma biotech biosciences therapeutics motors automotive electronics electric
  energy power steel cement chemicals textiles foods beverages logistics transport railways railway shipping express
  telecom telecommunications communications mobile interactive entertainment games gaming pictures productions
  publications publishing press newspaper magazine news times television tv radio broadcasting digital design designs
  creations creative marketing advertising infotech infosystems infosys computers computing semiconductors microsystems
  data cloud security securities investments finance financial trust fund funds associates advisors brothers bros sons
  realty properties estate estates constructions construction builders developers infrastructure engineering
  engineers contractors traders trading exports imports retail mart supermarket bakery brewery farm farms gym spa
  salon nursery kindergarten hochschule fachhochschule institut lehrstuhl klinik krankenhaus école ecole lycée lycee
  banque groupe société societe laboratoire mairie hôpital hopital banco hospital colegio instituto empresa grupo
  co-op cooperative outfitters kitchens shop shops boutique grill diner kitchen bistro pub bar pizza pizzeria coffee burgers tavern inn lodge infirmary surgery practice dental embassy parish diocese orchestra theatre theater trust charity ngo mission startup innovations innovation global worldwide inc.`
    .trim()
    .split(/\s+/),
);

/** "University of …", "Bank of …": a noun that opens a name. */
export const ORGANISATION_OPENING =
  /^(?:the )?(?:university|universität|université|universidad|università|bank|institute|ministry|department|dept\.?|office|city|county|state|government|govt\.?|college|school|academy|embassy|council|society|association|federation|national|indian institute|royal|max[- ]planck|fraunhofer|saint|st\.?|groupe|banque|hospital|museum|library|house|friends|institut|école|ecole) (?:of|for|de|der|für|d['’]|des|du)\b/iu;

const KNOWN = `
alphabet|microsoft|amazon|amazon web services|aws|apple|meta|instagram|whatsapp|netflix|twitter|x corp|
linkedin|uber|lyft|airbnb|paypal|square|block|shopify|spotify|dropbox|slack|zoom|oracle|sap|ibm|intel|
amd|nvidia|qualcomm|broadcom|cisco|dell|hp|hewlett packard|hewlett-packard|vmware|adobe|autodesk|intuit|atlassian|github|
gitlab|mongodb|elastic|databricks|snowflake|palantir|cloudflare|twilio|datadog|servicenow|workday|splunk|okta|docusign|
udacity|udemy|khan academy|duolingo|pinterest|snap|snapchat|reddit|quora|tumblr|ebay|bookings?|
booking.com|expedia|tripadvisor|doordash|instacart|grubhub|robinhood|coinbase|kraken|binance|tesla|spacex|boeing|airbus|
lockheed martin|northrop grumman|raytheon|general electric|ge|general motors|ford|toyota|honda|bmw|daimler|mercedes-benz|
volkswagen|audi|porsche|bosch|siemens|philips|sony|samsung|lg|huawei|xiaomi|tencent|alibaba|baidu|bytedance|tiktok|didi|
nokia|ericsson|motorola|at&t|verizon|t-mobile|vodafone|orange|comcast|disney|walt disney|warner bros|hulu|bbc|cnn|
new york times|washington post|bloomberg|reuters|thomson reuters|goldman sachs|jpmorgan|jp morgan|jpmorgan chase|chase|
morgan stanley|citi|citibank|citigroup|bank of america|wells fargo|barclays|hsbc|ubs|credit suisse|deutsche bank|
bnp paribas|société générale|societe generale|capital one|american express|amex|visa|mastercard|fidelity|vanguard|
blackrock|jane street|two sigma|citadel|de shaw|d. e. shaw|mckinsey|mckinsey & company|bain|bain & company|bcg|
boston consulting group|deloitte|pwc|pricewaterhousecoopers|ey|ernst & young|kpmg|accenture|capgemini|cognizant|infosys|
tcs|tata consultancy services|wipro|hcl|hcltech|hcl technologies|tech mahindra|mphasis|mindtree|ltimindtree|lti|l&t|
larsen & toubro|persistent|persistent systems|hexaware|virtusa|zensar|cybage|epam|thoughtworks|globant|publicis sapient|
sapient|flipkart|myntra|ola|swiggy|zomato|paytm|phonepe|razorpay|freshworks|zoho|byju's|byjus|unacademy|meesho|cred|
oyo|makemytrip|naukri|info edge|reliance|reliance jio|jio|airtel|bharti airtel|tata motors|tata steel|mahindra|bajaj|
hdfc bank|hdfc|icici bank|icici|axis bank|kotak mahindra bank|state bank of india|sbi|rbi|isro|drdo|barc|bhel|ongc|ntpc|
iocl|indian railways|indian army|indian navy|indian air force|us army|u.s. army|us navy|nasa|cern|nih|nist|darpa|un|
united nations|unicef|unesco|who|world bank|imf|red cross|ywca|walmart|target|costco|kroger|safeway|home depot|
best buy|ikea|starbucks|mcdonald's|mcdonalds|subway|chipotle|pepsico|coca-cola|nestle|nestlé|unilever|procter & gamble|
p&g|johnson & johnson|pfizer|merck|novartis|roche|bayer|gsk|glaxosmithkline|astrazeneca|sanofi|abbott|medtronic|
mit|harvard|caltech|eth zürich|eth zurich|epfl|red hat|canonical|mozilla|mozilla foundation|
apache software foundation|linux foundation|wikimedia foundation|digitalocean|heroku|vercel|netlify|canva|
airtable|asana|hubspot|zendesk|mailchimp|squarespace|wix|wordpress|automattic|unity|epic games|electronic arts|ea|
activision|blizzard|ubisoft|nintendo|riot games|valve|roblox|zynga|openai|anthropic|deepmind|hugging face|
wework|peloton|ups|fedex|dhl|maersk|marriott|hilton|hyatt|delta|united airlines|lufthansa|emirates|
shell|bp|exxonmobil|chevron|total|schlumberger|halliburton|honeywell|3m|caterpillar|john deere|thales|dassault|
dassault systèmes|sopra steria|atos|orange|renault|peugeot|l'oréal|michelin|decathlon|carrefour|sncf|edf|zalando|n26|
delivery hero|sap labs|hellofresh|klarna|revolut|monzo|wise|transferwise|adyen|asml|ing|abn amro|rabobank|grab|gojek|
shopee|sea|lazada|kakao|naver|line|coupang|rakuten|mercari|ntt|ntt data|fujitsu|hitachi|nec|toshiba|panasonic|canon|
concentrix|teleperformance|genpact|wns|exl|mu sigma|amdocs|nagarro|endava|luxoft|gartner|
nielsen|ipsos|kantar|cushman & wakefield|cbre|jll|aon|marsh|allianz|axa|zurich|munich re|swiss re|prudential|metlife|lic
`;

export const KNOWN_ORGANISATIONS: ReadonlySet<string> = new Set(
  KNOWN.split("|")
    .map((name) => name.trim())
    .filter((name) => name !== ""),
);
