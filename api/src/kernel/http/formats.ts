import { fullFormats } from 'ajv-formats/dist/formats.js';

interface Format {
  validate(text: string): boolean;
}

/** The same checks as the validator of paths and queries uses. */
export const isDayText = (text: string): boolean => (fullFormats.date as Format).validate(text);
export const isInstantText = (text: string): boolean => (fullFormats['date-time'] as Format).validate(text);
