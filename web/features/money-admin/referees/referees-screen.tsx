// To be looked after by admins.
export const RefereesScreen = () => null;
