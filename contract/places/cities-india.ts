// Indian cities as job boards write them: `country-region Name | other spellings`, one a line.
export const INDIA_CITY_LINES = `
IN-KA Bengaluru | bangalore; blr; bengaluru urban; bangaluru; banglore; bengalore; bangalore urban; bangalore rural; bengaluru rural; bangalore area; greater bengaluru area
IN-TS Hyderabad | secunderabad; hyd; hyderabad secunderabad; cyberabad; hitec city; hitech city; gachibowli
IN-TN Chennai | madras; maa
IN-MH Pune | poona; pune city; hinjewadi; hinjawadi
IN-MH Mumbai | bombay; mumbai city; mumbai suburban; greater mumbai; mumbai all areas; bom; mumbai metropolitan region
IN-HR Gurugram | gurgaon; ggn; gurgoan; gurugaon
IN-WB Kolkata | calcutta; salt lake kolkata
IN-DL New Delhi | delhi; delhi city; newdelhi; south delhi; north delhi; east delhi; west delhi; central delhi
IN-UP Noida | gautam buddha nagar; noida city; gautam budh nagar
IN-DL Delhi NCR | ncr; delhi ncr region; national capital region; delhi and ncr
IN-GJ Ahmedabad | amdavad; ahmadabad
IN-RJ Jaipur
IN-TN Coimbatore | kovai
IN-KL Kochi | cochin; ernakulam; kochi cochin
IN-MP Indore
IN-MH Navi Mumbai | new mumbai; vashi
IN-KL Thiruvananthapuram | trivandrum
IN-CH Chandigarh
IN-GJ Vadodara | baroda
IN-MH Nagpur
IN-UP Lucknow
IN-OD Bhubaneswar | bhubaneshwar
`;
