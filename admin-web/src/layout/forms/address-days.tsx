import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { SelectField } from './select-field';
import { DayField } from './day-field';
import { dayOf, isFilterDay } from '../values/days';
import { useAddress } from '../address/use-address';
import { useText } from '../values/words';

const NAMES = ['from', 'until'] as const;

/** A period of a page that is no list, kept in its address: from a day to a day, both included. */
export function useAddressDays(): [Days, (days: Days) => void] {
  const [params, change] = useAddress();
  const days: Days = {};
  for (const name of NAMES) {
    const day = params.get(name);
    if (day && isFilterDay(day)) days[name] = day;
  }
  return [days, ({ from, until }) => change({ from: from || null, until: until || null })];
}

const today = () => dayOf(new Date().toISOString());

/**
 * Which day of a period makes that nothing can be told of it, and why, as a key of `console.days`. Without a last day it
 * is up to today, and it need not be over.
 */
export function faultOf({ from, until }: Days): { day: keyof Days; why: 'backwards' | 'to_come' } | undefined {
  if (from === undefined) return undefined;
  if (from > today()) return { day: 'from', why: 'to_come' };
  return until !== undefined && until < from ? { day: 'until', why: 'backwards' } : undefined;
}

interface AddressDaysProps {
  labels: Record<keyof Days, string>;
  days: Days;
  onChoose: (days: Days) => void;
}

/** Months, quarters and years that are asked for often, or any two days. */
export function AddressDays({ labels, days, onChoose }: AddressDaysProps) {
  const span = spanOf(days, today());
  const text = useText('console.days.spans');
  return (
    <Box sx={daysSx}>
      <SelectField<Span | 'own'>
        label={text('label')}
        value={span}
        options={[...SPANS, ...(span === 'own' ? (['own'] as const) : [])].map((one) => [one, text(one)] as const)}
        onChoose={(chosen) => chosen !== 'own' && onChoose(daysOfSpan(chosen, today()))}
        sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
      />
      <DayFields
        labels={labels}
        days={days}
        fault={faultOf(days)}
        onChoose={(name, day) => onChoose({ ...days, [name]: day })}
      />
    </Box>
  );
}

interface DayFieldsProps {
  labels: Record<keyof Days, string>;
  days: Days;
  fault: ReturnType<typeof faultOf>;
  onChoose: (name: keyof Days, day: string) => void;
}

/** The first and the last day of a period, with what is wrong with either. */
export function DayFields({ labels, days, fault, onChoose }: DayFieldsProps) {
  const translate = useTranslate();
  return NAMES.map((name) => (
    <DayField
      key={name}
      label={labels[name]}
      value={days[name] ?? ''}
      onChoose={(day) => onChoose(name, day)}
      error={fault?.day === name ? translate(`console.days.${fault.why}`) : undefined}
    />
  ));
}

const daysSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, auto)' },
  alignItems: 'start',
  gap: 1,
  width: { xs: '100%', md: 'auto' },
  '& .MuiFormControl-root': { minWidth: { md: 168 } },
  // What is wrong with a day does not make its field wider.
  '& .MuiFormHelperText-root': { width: 0, minWidth: '100%', boxSizing: 'border-box', mx: 0, px: 1.75 },
} as const;

/** From a day to a day, both included (`YYYY-MM-DD`); a side that is left out is open. */
type Days = Partial<Record<'from' | 'until', string>>;

/** How many months long, and how many of that length before today's. */
const MONTHS = {
  this_month: [1, 0],
  last_month: [1, 1],
  this_quarter: [3, 0],
  last_quarter: [3, 1],
  this_year: [12, 0],
  last_year: [12, 1],
} as const;
type Span = 'always' | keyof typeof MONTHS;
export const SPANS = ['always', ...Object.keys(MONTHS)] as Span[];

/** The days of a month, quarter or year as it is today (`YYYY-MM-DD`). */
export function daysOfSpan(span: Span, today: string): Days {
  if (span === 'always') return {};
  const [months, before] = MONTHS[span];
  const year = Number(today.slice(0, 4));
  const first = Math.floor((Number(today.slice(5, 7)) - 1) / months) * months - before * months;
  const day = (month: number, date: number) => new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
  return { from: day(first, 1), until: day(first + months, 0) };
}

/** Which of them these days are; `own`: none. */
export function spanOf(days: Days, today: string): Span | 'own' {
  const same = (one: Days) => one.from === days.from && one.until === days.until;
  return SPANS.find((span) => same(daysOfSpan(span, today))) ?? 'own';
}
