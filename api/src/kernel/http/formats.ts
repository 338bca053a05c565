import { fullFormats } from 'ajv-formats/dist/formats.js';

interface Format {
  validate(text: string): boolean;
}

/** PostgreSQL knows no year 0, and what reckons back from a day must not come to it. */
const YEAR = /^[1-9]/;

/** The same checks for bodies, paths and queries. */
export const isDayText = (text: string): boolean => YEAR.test(text) && (fullFormats.date as Format).validate(text);
export const isInstantText = (text: string): boolean =>
  YEAR.test(text) && (fullFormats['date-time'] as Format).validate(text);
