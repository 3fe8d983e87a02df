// To be looked after by admins.
export const DisputesScreen = () => null;
