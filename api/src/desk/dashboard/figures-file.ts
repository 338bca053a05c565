import { decimal, type CsvColumns } from '../../ground/lists/index.js';
import { COUNTS, SUMS, type Figures, type FiguresReport } from './queries/get-figures.query.js';

/** A line of the file: amounts of two currencies cannot stand in one. */
interface Line {
  from: string;
  until: string;
  figures: Figures;
  currency: string;
  /** Only the first line of a period has counts, so that a column can be added up. */
  first: boolean;
}

export function linesOf({ from, until, now: figures }: FiguresReport['periods'][number]): Line[] {
  const currencies = new Set(SUMS.flatMap((name) => figures[name].map(({ currency }) => currency)));
  const all = currencies.size > 0 ? [...currencies].sort() : [''];
  return all.map((currency, i) => ({ from, until, figures, currency, first: i === 0 }));
}

export const columnsOf = (): CsvColumns<Line> => [
  ['from', ({ from }) => from],
  ['until', ({ until }) => until],
  ...COUNTS.map((name) => [name, ({ figures, first }: Line) => (first ? figures[name] : null)] as const),
  ['currency', ({ currency }) => currency],
  ...SUMS.map(
    (name) =>
      [
        name,
        ({ figures, currency }: Line) => {
          const amount = figures[name].find((one) => one.currency === currency)?.amount ?? 0;
          return currency ? decimal(amount, currency) : null;
        },
      ] as const,
  ),
];
