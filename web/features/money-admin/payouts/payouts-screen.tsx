// To be looked after by admins.
export const PayoutsScreen = () => null;
