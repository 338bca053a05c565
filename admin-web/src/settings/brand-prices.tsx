import { Box, FormControlLabel, FormHelperText, Switch, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useCredits, useFormats, useText } from '../layout/values/words';
import { CountryPrices } from './country-prices';
import { messagePrices } from './effects';
import { MoneyInput } from './money-input';
import type { Brand, Package, Settings } from './setting';

type Prices = Brand['prices'];

interface BrandPricesProps {
  prices: Prices;
  site: Pick<Settings, 'packages' | 'message_credits'>;
  onChange: (prices: Prices) => void;
  errorAt: (path: string) => string | undefined;
}

/** What the packages of the site cost at a brand, where that is something else. */
export function BrandPrices({ prices, site, onChange, errorAt }: BrandPricesProps) {
  const translate = useTranslate();
  const wrong = errorAt('prices');
  const priced = (pack: Package) => prices.findIndex(({ id }) => id === pack.id);
  const shown = site.packages.filter((pack) => !pack.retired || priced(pack) >= 0);
  return (
    <Box component="section" sx={{ borderTop: 1, borderColor: 'divider', pt: 1, display: 'grid', gap: 1 }}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {translate('resources.settings.brands.prices')}
      </Typography>
      {wrong && <FormHelperText error>{wrong}</FormHelperText>}
      {shown.map((pack) => {
        const i = priced(pack);
        const own = prices[i];
        const others = prices.filter((_, k) => k !== i);
        return (
          <BrandPrice
            key={pack.id}
            pack={pack}
            own={own}
            credits={site.message_credits}
            onSwitch={(on) =>
              onChange(on ? [...prices, { id: pack.id, price: pack.price, prices: pack.prices }] : others)
            }
            onChange={(next) => onChange(prices.map((one, k) => (k === i ? { ...one, ...next } : one)))}
            errorAt={(path) => errorAt(`prices.${i}.${path}`)}
          />
        );
      })}
    </Box>
  );
}

interface BrandPriceProps {
  pack: Package;
  own: Prices[number] | undefined;
  /** What a message costs. */
  credits: number;
  onSwitch: (on: boolean) => void;
  onChange: (price: Partial<Prices[number]>) => void;
  errorAt: (path: string) => string | undefined;
}

function BrandPrice({ pack, own, credits, onSwitch, onChange, errorAt }: BrandPriceProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const text = useText('resources.settings.brands');
  const name = useCredits()(pack.credits);
  const [shop] = own
    ? messagePrices({ packages: [{ ...pack, ...own, retired: false }], message_credits: credits })
    : [];
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <FormControlLabel
        control={<Switch size="small" checked={own !== undefined} onChange={(_, on) => onSwitch(on)} />}
        label={own ? `${name}: ${text('own')}` : `${name}: ${text('as_site')} (${formats.money(pack.price)})`}
      />
      {own && (
        <Box sx={{ display: 'grid', gap: 1, maxWidth: 560 }}>
          <MoneyInput
            label={`${translate('resources.settings.parts.price')} ${name}`}
            value={own.price}
            error={errorAt('price') ?? errorAt('price.amount')}
            onChange={(price) => onChange({ price })}
          />
          {shop && <FormHelperText>{text('message_costs', { price: formats.money(shop.message) })}</FormHelperText>}
          <CountryPrices pack={own} onChange={(prices) => onChange({ prices })} errorAt={errorAt} />
        </Box>
      )}
    </Box>
  );
}
