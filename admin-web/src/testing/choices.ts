import type { Choices } from '../layout/use-choices';

/** What the API knows, as far as tests choose among it. */
export const CHOICES: Choices = {
  countries: ['NL', 'BE', 'GB', 'IE', 'DE', 'AT', 'IT', 'FR', 'CH', 'ES', 'US', 'CA', 'AU', 'NZ', 'PL'],
  locales: ['nl', 'en', 'de', 'es', 'fr', 'it', 'pl'],
  currencies: ['EUR', 'GBP', 'CHF', 'USD', 'CAD', 'AUD', 'NZD', 'PLN'],
  payment_methods: ['ideal', 'bancontact', 'creditcard', 'paypal', 'sct', 'sdd', 'giropay'],
  signups: ['all', 'with_trafficsource', 'other'],
  search_fields: ['gender', 'country', 'distance'],
  profile_fields: ['city', 'sexuality', 'interests'],
  profile_notes: ['description'],
  interests: ['tea', 'wine'],
};
