/** Kind of the reservation that keeps staff addresses unique; members' are of another kind. */
export const STAFF_EMAIL = 'staff-email';

export const staffEmail = (text: string): string => text.trim().normalize('NFC').toLowerCase();
