import type { Details } from '../lib/detail-texts';

const NONE: Details = {
  sought_gender: null,
  city: null,
  description: null,
  interests: [],
  sexuality: null,
  relationship_status: null,
  reason_for_signup: null,
  hair_color: null,
  eye_color: null,
  body_type: null,
  tattoos: null,
};

const TOLD: Record<string, Partial<Details>> = {
  'member-1-sanne': {
    sought_gender: 'male',
    city: 'Amersfoort',
    description: 'Ik lees, ik fiets en ik lach om mijn eigen grappen.\nHet liefst met iemand die meedoet.',
    interests: ['wine', 'biking', 'reading', 'video games'],
    relationship_status: 'single',
    hair_color: 'brown',
  },
};

/** What members of the mocked world tell of themselves. */
export const detailsOf = (id: string): Details => ({ ...NONE, ...TOLD[id] });
