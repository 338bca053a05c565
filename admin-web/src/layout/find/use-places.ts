import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCreatePath, useResourceDefinitions, type TranslationMessages } from 'react-admin';
import { loadMessages, LOCALES } from '../../locales/catalogues';
import { likenessOf, type Place, type PlaceTexts } from './places';

/** A text of the catalogue; of one in several numbers, all of them. */
function textIn(messages: TranslationMessages, key: string): string {
  const text = key
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], messages);
  return typeof text === 'string' ? text : '';
}

export const textsIn = (catalogues: readonly TranslationMessages[], { title, about, within }: Place): PlaceTexts => ({
  title: catalogues.flatMap((messages) => textIn(messages, title).split('||||')),
  about: catalogues.map((messages) => [about, within].map((key) => (key ? textIn(messages, key) : '')).join(' ')),
});

export interface FoundPlace extends Place {
  /** The name begins with what was typed. */
  near: boolean;
}

const MOST = 6;

/** Screens and settings that the reader has on the menu, by their words in either language of the console. */
export function usePlaces(typed: string): FoundPlace[] {
  const definitions = useResourceDefinitions();
  const createPath = useCreatePath();
  const { data: catalogues } = useQuery({
    queryKey: ['catalogues'],
    queryFn: () => Promise.all(LOCALES.map(({ locale }) => loadMessages(locale))),
    staleTime: Infinity,
  });
  const places = useMemo(() => {
    const screens = Object.values(definitions)
      .filter(({ hasList }) => hasList)
      .map(({ name }) => ({ to: createPath({ resource: name, type: 'list' }), title: `resources.${name}.name` }));
    const own = Object.values(definitions).flatMap(
      ({ options }) => (options as { places?: Place[] } | undefined)?.places ?? [],
    );
    return [...screens, { to: '/account', title: 'account.title' }, ...own];
  }, [definitions, createPath]);
  return useMemo(() => {
    if (!catalogues) return [];
    return places
      .map((place) => ({ ...place, likeness: likenessOf(textsIn(catalogues, place), typed) }))
      .filter(({ likeness }) => likeness > 0)
      .sort((one, other) => other.likeness - one.likeness)
      .slice(0, MOST)
      .map(({ likeness, ...place }) => ({ ...place, near: likeness === 3 }));
  }, [places, catalogues, typed]);
}
