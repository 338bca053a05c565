/** Constants, not settings: no setting of the site weakens the console. */
export const LOGIN_LIMITS = { tries: 5, lockMinutes: 15 };

/** How long a right password waits for its code. */
export const LOGIN_MINUTES = { minutes: 5 };

/** How long a mailed link works. */
export const LINK_MINUTES = { minutes: 72 * 60 };

export const PASSWORD_LENGTH = { min: 12, max: 100 };
