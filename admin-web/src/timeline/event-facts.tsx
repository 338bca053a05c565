import LockOutlined from '@mui/icons-material/LockOutlined';
import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined';
import LayersClear from '@mui/icons-material/LayersClearOutlined';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { tellingOf } from '../layout/values/event-values';
import type { Look } from '../layout/values/mark';
import { useEventWords } from '../layout/values/use-event-words';
import { useFormats } from '../layout/values/words';
import { EventValue } from './event-value';
import { factsOf, type Fact, type Seal, type TimelineEvent } from './timeline';

const SEALS: Record<Seal, Look> = {
  closed: { icon: LockOutlined, color: 'text.secondary' },
  withheld: { icon: LockOutlined, color: 'text.secondary' },
  forgotten: { icon: LayersClear, color: 'text.secondary' },
  open: { icon: LockOpenOutlined, color: 'warning.main' },
};
/** The data of one event; what is sealed says so, and why. */
export function EventFacts({ event }: { event: TimelineEvent }) {
  const words = useEventWords();
  const formats = useFormats();
  const seals = new Map(event.sealed.map(({ field, seal }) => [field, seal]));
  const facts = useFacts(event);
  if (facts.length === 0) return null;
  return (
    <Box component="dl" sx={listSx}>
      {facts.map((fact) => (
        <Box key={fact.field} sx={rowSx}>
          <Box component="dt" sx={{ color: 'text.secondary', pl: fact.depth * 2 }}>
            {fact.place === undefined ? words.field(fact.name) : `${formats.number(fact.place)}.`}
          </Box>
          <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Value event={event} of={fact} seal={seals.get(fact.field)} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** What there is to tell: not what means nothing to a person, nor once more the moment that stands beside the event. */
function useFacts(event: TimelineEvent): Fact[] {
  const formats = useFormats();
  const recorded = formats.instant(event.at);
  return factsOf(tellableOf(event)).filter(({ name, path, value }) => {
    if (tellingOf(event.type, path)?.as === 'nothing') return false;
    return !(name.endsWith('At') && typeof value === 'string' && formats.instant(value) === recorded);
  });
}

/** Which settings changed; from what into what stands in their history, which this page leads to. */
const tellableOf = ({ type, data }: TimelineEvent): object => {
  if (type !== 'SettingsChanged') return data;
  const { changes, before: _, ...rest } = data as { changes: object; before: object };
  return { settings: Object.keys(changes), ...rest };
};

function Value({ event, of, seal }: { event: TimelineEvent; of: Fact; seal: Seal | undefined }) {
  const translate = useTranslate();
  if (seal === undefined) return <EventValue event={event} of={of} />;
  const { icon: Icon, color } = SEALS[seal];
  // Unlike a mark it may be long, and so goes on in the next line.
  return (
    <>
      <Icon sx={{ fontSize: 16, color, mr: 0.75, verticalAlign: '-3px' }} aria-hidden="true" />
      {seal === 'open' ? <EventValue event={event} of={of} /> : translate(`events.seal.${seal}`)}
    </>
  );
}

const listSx = { m: 0, mt: 0.5, typography: 'body2' } as const;
const rowSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '124px minmax(0, 1fr)', sm: '184px minmax(0, 1fr)' },
  gap: 1,
  py: 0.25,
} as const;
