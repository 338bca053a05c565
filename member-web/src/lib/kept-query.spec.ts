import { beforeEach, expect, it } from 'vitest';
import { keepQuery, withQuery } from './kept-query';

beforeEach(() => sessionStorage.clear());
const query = (text: string) => new URLSearchParams(text);

it('CLI-10 the page after login is asked for as the first page of the visit was, once', () => {
  keepQuery(query('t=8&lb=winter&network=acme'));
  expect(withQuery('/members?online=1', query(''))).toBe('/members?online=1&t=8&lb=winter');
  expect(withQuery('/members', query(''))).toBe('/members');
});

it('CLI-10 the address of the login page itself counts first, that of the page gone to before it', () => {
  keepQuery(query('t=8&api_signup_complete='));
  expect(withQuery('/members?lb=own#top', query('t=3&lb=x'))).toBe('/members?lb=own&t=3&api_signup_complete=#top');
});
