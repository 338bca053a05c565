import Add from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { moved } from './moved';
import { PackageCard } from './package-card';
import type { Package } from './setting';

interface PackageEditorProps {
  packages: Package[];
  /** Those that are on sale or were: they retire, but never go. */
  known: readonly string[];
  onChange: (packages: Package[]) => void;
  errorAt: (path: string) => string | undefined;
}

export function PackageEditor({ packages, known, onChange, errorAt }: PackageEditorProps) {
  const translate = useTranslate();
  const error = errorAt('packages');
  const replace = (i: number, pack: Package) => onChange(packages.map((one, k) => (k === i ? pack : one)));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {error && <Alert severity="error">{error}</Alert>}
      {packages.map((pack, i) => (
        <PackageCard
          key={i}
          pack={pack}
          isNew={!known.includes(pack.id)}
          onChange={(next) => replace(i, next)}
          onMove={(by) => onChange(moved(packages, i, by))}
          first={i === 0}
          last={i === packages.length - 1}
          onRemove={() => onChange(packages.filter((_, k) => k !== i))}
          errorAt={(path) => errorAt(`packages.${i}.${path}`)}
        />
      ))}
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<Add />}
        sx={{ justifySelf: 'start' }}
        onClick={() => onChange([...packages, fresh(packages)])}
      >
        {translate('resources.settings.packages.add')}
      </Button>
    </Box>
  );
}

function fresh(packages: Package[]): Package {
  const { credits, price } = packages.reduce((most, one) => (one.credits > most.credits ? one : most));
  const ids = packages.map(({ id }) => id);
  const next = credits * 2;
  const id = ids.includes(`p${next}`) ? `p${next}-${packages.length + 1}` : `p${next}`;
  const double = { ...price, amount: price.amount * 2 };
  return { id, credits: next, price: double, prices: [], variant: 1, popular: false, retired: false };
}
