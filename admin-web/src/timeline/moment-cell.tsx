import { useTranslate } from 'react-admin';
import { useInterestName } from '../layout/values/use-interest-name';
import { Erased } from '../layout/values/member-marks';
import { useRegionNames } from '../layout/values/place';
import { useFormats } from '../layout/values/use-formats';
import type { Cell } from './moment';

/** What stood in one place, as people say it. */
export function MomentCell({ field, of }: { field: string; of: Cell }) {
  const translate = useTranslate();
  const formats = useFormats();
  const regions = useRegionNames();
  const interest = useInterestName();
  if (of === 'erased') return <Erased />;
  const { value } = of;
  const word = (key: string, options?: object) => translate(`resources.members.${key}`, options);
  if (value === null || value === '') return '–';
  if (Array.isArray(value)) {
    const names = value.map((one) => (field === 'consents' ? word(`consents.${one}`) : interest(one)));
    return names.join(', ') || word('consents.none');
  }
  if (typeof value === 'number') return field === 'age' ? word('years', { smart_count: value }) : formats.number(value);
  if (field === 'fictional') return word(`fictional.${String(value)}`);
  if (typeof value === 'boolean') return translate(`events.${value ? 'yes' : 'no'}`);
  switch (field) {
    case 'status':
      return word(`status.${value}`, { _: translate(`resources.timeline.moment.status.${value}`, { _: value }) });
    case 'gender':
      return word(`gender.${value}`);
    case 'signup_date':
      return formats.second(value);
    case 'language':
      return formats.language(value);
    case 'country':
      return formats.country(value);
    case 'region':
      return regions?.get(value) ?? value;
    case 'email':
      return <Address of={value} />;
    default:
      return value;
  }
}

/** Broken after its @ where it does not fit. */
const Address = ({ of }: { of: string }) => {
  const at = of.indexOf('@') + 1;
  return (
    <>
      {of.slice(0, at)}
      <wbr />
      {of.slice(at)}
    </>
  );
};
