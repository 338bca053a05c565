import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import { Box, Button, IconButton } from '@mui/material';
import { DayField } from '../layout/forms/day-field';
import { useChoices } from '../layout/values/use-choices';
import { ChoicesInput } from './choices-input';
import { useKeys } from './items-editor';
import { MoneyInput } from './money-input';
import type { Method } from './setting';
import { useValueText } from './use-value-text';
import { useText } from '../layout/values/words';

interface MethodLimitsProps {
  method: Method;
  name: string;
  onChange: (method: Method) => void;
  errorAt: (path: string) => string | undefined;
}

/** Where, when and at which costs a method is offered. */
export function MethodLimits({ method, name, onChange, errorAt }: MethodLimitsProps) {
  const { option } = useValueText();
  const known = useChoices();
  const { countries, costs } = method;
  const keys = useKeys<Method['costs'][number]>(({ currency }) => currency);
  const free = known.currencies.find((code) => !costs.some(({ currency }) => currency === code));
  const set = (change: Partial<Method>) => onChange({ ...method, ...change });
  const text = useText('resources.settings.methods', { name });
  const part = useText('resources.settings.parts');
  const day = (field: 'from' | 'until') => (
    <DayField
      label={part(field)}
      value={method[field] ?? ''}
      error={errorAt(field)}
      onChoose={(chosen) => set({ [field]: chosen || null })}
    />
  );
  return (
    <Box sx={{ display: 'grid', gap: 2, py: 1.5 }}>
      <ChoicesInput
        label={text('countries')}
        choices={known.countries.map((code) => [code, option('country', code)])}
        value={countries}
        onChange={(next) => set({ countries: next as Method['countries'] })}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2, maxWidth: 640 }}>
        {day('from')}
        {day('until')}
      </Box>
      {costs.map((one) => (
        <Box
          key={keys.of(one)}
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 40px', gap: 1, maxWidth: 420 }}
        >
          <MoneyInput
            label={part('costs')}
            value={one}
            error={errorAt('costs')}
            onChange={(next) => set({ costs: costs.map((other) => (other === one ? keys.changed(one, next) : other)) })}
          />
          <IconButton
            aria-label={`${text('remove_costs')} ${one.currency}`}
            onClick={() => set({ costs: costs.filter((other) => other !== one) })}
          >
            <Close fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <div>
        <Button
          color="secondary"
          startIcon={<Add />}
          disabled={!free}
          onClick={() => free && set({ costs: [...costs, keys.begun({ amount: 0, currency: free })] })}
        >
          {text('add_costs')}
        </Button>
      </div>
    </Box>
  );
}
