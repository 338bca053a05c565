import { describe, expect, it } from 'vitest';
import { readBirthDate } from './birth-date';

const today = new Date(2026, 4, 10);
const read = (day: string, month: string, year: string) => readBirthDate({ day, month, year }, 18, today);

describe('ACC-02 the date of birth', () => {
  it.each([
    ['10', '5', '2008', { date: '2008-05-10' }],
    ['11', '5', '2008', { code: 'too_young' }],
    ['29', '2', '2000', { date: '2000-02-29' }],
    ['29', '2', '2001', { code: 'invalid_date_of_birth' }],
    ['31', '4', '1990', { code: 'invalid_date_of_birth' }],
    ['1', '1', '1850', { code: 'invalid_date_of_birth' }],
    ['1', '1', '90', { code: 'invalid_date_of_birth' }],
    ['', '1', '1990', { code: 'date_of_birth_required' }],
    ['1', '', '1990', { code: 'date_of_birth_required' }],
  ])('%s-%s-%s', (day, month, year, result) => expect(read(day, month, year)).toEqual(result));
});
