import { Box, Card, Table, TableBody, TableCell, TableFooter, TableHead, TableRow } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { useWide } from '../page/use-wide';
import { CardHeading } from '../values/card-heading';

interface FigureRow {
  key: string;
  /** What its figures are of, a cell each; as text it takes the room of them all. */
  of: readonly ReactNode[] | string;
  /** In the order of their names; an empty one is told in the table alone. */
  figures: readonly string[];
  /** Where it stands alone. */
  title?: string;
}

interface FigureTableProps {
  label: string;
  /** What the cells of `of` are. */
  parts: readonly string[];
  /** Names of the figures. */
  names: readonly string[];
  rows: readonly FigureRow[];
  totals: readonly FigureRow[];
  hover?: boolean;
  sx: object;
  partSx?: object;
  figureSx?: object;
}

/** A report: figures of what is named before them, and their totals. Where there is no room for a table, a card each. */
export function FigureTable(props: FigureTableProps) {
  const { label, parts, names, rows, totals, hover = false, sx, partSx = {}, figureSx = {} } = props;
  const wide = useWide();
  if (!wide)
    return [...rows, ...totals].map(({ key, of, figures, title }) => (
      <Card component="section" key={key} sx={{ px: 2, py: 1.5, minWidth: 0 }}>
        <CardHeading component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title ??
            [of].flat().map((part, i) => (
              <Fragment key={i}>
                {i > 0 && ' · '}
                {part}
              </Fragment>
            ))}
        </CardHeading>
        <Box component="dl" sx={listSx}>
          {names.map(
            (name, i) =>
              figures[i] !== '' && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{figures[i]}</dd>
                </div>
              ),
          )}
        </Box>
      </Card>
    ));
  const cells = (figures: readonly string[]) =>
    figures.map((figure, i) => (
      <TableCell key={i} align="right" sx={figureSx}>
        {figure}
      </TableCell>
    ));
  return (
    <Card sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={label} sx={{ '& .MuiTableCell-head': { fontWeight: 600 }, ...sx }}>
        <TableHead>
          <TableRow>
            {parts.map((part) => (
              <TableCell key={part}>{part}</TableCell>
            ))}
            {names.map((name) => (
              <TableCell key={name} align="right">
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, of, figures }) => (
            <TableRow key={key} hover={hover}>
              {typeof of === 'string' ? (
                <TableCell colSpan={parts.length} sx={{ color: 'text.secondary' }}>
                  {of}
                </TableCell>
              ) : (
                of.map((part, i) => (
                  <TableCell key={i} sx={partSx}>
                    {part}
                  </TableCell>
                ))
              )}
              {cells(figures)}
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          {totals.map(({ key, of, figures }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row" colSpan={parts.length}>
                {of}
              </TableCell>
              {cells(figures)}
            </TableRow>
          ))}
        </TableFooter>
      </Table>
    </Card>
  );
}

const listSx = {
  m: 0,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5 },
  '& dd': { m: 0, textAlign: 'right' },
} as const;
