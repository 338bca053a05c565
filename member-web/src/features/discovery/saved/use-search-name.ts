import { useTranslation } from '../../../lib/texts';
import type { MemberFilter } from '../member-filter';
import { useFilterWords } from '../use-filter-words';

/** A filter in words: what a saved search is called until its member calls it something else. */
export function useSearchName(): (filter: MemberFilter) => string {
  const { t } = useTranslation();
  const words = useFilterWords();
  return (filter) => {
    const gender = filter.gender && words.genders.find(({ value }) => value === filter.gender)?.label;
    const aged = filter.min_age !== undefined || filter.max_age !== undefined;
    const parts = [
      gender,
      aged && words.ages(filter),
      words.place(filter),
      filter.distance !== undefined && words.within(filter.distance),
      filter.online && t('search.online_now'),
      filter.with_photo && t('search.with_photo'),
    ].filter(Boolean);
    return parts.length > 0 ? parts.join(', ') : t('profiles.everyone');
  };
}
