import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'react-admin';
import { dataOf, useApi, type Answer } from '../providers/api-client';

export type Gift = Answer<'/api/admin/gifts', 'get'>['gifts'][number];

const NONE: Gift[] = [];
const A_MINUTE = 60_000;

/** What a gift in a message looks like, and its name in the reader's language. */
export function useGift(): (id: string) => { picture: Gift['picture'] | undefined; name: string } {
  const api = useApi();
  const locale = useLocale() as keyof Gift['name'];
  const { data } = useQuery({
    queryKey: ['gifts'],
    queryFn: () => dataOf(api.GET('/api/admin/gifts')),
    staleTime: A_MINUTE,
  });
  const gifts = data?.gifts ?? NONE;
  return (id) => {
    const gift = gifts.find((one) => one.id === id);
    return { picture: gift?.picture, name: gift?.name[locale] ?? id };
  };
}
