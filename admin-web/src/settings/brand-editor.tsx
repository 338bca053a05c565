import { Box, Button, Card, FormControlLabel, Switch, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { BrandPrices } from './brand-prices';
import { ItemsEditor, type ItemProps } from './items-editor';
import { BRAND_FIELDS, type Brand, type Overrides, type Settings } from './setting';
import { SettingInput } from './setting-input';
import { useValueText } from './use-value-text';
import { useText } from '../layout/values/words';
import { CardHeading } from '../layout/values/card-heading';

interface BrandEditorProps {
  brands: Brand[];
  site: Settings;
  onChange: (brands: Brand[]) => void;
  errorAt: (path: string) => string | undefined;
}

/** Other names of the same site: members and credits are shared. */
export function BrandEditor({ brands, site, onChange, errorAt }: BrandEditorProps) {
  const text = useText('resources.settings.brands');
  const taken = [...site.brands, ...brands].map(({ id }) => id);
  const free = taken.map((_, i) => `brand-${i + 1}`).find((id) => !taken.includes(id));
  const fresh = () => ({ id: free ?? `brand-${taken.length + 1}`, domains: [], overrides: {}, prices: [] });
  return (
    <>
      {brands.length === 0 && <Typography>{text('none')}</Typography>}
      <ItemsEditor name="brands" items={brands} onChange={onChange} errorAt={errorAt} add={text('add')} fresh={fresh}>
        {(brand, props) => <BrandCard brand={brand} site={site} {...props} />}
      </ItemsEditor>
    </>
  );
}

interface BrandCardProps extends ItemProps<Brand> {
  brand: Brand;
  site: Settings;
}

function BrandCard({ brand, site, onChange, onRemove, errorAt }: BrandCardProps) {
  const translate = useTranslate();
  const { value } = useValueText();
  const text = useText('resources.settings.brands');
  const { overrides } = brand;
  // Orders, receipts and mailings name a brand by its id: once saved it stays.
  const isNew = !site.brands.some(({ id }) => id === brand.id);
  const own = (name: keyof Overrides, next: unknown) =>
    onChange({ ...brand, overrides: { ...overrides, [name]: next } });
  const asSite = (name: keyof Overrides) => {
    const { [name]: _, ...others } = overrides;
    onChange({ ...brand, overrides: others });
  };
  const domains = errorAt('domains') ?? errorAt('domains.0');
  return (
    <Card component="section" sx={{ p: 2, display: 'grid', gap: 2 }}>
      <CardHeading component="h2">{overrides.name ?? brand.id}</CardHeading>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
        {isNew && (
          <TextField
            label={translate('resources.settings.parts.id')}
            value={brand.id}
            error={errorAt('id') !== undefined}
            helperText={errorAt('id') ?? translate('resources.settings.packages.id_help')}
            onChange={({ target }) => onChange({ ...brand, id: target.value.toLowerCase() })}
          />
        )}
        <TextField
          multiline
          label={translate('resources.settings.parts.domains')}
          value={brand.domains.join('\n')}
          error={domains !== undefined}
          helperText={domains ?? text('domains_help')}
          onChange={({ target }) =>
            onChange({ ...brand, domains: target.value === '' ? [] : target.value.toLowerCase().split('\n') })
          }
        />
      </Box>
      {BRAND_FIELDS.map((field) => {
        const name = field.name as keyof Overrides;
        const has = name in overrides;
        const label = translate(`resources.settings.fields.${name}`);
        return (
          <Box key={name} sx={{ borderTop: 1, borderColor: 'divider', pt: 1, display: 'grid', gap: 1 }}>
            <FormControlLabel
              control={
                <Switch
                  size="small"
                  checked={has}
                  onChange={(_, checked) => (checked ? own(name, site[name]) : asSite(name))}
                />
              }
              label={has ? `${label}: ${text('own')}` : `${label}: ${text('as_site')} (${value(site[name], name)})`}
            />
            {has && (
              <SettingInput
                field={field}
                value={overrides[name]}
                // As it is saved: what is typed here is no address yet.
                domain={site.brands.find(({ id }) => id === brand.id)?.domains[0]}
                error={errorAt(`overrides.${name}`)}
                onChange={(next) => own(name, next)}
              />
            )}
          </Box>
        );
      })}
      <BrandPrices
        prices={brand.prices}
        site={site}
        onChange={(prices) => onChange({ ...brand, prices })}
        errorAt={errorAt}
      />
      <Button color="error" sx={{ justifySelf: 'start' }} onClick={onRemove}>
        {text('remove')}
      </Button>
    </Card>
  );
}
