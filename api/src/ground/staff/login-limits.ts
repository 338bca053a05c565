/** Constants rather than settings, so that no setting of the site can weaken the console. */
export const LOGIN_LIMITS = { tries: 5, lockMinutes: 15 };

/** How long the code may be entered after the right password. */
export const LOGIN_MINUTES = { minutes: 5 };

/** How long a mailed link is valid. */
export const LINK_MINUTES = { minutes: 72 * 60 };

/** How long a link is valid that somebody asked for at the login. */
export const FORGOTTEN_MINUTES = { minutes: 60 };

/** Links that are asked for at the login, by network and for one account, within so many minutes. */
export const FORGOTTEN_LIMITS = { minutes: 60, network: 20, account: 3 };

export const PASSWORD_LENGTH = { min: 12, max: 100 };
