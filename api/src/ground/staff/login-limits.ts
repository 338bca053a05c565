/** Constants rather than settings, so that no setting of the site can weaken the console. */
export const LOGIN_LIMITS = { tries: 5, lockMinutes: 15 };

/** How long the code may be entered after the right password. */
export const LOGIN_MINUTES = { minutes: 5 };

/** How long a mailed link is valid. */
export const LINK_MINUTES = { minutes: 72 * 60 };

export const PASSWORD_LENGTH = { min: 12, max: 100 };
