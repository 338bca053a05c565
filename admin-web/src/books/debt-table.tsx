import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { RowLink } from '../layout/row-link';
import { WriteOff } from '../layout/write-off';
import { MemberName } from '../members/member-name';
import { useFormats } from '../members/use-formats';
import type { Books } from './books';

/** Who owes credits after a charge-back, most first, and letting them go. */
export function DebtTable({ books: { debts } }: { books: Books }) {
  const translate = useTranslate();
  const formats = useFormats();
  const text = (key: string, options?: object) => translate(`resources.books.${key}`, options);
  const { listed, debtors } = debts;
  return (
    <Card component="section" sx={{ pt: 1.5 }}>
      <Typography variant="h6" component="h2" color="secondary" sx={{ px: 2 }}>
        {text('debts')}
      </Typography>
      {debtors > listed.length && (
        <Typography color="textSecondary" sx={{ px: 2 }}>
          {text('first', { shown: formats.number(listed.length), count: formats.number(debtors) })}
        </Typography>
      )}
      <Table size="small" aria-label={text('debts')} sx={{ mt: 1, '& .MuiTableCell-head': { fontWeight: 600 } }}>
        <TableHead>
          <TableRow>
            <TableCell>{text('member')}</TableCell>
            <TableCell align="right">{text('debt')}</TableCell>
            <TableCell align="right">{text('debt_action')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {listed.map(({ member_id, credits }) => (
            <TableRow key={member_id}>
              <TableCell>
                <RowLink resource="members" id={member_id}>
                  <MemberName id={member_id} />
                </RowLink>
              </TableCell>
              <TableCell align="right">{formats.number(credits)}</TableCell>
              <TableCell align="right">
                <WriteOff memberId={member_id} debt={credits} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}
