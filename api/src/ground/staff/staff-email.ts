import { shortText } from '../../kernel/domain.js';

/** Reservation kind that keeps staff addresses unique, separate from that of members. */
export const STAFF_EMAIL = 'staff-email';

export const staffEmail = (text: string): string => shortText(text).toLowerCase();

/** An initial name for staff added without one: `mira.de-wit@…` becomes Mira De Wit. */
export const nameFrom = (email: string): string =>
  email
    .split('@')[0]!
    .split(/[._+-]+/)
    .filter(Boolean)
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join(' ') || email;

const ADDRESS = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;
export const isAddress = (email: string): boolean => email.length <= 254 && ADDRESS.test(email);
