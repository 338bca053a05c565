import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useChoices } from '../layout/use-choices';
import { ChoicesInput } from './choices-input';
import { ItemBar } from './item-bar';
import { MoneyInput } from './money-input';
import type { Method } from './setting';
import { useValueText } from './use-value-text';

interface MethodCardProps {
  method: Method;
  name: string;
  first: boolean;
  last: boolean;
  onChange: (method: Method) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  errorAt: (path: string) => string | undefined;
}

export function MethodCard({ method, name, onChange, onRemove, errorAt, ...place }: MethodCardProps) {
  const translate = useTranslate();
  const { value, option } = useValueText();
  const known = useChoices();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { countries, from, until, costs } = method;
  const wrong = ['id', 'until', 'costs'].map(errorAt).find(Boolean);
  const free = known.currencies.find((code) => !costs.some(({ currency }) => currency === code));
  const set = (change: Partial<Method>) => onChange({ ...method, ...change });
  const text = (key: string) => translate(`resources.settings.methods.${key}`, { name });
  const part = (key: string) => translate(`resources.settings.parts.${key}`);
  const limits = [
    countries.length > 0 && value(countries, 'countries'),
    from && `${part('from')} ${value(from, 'from')}`,
    until && `${part('until')} ${value(until, 'until')}`,
    costs.length > 0 && value(costs, 'costs'),
  ].filter(Boolean);
  const day = (field: 'from' | 'until') => (
    <TextField
      type="date"
      label={part(field)}
      value={method[field] ?? ''}
      error={errorAt(field) !== undefined}
      helperText={errorAt(field)}
      onChange={({ target }) => set({ [field]: target.value || null })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <Card component="section" sx={{ px: 2, py: 1 }}>
      <ItemBar title={name} {...place}>
        <Button
          color="secondary"
          aria-expanded={open || wrong !== undefined}
          aria-controls={id}
          aria-label={text('limits_of')}
          endIcon={<ExpandMore sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
          onClick={() => setOpen(!open)}
          sx={limitsSx}
        >
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {text('limits')}
          </Box>
        </Button>
      </ItemBar>
      {limits.length > 0 && <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{limits.join(' · ')}</Box>}
      <Collapse in={open || wrong !== undefined} id={id} unmountOnExit>
        <Box sx={{ display: 'grid', gap: 2, py: 1.5 }}>
          <ChoicesInput
            label={text('countries')}
            choices={known.countries.map((code) => [code, option('country', code)])}
            value={countries}
            onChange={(next) => set({ countries: next as Method['countries'] })}
          />
          <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
            {day('from')}
            {day('until')}
          </Box>
          {costs.map((one, i) => (
            <Box key={i} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 40px', gap: 1, maxWidth: 420 }}>
              <MoneyInput
                label={part('costs')}
                value={one}
                error={errorAt('costs')}
                onChange={(next) => set({ costs: costs.map((other, k) => (k === i ? next : other)) })}
              />
              <IconButton
                aria-label={`${text('remove_costs')} ${one.currency}`}
                onClick={() => set({ costs: costs.filter((_, k) => k !== i) })}
              >
                <Close fontSize="small" />
              </IconButton>
            </Box>
          ))}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              color="secondary"
              startIcon={<Add />}
              disabled={!free}
              onClick={() => free && set({ costs: [...costs, { amount: 0, currency: free }] })}
            >
              {text('add_costs')}
            </Button>
            <Button color="error" onClick={onRemove}>
              {text('stop')}
            </Button>
          </Box>
        </Box>
      </Collapse>
    </Card>
  );
}

// On a phone the arrow alone, so that every name is on one line with it.
const limitsSx = {
  minWidth: { xs: 40, sm: 64 },
  '& .MuiButton-endIcon': { ml: { xs: 0, sm: 1 }, mr: { xs: 0 } },
} as const;
