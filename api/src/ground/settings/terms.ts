const TERMS_WRITTEN = '2023-12-01T12:00:00.000Z';

/** The date of the terms: that of their text or that of the company, whichever is later (ACC-03). */
export const termsVersion = (companyAdded: string): string =>
  new Date(Math.max(Date.parse(TERMS_WRITTEN), Date.parse(companyAdded))).toISOString();
