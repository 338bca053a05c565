import { describe, expect, it } from 'vitest';
import { bodyOf } from './campaign';

const words = { subject: 'Korting', heading: 'Hoi {name}', body: 'Nu.', button: 'Kopen' };

describe('NTF-02 what is sent of a campaign’s form', () => {
  it('leaves out languages without a word, and keeps half-written ones for the API to judge', () => {
    const { texts } = bodyOf({ texts: { nl: words, de: { subject: ' ', body: null }, pl: { subject: 'Rabat' } } });
    expect(texts).toEqual({ nl: words, pl: { subject: 'Rabat', heading: '', body: '', button: '' } });
  });

  it('takes what was left empty for everybody and the site itself', () => {
    const empty = { brand: '', country: '' as never, gender: '' as never, premium: '', discount_code: ' ' } as const;
    expect(bodyOf(empty)).toMatchObject({
      brand: null,
      country: null,
      gender: null,
      premium: null,
      discount_code: null,
    });
    expect(bodyOf({ premium: 'no' }).premium).toBe(false);
  });
});
