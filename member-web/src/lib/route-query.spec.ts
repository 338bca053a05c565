import { describe, expect, it } from 'vitest';
import { routeQuery } from './route-query';

describe('CLI-08 the query of the route, for the call of the settings', () => {
  it('is what tells of the visit, cut to what the API takes', () => {
    expect(routeQuery('?network=ads&ref=r1&sub1=a&sub3=c&lb=x&t=5&api_signup_complete=1')).toEqual({
      network: 'ads',
      ref: 'r1',
      sub1: 'a',
      sub3: 'c',
      lb: 'x',
      t: '5',
      api_signup_complete: '1',
    });
    expect(routeQuery(`?ref=${'a'.repeat(1001)}`)).toEqual({ ref: 'a'.repeat(1000) });
  });

  it('is never the token of a mailed link, nor where somebody wants to go back to', () => {
    expect(routeQuery('?token=secret&back=%2Fchats%2F1&discount_code=X')).toEqual({});
  });
});
