import { useTranslate } from 'react-admin';
import { SearchField } from '../layout/search-field';

/** By a whole e-mail address or id. */
export function MemberSearch({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const translate = useTranslate();
  return <SearchField label={translate('resources.members.filters.q')} value={value} onSearch={onSearch} />;
}
