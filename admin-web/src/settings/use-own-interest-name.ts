import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { useLocale } from 'react-admin';
import type { VersionedSettings } from '../providers/use-settings';
import type { OwnInterest } from './setting';

/** What one of the operator's interests is called, in the reader's language if it says so; empty: in none. */
export const nameOf = ({ name }: OwnInterest, locale: string): string =>
  (name as Record<string, string>)[locale]?.trim() || Object.values(name).find((one) => one.trim()) || '';

/** The interests of a draft that is not stored yet, some of them new. */
export const DraftInterests = createContext<readonly OwnInterest[] | undefined>(undefined);

/** By its id: as in the draft that is being reviewed, or as far as the settings are loaded; of none of these, the id. */
export function useOwnInterestName(): (id: string) => string {
  const locale = useLocale();
  const draft = useContext(DraftInterests);
  const loaded = useQueryClient().getQueryData<VersionedSettings>(['settings']);
  return (id) => {
    const found = [draft, loaded?.settings.own_interests].flatMap((some) => some?.find((one) => one.id === id) ?? []);
    return found.map((one) => nameOf(one, locale)).find(Boolean) ?? id;
  };
}
