import Add from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useChoices } from '../layout/values/use-choices';
import { GiftCard } from './gift-card';
import { moved } from './moved';
import type { Gift } from './setting';

interface GiftEditorProps {
  gifts: Gift[];
  /** Those that are stored, on sale or not: they are taken off sale, but never go. */
  known: readonly Gift[];
  onChange: (gifts: Gift[]) => void;
  errorAt: (path: string) => string | undefined;
}

export function GiftEditor({ gifts, known, onChange, errorAt }: GiftEditorProps) {
  const translate = useTranslate();
  const { gift_pictures: pictures } = useChoices();
  const error = errorAt('gifts');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {error && <Alert severity="error">{error}</Alert>}
      {gifts.map((gift, i) => (
        <GiftCard
          key={i}
          gift={gift}
          savedPicture={known.find(({ id }) => id === gift.id)?.picture}
          first={i === 0}
          last={i === gifts.length - 1}
          onChange={(next) => onChange(gifts.map((one, k) => (k === i ? next : one)))}
          onMove={(by) => onChange(moved(gifts, i, by))}
          onRemove={() => onChange(gifts.filter((_, k) => k !== i))}
          errorAt={(path) => errorAt(`gifts.${i}.${path}`)}
        />
      ))}
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<Add />}
        sx={{ justifySelf: 'start' }}
        disabled={pictures.length === 0}
        onClick={() => onChange([...gifts, fresh(gifts, pictures[0]!.id)])}
      >
        {translate('resources.settings.gifts.add')}
      </Button>
    </Box>
  );
}

/** Under an id that no gift has had. */
function fresh(gifts: Gift[], picture: Gift['picture']): Gift {
  const ids = gifts.map(({ id }) => id);
  let n = gifts.length + 1;
  while (ids.includes(`gift-${n}`)) n++;
  return { id: `gift-${n}`, picture, name: {}, price: 10, retired: false };
}
