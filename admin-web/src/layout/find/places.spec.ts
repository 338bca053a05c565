import { describe, expect, it } from 'vitest';
import { loadMessages, LOCALES } from '../../locales/catalogues';
import { resourcesOf } from '../../resources';
import { likenessOf, type Place } from './places';
import { textsIn } from './use-places';

it.each(['Lukasz', 'Soren', 'Strassner', 'Dorde', 'isil'])(
  'ADM-08 %s is found with the letters of its language',
  (typed) => expect(likenessOf({ title: ['Łukasz Søren Straßner Đorđe IŞIL'], about: [] }, typed)).toBeGreaterThan(0),
);

describe('ADM-08 settings and screens by word', async () => {
  const catalogues = await Promise.all(LOCALES.map(({ locale }) => loadMessages(locale)));
  const places = resourcesOf('admin').flatMap(({ options }) => (options as { places?: Place[] }).places ?? []);
  const found = (typed: string) =>
    places
      .map((place) => ({ to: place.to, likeness: likenessOf(textsIn(catalogues, place), typed) }))
      .filter(({ likeness }) => likeness > 0)
      .sort((one, other) => other.likeness - one.likeness)
      .map(({ to }) => to);

  it.each([
    ['credits per bericht', '/settings/credits?field=message_credits'],
    ['credits a message', '/settings/credits?field=message_credits'],
    ['minimumleeftijd', '/settings/signup?field=min_age'],
    ['minimum age', '/settings/signup?field=min_age'],
    ['FOTO premium', '/settings/photos?field=premium_photos'],
    ['betaalmethoden', '/settings/methods'],
    ['payment methods', '/settings/methods'],
  ])('%s leads to its field', (typed, to) => expect(found(typed)[0]).toBe(to));

  it.each([
    ['leeftijd', '/settings/signup?field=min_age'],
    ['aanmelden leeftijd', '/settings/signup?field=min_age'],
  ])('%s, a part of its name or where it stands, leads to it too', (typed, to) => expect(found(typed)).toContain(to));

  it('every setting is found by its own name in each language, and leads to itself', () => {
    for (const place of places) {
      for (const title of textsIn(catalogues, place).title)
        expect(likenessOf(textsIn(catalogues, place), title)).toBe(3);
    }
    expect(new Set(places.map(({ to }) => to)).size).toBe(places.length);
  });

  it('nothing else is', () => {
    for (const typed of ['', ' ', '%', 'xyzzy', 'credits xyzzy']) expect(found(typed)).toEqual([]);
    expect(likenessOf({ title: ['Foto’s'], about: ['Hoeveel een lid mag hebben'] }, 'oto')).toBe(0);
  });

  it('of other roles no setting is found', () => {
    for (const role of ['moderator', 'finance'] as const)
      expect(resourcesOf(role).some(({ options }) => (options as { places?: Place[] }).places)).toBe(false);
  });
});
