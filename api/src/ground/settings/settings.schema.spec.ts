import { describe, expect, it } from '@jest/globals';
import { fromView, toView } from './settings-view.js';
import { DEFAULTS, type Brand } from './settings.values.js';

describe('ADM-06 settings', () => {
  it('survive the way to the console and back', () => {
    const brand: Brand = { id: 'a', domains: ['a.example'], overrides: { supportEmail: 'a@a.example' }, prices: [] };
    const values = { ...DEFAULTS, brands: [brand] };
    expect(toView(values).brands![0]!.overrides).toEqual({ support_email: 'a@a.example' });
    expect(fromView(toView(values))).toEqual(values);
  });
});
