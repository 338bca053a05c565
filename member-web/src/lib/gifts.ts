import { useQuery } from '@tanstack/react-query';
import { useTranslation } from './texts';
import { queries } from './api-client/client';
import type { Answer } from './api-client/types';
import type { Locale } from './i18n';

export type Gift = Answer<'/api/gifts', 'get'>['gifts'][number];

/** Prices change while somebody looks: a refusal asks anew, and so does a minute. */
export const giftsQuery = () => queries.queryOptions('get', '/api/gifts', {}, { staleTime: 60_000 });

const NONE: Gift[] = [];

/** The catalogue; with what is off sale, which old messages name (CHT-10). */
export const useGifts = (): Gift[] => useQuery(giftsQuery()).data?.gifts ?? NONE;

/** What a gift is called in the reader's language; empty until the catalogue has come, or where it has no such gift. */
export function useGiftName(): (id: string) => string {
  const { i18n } = useTranslation();
  const gifts = useGifts();
  return (id) => gifts.find((gift) => gift.id === id)?.name[i18n.language as Locale] ?? '';
}

/** "Gift: Rose", or the word alone while its name is not known. */
export function useGiftText(): (id: string) => string {
  const { t } = useTranslation();
  const nameOf = useGiftName();
  return (id) => {
    const gift = nameOf(id);
    return gift ? t('conversations.gift.named', { gift }) : t('conversations.gift.one');
  };
}
