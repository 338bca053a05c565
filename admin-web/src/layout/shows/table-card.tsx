import { Box, Card, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Fragment, type Key, type ReactNode } from 'react';
import { CardHeading } from '../values/card-heading';

export interface Column<Row> {
  head: ReactNode;
  of: (row: Row) => ReactNode;
  /** At the end of its cells, as numbers are. */
  end?: boolean;
  /** Of its heading too: where it is shown. */
  sx?: object;
  cellSx?: object;
}

interface RowsTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  /** Rows that stand out. */
  isMarked?: (row: Row) => boolean;
  hover?: boolean;
  /** Told below a row over all columns; nothing of most. */
  below?: (row: Row) => ReactNode;
  sx?: object;
  /** A footer. */
  children?: ReactNode;
}

/** A few rows on a page that is no list: nothing is sorted or leafed through. */
export function RowsTable<Row>(props: RowsTableProps<Row>) {
  const { label, columns, rows, keyOf, isMarked, hover = false, below = () => null, sx, children } = props;
  return (
    <Table size="small" aria-label={label} sx={{ mt: 1, '& .MuiTableCell-head': { fontWeight: 600 }, ...sx }}>
      <TableHead>
        <TableRow>
          {columns.map(({ head, end, sx: headSx }, i) => (
            <TableCell key={i} align={end ? 'right' : 'inherit'} sx={headSx ?? {}}>
              {head}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => {
          const told = below(row);
          return (
            <Fragment key={keyOf(row)}>
              <TableRow hover={hover} selected={isMarked?.(row) ?? false} sx={told ? aboveSx : {}}>
                {columns.map(({ of, end, sx: columnSx, cellSx }, i) => (
                  <TableCell key={i} align={end ? 'right' : 'inherit'} sx={{ ...columnSx, ...cellSx }}>
                    {of(row)}
                  </TableCell>
                ))}
              </TableRow>
              {told && (
                <TableRow>
                  <TableCell colSpan={columns.length} sx={{ pt: 0, overflowWrap: 'anywhere' }}>
                    {told}
                  </TableCell>
                </TableRow>
              )}
            </Fragment>
          );
        })}
      </TableBody>
      {children}
    </Table>
  );
}

const aboveSx = { '& > td': { border: 0, pb: 0 } } as const;

interface TableCardProps<Row> extends Omit<RowsTableProps<Row>, 'label'> {
  title: string;
  /** Said under the heading. */
  note?: ReactNode;
  /** What stands below the table. */
  after?: ReactNode;
}

/** Such a table in a card of its own. */
export const TableCard = <Row,>({ title, note, after, ...table }: TableCardProps<Row>) => (
  <Card component="section" sx={{ pt: 1.5 }}>
    <CardHeading component="h2" sx={{ px: 2 }}>
      {title}
    </CardHeading>
    {note && (
      <Typography color="textSecondary" sx={{ px: 2 }}>
        {note}
      </Typography>
    )}
    <Box sx={{ overflowX: 'auto' }}>
      <RowsTable<Row> label={title} {...table} />
    </Box>
    {after}
  </Card>
);
