import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { NumberField } from '../layout/forms/number-field';

interface BoundsInputProps {
  label: string;
  value: { min: number; max: number };
  onChange: (value: { min: number | null; max: number | null }) => void;
  error: boolean;
  helperText: string | undefined;
}

export function BoundsInput({ label, value, onChange, error, helperText }: BoundsInputProps) {
  const translate = useTranslate();
  const id = useId();
  const text = (end: string) => translate(`resources.settings.bounds.${end}`);
  return (
    <div role="group" aria-labelledby={id}>
      <Typography id={id} variant="body2" sx={{ mb: 1, color: error ? 'error.main' : 'text.secondary' }}>
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
        <NumberField
          label={text('min')}
          value={value.min}
          error={error}
          onChange={(min) => onChange({ ...value, min })}
        />
        <NumberField
          label={text('max')}
          value={value.max}
          error={error}
          onChange={(max) => onChange({ ...value, max })}
        />
      </Box>
      {helperText && <FormHelperText error={error}>{helperText}</FormHelperText>}
    </div>
  );
}
