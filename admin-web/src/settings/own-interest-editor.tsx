import Add from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useTranslate } from 'react-admin';
import { moved } from './moved';
import { OwnInterestCard } from './own-interest-card';
import type { OwnInterest } from './setting';

interface OwnInterestEditorProps {
  interests: OwnInterest[];
  /** Ids of those that are stored, offered or not: they are retired, but never go. */
  known: readonly string[];
  /** Of the site. */
  languages: readonly string[];
  onChange: (interests: OwnInterest[]) => void;
  errorAt: (path: string) => string | undefined;
}

export function OwnInterestEditor({ interests, known, languages, onChange, errorAt }: OwnInterestEditorProps) {
  const translate = useTranslate();
  const error = errorAt('own_interests');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {error && <Alert severity="error">{error}</Alert>}
      {interests.length === 0 && (
        <Card sx={{ p: 2, color: 'text.secondary' }}>{translate('resources.settings.own_interests.none')}</Card>
      )}
      {interests.map((interest, i) => (
        <OwnInterestCard
          key={interest.id}
          interest={interest}
          isNew={!known.includes(interest.id)}
          languages={languages}
          first={i === 0}
          last={i === interests.length - 1}
          onChange={(next) => onChange(interests.map((one, k) => (k === i ? next : one)))}
          onMove={(by) => onChange(moved(interests, i, by))}
          onRemove={() => onChange(interests.filter((_, k) => k !== i))}
          errorAt={(path) => errorAt(`own_interests.${i}.${path}`)}
        />
      ))}
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<Add />}
        sx={{ justifySelf: 'start' }}
        onClick={() => onChange([...interests, fresh(interests)])}
      >
        {translate('resources.settings.own_interests.add')}
      </Button>
    </Box>
  );
}

/** Under an id that no interest has had. */
function fresh(interests: OwnInterest[]): OwnInterest {
  const ids = interests.map(({ id }) => id);
  let n = interests.length + 1;
  while (ids.includes(`own-${n}`)) n++;
  return { id: `own-${n}`, name: {}, retired: false };
}
