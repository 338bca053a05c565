import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type SubmitEvent } from 'react';
import { useTranslate } from 'react-admin';
import { readOf, typedOf } from './moment';

interface MomentFormProps {
  at: string | undefined;
  beside: string | undefined;
  onAsk: (at: string, beside: string | undefined) => void;
}

type Fault = 'no_instant' | 'ahead';

function faultOf({ validity, value, required }: HTMLInputElement): Fault | undefined {
  // What is typed in part reads as empty, but is not valid.
  if (!validity.valid || (required && !value)) return 'no_instant';
  const instant = readOf(value);
  return instant !== undefined && Date.parse(instant) > Date.now() ? 'ahead' : undefined;
}

/** Two instants in UTC; the second may stay empty. */
export function MomentForm({ at, beside, onAsk }: MomentFormProps) {
  const translate = useTranslate();
  const [wrong, setWrong] = useState<Readonly<Record<string, Fault | undefined>>>({});
  const text = (key: string) => translate(`resources.timeline.moment.${key}`);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [first, second] = ['at', 'beside'].map(
      (name) => event.currentTarget.elements.namedItem(name) as HTMLInputElement,
    ) as [HTMLInputElement, HTMLInputElement];
    const faulty = [first, second].filter((field) => faultOf(field) !== undefined);
    setWrong(Object.fromEntries(faulty.map((field) => [field.name, faultOf(field)])));
    const asked = readOf(first.value);
    if (faulty.length > 0 || asked === undefined) faulty[0]?.focus();
    else onAsk(asked, readOf(second.value));
  };
  const error = (name: string) => wrong[name] && text(wrong[name]);
  return (
    <Box component="form" noValidate onSubmit={submit} sx={formSx}>
      <InstantField name="at" required label={text('at')} value={at} help={text('at_hint')} error={error('at')} />
      <InstantField
        name="beside"
        label={text('beside')}
        value={beside}
        help={text('beside_hint')}
        error={error('beside')}
      />
      <Button type="submit" variant="contained" sx={{ minHeight: 40 }}>
        {translate('resources.timeline.show')}
      </Button>
    </Box>
  );
}

interface InstantFieldProps {
  name: string;
  label: string;
  value: string | undefined;
  help: string;
  error: string | undefined;
  required?: boolean;
}

/** Follows the address, and is typed in until it is asked for. */
function InstantField({ name, label, value, help, error, required = false }: InstantFieldProps) {
  const typed = typedOf(value);
  const [draft, setDraft] = useState({ text: typed, of: typed });
  if (draft.of !== typed) setDraft({ text: typed, of: typed });
  return (
    <TextField
      type="datetime-local"
      size="small"
      name={name}
      label={label}
      value={draft.text}
      onChange={({ target }) => setDraft({ text: target.value, of: typed })}
      error={error !== undefined}
      helperText={error ?? help}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: {
          required,
          // What was picked from a timeline has thousandths of a second.
          step: draft.text.includes('.') ? 0.001 : 1,
          min: '2000-01-01T00:00',
          max: '2099-12-31T23:59',
        },
      }}
    />
  );
}

const formSx = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
  alignItems: 'start',
} as const;
