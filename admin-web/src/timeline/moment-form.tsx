import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslate } from 'react-admin';
import { InstantField, UNREADABLE } from '../layout/forms/instant-field';

interface MomentFormProps {
  at: string | undefined;
  beside: string | undefined;
  onAsk: (at: string, beside: string | undefined) => void;
}

const FIELDS = ['at', 'beside'] as const;
type Name = (typeof FIELDS)[number];
type Chosen = Record<Name, string | null>;

function faultOf(name: Name, instant: string | null): 'no_instant' | 'ahead' | undefined {
  if (instant === UNREADABLE || (name === 'at' && instant === null)) return 'no_instant';
  return instant !== null && Date.parse(instant) > Date.now() ? 'ahead' : undefined;
}

/** Two instants, which follow the address and are typed in until they are asked for; the second may stay empty. */
export function MomentForm({ at = '', beside = '', onAsk }: MomentFormProps) {
  const translate = useTranslate();
  const asked: Chosen = { at: at || null, beside: beside || null };
  const [draft, setDraft] = useState({ chosen: asked, of: at + beside, tried: false });
  if (draft.of !== at + beside) setDraft({ chosen: asked, of: at + beside, tried: false });
  const fields = { at: useRef<HTMLInputElement>(null), beside: useRef<HTMLInputElement>(null) };
  const { chosen, tried } = draft;
  const text = (key: string) => translate(`resources.timeline.moment.${key}`);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setDraft({ ...draft, tried: true });
    const wrong = FIELDS.find((name) => faultOf(name, chosen[name]));
    if (wrong || chosen.at === null) fields[wrong ?? 'at'].current?.focus();
    else onAsk(chosen.at, chosen.beside ?? undefined);
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={formSx}>
      {FIELDS.map((name) => {
        const fault = tried ? faultOf(name, chosen[name]) : undefined;
        return (
          <InstantField
            key={name}
            label={text(name)}
            value={chosen[name]}
            onChoose={(instant) => setDraft({ ...draft, chosen: { ...chosen, [name]: instant }, tried: false })}
            help={text(`${name}_hint`)}
            error={fault && text(fault)}
            required={name === 'at'}
            precise
            inputRef={fields[name]}
          />
        );
      })}
      <Button type="submit" variant="contained" sx={{ minHeight: 40 }}>
        {translate('resources.timeline.show')}
      </Button>
    </Box>
  );
}

const formSx = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
  alignItems: 'start',
} as const;
