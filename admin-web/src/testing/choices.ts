import type { Choices } from '../layout/values/use-choices';

/** What the API knows, as far as tests choose among it. */
export const CHOICES: Choices = {
  countries: ['NL', 'BE', 'GB', 'IE', 'DE', 'AT', 'IT', 'FR', 'CH', 'ES', 'US', 'CA', 'AU', 'NZ', 'PL'],
  locales: ['nl', 'en', 'de', 'es', 'fr', 'it', 'pl'],
  currencies: ['EUR', 'GBP', 'CHF', 'USD', 'CAD', 'AUD', 'NZD', 'PLN'],
  payment_methods: ['ideal', 'bancontact', 'creditcard', 'paypal', 'sct', 'sdd', 'giropay'],
  ended_methods: [{ id: 'giropay', last_day: '2024-12-31' }],
  signups: ['all', 'with_trafficsource', 'other'],
  photo_inspections: ['first', 'after'],
  search_fields: ['gender', 'country', 'distance'],
  profile_fields: ['city', 'sexuality', 'interests'],
  profile_notes: ['description'],
  icebreaker_placeholders: ['name', 'interest', 'city', 'reason'],
  interests: ['tea', 'wine'],
  landers: [
    { id: 'tinderswipe', slugs: false },
    { id: 'gallery', slugs: true },
    { id: 'video', slugs: true },
  ],
  gift_pictures: [
    { id: 'rose', name: { nl: 'Roos', en: 'Rose' } },
    { id: 'teddy', name: { nl: 'Knuffelbeer', en: 'Teddy bear' } },
  ],
};

export const GIFTS = [
  { id: 'rose', picture: 'rose', name: { nl: 'Roos', en: 'Rose' }, price: 10, on_sale: true },
  { id: 'bear', picture: 'teddy', name: { nl: 'Knuffelbeer', en: 'Teddy bear' }, price: 25, on_sale: false },
];

export const INTERESTS = {
  interests: ['tea', 'wine', 'own-1'],
  own_interests: [{ id: 'own-1', name: { nl: 'Zwemmen', en: 'Swimming' } }],
};
