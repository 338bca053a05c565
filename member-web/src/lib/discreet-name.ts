export const DISCREET = 'discreet';

/** The neutral name that this device shows in the place of the site's; null: it shows the site's. */
export const discreetName = () => localStorage.getItem(DISCREET);
