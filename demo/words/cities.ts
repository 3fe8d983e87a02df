// The places where demo companies have offices, each with its share of jobs.

export interface City {
  /** Canonical name, as used by the location filter. */
  name: string;
  /** "Bengaluru, Karnataka, India" */
  full: string;
  /** Relative share of jobs. */
  weight: number;
  india: boolean;
  currency: string;
}

const INDIAN: readonly [string, string, number][] = [
  ["Bengaluru", "Karnataka", 22],
  ["Hyderabad", "Telangana", 18],
  ["Chennai", "Tamil Nadu", 9],
  ["Pune", "Maharashtra", 8.5],
  ["Mumbai", "Maharashtra", 7],
  ["Gurugram", "Haryana", 5],
  ["Kolkata", "West Bengal", 4],
  ["New Delhi", "Delhi", 3],
  ["Noida", "Uttar Pradesh", 3],
  ["Ahmedabad", "Gujarat", 1.8],
  ["Kochi", "Kerala", 1.3],
  ["Coimbatore", "Tamil Nadu", 1.2],
  ["Jaipur", "Rajasthan", 1.2],
  ["Indore", "Madhya Pradesh", 1],
  ["Thiruvananthapuram", "Kerala", 0.8],
  ["Navi Mumbai", "Maharashtra", 0.9],
  ["Thane", "Maharashtra", 0.6],
  ["Chandigarh", "Chandigarh", 0.6],
  ["Mohali", "Punjab", 0.6],
  ["Lucknow", "Uttar Pradesh", 0.7],
  ["Nagpur", "Maharashtra", 0.6],
  ["Visakhapatnam", "Andhra Pradesh", 0.6],
  ["Vadodara", "Gujarat", 0.6],
  ["Surat", "Gujarat", 0.5],
  ["Bhubaneswar", "Odisha", 0.6],
  ["Mysuru", "Karnataka", 0.5],
  ["Nashik", "Maharashtra", 0.4],
  ["Faridabad", "Haryana", 0.4],
  ["Ghaziabad", "Uttar Pradesh", 0.3],
  ["Bhopal", "Madhya Pradesh", 0.4],
  ["Patna", "Bihar", 0.3],
  ["Guwahati", "Assam", 0.3],
  ["Madurai", "Tamil Nadu", 0.3],
  ["Vijayawada", "Andhra Pradesh", 0.4],
  ["Mangaluru", "Karnataka", 0.4],
  ["Hubballi", "Karnataka", 0.2],
  ["Rajkot", "Gujarat", 0.3],
  ["Ludhiana", "Punjab", 0.3],
  ["Dehradun", "Uttarakhand", 0.3],
  ["Raipur", "Chhattisgarh", 0.3],
  ["Ranchi", "Jharkhand", 0.2],
  ["Tiruchirappalli", "Tamil Nadu", 0.2],
  ["Salem", "Tamil Nadu", 0.2],
  ["Kozhikode", "Kerala", 0.3],
  ["Panaji", "Goa", 0.2],
  ["Aurangabad", "Maharashtra", 0.2],
  ["Kanpur", "Uttar Pradesh", 0.2],
  ["Udaipur", "Rajasthan", 0.2],
  ["Hosur", "Tamil Nadu", 0.2],
  ["Warangal", "Telangana", 0.1],
  ["Siliguri", "West Bengal", 0.2],
  ["Jamshedpur", "Jharkhand", 0.2],
];

const ABROAD: readonly [string, string, number, string][] = [
  ["Singapore", "Singapore", 1.1, "SGD"],
  ["Dubai", "Dubai, United Arab Emirates", 0.9, "AED"],
  ["London", "England, United Kingdom", 0.8, "GBP"],
  ["Berlin", "Germany", 0.5, "EUR"],
  ["Amsterdam", "Netherlands", 0.4, "EUR"],
  ["Dublin", "Ireland", 0.4, "EUR"],
  ["New York", "NY, United States", 0.6, "USD"],
  ["Austin", "TX, United States", 0.5, "USD"],
  ["Toronto", "ON, Canada", 0.5, "CAD"],
  ["Sydney", "NSW, Australia", 0.4, "AUD"],
  ["Nairobi", "Kenya", 0.2, "USD"],
  ["Lisbon", "Portugal", 0.3, "EUR"],
  ["Kuala Lumpur", "Malaysia", 0.3, "MYR"],
];

export const INDIAN_CITIES: readonly City[] = INDIAN.map(([name, state, weight]) => ({
  name,
  full: `${name}, ${state}, India`,
  weight,
  india: true,
  currency: "INR",
}));

export const CITIES_ABROAD: readonly City[] = ABROAD.map(([name, rest, weight, currency]) => ({
  name,
  full: name === rest ? name : `${name}, ${rest}`,
  weight,
  india: false,
  currency,
}));

/** The bundle of metros that large employers list together. */
export const METRO_BUNDLE: readonly string[] = [
  "Bengaluru",
  "Hyderabad",
  "Chennai",
  "Pune",
  "Mumbai",
  "New Delhi",
  "Kolkata",
];
