import { describe, expect, it } from '@jest/globals';
import { invalidInput } from '../../kernel/index.js';
import { readAsked, stillAsked } from './asked-filter.js';

describe('DSC-01 a filter as a query string', () => {
  it('is read in the words and types of the list', () => {
    const query = 'gender=female&country=NL&countryregion=NL-UT&min_age=30&max_age=40&distance=25&with_photo=true';
    expect(readAsked(query)).toEqual({
      gender: 'female',
      country: 'NL',
      countryregion: 'NL-UT',
      min_age: 30,
      max_age: 40,
      distance: 25,
      with_photo: true,
    });
    expect(readAsked('')).toEqual({});
    expect(readAsked('cursor=abc&network=x')).toEqual({});
  });

  it.each([
    ['gender=other', 'gender'],
    ['min_age=12', 'min_age'],
    ['min_age=old', 'min_age'],
    ['distance=99999', 'distance'],
    ['country=XX', 'country'],
    ['countryregion=NL-UT', 'countryregion'],
    ['country=NL&countryregion=DE-BE', 'countryregion'],
    ['min_age=50&max_age=40', 'max_age'],
  ])('%s is refused for %s', (query, field) => {
    expect(() => readAsked(query)).toThrow(invalidInput([{ field, code: 'invalid' }]));
  });

  it('that was kept loses what cannot be asked for any more', () => {
    expect(stillAsked({ gender: 'female', country: 'SU', min_age: 30, height: 180 })).toEqual({
      gender: 'female',
      min_age: 30,
    });
  });
});
