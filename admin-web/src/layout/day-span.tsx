import { useTranslate } from 'react-admin';
import { DayField } from './day-field';
import { dayOf, startOfDay } from './days';

interface InstantSpanProps {
  labels: readonly [from: string, to: string];
  /** ISO instants: the beginning of the first day here, and of the day after the last one. */
  from: string | undefined;
  before: string | undefined;
  onFrom: (from: string | undefined) => void;
  onBefore: (before: string | undefined) => void;
}

/** From a day to a day, both included, of something that happened at an instant. */
export function DaySpan({ labels: [first, last], from, before, onFrom, onBefore }: InstantSpanProps) {
  const translate = useTranslate();
  const backwards = from !== undefined && before !== undefined && Date.parse(before) <= Date.parse(from);
  return (
    <>
      <DayField label={first} value={dayOf(from)} onChoose={(day) => onFrom(startOfDay(day))} />
      <DayField
        label={last}
        value={dayOf(before, 1)}
        onChoose={(day) => onBefore(startOfDay(day, 1))}
        error={backwards ? translate('console.days.backwards') : undefined}
      />
    </>
  );
}
