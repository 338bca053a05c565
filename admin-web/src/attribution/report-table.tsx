import { Fragment } from 'react';
import {
  Box,
  Card,
  Link,
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableRow,
  type Theme,
  useMediaQuery,
} from '@mui/material';
import type { Dimension, Filter, Report, Row } from './attribution';
import { useReportWords } from './use-report-words';
import { CardHeading } from '../layout/values/card-heading';

const FIGURES = ['visits', 'sign_ups', 'confirmed', 'first_purchases', 'revenue', 'paid_back'] as const;
type Figure = (typeof FIGURES)[number];

interface ReportTableProps {
  report: Report;
  by: readonly Dimension[];
  onNarrow: (filter: Filter, value: string) => void;
}

export function ReportTable({ report, by, onNarrow }: ReportTableProps) {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const { text, value, amounts, formats } = useReportWords();
  const figures = ({ visits, people }: Row): Record<Figure, string> => ({
    visits: formats.number(visits),
    sign_ups: people ? formats.number(people.sign_ups) : '–',
    confirmed: people ? formats.number(people.confirmed) : '–',
    first_purchases: people ? formats.number(people.first_purchases) : '–',
    revenue: people ? amounts(people.revenue) : '–',
    paid_back: people ? amounts(people.paid_back) : '–',
  });
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
  const rows = report.rows.map((row, i) => ({ row, key: row.values ? JSON.stringify(row.values) : `others ${i}` }));
  if (!wide) {
    const cards = [...rows, { row: report.total, key: 'total' }];
    return cards.map(({ row, key }) => {
      const told = figures(row);
      return (
        <Card component="section" key={key} sx={{ px: 2, py: 1.5, minWidth: 0 }}>
          <CardHeading component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {key === 'total' && text('total')}
            {key !== 'total' &&
              (row.values
                ? by.map((dimension, i) => (
                    <Fragment key={dimension}>
                      {i > 0 && ' · '}
                      {cell(dimension, row.values![i]!)}
                    </Fragment>
                  ))
                : text('others'))}
          </CardHeading>
          <Box component="dl" sx={listSx}>
            {FIGURES.map((name) => (
              <div key={name}>
                <dt>{text(`figures.${name}`)}</dt>
                <dd>{told[name]}</dd>
              </div>
            ))}
          </Box>
        </Card>
      );
    });
  }
  const cells = (row: Row) => {
    const told = figures(row);
    return FIGURES.map((name) => (
      <TableCell key={name} align="right" sx={{ whiteSpace: 'nowrap' }}>
        {told[name]}
      </TableCell>
    ));
  };
  return (
    <Card sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={text('table')} sx={tableSx}>
        <TableHead>
          <TableRow>
            {by.map((dimension) => (
              <TableCell key={dimension}>{text(`dimensions.${dimension}`)}</TableCell>
            ))}
            {FIGURES.map((name) => (
              <TableCell key={name} align="right">
                {text(`figures.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ row, key }) => (
            <TableRow key={key} hover>
              {row.values ? (
                by.map((dimension, i) => (
                  <TableCell key={dimension} sx={valueSx}>
                    {cell(dimension, row.values![i]!)}
                  </TableCell>
                ))
              ) : (
                <TableCell colSpan={by.length} sx={{ color: 'text.secondary' }}>
                  {text('others')}
                </TableCell>
              )}
              {cells(row)}
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell component="th" scope="row" colSpan={by.length}>
              {text('total')}
            </TableCell>
            {cells(report.total)}
          </TableRow>
        </TableFooter>
      </Table>
    </Card>
  );
}

const tableSx = {
  '& .MuiTableCell-head': { fontWeight: 600 },
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
const listSx = {
  m: 0,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5 },
  '& dd': { m: 0, textAlign: 'right' },
} as const;
