import { useLocale } from 'react-admin';
import { type Answer, useRead } from '../../providers/api-client';

export type Gift = Answer<'/api/admin/gifts', 'get'>['gifts'][number];

const A_MINUTE = 60_000;

/** What the gift with this id looks like, and its name in the reader's language. */
export function useGift(id: string | null): { picture: Gift['picture'] | undefined; name: string | null } {
  const locale = useLocale() as keyof Gift['name'];
  const { data: gift } = useRead(['gifts'], (api) => api.GET('/api/admin/gifts'), {
    staleTime: A_MINUTE,
    enabled: id !== null,
    select: ({ gifts }) => gifts.find((one) => one.id === id),
  });
  return { picture: gift?.picture, name: gift?.name[locale] ?? id };
}
