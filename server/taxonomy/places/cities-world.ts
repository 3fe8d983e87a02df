// Cities outside India with most job listings: `country[-region] Name | other spellings`, the better known first.
export const WORLD_CITY_LINES = `
US-NY New York | nyc; new york city; manhattan; ny ny; greater new york; brooklyn; new york metro; queens; bronx; new york area; long island city; new york ny metro area
US-CA San Francisco | sf; san francisco bay area; sfo; san fran; bay area; sf bay area; south san francisco; silicon valley
US-CA San Jose | san jose california
US-WA Seattle | greater seattle; seattle area
US-TX Austin | austin metro area
US-IL Chicago | greater chicago; chicago area
US-MA Boston | greater boston; boston metro; boston area
US-CA Los Angeles | la; l a; hollywood ca; greater los angeles; los angeles area
US-DC Washington | washington dc; washington d c; dc; washington dc metro area; washington dc metro
GB London | greater london; city of london; central london; ldn; london area
CA-ON Toronto | gta; greater toronto area; greater toronto; north york; scarborough on; etobicoke; tor
SG Singapore | sg; singapore city; sgp; singapore central; marina bay; changi; jurong
AE Dubai | dubai internet city; dubai media city; jebel ali; difc; deira
AU-NSW Sydney | north sydney; greater sydney; parramatta
JP Tokyo | minato; shibuya; chiyoda; shinjuku; tokyo to; roppongi
HK Hong Kong | hongkong; kowloon; hong kong island; hkg; hk; wan chai
DE Berlin
FR Paris | ile de france; la defense; paris area; paris la defense; boulogne billancourt; saint denis; courbevoie; nanterre; puteaux; levallois perret; issy les moulineaux
NL Amsterdam | amsterdam area; amstelveen; schiphol; noord holland
IE Dublin | county dublin; dublin city; co dublin; dublin area
US-CA Palo Alto | east palo alto
US-CA Santa Clara
US-CA Mountain View
US-CA Sunnyvale
US-CA San Mateo
US-CA San Diego | la jolla; san diego area
US-CA Menlo Park
US-CA Cupertino
US-CA Redwood City | redwood shores
US-CA Fremont
US-CA Milpitas
US-CA Irvine
US-CA Foster City
US-CA Oakland
US-CA Berkeley | emeryville
US-CA Pleasanton
US-CA San Ramon
US-CA Burlingame
US-CA San Bruno
US-CA San Carlos
US-CA Los Gatos
US-CA Campbell
US-CA Newark, CA
US-CA Hayward
US-CA Santa Monica
US-CA El Segundo
US-CA Culver City
US-CA Long Beach
US-CA Pasadena
US-CA Burbank
US-CA Glendale, CA
US-CA Torrance
US-CA Sacramento
US-CA Folsom
US-CA Roseville, CA
US-CA Carlsbad
US-CA Newport Beach
US-CA Costa Mesa
US-CA Anaheim
US-CA Santa Ana
US-CA Orange, CA
US-CA Huntington Beach
US-CA Santa Barbara | goleta
US-CA Santa Cruz
US-CA Santa Rosa
US-CA Fresno
US-CA Bakersfield
US-CA Riverside
US-CA San Bernardino
US-CA Redlands
US-CA Livermore
US-CA Walnut Creek
US-CA Concord, CA
US-CA Dublin, CA
US-CA Calabasas
US-CA Manhattan Beach
US-CA Playa Vista
US-CA Hawthorne, CA
US-CA Seal Beach
US-CA Fullerton
US-CA Oxnard
US-CA Thousand Oaks | westlake village
US-CA San Luis Obispo
US-CA Davis
US-CA Alameda
US-CA San Rafael
US-CA Petaluma
US-CA Vista
US-CA Malibu
US-CA Sylmar
US-CA Ontario, CA
US-WA Bellevue
US-WA Redmond
US-WA Kirkland
US-WA Tacoma
US-WA Spokane
US-WA Everett
US-WA Bothell
US-WA Kent, WA
US-WA Renton
US-WA Tukwila
US-WA Vancouver, WA
US-WA Pullman
US-WA Liberty Lake
US-OR Portland
US-OR Hillsboro
US-OR Beaverton
US-OR Eugene
US-OR Bend
US-OR Wilsonville
US-OR Lake Oswego
US-OR Corvallis
US-TX Dallas | dallas fort worth; dfw; dallas metro area; dallas area; dallas fort worth metroplex
US-TX Houston | spring tx; the woodlands; katy
US-TX San Antonio
US-TX Plano
US-TX Irving
US-TX Richardson
US-TX Fort Worth
US-TX Frisco
US-TX Arlington, TX
US-TX Round Rock
US-TX Allen
US-TX McKinney
US-TX El Paso
US-TX College Station
US-TX Lubbock
US-TX Westlake, TX
US-TX Southlake
US-TX Addison
US-TX Carrollton
US-TX Spring, TX
US-TX Sugar Land
US-TX Bastrop
US-TX Corpus Christi
US-TX Paris, TX
US-MA Cambridge, MA
GB Cambridge | cambridgeshire
US-MA Waltham
US-MA Burlington, MA
US-MA Framingham
US-MA Somerville
US-MA Newton
US-MA Needham
US-MA Lexington, MA
US-MA Andover
US-MA North Andover
US-MA Marlborough
US-MA Bedford, MA
US-MA Woburn
US-MA Wakefield
US-MA Quincy
US-MA Natick
US-MA Westborough
US-MA Worcester
US-MA Lowell
US-MA Tewksbury
US-MA Dedham
US-MA Wilmington, MA
US-MA North Reading
US-MA Westford
US-MA Billerica
US-MA Chelmsford
US-MA Canton, MA
US-MA Beverly
US-MA Danvers
US-MA Milford, MA
US-MA Springfield, MA
US-MA Boxborough
US-CO Denver | denver metro area
US-CO Boulder
US-CO Colorado Springs
US-CO Westminster, CO
US-CO Broomfield
US-CO Littleton
US-CO Aurora
US-CO Fort Collins | ft collins
US-CO Englewood
US-CO Golden
US-CO Lone Tree
US-CO Longmont
US-CO Louisville, CO
US-CO Greenwood Village
US-CO Highlands Ranch
US-GA Atlanta | greater atlanta; atlanta area; sandy springs
US-GA Alpharetta
US-GA Peachtree Corners
US-GA Duluth, GA
US-GA Marietta
US-GA Augusta
US-GA Savannah
US-GA Columbus, GA
US-GA Dunwoody
US-GA Norcross
US-GA Kennesaw
US-NC Raleigh | research triangle park; rtp; raleigh durham
US-NC Charlotte
US-NC Durham, NC
US-NC Cary
US-NC Morrisville
US-NC Greensboro
US-NC Winston-Salem
US-NC Wilmington, NC
US-NC Asheville
US-NC Chapel Hill
US-NC Salisbury, NC
US-NC Fayetteville, NC | fort bragg; fort liberty
US-VA Arlington | rosslyn; crystal city
US-VA Reston
US-VA McLean | mc lean
US-VA Herndon
US-VA Chantilly
US-VA Alexandria
US-VA Ashburn
US-VA Fairfax
US-VA Tysons | tysons corner; vienna va
US-VA Richmond
US-VA Sterling
US-VA Manassas
US-VA Springfield, VA
US-VA Norfolk
US-VA Virginia Beach
US-VA Dahlgren
US-VA Charlottesville
US-VA Falls Church
US-VA Leesburg
US-VA Dulles
US-VA Roanoke
US-VA Blacksburg
US-VA Newport News
US-VA Chesapeake
US-VA Hampton
US-VA Fort Belvoir
US-VA Quantico
US-VA Centreville
US-VA Glen Allen
US-VA Lynchburg
US-MD Baltimore
US-MD Annapolis Junction
US-MD Bethesda | north bethesda
US-MD Columbia
US-MD Rockville
US-MD Fort Meade | ft meade
US-MD Gaithersburg
US-MD Germantown, MD
US-MD Hanover, MD
US-MD Silver Spring
US-MD Annapolis
US-MD College Park
US-MD Hagerstown
US-MD Laurel
US-MD Frederick
US-MD Linthicum
US-MD Aberdeen, MD | aberdeen proving ground
US-MD Greenbelt
US-MD Odenton
US-MD Patuxent River
US-MD Lexington Park | california md
US-MD Chevy Chase
US-MD Hunt Valley
US-PA Philadelphia | philly; greater philadelphia
US-PA Pittsburgh
US-PA King of Prussia
US-PA Malvern
US-PA Harrisburg
US-PA Allentown
US-PA State College | university park pa
US-PA Wayne, PA
US-PA Exton
US-PA Conshohocken
US-PA Blue Bell
US-PA Lancaster, PA
US-PA Bethlehem
US-PA Erie
US-PA Ridley Park
US-PA Radnor
US-PA West Chester
US-NJ Jersey City
US-NJ Newark
US-NJ Princeton
US-NJ Edison
US-NJ Hoboken
US-NJ Iselin
US-NJ Parsippany
US-NJ Bridgewater
US-NJ Basking Ridge
US-NJ Mount Laurel | mount laurel township; mt laurel
US-NJ Piscataway
US-NJ New Brunswick, NJ
US-NJ Camden
US-NJ Holmdel
US-NJ Red Bank
US-NJ Warren, NJ
US-NJ Secaucus
US-NJ Berkeley Heights
US-NJ Somerset
US-NJ Trenton
US-NJ Morristown
US-NJ Cherry Hill
US-NJ Franklin Lakes
US-NJ Moorestown
US-NJ Whippany
US-NJ Paramus
US-NY Rochester
US-NY Buffalo
US-NY Albany
US-NY Syracuse
US-NY White Plains
US-NY Rome, NY
US-NY Ithaca
US-NY Poughkeepsie
US-NY Armonk
US-NY Melville
US-NY Farmingdale
US-NY Stony Brook
US-NY Schenectady | niskayuna
US-NY Tarrytown
US-NY Yorktown Heights
US-NY Saratoga Springs
US-CT Hartford | east hartford
US-CT Stamford
US-CT Greenwich
US-CT New Haven
US-CT Norwalk
US-CT Windsor, CT
US-CT Farmington
US-CT Danbury
US-CT Groton
US-CT Shelton
US-CT Stratford, CT
US-CT Bridgeport
US-RI Providence
US-RI Newport, RI
US-RI Smithfield
US-NH Manchester, NH
US-NH Nashua
US-NH Portsmouth, NH
US-NH Merrimack
US-NH Salem, NH
US-ME Portland, ME
US-VT Burlington
US-DE Wilmington
US-DE Newark, DE
US-FL Miami | miami beach; greater miami; coral gables; doral
US-FL Tampa
US-FL Orlando
US-FL Jacksonville
US-FL Fort Lauderdale | ft lauderdale
US-FL Boca Raton
US-FL Melbourne, FL
US-FL St. Petersburg, FL | saint petersburg fl
US-FL Plantation
US-FL Palm Bay
US-FL Cape Canaveral | kennedy space center; merritt island
US-FL West Palm Beach
US-FL Tallahassee
US-FL Gainesville
US-FL Sarasota
US-FL Clearwater
US-FL Daytona Beach
US-FL Sunrise
US-FL Lake Mary
US-FL Naples, FL
US-FL Pensacola
US-FL Fort Myers
US-FL Largo
US-FL Coral Springs
US-FL Oldsmar
US-FL Fort Walton Beach | eglin afb
US-AL Huntsville | redstone arsenal
US-AL Birmingham, AL
US-AL Montgomery
US-AL Mobile
US-AL Auburn
US-TN Nashville
US-TN Memphis
US-TN Knoxville
US-TN Chattanooga
US-TN Franklin, TN
US-TN Brentwood, TN
US-TN Oak Ridge
US-SC Charleston
US-SC Greenville
US-SC Columbia, SC
US-SC Fort Mill
US-SC Spartanburg
US-KY Louisville
US-KY Lexington
US-LA New Orleans
US-LA Baton Rouge
US-LA Shreveport
US-MS Jackson, MS
US-AR Little Rock
US-AR Bentonville
US-AR Fayetteville, AR
US-AR Conway
US-OK Oklahoma City | tinker afb; okc
US-OK Tulsa
US-OK Norman
US-OK Stillwater
US-OK Lawton
US-MO St. Louis | saint louis; st louis; st louis area
US-MO Kansas City | kansas city mo
US-MO Berkeley, MO
US-MO Hazelwood
US-MO Saint Charles | st charles; st charles mo
US-MO Columbia, MO
US-MO Springfield, MO
US-MO O'Fallon | ofallon
US-MO Maryland Heights
US-MO Chesterfield, MO
US-MO Clayton
US-KS Overland Park
US-KS Wichita
US-KS Olathe
US-KS Lenexa
US-KS Topeka
US-KS Leawood
US-KS Lawrence
US-NE Omaha
US-NE Lincoln
US-IA Des Moines | west des moines; urbandale
US-IA Cedar Rapids | cr ia
US-IA Ames
US-IA Iowa City
US-IA Davenport
US-MN Minneapolis | twin cities; minneapolis st paul; greater minneapolis
US-MN Saint Paul | st paul; st paul mn
US-MN Bloomington
US-MN Rochester, MN
US-MN Eden Prairie
US-MN Eagan
US-MN Plymouth, MN
US-MN Minnetonka
US-MN Brooklyn Park
US-MN Hopkins
US-MN Shakopee
US-MN Duluth
US-MN St. Cloud | saint cloud
US-MN Medina, MN
US-WI Milwaukee
US-WI Madison
US-WI Brookfield
US-WI Green Bay
US-WI Appleton
US-WI Neenah
US-WI Oshkosh
US-WI Menomonee Falls
US-WI Waukesha
US-WI Mequon
US-WI Kenosha
US-WI Racine
US-IL Schaumburg
US-IL Oak Brook
US-IL Naperville
US-IL Champaign | urbana; urbana champaign
US-IL Moline
US-IL Northbrook
US-IL Deerfield
US-IL Bensenville
US-IL Evanston
US-IL Rosemont
US-IL Lisle
US-IL Springfield
US-IL Peoria
US-IL Bloomington, IL
US-IL Downers Grove
US-IL Lake Forest
US-IL Western Springs
US-IL Itasca
US-IL Franklin Park
US-IL Lincolnshire
US-IL Rockford
US-IL Elk Grove Village
US-IL Glenview
US-IL Vernon Hills
US-IN Indianapolis
US-IN Fort Wayne | ft wayne
US-IN Carmel
US-IN West Lafayette
US-IN Bloomington, IN
US-IN South Bend
US-IN Crane
US-IN Evansville
US-IN Columbus, IN
US-IN Warsaw, IN
US-OH Columbus
US-OH Cleveland
US-OH Cincinnati
US-OH Dayton
US-OH Beavercreek
US-OH Akron
US-OH Toledo
US-OH Mason
US-OH Dublin, OH
US-OH Westerville
US-OH Mayfield Heights
US-OH Evendale
US-OH Beachwood
US-OH Independence, OH
US-OH Wright-Patterson AFB | wright patterson air force base; fairborn
US-OH New Albany
US-MI Detroit | metro detroit; auburn hills; dearborn
US-MI Ann Arbor
US-MI Grand Rapids
US-MI Troy
US-MI Novi
US-MI Warren
US-MI Lansing | east lansing
US-MI Southfield
US-MI Farmington Hills
US-MI Plymouth, MI
US-MI Livonia
US-MI Portage
US-MI Kalamazoo
US-MI Midland, MI
US-MI Holland
US-AZ Phoenix
US-AZ Scottsdale
US-AZ Tempe
US-AZ Chandler
US-AZ Tucson
US-AZ Mesa
US-AZ Glendale
US-AZ Gilbert
US-AZ Sierra Vista | fort huachuca
US-NV Las Vegas
US-NV Reno
US-NV Henderson
US-NV Sparks
US-UT Salt Lake City | slc
US-UT Lehi
US-UT Provo
US-UT Draper
US-UT American Fork
US-UT Ogden | hill afb; roy; clearfield
US-UT Logan | north logan
US-UT Lindon
US-UT South Jordan
US-UT Sandy
US-UT West Valley City
US-UT Orem
US-UT Pleasant Grove
US-ID Boise
US-ID Idaho Falls
US-ID Meridian
US-NM Albuquerque
US-NM Los Alamos
US-NM Santa Fe
US-NM White Sands | white sands missile range
US-MT Bozeman
US-MT Billings
US-WY Cheyenne
US-ND Fargo
US-ND Bismarck
US-SD Sioux Falls
US-AK Anchorage
US-HI Honolulu | pearl harbor
US-WV Morgantown
US-WV Charleston, WV
US-WV Clarksburg
PR San Juan
PR Aguadilla
CA-ON Ottawa | kanata; nepean
CA-BC Vancouver | greater vancouver; metro vancouver
CA-QC Montreal | montreal area; st laurent; saint laurent; greater montreal
CA-ON Waterloo
CA-ON Kitchener | kitchener waterloo
CA-ON Mississauga
CA-ON Markham
CA-AB Calgary
CA-AB Edmonton
CA-MB Winnipeg
CA-QC Quebec City | ville de quebec
CA-NS Halifax
CA-ON Hamilton
CA-ON London, ON
CA-ON Brampton
CA-ON Oakville
CA-ON Vaughan | concord on; woodbridge on
CA-ON Richmond Hill
CA-ON Burlington, ON
CA-ON Guelph
CA-ON Windsor, ON
CA-ON Kingston
CA-ON Cambridge, ON
CA-ON Niagara Falls
CA-ON Oshawa
CA-ON Pickering
CA-QC Gatineau
CA-QC Laval
CA-QC Longueuil
CA-QC Sherbrooke
CA-QC Mirabel
CA-BC Burnaby
CA-BC Richmond, BC
CA-BC Victoria
CA-BC Surrey
CA-BC Kelowna
CA-SK Saskatoon
CA-SK Regina
CA-NB Fredericton
CA-NB Moncton
CA-NB Saint John
CA-NL St. John's
CA-PE Charlottetown
GB Manchester | greater manchester; salford
GB Edinburgh | edinburgh area
GB Bristol
GB Birmingham
GB Leeds
GB Glasgow
GB Belfast
GB Oxford | oxfordshire
GB Reading
GB Newcastle | newcastle upon tyne
GB Liverpool
GB Nottingham
GB Sheffield
GB Cardiff
GB Brighton | hove; brighton and hove
GB Southampton
GB Portsmouth
GB Milton Keynes
GB Slough
GB Basingstoke
GB Guildford
GB Bath
GB York
GB Leicester
GB Coventry
GB Cheltenham
GB Gloucester
GB Farnborough
GB Warrington
GB Swindon
GB Bournemouth
GB Exeter
GB Plymouth
GB Norwich
GB Ipswich
GB Derby
GB Luton
GB Maidenhead
GB Stevenage
GB Watford
GB Woking
GB Crawley
GB Swansea
GB Aberdeen
GB Dundee
GB Cheadle
GB Stockport
GB Hull
GB Sunderland
GB Warwick
GB Peterborough
GB Northampton
GB Wokingham | bracknell
GB Durham
GB Chester
GB Lancaster
GB Staines
GB Uxbridge
GB Bournemouth and Poole | poole
GB St Albans
GB Stafford
GB Newport
IE Cork
IE Galway
IE Limerick
IE Waterford
IE Athlone
IE Kilkenny
IE Sligo
IE Dundalk
IE Leixlip
DE Munich | munchen; muenchen; garching; m nchen
DE Frankfurt | frankfurt am main; eschborn
DE Hamburg
DE Cologne | koln; koeln
DE Stuttgart
DE Dusseldorf | duesseldorf
DE Leipzig
DE Dresden
DE Nuremberg | nurnberg; nuernberg; erlangen
DE Karlsruhe
DE Heidelberg
DE Mannheim
DE Hanover | hannover
DE Bremen
DE Bonn
DE Dortmund
DE Essen
DE Walldorf
DE Aachen
DE Darmstadt
DE Munster | muenster
DE Ulm
DE Potsdam
DE Wolfsburg
DE Ingolstadt | manching
DE Regensburg
DE Freiburg
DE Mainz | wiesbaden
DE Augsburg
DE Jena
DE Saarbrucken
DE Kiel
DE Gottingen
DE Paderborn
DE Immenstaad | immenstaad am bodensee; friedrichshafen
DE Bochum
DE Magdeburg
FR Lyon
FR Toulouse | toulouse area; blagnac
FR Nice
FR Sophia Antipolis | valbonne; biot
FR Lille
FR Bordeaux
FR Marseille | marseille area; aix en provence; marignane
FR Grenoble
FR Nantes
FR Strasbourg
FR Montpellier
FR Rennes
FR Massy | palaiseau; saclay; gif sur yvette
FR Velizy | velizy villacoublay; buc; guyancourt; versailles; elancourt
FR Rouen
FR Angers
FR Brest
FR Clermont-Ferrand
ES Madrid | boadilla del monte; getafe; alcobendas; madrid area; tres cantos; pozuelo de alarcon
ES Barcelona | sant cugat del valles; sant cugat; sant cugat del vall s; barcelona area; cornella de llobregat
ES Valencia
ES Malaga | m laga
ES Seville | sevilla
ES Bilbao
ES Zaragoza
ES Alicante
ES Palma | palma de mallorca
ES Granada
ES A Coruna | la coruna
ES Vigo
PT Lisbon | lisboa; oeiras; paco de arcos
PT Porto | vila nova de gaia; matosinhos
PT Braga
PT Aveiro
PT Coimbra
IT Milan | milano; assago
IT Rome | roma
IT Turin | torino
IT Bologna
IT Naples | napoli
IT Florence | firenze
IT Genoa | genova
IT Pisa
IT Padua | padova
IT Verona
IT Trieste
IT Bari
IT Catania
IT Venice | venezia
NL Rotterdam
NL The Hague | den haag; s gravenhage
NL Utrecht
NL Eindhoven
NL Delft
NL Veldhoven
NL Groningen
NL Leiden
NL Nijmegen
NL Arnhem
NL Enschede
NL Den Bosch | s hertogenbosch; veghel
NL Maastricht
NL Hoofddorp
NL Amersfoort
NL Best
NL Tilburg
BE Brussels | bruxelles; brussel; zaventem; diegem
BE Antwerp | antwerpen
BE Ghent | gent
BE Leuven
BE Liege
BE Mechelen
LU Luxembourg | luxembourg city
CH Zurich | zuerich; z rich
CH Geneva | geneve; genf
CH Lausanne
CH Basel
CH Bern
CH Zug
CH Lugano
CH Winterthur
AT Vienna | wien
AT Graz | gratkorn
AT Linz
AT Salzburg
AT Innsbruck
DK Copenhagen | kobenhavn; kopenhagen; ballerup; lyngby; kongens lyngby
DK Aarhus | arhus
DK Odense
DK Aalborg
DK Billund
SE Stockholm | solna; kista; sodertalje
SE Gothenburg | goteborg; molndal
SE Malmo
SE Lund
SE Linkoping
SE Uppsala
SE Vasteras
SE Umea
NO Oslo | fornebu
NO Bergen
NO Trondheim
NO Stavanger
FI Helsinki | espoo; vantaa
FI Tampere
FI Oulu
FI Turku
IS Reykjavik
PL Warsaw | warszawa; mazowieckie
PL Krakow | cracow; krak w; krakow area
PL Wroclaw | wroc aw; breslau
PL Gdansk | gda sk; gdansk area; tricity poland
PL Poznan
PL Katowice | gliwice
PL Lodz
PL Szczecin
PL Lublin
PL Rzeszow
PL Gdynia
PL Torun
PL Bydgoszcz
PL Bialystok
PL Kielce
CZ Prague | praha
CZ Brno
CZ Ostrava
CZ Plzen | pilsen
SK Bratislava
SK Kosice
SK Zilina
HU Budapest
HU Debrecen
HU Szeged
HU Gyor
RO Bucharest | bucuresti
RO Cluj-Napoca | cluj; cluj napoca
RO Timisoara
RO Iasi
RO Brasov
RO Sibiu
RO Craiova
RO Oradea
RO Constanta
BG Sofia
BG Plovdiv
BG Varna
BG Burgas
GR Athens | marousi; athina
GR Thessaloniki
GR Patras
HR Zagreb
HR Split
SI Ljubljana
SI Maribor
RS Belgrade | beograd; new belgrade
RS Novi Sad
RS Nis
BA Sarajevo
MK Skopje
AL Tirana
MD Chisinau
UA Kyiv | kiev
UA Lviv
UA Kharkiv
UA Odesa | odessa
UA Dnipro
BY Minsk
EE Tallinn
EE Tartu
LV Riga
LT Vilnius
LT Kaunas
CY Nicosia
CY Limassol
CY Larnaca
MT Valletta | sliema; st julians
TR Istanbul
TR Ankara
TR Izmir
TR Bursa
TR Gebze | kocaeli
RU Moscow
RU Saint Petersburg | st petersburg
RU Novosibirsk
GE Tbilisi
AM Yerevan
AZ Baku
KZ Almaty
KZ Astana | nur sultan
UZ Tashkent
IL Tel Aviv | tel aviv yafo; tel aviv jaffa; ramat gan; givatayim
IL Haifa
IL Jerusalem
IL Herzliya
IL Petah Tikva
IL Yokneam | yokneam illit; migdal haemek
IL Netanya
IL Raanana | ra anana
IL Beer Sheva | beersheba
IL Rehovot
IL Caesarea
IL Hod HaSharon
IL Holon
IL Rishon LeZion
IL Kfar Saba
AE Abu Dhabi
AE Sharjah
AE Ajman
AE Ras Al Khaimah | rak
AE Al Ain
AE Fujairah
SA Riyadh
SA Jeddah | jiddah
SA Dammam | al khobar; khobar; dhahran
SA Makkah | mecca
SA Madinah | medina
SA Jubail | al jubail
SA Yanbu
SA NEOM
SA Thuwal
QA Doha | lusail
KW Kuwait City | kuwait
BH Manama
OM Muscat
OM Sohar
OM Salalah
JO Amman
LB Beirut
IQ Baghdad
IQ Erbil
EG Cairo | giza; new cairo
EG Alexandria, EG
MA Casablanca
MA Rabat
MA Tangier
TN Tunis | ariana
DZ Algiers
NG Lagos
NG Abuja
KE Nairobi
GH Accra
ET Addis Ababa
TZ Dar es Salaam
UG Kampala
RW Kigali
SN Dakar
CI Abidjan
ZM Lusaka
ZW Harare
ZA Johannesburg | sandton; joburg; midrand; gauteng
ZA Cape Town | pinelands; western cape
ZA Durban
ZA Pretoria | centurion
ZA Port Elizabeth | gqeberha
MU Port Louis | ebene
CN Shanghai | pudong; pudong xinqu; minhang
CN Beijing | peking
CN Shenzhen
CN Hangzhou
CN Guangzhou
CN Suzhou
CN Chengdu
CN Nanjing
CN Wuhan
CN Dalian
CN Tianjin
CN Xi'an | xian
CN Wuxi
CN Chongqing
CN Qingdao
CN Xiamen
CN Changsha
CN Zhuhai
CN Dongguan
CN Ningbo
CN Hefei
CN Jinan
CN Shenyang
CN Zhengzhou
CN Foshan
CN Kunshan
MO Macau | macao
TW Taipei | taipei city; new taipei; new taipei city
TW Hsinchu | hsinchu city; zhubei
TW Taichung
TW Kaohsiung
TW Tainan
TW Taoyuan
JP Osaka
JP Yokohama
JP Kyoto
JP Fukuoka
JP Nagoya
JP Kobe
JP Sapporo
JP Tsukuba
JP Kawasaki
JP Sendai
JP Hiroshima
JP Okinawa | naha; kadena
KR Seoul | gangnam
KR Busan
KR Seongnam | pangyo; bundang
KR Incheon
KR Daejeon
KR Suwon | hwaseong
KR Daegu
KR Pyeongtaek
MY Kuala Lumpur | kl; wilayah persekutuan kuala lumpur; federal territory of kuala lumpur
MY Penang | george town; bayan lepas; pulau pinang; georgetown
MY Petaling Jaya | subang jaya; bandar sunway
MY Shah Alam
MY Cyberjaya
MY Johor Bahru | johor
MY Kulim
MY Selangor
MY Melaka | malacca
MY Ipoh
MY Kuching
MY Putrajaya
TH Bangkok | krung thep
TH Chiang Mai
TH Chonburi | sriracha; laem chabang
TH Rayong
TH Phuket
TH Pathum Thani
VN Ho Chi Minh City | ho chi minh; saigon; hcmc; hcm; h ch minh; thanh pho ho chi minh; tan binh; hcm city
VN Hanoi | ha noi; h n i
VN Da Nang | danang
VN Hai Phong | haiphong
PH Manila | metro manila; ncr philippines; pasay; paranaque; mandaluyong; muntinlupa; alabang
PH Makati | makati city
PH Taguig | bgc; bonifacio global city; taguig city
PH Quezon City
PH Cebu | cebu city; mandaue
PH Pasig | ortigas; pasig city
PH Davao | davao city
PH Clark | angeles city; pampanga
PH Baguio
PH Iloilo | iloilo city
PH Laguna
PH Cavite
ID Jakarta | south jakarta; jakarta selatan; dki jakarta; tangerang; jakarta pusat; bsd city; central jakarta
ID Bandung
ID Surabaya
ID Bali | denpasar
ID Yogyakarta
ID Batam
ID Semarang
ID Medan
ID Bekasi | cikarang
KH Phnom Penh
MM Yangon
LA Vientiane
BD Dhaka
BD Chittagong | chattogram
LK Colombo
LK Kandy
NP Kathmandu | lalitpur
NP Pokhara
BT Thimphu
PK Karachi
PK Lahore
PK Islamabad
PK Rawalpindi
PK Faisalabad
PK Peshawar
MV Male
AU-VIC Melbourne | greater melbourne
AU-QLD Brisbane
AU-WA Perth
AU-SA Adelaide
AU-ACT Canberra
AU-QLD Gold Coast
AU-NSW Newcastle, AU
AU-TAS Hobart
AU-NT Darwin
AU-VIC Geelong
AU-NSW Wollongong
AU-QLD Sunshine Coast
AU-QLD Townsville
AU-QLD Cairns
NZ Auckland
NZ Wellington
NZ Christchurch
NZ Hamilton, NZ
NZ Dunedin
NZ Tauranga
MX Mexico City | ciudad de mexico; cdmx; ciudad de m xico; mexico df; mexico d f; distrito federal; santa fe mexico
MX Guadalajara | zapopan
MX Monterrey | san pedro garza garcia
MX Queretaro | santiago de queretaro; qro
MX Tijuana
MX Puebla
MX Merida
MX Ciudad Juarez | juarez
MX Mexicali
MX Hermosillo
MX Chihuahua
MX Leon
MX San Luis Potosi
MX Saltillo
MX Aguascalientes
MX Cancun
MX Toluca
BR Sao Paulo | s o paulo; osasco; barueri; sao paulo sp; sao bernardo do campo; s o bernardo do campo
BR Rio de Janeiro
BR Belo Horizonte
BR Curitiba
BR Porto Alegre
BR Campinas
BR Florianopolis
BR Recife
BR Brasilia
BR Fortaleza
BR Salvador
BR Joinville
BR Blumenau
BR Sorocaba
BR Sao Jose dos Campos
BR Goiania
BR Manaus
BR Uberlandia
BR Sao Leopoldo
AR Buenos Aires | caba; ciudad autonoma de buenos aires; olivos; capital federal
AR Cordoba
AR Rosario
AR Mendoza
AR La Plata
CL Santiago | santiago de chile; las condes; providencia
CL Valparaiso
CL Concepcion
CO Bogota | bogot; bogota d c; distrito capital; bogot d c; distrito capital de bogota; distrito capital de bogot
CO Medellin
CO Cali
CO Barranquilla
CO Bucaramanga
CO Cartagena
PE Lima | san isidro; miraflores
PE Arequipa
UY Montevideo
EC Quito
EC Guayaquil
VE Caracas
BO La Paz
BO Santa Cruz de la Sierra
PY Asuncion
CR San Jose, CR | san jose costa rica; san pedro costa rica; escazu; santa ana costa rica
CR Heredia | lagunilla de heredia
CR Alajuela
CR Cartago
PA Panama City | ciudad de panama
GT Guatemala City | ciudad de guatemala
SV San Salvador
HN Tegucigalpa
HN San Pedro Sula
NI Managua
DO Santo Domingo
JM Kingston, JM
TT Port of Spain
CU Havana
BS Nassau
BM Hamilton, BM
KY George Town, KY
`;
