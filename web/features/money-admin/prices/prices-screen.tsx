// To be looked after by admins.
export const PricesScreen = () => null;
