import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { CardList } from '../layout/card-list';
import { useFormats } from '../members/use-formats';
import type { Discount } from './discount';
import { DiscountMark } from './discount-mark';
import { Limits } from './limits';
import { NoDiscounts } from './no-discounts';

const lineSx = { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 } as const;

export function DiscountCards() {
  const translate = useTranslate();
  const formats = useFormats();
  return (
    <CardList<Discount>
      rowClick="edit"
      empty={<NoDiscounts />}
      primaryText={({ code, value_percentage }) => (
        <Box component="span" sx={{ ...lineSx, fontWeight: 600 }}>
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {code}
          </Box>
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>{`${value_percentage} %`}</Box>
        </Box>
      )}
      secondaryText={(discount) => (
        <Box component="span" sx={{ display: 'grid', typography: 'body2' }}>
          <Box component="span" sx={lineSx}>
            <Box component="span" sx={{ color: 'text.primary' }}>
              <DiscountMark discount={discount} />
            </Box>
            <span>
              {translate('resources.discounts.used', {
                smart_count: discount.num_redeemed,
                count: formats.number(discount.num_redeemed),
              })}
            </span>
          </Box>
          <span>
            <Limits discount={discount} />
          </span>
        </Box>
      )}
    />
  );
}
