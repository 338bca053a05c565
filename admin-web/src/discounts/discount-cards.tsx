import { useTranslate } from 'react-admin';
import { CardLine, CardLines, CardList } from '../layout/lists/card-list';
import { useFormats } from '../layout/values/use-formats';
import type { Discount } from './discount';
import { DiscountMark } from './discount-mark';
import { Limits } from './limits';
import { NoDiscounts } from './no-discounts';

export function DiscountCards() {
  const translate = useTranslate();
  const formats = useFormats();
  return (
    <CardList<Discount>
      rowClick="edit"
      empty={<NoDiscounts />}
      primaryText={({ code, value_percentage }) => (
        <CardLine strong>
          <span>{code}</span>
          <span>{`${value_percentage} %`}</span>
        </CardLine>
      )}
      secondaryText={(discount) => (
        <CardLines>
          <CardLine>
            <DiscountMark discount={discount} />
            <span>
              {translate('resources.discounts.used', {
                smart_count: discount.num_redeemed,
                count: formats.number(discount.num_redeemed),
              })}
            </span>
          </CardLine>
          <span>
            <Limits discount={discount} />
          </span>
        </CardLines>
      )}
    />
  );
}
