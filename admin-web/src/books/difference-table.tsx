import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { RowLink, useRowWalk } from '../layout/row-link';
import { MemberName } from '../members/member-name';
import { useFormats } from '../members/use-formats';
import type { Books } from './books';

/** The wallets that somebody has to look into. */
export function DifferenceTable({ books: { differences, wallets } }: { books: Books }) {
  const translate = useTranslate();
  const formats = useFormats();
  useRowWalk();
  const text = (key: string, options?: object) => translate(`resources.books.${key}`, options);
  return (
    <Card component="section" sx={{ pt: 1.5 }}>
      <Typography variant="h6" component="h2" color="secondary" sx={{ px: 2 }}>
        {text('differences')}
      </Typography>
      {wallets.differing > differences.length && (
        <Typography color="textSecondary" sx={{ px: 2 }}>
          {text('first', { shown: formats.number(differences.length), count: formats.number(wallets.differing) })}
        </Typography>
      )}
      <Table size="small" aria-label={text('differences')} sx={{ mt: 1, '& .MuiTableCell-head': { fontWeight: 600 } }}>
        <TableHead>
          <TableRow>
            <TableCell>{text('member')}</TableCell>
            <TableCell align="right">{text('balance')}</TableCell>
            <TableCell align="right">{text('movements')}</TableCell>
            <TableCell align="right">{text('debt')}</TableCell>
            <TableCell align="right">{text('debt_movements')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {differences.map(({ member_id, balance, movements, debt, debt_movements }) => (
            <TableRow key={member_id}>
              <TableCell>
                <RowLink resource="members" id={member_id}>
                  <MemberName id={member_id} />
                </RowLink>
              </TableCell>
              <TableCell align="right">{formats.number(balance)}</TableCell>
              <TableCell align="right">{formats.number(movements)}</TableCell>
              <TableCell align="right">{formats.number(debt)}</TableCell>
              <TableCell align="right">{formats.number(debt_movements)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}
