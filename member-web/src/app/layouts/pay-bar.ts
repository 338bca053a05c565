/** The handle of screens with a total and a button at the foot of a phone, where others have the tabs. */
export const PAY_BAR = { payBar: true };
