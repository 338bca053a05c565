import { describe, expect, it } from 'vitest';
import { missingParts, PARTS } from './completeness';

type Told = Parameters<typeof missingParts>[0];

const empty: Told = {
  main_image: null,
  description: null,
  sought_gender: null,
  region: null,
  city: null,
  reason_for_signup: null,
  relationship_status: null,
};
const full: Told = {
  main_image: {
    url: '/photo.jpg',
    thumb_url: '/thumb.jpg',
    placeholder: null,
    photo_id: 'photo-1',
    filename: '/photo.jpg',
    thumb_filename: '/thumb.jpg',
    match: '/photo.jpg',
    status: 'active',
  },
  description: 'Hallo',
  sought_gender: 'female',
  region: 'NL-UT',
  city: 'Utrecht',
  reason_for_signup: 'chat',
  relationship_status: 'single',
};

describe('PRO-01 PRO-05 what an own profile still lacks', () => {
  it('is named in the order in which it counts, the photo first', () => {
    expect(missingParts(empty, true)).toEqual([...PARTS]);
    expect(missingParts(full, true)).toEqual([]);
  });

  it('asks for no region where the country has none, and takes blanks for nothing', () => {
    expect(missingParts({ ...full, region: null }, false)).toEqual([]);
    expect(missingParts({ ...full, region: null }, true)).toEqual(['region']);
    expect(missingParts({ ...full, description: ' \n ' }, true)).toEqual(['description']);
  });
});
