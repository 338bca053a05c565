import Close from '@mui/icons-material/Close';
import Add from '@mui/icons-material/Add';
import { Box, Button, IconButton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { SelectField } from '../layout/forms/select-field';
import { useChoices } from '../layout/values/use-choices';
import { useFormats, useText } from '../layout/values/words';
import { MoneyInput } from './money-input';
import type { Package } from './setting';
import { Small } from '../layout/values/card-heading';

type Prices = Package['prices'];

interface CountryPricesProps {
  pack: Pick<Package, 'id' | 'price' | 'prices'>;
  onChange: (prices: Prices) => void;
  errorAt: (path: string) => string | undefined;
}

/** Where a package costs something else, in its own currency perhaps. */
export function CountryPrices({ pack: { id, price, prices }, onChange, errorAt }: CountryPricesProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const text = useText('resources.settings.packages');
  const free = useChoices().countries.filter((code) => !prices.some(({ country }) => country === code));
  const set = (i: number, change: Partial<Prices[number]>) =>
    onChange(prices.map((one, k) => (k === i ? { ...one, ...change } : one)));
  return (
    <Box role="group" aria-label={text('prices_of', { id })} sx={{ display: 'grid', gap: 1.5 }}>
      <Small>{text(prices.length > 0 ? 'prices' : 'no_prices')}</Small>
      {prices.map((one, i) => (
        // By its place: while another country is walked to by arrow keys, the field keeps the focus.
        <Box key={i} sx={rowSx}>
          <SelectField
            label={translate('resources.settings.parts.country')}
            value={one.country}
            options={[one.country, ...free].map((code) => [code, formats.country(code)] as const)}
            onChoose={(country) => set(i, { country })}
          />
          <MoneyInput
            key={one.country}
            label={`${translate('resources.settings.parts.price')} ${formats.country(one.country)}`}
            value={one.price}
            error={errorAt(`prices.${i}.price`)}
            onChange={(next) => set(i, { price: next })}
          />
          <IconButton
            aria-label={text('remove_price', { country: formats.country(one.country) })}
            onClick={() => onChange(prices.filter((_, k) => k !== i))}
          >
            <Close fontSize="small" />
          </IconButton>
        </Box>
      ))}
      {free.length > 0 && (
        <Button
          color="secondary"
          startIcon={<Add />}
          sx={{ justifySelf: 'start', ml: -1 }}
          onClick={() => onChange([...prices, { country: free[0]!, price }])}
        >
          {text('add_price')}
        </Button>
      )}
    </Box>
  );
}

const rowSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) 40px', sm: 'minmax(0, 1fr) minmax(0, 1fr) 40px' },
  gap: 1,
  alignItems: 'start',
  '& > .MuiTextField-root': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const;
