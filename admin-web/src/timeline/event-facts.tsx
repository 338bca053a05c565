import LockOutlined from '@mui/icons-material/LockOutlined';
import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined';
import LayersClear from '@mui/icons-material/LayersClearOutlined';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Mark, type Look } from '../layout/mark';
import { useEventWords } from '../layout/use-event-words';
import { useFormats } from '../members/use-formats';
import { factsOf, isMoney, type Fact, type Seal, type TimelineEvent } from './timeline';

const SEALS: Record<Seal, Look> = {
  closed: { icon: LockOutlined, color: 'text.secondary' },
  withheld: { icon: LockOutlined, color: 'text.secondary' },
  forgotten: { icon: LayersClear, color: 'text.secondary' },
  open: { icon: LockOpenOutlined, color: 'warning.main' },
};
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** The data of one event; what is sealed says so, and why. */
export function EventFacts({ event }: { event: TimelineEvent }) {
  const words = useEventWords();
  const seals = new Map(event.sealed.map(({ field, seal }) => [field, seal]));
  const facts = factsOf(event.data);
  if (facts.length === 0) return null;
  return (
    <Box component="dl" sx={listSx}>
      {facts.map((fact) => (
        <Box key={fact.field} sx={rowSx}>
          <Box component="dt" sx={{ color: 'text.secondary', pl: fact.depth * 2 }}>
            {words.field(fact.name)}
          </Box>
          <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Value of={fact} seal={seals.get(fact.field)} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Value({ of: { value }, seal }: { of: Fact; seal: Seal | undefined }) {
  const translate = useTranslate();
  const formats = useFormats();
  if (seal !== undefined && seal !== 'open') return <Mark look={SEALS[seal]} word={translate(`events.seal.${seal}`)} />;
  if (seal === 'open') return <Mark look={SEALS.open} word={typeof value === 'string' ? value : ''} />;
  if (value === undefined) return null;
  if (value === null || value === '') return translate('events.none');
  if (isMoney(value)) return formats.money(value);
  if (typeof value === 'boolean') return translate(`events.${value ? 'yes' : 'no'}`);
  if (typeof value === 'number') return formats.number(value);
  return INSTANT.test(value) ? formats.instant(value) : value;
}

const listSx = { m: 0, mt: 0.5, typography: 'body2' } as const;
const rowSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '124px minmax(0, 1fr)', sm: '184px minmax(0, 1fr)' },
  gap: 1,
  py: 0.25,
} as const;
