// Indian cities as job boards write them: `country-region Name | other spellings`, one a line, the larger first.
export const INDIA_CITY_LINES = `
IN-KA Bengaluru | bangalore; blr; bengaluru urban; bangaluru; banglore; bengalore; bangalore urban; bangalore rural; bengaluru rural; bangalore area; bengaluru area; whitefield; electronic city; koramangala; hsr layout; marathahalli; bellandur; yeshwanthpur
IN-TS Hyderabad | secunderabad; hyd; hyderabad secunderabad; cyberabad; hitec city; hitech city; gachibowli; madhapur; rangareddy; ranga reddy; rr district; kondapur; banjara hills; jubilee hills; begumpet
IN-TN Chennai | madras; maa; chennai area; guindy; omr chennai; sholinganallur; siruseri; ambattur; t nagar
IN-MH Pune | poona; pune city; hinjewadi; hinjawadi; pune district; pimpri; chinchwad; pimpri chinchwad; kharadi; hadapsar; chakan; viman nagar; pune area; magarpatta; baner
IN-MH Mumbai | bombay; mumbai city; mumbai suburban; greater mumbai; mumbai all areas; bom; mumbai metropolitan region; mumbai metropolitan; andheri; powai; goregaon; malad; lower parel; bandra; bkc; worli; kurla; borivali; chembur; vikhroli; western mumbai; mumbai area; nariman point; ghatkopar
IN-HR Gurugram | gurgaon; ggn; gurgoan; gurugaon; cyber city gurgaon; udyog vihar; gurgram; gurugram district; dlf cyber city; manesar; imt manesar
IN-WB Kolkata | calcutta; salt lake kolkata; kolkata area; ccu; rajarhat; saltlake
IN-DL New Delhi | delhi; delhi city; newdelhi; south delhi; north delhi; east delhi; west delhi; central delhi; nct delhi; connaught place; okhla; nehru place; south west delhi; delhi area; dwarka delhi; south east delhi; north west delhi
IN-UP Noida | gautam buddha nagar; noida city; gautam budh nagar; gautambudh nagar; noida area
IN-DL Delhi NCR | ncr; delhi ncr region; national capital region; delhi and ncr; ncr region; ncr delhi
IN-GJ Ahmedabad | amdavad; ahmadabad; ahmedabad area; sanand; ahmedabad city
IN-RJ Jaipur | jaipur area; jaipur city
IN-TN Coimbatore | kovai; coimbatore area
IN-KL Kochi | cochin; ernakulam; kochi cochin; cochin kochi; infopark kochi; kakkanad
IN-MP Indore | indore area
IN-MH Navi Mumbai | new mumbai; vashi; airoli; belapur; kharghar; turbhe; nerul; panvel; navi mumbai area; mahape
IN-KL Thiruvananthapuram | trivandrum; technopark; thiruvananthapuram trivandrum; trivandrum thiruvananthapuram
IN-CH Chandigarh | chandigarh area; chandigarh tricity
IN-GJ Vadodara | baroda; vadodara baroda; waghodia
IN-MH Nagpur | nagpur area
IN-UP Lucknow | lucknow area
IN-OD Bhubaneswar | bhubaneshwar; bhubneshwar; khordha; bhubaneswar area
IN-AP Visakhapatnam | vizag; vishakhapatnam; visakhapatanam; vishakapatnam; waltair
IN-PB Mohali | sahibzada ajit singh nagar; sas nagar; s a s nagar; mohali district
IN-UP Greater Noida | greaternoida; gr noida
IN-UP Ghaziabad | indirapuram; sahibabad; gaziabad
IN-HR Faridabad | faridabad city
IN-MH Thane | thane west; mira road; kalyan; dombivli; bhiwandi; thane city; ulhasnagar; ambernath; badlapur; thane district; mira bhayandar; kalyan dombivli
IN-GJ Surat | hazira; surat city
IN-KA Mysuru | mysore; mysore mysuru
IN-KA Mangaluru | mangalore; dakshina kannada; surathkal
IN-KA Hubballi | hubli; hubli dharwad; hubballi dharwad; dharwad; hubli dharward
IN-KA Belagavi | belgaum
IN-KA Kalaburagi | gulbarga
IN-KA Davanagere | davangere
IN-KA Ballari | bellary
IN-KA Shivamogga | shimoga
IN-KA Tumakuru | tumkur
IN-KA Udupi | manipal
IN-KA Vijayapura | bijapur karnataka
IN-KA Hosapete | hospet
IN-KA Hassan
IN-KA Raichur
IN-KA Kolar
IN-KA Bidar
IN-KA Mandya
IN-KA Chikkamagaluru | chikmagalur
IN-KA Bagalkot
IN-KA Ramanagara | bidadi; ramanagaram
IN-TS Warangal | hanamkonda
IN-TS Nizamabad
IN-TS Karimnagar
IN-TS Khammam
IN-TS Mahbubnagar | mahabubnagar
IN-TS Sangareddy | medak; patancheru
IN-TS Nalgonda
IN-TS Adilabad
IN-TS Ramagundam
IN-TS Siddipet
IN-AP Vijayawada | bezawada
IN-AP Guntur
IN-AP Tirupati | tirupathi
IN-AP Nellore
IN-AP Kakinada
IN-AP Rajahmundry | rajamahendravaram
IN-AP Kurnool
IN-AP Anantapur | anantapuram
IN-AP Kadapa | cuddapah
IN-AP Eluru
IN-AP Ongole
IN-AP Vizianagaram
IN-AP Srikakulam
IN-AP Chittoor
IN-AP Amaravati, AP | amravati ap; amaravathi
IN-AP Sri City | sricity; tada
IN-AP Hindupur
IN-AP Machilipatnam
IN-AP Nandyal
IN-TN Madurai
IN-TN Tiruchirappalli | trichy; tiruchirapalli; tiruchy; tiruchchirappalli
IN-TN Salem
IN-TN Tirunelveli | nellai
IN-TN Hosur
IN-TN Vellore
IN-TN Erode
IN-TN Tiruppur | tirupur; thiruppur
IN-TN Thoothukudi | tuticorin
IN-TN Thanjavur | tanjore
IN-TN Dindigul
IN-TN Kanchipuram | sriperumbudur; oragadam; kancheepuram
IN-TN Chengalpattu | maraimalai nagar; mahindra world city; chengalpet
IN-TN Tiruvallur | thiruvallur; gummidipoondi
IN-TN Nagercoil | kanyakumari
IN-TN Karur
IN-TN Cuddalore
IN-TN Sivakasi | virudhunagar
IN-TN Namakkal
IN-TN Krishnagiri
IN-TN Pollachi
IN-TN Ooty | udhagamandalam; nilgiris
IN-TN Kumbakonam
IN-TN Ranipet
IN-TN Viluppuram | villupuram
IN-TN Tiruvannamalai | thiruvannamalai
IN-TN Pudukkottai
IN-TN Karaikudi
IN-PY Puducherry | pondicherry; pondy; karaikal
IN-KL Kozhikode | calicut
IN-KL Thrissur | trichur
IN-KL Kollam | quilon
IN-KL Kannur | cannanore
IN-KL Kottayam
IN-KL Palakkad | palghat
IN-KL Alappuzha | alleppey
IN-KL Malappuram
IN-KL Pathanamthitta
IN-KL Kasaragod | kasargod
IN-KL Wayanad | kalpetta
IN-KL Idukki
IN-MH Nashik | nasik
IN-MH Chhatrapati Sambhajinagar | aurangabad; sambhaji nagar; chatrapati sambhaji nagar
IN-MH Kolhapur | ichalkaranji
IN-MH Solapur | sholapur
IN-MH Amravati
IN-MH Jalgaon
IN-MH Ahmednagar | ahilyanagar; ahmadnagar
IN-MH Satara
IN-MH Sangli | miraj; sangli miraj
IN-MH Nanded
IN-MH Latur
IN-MH Akola
IN-MH Chandrapur
IN-MH Raigad | alibag; roha; mahad; raigarh mh; khopoli
IN-MH Palghar | boisar; tarapur; vasai; virar; vasai virar; nalasopara
IN-MH Ratnagiri | chiplun
IN-MH Dhule
IN-MH Wardha
IN-MH Baramati
IN-MH Yavatmal
IN-MH Talegaon | lonavala
IN-MH Ranjangaon | shirur
IN-MH Sindhudurg
IN-MH Jalna
IN-MH Parbhani
IN-MH Beed
IN-MH Bhandara
IN-MH Gondia
IN-MH Malegaon
IN-GA Panaji | panjim; goa; north goa
IN-GA Margao | madgaon; south goa
IN-GA Vasco da Gama | vasco
IN-GJ Rajkot
IN-GJ Gandhinagar | gift city; gandhi nagar
IN-GJ Bhavnagar
IN-GJ Jamnagar
IN-GJ Anand | vallabh vidyanagar; vidyanagar
IN-GJ Bharuch | ankleshwar; ankleswar; dahej; jhagadia
IN-GJ Vapi
IN-GJ Valsad | bulsar
IN-GJ Mehsana | mahesana
IN-GJ Navsari
IN-GJ Morbi
IN-GJ Junagadh
IN-GJ Kutch | bhuj; gandhidham; mundra; kachchh; kandla
IN-GJ Halol | panchmahal; godhra; kalol panchmahal
IN-GJ Nadiad | kheda
IN-GJ Surendranagar
IN-GJ Palanpur | banaskantha
IN-GJ Porbandar
IN-GJ Patan
IN-GJ Himatnagar | sabarkantha
IN-GJ Amreli
IN-DD Daman
IN-DD Diu
IN-DN Silvassa | dadra
IN-RJ Jodhpur
IN-RJ Udaipur
IN-RJ Kota
IN-RJ Ajmer | kishangarh
IN-RJ Bikaner
IN-RJ Alwar | neemrana; bhiwadi; behror; tapukara
IN-RJ Bhilwara
IN-RJ Sikar
IN-RJ Sri Ganganagar | ganganagar; shri ganganagar
IN-RJ Pali
IN-RJ Bharatpur
IN-RJ Chittorgarh | chittaurgarh
IN-RJ Jaisalmer
IN-RJ Barmer
IN-RJ Jhunjhunu | pilani
IN-RJ Nagaur
IN-RJ Banswara
IN-RJ Tonk
IN-RJ Hanumangarh
IN-MP Bhopal
IN-MP Jabalpur
IN-MP Gwalior
IN-MP Ujjain
IN-MP Dewas
IN-MP Pithampur | dhar
IN-MP Sagar
IN-MP Satna
IN-MP Rewa
IN-MP Ratlam
IN-MP Singrauli | waidhan
IN-MP Katni
IN-MP Chhindwara
IN-MP Khandwa
IN-MP Raisen | mandideep
IN-MP Vidisha
IN-MP Neemuch
IN-MP Morena
IN-MP Guna
IN-MP Hoshangabad | narmadapuram; itarsi
IN-CG Raipur
IN-CG Bhilai | durg; bhilai durg; durg bhilai
IN-CG Bilaspur
IN-CG Korba
IN-CG Raigarh
IN-CG Rajnandgaon
IN-CG Jagdalpur | bastar
IN-CG Ambikapur
IN-UP Kanpur | cawnpore; kanpur nagar
IN-UP Agra
IN-UP Varanasi | banaras; benares; kashi
IN-UP Prayagraj | allahabad
IN-UP Meerut
IN-UP Bareilly
IN-UP Aligarh
IN-UP Moradabad
IN-UP Gorakhpur
IN-UP Jhansi
IN-UP Saharanpur
IN-UP Mathura | vrindavan
IN-UP Muzaffarnagar
IN-UP Ayodhya | faizabad
IN-UP Firozabad
IN-UP Hapur
IN-UP Shahjahanpur
IN-UP Rae Bareli | raebareli
IN-UP Bulandshahr | bulandshahar; khurja
IN-UP Unnao
IN-UP Sultanpur
IN-UP Mirzapur
IN-UP Sitapur
IN-UP Rampur
IN-UP Sonbhadra | renukoot
IN-UP Etawah
IN-UP Azamgarh
IN-UP Jaunpur
IN-UP Ghazipur
IN-UP Ballia
IN-UP Deoria
IN-UP Lakhimpur Kheri | lakhimpur
IN-UP Baghpat
IN-UK Dehradun | dehra dun; selaqui
IN-UK Haridwar | hardwar; sidcul haridwar
IN-UK Rudrapur | udham singh nagar; kashipur; pantnagar; sitarganj
IN-UK Roorkee
IN-UK Haldwani | nainital; kathgodam
IN-UK Rishikesh
IN-UK Mussoorie
IN-UK Almora
IN-HR Panchkula
IN-HR Panipat
IN-HR Sonipat | sonepat; kundli; rai sonipat
IN-HR Rohtak
IN-HR Karnal
IN-HR Hisar | hissar
IN-HR Ambala | ambala cantt
IN-HR Rewari | bawal; dharuhera
IN-HR Yamunanagar | yamuna nagar; jagadhri
IN-HR Bahadurgarh | jhajjar
IN-HR Kurukshetra
IN-HR Palwal
IN-HR Sirsa
IN-HR Bhiwani
IN-HR Jind
IN-HR Kaithal
IN-HR Narnaul | mahendragarh
IN-PB Ludhiana | khanna
IN-PB Amritsar
IN-PB Jalandhar | jullundur; phagwara
IN-PB Patiala | rajpura
IN-PB Bathinda | bhatinda
IN-PB Zirakpur | zirkapur; kharar; dera bassi; derabassi
IN-PB Hoshiarpur
IN-PB Pathankot
IN-PB Moga
IN-PB Rupnagar | ropar; roopnagar
IN-PB Sangrur
IN-PB Fatehgarh Sahib | mandi gobindgarh
IN-PB Firozpur | ferozepur
IN-PB Kapurthala
IN-PB Gurdaspur | batala
IN-HP Shimla | simla
IN-HP Baddi | solan; nalagarh; barotiwala; parwanoo
IN-HP Dharamshala | dharamsala; kangra
IN-HP Mandi
IN-HP Una
IN-HP Kullu | manali
IN-HP Paonta Sahib | sirmaur; kala amb; nahan
IN-HP Hamirpur
IN-JK Jammu | samba
IN-JK Srinagar
IN-JK Anantnag
IN-JK Baramulla
IN-LA Leh
IN-LA Kargil
IN-BR Patna
IN-BR Gaya | bodh gaya
IN-BR Muzaffarpur
IN-BR Bhagalpur
IN-BR Darbhanga
IN-BR Purnia | purnea
IN-BR Begusarai | barauni
IN-BR Ara | arrah; bhojpur
IN-BR Samastipur
IN-BR Hajipur | vaishali
IN-BR Bihar Sharif | nalanda
IN-BR Motihari | east champaran
IN-BR Katihar
IN-BR Chapra | saran
IN-BR Siwan
IN-BR Madhubani
IN-JH Ranchi
IN-JH Jamshedpur | tatanagar; east singhbhum
IN-JH Dhanbad
IN-JH Bokaro | bokaro steel city
IN-JH Hazaribagh | hazaribag
IN-JH Deoghar
IN-JH Ramgarh
IN-JH Giridih
IN-JH Saraikela | adityapur; seraikela
IN-OD Cuttack
IN-OD Rourkela | sundargarh
IN-OD Puri
IN-OD Sambalpur
IN-OD Berhampur | brahmapur; ganjam
IN-OD Balasore | baleswar; baleshwar
IN-OD Jharsuguda
IN-OD Angul | talcher
IN-OD Paradip | jagatsinghpur
IN-OD Rayagada
IN-OD Kalinganagar | jajpur
IN-OD Bhadrak
IN-OD Koraput | jeypore
IN-WB Howrah | haora
IN-WB Siliguri | darjeeling; jalpaiguri
IN-WB Durgapur | paschim bardhaman
IN-WB Asansol
IN-WB Kharagpur | paschim medinipur; midnapore
IN-WB Haldia | purba medinipur
IN-WB Hooghly | hugli; chinsurah; serampore; chandannagar
IN-WB Bardhaman | burdwan
IN-WB Malda
IN-WB Kalyani | nadia; krishnanagar
IN-WB Barasat
IN-WB Berhampore | murshidabad; baharampur
IN-WB Cooch Behar | coochbehar
IN-WB Bankura
IN-WB Purulia
IN-WB Barrackpore
IN-WB Raiganj
IN-AS Guwahati | gauhati; kamrup
IN-AS Dibrugarh
IN-AS Silchar | cachar
IN-AS Jorhat
IN-AS Tezpur
IN-AS Tinsukia
IN-AS Nagaon
IN-AS Bongaigaon
IN-ML Shillong
IN-ML Tura
IN-TR Agartala
IN-MN Imphal
IN-NL Dimapur
IN-NL Kohima
IN-MZ Aizawl
IN-AR Itanagar
IN-SK Gangtok | sikkim
IN-AN Port Blair | andaman; sri vijaya puram
IN-LD Kavaratti | lakshadweep
`;
