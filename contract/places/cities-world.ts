// Cities outside India with most job listings: `country[-region] Name | other spellings`, the better known first.
export const WORLD_CITY_LINES = `
US-NY New York | nyc; new york city; manhattan; ny ny; greater new york
US-CA San Francisco | sf; san francisco bay area; sfo; san fran; bay area
US-CA San Jose
US-WA Seattle
US-TX Austin
US-IL Chicago
US-MA Boston
US-CA Los Angeles | la; l a
US-DC Washington | washington dc; washington d c; dc
GB London | greater london; city of london
CA-ON Toronto | gta; greater toronto area
SG Singapore
AE Dubai
AU-NSW Sydney
JP Tokyo
HK Hong Kong
DE Berlin
FR Paris
NL Amsterdam
IE Dublin
US-MA Cambridge, MA
GB Cambridge
`;
