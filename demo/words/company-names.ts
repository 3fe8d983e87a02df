// Invented first words of company names; combined with an ending that fits the line of business.

/** Coined words with an Indian sound. */
export const INDIAN_STEMS = `
Aadhavani Adyanta Agnivara Akshanta Amravali Anurekha Aparnika Ardhavan Arunodhi Atulyam Avanisha Bahulya Chaitravan
Chandravel Charukala Chitravani Dakshinara Darpanika Devarang Dhanvika Dharavani Dhruvanta Divyansha Ekantara Gaganika
Girivana Godavarin Harshavan Hemavali Himadrika Indravan Irshala Jaladhara Janavika Jeevanta Kaaveran Kalpavira Kamalaya
Kanchira Karunila Kashtala Kaumudika Kesarvan Kiranmala Konarika Kritavya Kshitira Kumudavan Lavanika Lekhavan Madhurayan
Mahanila Malharini Manasvana Mandakira Manjirama Marudvana Matsyara Meghalina Mitravan Mrigasira Nabhasya Nagavalli Nandivara
Navodhara Neelambra Neerunja Nirmalaya Nishkala Nityavan Ojasvira Padmavan Palashika Pallavira Panchavan Parijaya Parvanika
Pavanika Phalgunya Pradiptara Pranavira Prithvara Pushkalini Raghavira Rajatara Ranganika Ratnavel Revantika Ritavana Rohitara
Rudravan Sagarini Sahyadrin Sandhyara Saptavarna Shalmalika Shantivan Sharavani Shilpavan Shravanika Sindhuvel Smaranika
Somavatika Sourabhya Subhavan Sudhanva Sukritam Sumeruka Suvarnika Swaravan Tamraparna Tapovanika Taranika Tejasvin Trilokya
Triveniya Tungabhara Udayavar Ullasika Upavanam Utpalini Vaigaira Vajravel Valmikara Vanadhara Varshikam Vasantara Vedavatika
Venumala Vihangara Vimalaya Vindhyara Vishakhara Vrindara Yamunara Yashovan Yugantika Zaverika Kuttanadu Palghara Malenadi
Koyanika Bhavanira Amaralila Chinarika Deodara Gulmohara Kachnara Maulshri Parijatam Rajnila Simhavel Talavana Thirumalai
Vellaram Vettiver
`
  .trim()
  .split(/\s+/);

/** Coined words without a country. */
export const INTERNATIONAL_STEMS = `
Velorin Quantelle Solvanta Norvelle Ardenzo Callivue Tressara Meridane Brevanto Cortessa Delphira Fennario Galvera Helionyx
Ilvara Juvanta Kestrano Lumivale Mostera Novellin Oristane Quorella Rivanto Sorvello Tavrion Umbrelin Vantorra Wexlune
Yarrowen Zephrane Corvanta Halverin Isoterra Lindqvar Marrowby Nettleby Ostravik Quenby Rothmere Skarven Tolvane Varnholt
Wrenhaven Yelverin Aldermoor Brackwell Cavendale Dunmorrow Eskervale Farringway Glenharrow Hythewood
`
  .trim()
  .split(/\s+/);

/** First and second halves of one-word compounds: "Quillmark", "Lanternrow". */
export const COMPOUND_FIRST = `
Quill Fern Lark Tide Kite Salt Candle Petrel Wicket Harrow Linden Copper Ember Heron Thistle Willow Juniper Cobble Lantern
Mill Ridge Tern Otter Finch Plover Sorrel Bramble Clover Hazel Alder Cinder Slate Opal Garnet Indigo Saffron Cardamom Tamarind
Jasmine Marigold Banyan Neem Peepal Monsoon Teak Sandal Anchor Compass Paddle Ferry Kiln Loom Spindle Thimble Trellis Pebble
`
  .trim()
  .split(/\s+/);

export const COMPOUND_SECOND = `
mark span wharf gate well bridge crest fold lane mere moor path reach rise row shore stead vale ward watch wick wright yard
brook cove hollow market terrace grove
`
  .trim()
  .split(/\s+/);

/** Two-word names: "Quiet Harbour". */
export const PAIR_FIRST = `
Quiet Paper Third Small Slow Bright Morning Monsoon Copper Little Salt Far Painted Crooked Seven Twelve Merry Kind Long
Borrowed Sunday Honest Folded Patient Early Inland Northern Upstream
`
  .trim()
  .split(/\s+/);

export const PAIR_SECOND = `
Harbour Tamarind Heron Kettle Lantern Banyan Courtyard Compass Almanac Verandah Orchard Tiffin Peacock Sparrow Mango Loom
Bicycle Lighthouse Umbrella Teapot Anchor Meadow Window Ladder Pebble Elephant Drum Signal Staircase Postcard Balcony Puddle
Ferry Notebook Bramble Cartwheel
`
  .trim()
  .split(/\s+/);

/** Surnames for partnerships: "Deshpande & Pryce". */
export const SURNAMES_INDIAN = `
Deshpande Kulkarni Iyengar Nambiar Chaudhuri Menon Pillai Shetty Hegde Gokhale Apte Joglekar Sengupta Banerji Dasgupta
Trivedi Vyas Parikh Wadekar Ranade Sathe Phadke Saxena Mathur Bhargava Kapadia Venkatesan Krishnaswamy Ramanathan Chettiar
Naidu Kamath Bhandarkar Thekkedath Borkakoti Mohapatra
`
  .trim()
  .split(/\s+/);

export const SURNAMES_ABROAD = `
Pryce Halloran Winslow Ashdown Marchetti Lindholm Okafor Vandermeer Castellane Bergstrom Whitcombe Aldous Fairweather Osei
Novak Kessler Moreau Hargrave Thornbury Blakely Carmody Farrow Larkin Holloway Redfern Underhill Teo Amsel Brannigan
`
  .trim()
  .split(/\s+/);
