import { describe, expect, it } from '@jest/globals';
import { ageOn, dayIn, isDay, isTimeZone } from './age.js';
import { profileProblems } from './profile-form.js';

describe('ACC-02 age', () => {
  it.each([
    ['2026-03-02', '2008-03-02', 18],
    ['2026-03-01', '2008-03-02', 17],
    ['2026-02-28', '2008-02-29', 17],
    ['2026-03-01', '2008-02-29', 18],
    ['2028-02-28', '2008-02-29', 19],
    ['2028-02-29', '2008-02-29', 20],
    ['2026-12-31', '2008-01-01', 18],
    ['2026-01-01', '2007-12-31', 18],
  ])('on %s of who was born %s is %i', (today, born, age) => {
    expect(ageOn(today, born)).toBe(age);
  });

  it("follows the member's own day", () => {
    const now = new Date('2026-03-02T11:30:00Z');
    expect(dayIn('Pacific/Auckland', now)).toBe('2026-03-03');
    expect(dayIn('Europe/Amsterdam', now)).toBe('2026-03-02');
    expect(dayIn('America/Los_Angeles', new Date('2026-03-02T07:59:59Z'))).toBe('2026-03-01');
  });

  it.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2023-04-31', false],
    ['1900-02-29', false],
    ['2000-13-01', false],
    ['2000-00-10', false],
    ['99-01-01', false],
    ['2000-1-1', false],
    ['0050-01-01', true],
    ['2000-01-01T00:00:00Z', false],
    ['', false],
  ])('%s is a day: %s', (text, expected) => expect(isDay(text)).toBe(expected));

  it('knows zones', () => {
    expect(isTimeZone('Europe/Amsterdam')).toBe(true);
    expect(isTimeZone('Mars/Olympus')).toBe(false);
    expect(isTimeZone('+05:00')).toBe(false);
  });
});

describe('ACC-02 the profile part of the form', () => {
  const limits = { countries: ['NL', 'BE'] as ('NL' | 'BE')[], minAge: 18, nameLength: { min: 3, max: 30 } };
  const form = { name: 'Anna', date_of_birth: '2000-01-01', country: 'NL', region: 'NL-NH' };
  const today = '2026-03-02';
  const codes = (change: object, rules = limits) =>
    profileProblems({ ...form, ...change }, 'anna@example.com', rules, today).map(
      ({ field, code }) => `${field} ${code}`,
    );

  it('accepts a good one, with or without a region', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ region: null })).toEqual([]);
  });
  it('needs a date of birth that exists', () => {
    expect(codes({ date_of_birth: undefined })).toEqual(['date_of_birth date_of_birth_required']);
    expect(codes({ date_of_birth: ' ' })).toEqual(['date_of_birth date_of_birth_required']);
    expect(codes({ date_of_birth: '2001-02-29' })).toEqual(['date_of_birth invalid_date_of_birth']);
    expect(codes({ date_of_birth: '2026-03-03' })).toEqual(['date_of_birth invalid_date_of_birth']);
    expect(codes({ date_of_birth: '1905-03-02' })).toEqual(['date_of_birth invalid_date_of_birth']);
    expect(codes({ date_of_birth: '1905-03-03' })).toEqual([]);
  });
  it('lets in on the 18th birthday and not the day before; a setting can raise the age', () => {
    expect(codes({ date_of_birth: '2008-03-02' })).toEqual([]);
    expect(codes({ date_of_birth: '2008-03-03' })).toEqual(['date_of_birth too_young']);
    expect(codes({ date_of_birth: '2008-03-02' }, { ...limits, minAge: 21 })).toEqual(['date_of_birth too_young']);
  });
  it('knows the countries of the site and their regions', () => {
    expect(codes({ country: 'US', region: null })).toEqual(['country invalid']);
    expect(codes({ country: 'constructor', region: null })).toEqual(['country invalid']);
    expect(codes({ region: 'BE-VAN' })).toEqual(['region invalid']);
  });
});
