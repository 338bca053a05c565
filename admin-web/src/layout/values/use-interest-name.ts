import { useLocale, useTranslate } from 'react-admin';
import { type Answer, useRead } from '../../providers/api-client';

type Own = Answer<'/api/admin/interests', 'get'>['own_interests'][number];

const A_MINUTE = 60_000;

/** What an interest on a profile is called: the product's in the console's words, the operator's own in theirs. */
export function useInterestName(): (id: string) => string {
  const translate = useTranslate();
  const locale = useLocale() as keyof Own['name'];
  const { data } = useRead(['interests'], (api) => api.GET('/api/admin/interests'), { staleTime: A_MINUTE });
  return (id) => {
    const own = data?.own_interests.find((one) => one.id === id);
    return own ? own.name[locale] : translate(`details.interest.${id}`, { _: id });
  };
}
