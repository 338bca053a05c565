import { describe, expect, it } from '@jest/globals';
import type { OfferedMethod } from '../../ground/settings/domain.js';
import { methodChoices, methodDifferences, offeredMethods } from './payment-methods.js';

const choice = (id: OfferedMethod['id'], other: Partial<OfferedMethod> = {}): OfferedMethod => ({
  id,
  countries: [],
  from: null,
  until: null,
  costs: [],
  ...other,
});
const now = new Date('2026-11-21T12:00:00Z');
const ids = (methods: { id: string }[]) => methods.map(({ id }) => id);

describe('MNY-02 methods that both sides offer', () => {
  const enabled = [choice('ideal'), choice('visa'), choice('blik'), choice('giropay')];

  it('are offered in the order of the site', () => {
    expect(ids(offeredMethods(enabled, { country: 'NL', now, taken: ['visa', 'ideal', 'eps'] }))).toEqual([
      'ideal',
      'visa',
    ]);
  });

  it('are all of ours while the company has not said, and none when it takes none', () => {
    expect(ids(offeredMethods(enabled, { country: 'NL', now }))).toEqual(['ideal', 'visa']);
    expect(offeredMethods(enabled, { country: 'NL', now, taken: [] })).toEqual([]);
  });
});

describe('MNY-02 the difference between the settings and the company', () => {
  it('is told both ways; ended methods and the own form are none', () => {
    const enabled = [choice('ideal'), choice('blik'), choice('sdd'), choice('eps', { until: '2026-11-20' })];
    expect(methodDifferences(enabled, { now, taken: ['ideal', 'eps', 'paypal', 'giropay'] })).toEqual([
      { id: 'blik', difference: 'not_taken' },
      { id: 'paypal', difference: 'not_offered' },
      { id: 'eps', difference: 'not_offered' },
    ]);
    expect(methodDifferences(enabled, { now, taken: null })).toEqual([]);
  });
});

describe('MNY-02 one choice where the payment company makes no difference', () => {
  const CARDS = ['visa', 'mastercard', 'creditcard'];
  const nameOf = (id: string) => (CARDS.includes(id) ? 'creditcard' : id);
  const choicesOf = (country: string | null, ...enabled: OfferedMethod[]) =>
    methodChoices(offeredMethods(enabled, { country, now }), { country, currency: 'EUR', nameOf });

  it('stands under the name of the company’s own method, and names the others', () => {
    const choices = choicesOf('NL', choice('ideal'), ...CARDS.map((id) => choice(id as OfferedMethod['id'])));
    expect(choices).toEqual([
      { id: 'ideal', costs: { amount: 0, currency: 'EUR' }, same: [] },
      { id: 'creditcard', costs: { amount: 0, currency: 'EUR' }, same: ['visa', 'mastercard'] },
    ]);
  });

  it('stands under the first of them where that is not offered', () => {
    expect(choicesOf('NL', choice('mastercard'), choice('visa'))).toMatchObject([{ id: 'mastercard', same: ['visa'] }]);
  });

  it('is two where they cost differently', () => {
    const dearer = choice('visa', { costs: [{ amount: 25, currency: 'EUR' }] });
    expect(choicesOf('NL', choice('creditcard'), dearer)).toMatchObject([
      { id: 'creditcard', same: [] },
      { id: 'visa', same: [] },
    ]);
  });
});

describe('MNY-02 the order of the choices', () => {
  const all = ['paysafecard', 'sdd', 'visa', 'paypal', 'blik', 'prezelewy24', 'ideal', 'bancontact', 'eps'] as const;
  const order = (country: string | null) =>
    ids(
      methodChoices(
        offeredMethods(
          all.map((id) => choice(id)),
          { country, now },
        ),
        {
          country,
          currency: 'EUR',
          nameOf: (id) => (id === 'visa' ? 'creditcard' : id),
        },
      ),
    );

  it.each([
    ['NL', ['ideal', 'visa', 'paypal']],
    ['BE', ['bancontact', 'visa', 'paypal']],
    ['DE', ['paypal', 'sdd', 'visa']],
    ['AT', ['eps', 'paypal', 'visa']],
    ['PL', ['blik', 'prezelewy24', 'visa']],
    ['GB', ['visa', 'paypal', 'paysafecard']],
  ])('%s begins with %j', (country, first) => {
    expect(order(country).slice(0, 3)).toEqual(first);
  });

  it('leaves nothing out, nor anything twice', () => {
    expect(order('NL').toSorted()).toEqual(['ideal', 'paypal', 'paysafecard', 'sdd', 'visa']);
  });
});
