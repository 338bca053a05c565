import { Box, Checkbox, FormControlLabel, FormHelperText, Typography } from '@mui/material';
import { useId } from 'react';

interface ChoicesInputProps {
  label: string;
  choices: readonly (readonly [id: string, name: string])[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  error?: boolean;
  helperText?: string | undefined;
}

/** All that can be chosen, in sight. What was chosen keeps its order; new ones come last. */
export function ChoicesInput({ label, choices, value, onChange, error = false, helperText }: ChoicesInputProps) {
  const id = useId();
  const toggle = (choice: string, checked: boolean) =>
    onChange(checked ? [...value, choice] : value.filter((one) => one !== choice));
  return (
    <Box role="group" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} variant="body2" sx={{ color: error ? 'error.main' : 'text.secondary' }}>
        {label}
      </Typography>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 136px), 1fr))', columnGap: 1 }}
      >
        {choices.map(([choice, name]) => (
          <FormControlLabel
            key={choice}
            sx={{ mr: 0 }}
            control={
              <Checkbox
                size="small"
                checked={value.includes(choice)}
                onChange={(_, checked) => toggle(choice, checked)}
              />
            }
            label={name}
          />
        ))}
      </Box>
      {helperText && <FormHelperText error={error}>{helperText}</FormHelperText>}
    </Box>
  );
}
