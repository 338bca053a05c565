import { describe, expect, it } from 'vitest';
import { settings } from '../../testing/cast';
import { readFilter, without, writeFilter } from './member-filter';

const read = (query: string, offer = settings()) => readFilter(new URLSearchParams(query), offer);

describe('DSC-01 a search in the address', () => {
  it('is read as it was written', () => {
    const filter = {
      gender: 'female',
      country: 'NL',
      countryregion: 'NL-UT',
      min_age: 30,
      max_age: 40,
      online: true,
      with_photo: true,
      order: 'nearest',
    } as const;
    const query = writeFilter(new URLSearchParams('lb=x&gender=male'), filter);
    expect(query.get('lb')).toBe('x');
    expect(read(query.toString())).toEqual(filter);
    expect(writeFilter(query, {}).toString()).toBe('lb=x');
  });

  it.each([
    'gender=robot',
    'country=XX',
    'countryregion=NL-UT',
    'min_age=17',
    'min_age=18',
    'min_age=1e1',
    'max_age=80',
    'max_age=-3',
    'online=1',
    'with_photo=yes',
    'unknown=1',
    'order=best',
    'order=recommended',
  ])('asks for nothing by %s', (query) => expect(read(query)).toEqual({}));

  it('never asks for what the API refuses', () => {
    expect(read('country=BE&countryregion=NL-UT')).toEqual({ country: 'BE' });
    expect(read('min_age=50&max_age=40')).toEqual({ max_age: 40 });
  });

  it('PRO-01 knows only what the settings let one search by', () => {
    const query = 'gender=male&country=NL&countryregion=NL-UT&min_age=30&online=true';
    expect(read(query, { ...settings(), search_fields: ['age', 'online'] })).toEqual({ min_age: 30, online: true });
    expect(read(query, { ...settings(), search_fields: ['country'] })).toEqual({ country: 'NL' });
    expect(read('order=nearest', { ...settings(), search_fields: ['age'] })).toEqual({});
    expect(read('order=newest', { ...settings(), search_fields: [] })).toEqual({ order: 'newest' });
  });

  it('loses parts one by one', () =>
    expect(without({ country: 'NL', countryregion: 'NL-UT', online: true }, 'country', 'countryregion')).toEqual({
      online: true,
    }));
});
