import { Link } from '@mui/material';
import { FigureTable } from '../layout/shows/figure-table';
import type { Dimension, Filter, Report, Row } from './attribution';
import { useReportWords } from './use-report-words';

const FIGURES = ['visits', 'sign_ups', 'confirmed', 'first_purchases', 'revenue', 'paid_back'] as const;

interface ReportTableProps {
  report: Report;
  by: readonly Dimension[];
  onNarrow: (filter: Filter, value: string) => void;
}

export function ReportTable({ report, by, onNarrow }: ReportTableProps) {
  const { text, value, amounts, formats } = useReportWords();
  const figuresOf = ({ visits, people }: Row) => [
    formats.number(visits),
    people ? formats.number(people.sign_ups) : '–',
    people ? formats.number(people.confirmed) : '–',
    people ? formats.number(people.first_purchases) : '–',
    people ? amounts(people.revenue) : '–',
    people ? amounts(people.paid_back) : '–',
  ];
  const cell = (dimension: Dimension, told: string) =>
    dimension === 'day' ? (
      value(dimension, told)
    ) : (
      <Link
        component="button"
        type="button"
        color="inherit"
        onClick={() => onNarrow(dimension, told)}
        title={text('narrow', { value: value(dimension, told) })}
        sx={linkSx}
      >
        {value(dimension, told)}
      </Link>
    );
  return (
    <FigureTable
      label={text('table')}
      parts={by.map((dimension) => text(`dimensions.${dimension}`))}
      names={FIGURES.map((name) => text(`figures.${name}`))}
      rows={report.rows.map((row, i) => ({
        key: row.values ? JSON.stringify(row.values) : `others ${i}`,
        of: row.values ? by.map((dimension, place) => cell(dimension, row.values![place]!)) : text('others'),
        figures: figuresOf(row),
      }))}
      totals={[{ key: 'total', of: text('total'), figures: figuresOf(report.total) }]}
      hover
      sx={footerSx}
      partSx={valueSx}
      figureSx={{ whiteSpace: 'nowrap' }}
    />
  );
}

const footerSx = {
  '& .MuiTableCell-footer': { typography: 'body2', fontWeight: 600, color: 'text.primary', borderBottom: 0 },
} as const;
const valueSx = { maxWidth: 260, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const linkSx = {
  font: 'inherit',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'bottom',
} as const;
