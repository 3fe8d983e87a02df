// Countries and their first-level regions as job boards write them.

/** `ISO-2 Name; other spellings`, one country a line. */
export const COUNTRY_LINES = `
IN India; ind; bharat; pan india; anywhere in india; all india; across india
US United States; usa; u s a; u s; united states of america; america
GB United Kingdom; uk; gbr; great britain; britain; england; scotland; wales; northern ireland; u k
CA Canada; can
IE Ireland; irl; republic of ireland
DE Germany; deu; deutschland; ger
FR France; fra
ES Spain; esp; espana
PT Portugal; prt
IT Italy; ita; italia
NL Netherlands; nld; the netherlands; holland
BE Belgium; bel; belgique
LU Luxembourg; lux
CH Switzerland; che; schweiz; suisse
AT Austria; aut; osterreich
DK Denmark; dnk; danmark
SE Sweden; swe; sverige
NO Norway; nor; norge
FI Finland; fin; suomi
IS Iceland; isl
PL Poland; pol; polska
CZ Czechia; cze; czech republic
SK Slovakia; svk
HU Hungary; hun
RO Romania; rou
BG Bulgaria; bgr
GR Greece; grc
HR Croatia; hrv
SI Slovenia; svn
RS Serbia; srb
BA Bosnia and Herzegovina; bih
MK North Macedonia; mkd
AL Albania; alb
MD Moldova; mda
UA Ukraine; ukr
BY Belarus
EE Estonia; est
LV Latvia; lva
LT Lithuania; ltu
CY Cyprus; cyp
MT Malta; mlt
TR Turkey; tur; turkiye
RU Russia; rus; russian federation
GE Georgia; geo
AM Armenia; arm
AZ Azerbaijan; aze
KZ Kazakhstan; kaz
IL Israel; isr
AE United Arab Emirates; uae; u a e; are; emirates
SA Saudi Arabia; ksa; sau; kingdom of saudi arabia
QA Qatar; qat
KW Kuwait; kwt
BH Bahrain; bhr
OM Oman; omn
JO Jordan; jor
LB Lebanon; lbn
EG Egypt; egy
MA Morocco; mar
TN Tunisia; tun
NG Nigeria; nga
KE Kenya; ken
GH Ghana; gha
ET Ethiopia; eth
TZ Tanzania; tza
UG Uganda; uga
RW Rwanda; rwa
ZA South Africa; zaf; rsa
MU Mauritius; mus
SN Senegal; sen
CI Ivory Coast; cote d ivoire
DZ Algeria; dza
ZM Zambia; zmb
ZW Zimbabwe; zwe
IQ Iraq; irq
UZ Uzbekistan; uzb
LA Laos; lao
BT Bhutan; btn
MV Maldives; mdv
NI Nicaragua; nic
TT Trinidad and Tobago; tto
CU Cuba; cub
BS Bahamas; the bahamas
BM Bermuda
KY Cayman Islands
CN China; chn; prc; mainland china
HK Hong Kong SAR; hkg; hong kong sar china
MO Macau SAR; mac
TW Taiwan; twn
JP Japan; jpn
KR South Korea; kor; korea; republic of korea
SG Republic of Singapore; sgp
MY Malaysia; mys
TH Thailand; tha
VN Vietnam; vnm; viet nam
PH Philippines; phl; the philippines
ID Indonesia; idn
KH Cambodia; khm
MM Myanmar; mmr
BD Bangladesh; bgd
LK Sri Lanka; lka
NP Nepal; npl
PK Pakistan; pak
AU Australia; aus
NZ New Zealand; nzl
MX Mexico; mex
BR Brazil; bra; brasil
AR Argentina; arg
CL Chile; chl
CO Colombia; col
PE Peru; per
UY Uruguay; ury
EC Ecuador; ecu
VE Venezuela; ven
BO Bolivia; bol
PY Paraguay; pry
CR Costa Rica; cri
PA Panama; pan
GT Guatemala; gtm
SV El Salvador; slv
HN Honduras; hnd
DO Dominican Republic; dom
PR Puerto Rico; pri
JM Jamaica; jam
`;

/** `country-code Name; other spellings`, one region a line; the code itself is a spelling, and the first to have it keeps it in doubt. */
export const REGION_LINES = `
US-AL Alabama
US-AK Alaska
US-AZ Arizona
US-AR Arkansas
US-CA California; calif
US-CO Colorado
US-CT Connecticut
US-DE Delaware
US-DC District of Columbia; d c
US-FL Florida
US-GA Georgia
US-HI Hawaii
US-ID Idaho
US-IL Illinois
US-IN Indiana
US-IA Iowa
US-KS Kansas
US-KY Kentucky
US-LA Louisiana
US-ME Maine
US-MD Maryland
US-MA Massachusetts; mass
US-MI Michigan
US-MN Minnesota
US-MS Mississippi
US-MO Missouri
US-MT Montana
US-NE Nebraska
US-NV Nevada
US-NH New Hampshire
US-NJ New Jersey
US-NM New Mexico
US-NY New York; new york state
US-NC North Carolina
US-ND North Dakota
US-OH Ohio
US-OK Oklahoma
US-OR Oregon
US-PA Pennsylvania
US-RI Rhode Island
US-SC South Carolina
US-SD South Dakota
US-TN Tennessee
US-TX Texas
US-UT Utah
US-VT Vermont
US-VA Virginia
US-WA Washington; washington state
US-WV West Virginia
US-WI Wisconsin
US-WY Wyoming
IN-AP Andhra Pradesh
IN-AR Arunachal Pradesh
IN-AS Assam
IN-BR Bihar
IN-CG Chhattisgarh; chattisgarh; ct
IN-GA Goa
IN-GJ Gujarat
IN-HR Haryana
IN-HP Himachal Pradesh
IN-JH Jharkhand
IN-KA Karnataka
IN-KL Kerala
IN-MP Madhya Pradesh
IN-MH Maharashtra
IN-MN Manipur
IN-ML Meghalaya
IN-MZ Mizoram
IN-NL Nagaland
IN-OD Odisha; orissa
IN-PB Punjab
IN-RJ Rajasthan
IN-SK Sikkim
IN-TN Tamil Nadu; tamilnadu
IN-TS Telangana; tg; telengana
IN-TR Tripura
IN-UP Uttar Pradesh
IN-UK Uttarakhand; uttaranchal; ut
IN-WB West Bengal
IN-DL Delhi; nct of delhi; nct
IN-CH Chandigarh
IN-PY Puducherry; pondicherry
IN-JK Jammu and Kashmir; jammu kashmir; j k
IN-LA Ladakh
IN-DN Dadra and Nagar Haveli; dadra and nagar haveli and daman and diu; dadra nagar haveli
IN-DD Daman and Diu
IN-AN Andaman and Nicobar Islands; andaman and nicobar
IN-LD Lakshadweep Islands
CA-AB Alberta
CA-BC British Columbia
CA-MB Manitoba
CA-NB New Brunswick
CA-NL Newfoundland and Labrador; newfoundland
CA-NS Nova Scotia
CA-ON Ontario
CA-PE Prince Edward Island; pei
CA-QC Quebec
CA-SK Saskatchewan
AU-NSW New South Wales
AU-VIC Victoria
AU-QLD Queensland
AU-WA Western Australia
AU-SA South Australia
AU-TAS Tasmania
AU-ACT Australian Capital Territory
AU-NT Northern Territory
`;
