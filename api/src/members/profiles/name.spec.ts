import { describe, expect, it } from '@jest/globals';
import { nameProblem, normaliseName } from './name.js';

const length = { min: 3, max: 30 };
const problem = (name: string, email = 'anna@example.com') => nameProblem(normaliseName(name), email, length);

describe('ACC-02 profile names', () => {
  it.each(['Ann', 'Zoë', 'O’Brien', 'מרים', 'محمد', 'ありす', '👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿🇳🇱', 'a'.repeat(30), '👨‍👩‍👧‍👦'.repeat(30)])(
    'takes %s',
    (name) => expect(problem(name)).toBeUndefined(),
  );

  it('counts what people see as one character', () => {
    expect(problem('👩‍👩‍👧‍👦👩‍👩‍👧‍👦')).toBe('name_length');
    expect(problem('e\u0301e\u0301')).toBe('name_length');
    expect(problem('e\u0301e\u0301e\u0301')).toBeUndefined();
    expect(problem('a'.repeat(31))).toBe('name_length');
    expect(problem('  An  ')).toBe('name_length');
  });

  it.each([
    '',
    '   ',
    '\u200b\u200b\u200b',
    '\u2800\u2800\u2800',
    'ㅤㅤㅤ',
    '\u00ad\u034f\u180e',
    '\u200c\ufe0f\u{e0061}',
    `a${'\u0301'.repeat(2000)}bc`,
  ])('refuses a name that shows nothing or piles up without end: %j', (name) =>
    expect(problem(name)).toBe('name_length'),
  );

  it('takes out line breaks and direction overrides', () => {
    expect(normaliseName(' Anna\r\nBcc:  x\u202Egnp.exe\u0000 ')).toBe('Anna Bcc: xgnp.exe');
  });

  it.each(['@anna', ' @anna', '＠anna', '\u200b@anna', '\u00ad@support', '\ufe0f@anna'])(
    'refuses %j, which starts with @',
    (name) => expect(problem(name)).toBe('name_starts_with_at'),
  );

  it('differs from the e-mail address, however it is spelled', () => {
    expect(problem('Anna@Example.com ')).toBe('name_equals_email');
    expect(problem('anna@example.com', '  ANNA@example.COM')).toBe('name_equals_email');
    expect(problem('an\u00adna@exa\u034fmple.com')).toBe('name_equals_email');
    expect(problem('anna@example.org')).toBeUndefined();
  });
});
