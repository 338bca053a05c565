import type { CsvColumns } from '../../ground/lists/index.js';
import type { StaffFigures, Work } from './queries/get-staff-figures.query.js';

interface Line extends Work {
  from: string;
  until: string;
  staff_id: string;
  staff_name: string | null;
  /** `all`: of everything together, for a median cannot be added up. */
  kind: string;
}

export const linesOfStaff = ({ from, until, staff }: StaffFigures): Line[] =>
  staff.flatMap(({ staff_id, staff_name, kinds, ...all }) =>
    [{ kind: 'all', ...all }, ...kinds].map((work) => ({ from, until, staff_id, staff_name, ...work })),
  );

export const staffColumns: CsvColumns<Line> = [
  ['from', ({ from }) => from],
  ['until', ({ until }) => until],
  ['staff_id', ({ staff_id }) => staff_id],
  ['staff_name', ({ staff_name }) => staff_name],
  ['kind', ({ kind }) => kind],
  ['decided', ({ decided }) => decided],
  ['overturned', ({ overturned }) => overturned],
  ['median_seconds', ({ median_seconds }) => median_seconds],
];
