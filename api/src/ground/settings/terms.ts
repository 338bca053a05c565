const TERMS_WRITTEN = '2023-12-01T12:00:00.000Z';

/** The terms are as old as their text or as the company, whichever is younger (ACC-03). */
export const termsVersion = (companyAdded: string): string =>
  new Date(Math.max(Date.parse(TERMS_WRITTEN), Date.parse(companyAdded))).toISOString();
