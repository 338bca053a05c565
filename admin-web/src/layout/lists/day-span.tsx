import { useResourceContext, useTranslate } from 'react-admin';
import { useText } from '../values/words';
import { Pair } from './filter-bar';
import { DayField } from '../forms/day-field';
import { dayOf, startOfDay } from '../values/days';
import { useFilterInput } from './use-filter-input';

interface DaySpanProps {
  /** Where they are not `filters.from` and `filters.to` of the list's resource. */
  labels?: readonly [from: string, to: string];
  sources: readonly [from: string, to: string];
  /** The filter has days too; otherwise instants: the beginning of the first day here, and of the day after the last. */
  days?: boolean;
}

/** From a day to a day, both included. */
export function DaySpan({ labels, sources, days = false }: DaySpanProps) {
  const translate = useTranslate();
  const text = useText(`resources.${useResourceContext()!}.filters`);
  const [first, chooseFirst] = useFilterInput(sources[0], days ? {} : FIRST);
  const [last, chooseLast] = useFilterInput(sources[1], days ? {} : LAST);
  const backwards = first !== '' && last !== '' && last < first;
  return (
    <Pair>
      <DayField label={labels?.[0] ?? text('from')} value={first} onChoose={chooseFirst} />
      <DayField
        label={labels?.[1] ?? text('to')}
        value={last}
        onChoose={chooseLast}
        error={backwards ? translate('console.days.backwards') : undefined}
      />
    </Pair>
  );
}

const reading = (later: number) => ({
  format: (instant: string | null | undefined) => dayOf(instant ?? undefined, later),
  parse: (day: string) => startOfDay(day, later) ?? null,
});
const FIRST = reading(0);
const LAST = reading(1);
