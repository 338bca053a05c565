import { Box, Button, Card, FormControlLabel, Switch, TextField } from '@mui/material';
import { useCredits, useText } from '../layout/values/words';
import { CountryPrices } from './country-prices';
import { ItemBar } from './item-bar';
import type { ItemProps } from './items-editor';
import { SelectField } from '../layout/forms/select-field';
import { MoneyInput } from './money-input';
import type { Package } from './setting';
import { NumberField } from '../layout/forms/number-field';

interface PackageCardProps extends ItemProps<Package> {
  pack: Package;
  isNew: boolean;
}

const VARIANTS = [1, 2, 3, 4] as const;

export function PackageCard({ pack, isNew, onChange, onRemove, errorAt, ...place }: PackageCardProps) {
  const inCredits = useCredits();
  const text = useText('resources.settings.packages');
  const part = useText('resources.settings.parts');
  const title = inCredits(pack.credits || 0);
  const set = (change: Partial<Package>) => onChange({ ...pack, ...change });
  return (
    <Card component="section" sx={{ p: 2, display: 'grid', gap: 2 }}>
      <ItemBar title={title} retired={pack.retired} word={text(pack.retired ? 'retired' : 'on_sale')} {...place} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 2fr 1fr' }, gap: 2 }}>
        {isNew && (
          <TextField
            label={part('id')}
            value={pack.id}
            error={errorAt('id') !== undefined}
            helperText={errorAt('id') ?? text('id_help')}
            onChange={({ target }) => set({ id: target.value.toLowerCase() })}
          />
        )}
        <NumberField
          label={part('credits')}
          value={pack.credits}
          error={errorAt('credits') !== undefined}
          helperText={errorAt('credits')}
          onChange={(credits) => set({ credits: credits as number })}
        />
        <MoneyInput
          label={part('price')}
          value={pack.price}
          error={errorAt('price') ?? errorAt('price.amount')}
          onChange={(price) => set({ price })}
        />
        <SelectField
          label={part('variant')}
          value={String(pack.variant)}
          options={VARIANTS.map((variant) => [String(variant), text(`variants.${variant}`)] as const)}
          onChoose={(variant) => set({ variant: Number(variant) as Package['variant'] })}
        />
      </Box>
      <CountryPrices pack={pack} onChange={(prices) => set({ prices })} errorAt={errorAt} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
        <FormControlLabel
          control={<Switch checked={pack.popular} onChange={(_, popular) => set({ popular })} />}
          label={part('popular')}
        />
        <FormControlLabel
          control={<Switch checked={!pack.retired} onChange={(_, sold) => set({ retired: !sold })} />}
          label={text('on_sale')}
        />
        {isNew && (
          <Button color="error" onClick={onRemove}>
            {text('remove')}
          </Button>
        )}
      </Box>
    </Card>
  );
}
