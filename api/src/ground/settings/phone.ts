/** A phone number as it is shown: without dashes and spaces, of whatever kind (CLI-09). */
export const plainPhone = (written: string): string => written.replace(/[\s\p{Pd}]/gu, '');
