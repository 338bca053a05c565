import { useTranslate } from 'react-admin';
import { FactBlock } from '../layout/shows/fact-block';
import { useFormats } from '../layout/values/use-formats';
import type { Discount } from './discount';
import { Limits } from './limits';

/** A code that nobody can change any more. */
export function FixedDiscount({ discount, note }: { discount: Discount; note: 'built_in' | 'stopped' }) {
  const translate = useTranslate();
  const formats = useFormats();
  const field = (name: string) => translate(`resources.discounts.fields.${name}`);
  return (
    <FactBlock
      title={translate(`resources.discounts.${note}`)}
      facts={[
        [field('value_percentage'), `${discount.value_percentage} %`],
        [field('limits'), <Limits key="limits" discount={discount} />],
        [field('starts'), discount.starts ? formats.instant(discount.starts) : '–'],
        [field('expires'), discount.expires ? formats.instant(discount.expires) : '–'],
        [field('redeemed'), formats.number(discount.num_redeemed)],
      ]}
    />
  );
}
