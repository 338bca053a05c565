import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFormats } from '../layout/values/use-formats';
import { totalOf, type Account } from './books';

/** One side of the books with its total. */
export function AccountTable({ title, accounts }: { title: string; accounts: Account[] }) {
  const translate = useTranslate();
  const formats = useFormats();
  const text = (key: string) => translate(`resources.books.${key}`);
  return (
    <Card component="section" sx={{ pt: 1.5 }}>
      <Typography variant="h6" component="h2" color="secondary" sx={{ px: 2 }}>
        {title}
      </Typography>
      <Table size="small" aria-label={title} sx={tableSx}>
        <TableHead>
          <TableRow>
            <TableCell>{text('account')}</TableCell>
            <TableCell align="right">{text('credits')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {accounts.map(({ account, credits }) => (
            <TableRow key={account}>
              <TableCell>{text(`accounts.${account}`)}</TableCell>
              <TableCell align="right">{formats.number(credits)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell component="th" scope="row">
              {text('total')}
            </TableCell>
            <TableCell align="right">{formats.number(totalOf(accounts))}</TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </Card>
  );
}

const tableSx = {
  mt: 1,
  fontVariantNumeric: 'tabular-nums',
  '& .MuiTableCell-head': { fontWeight: 600 },
  '& .MuiTableCell-footer': { fontSize: 'inherit', fontWeight: 600, color: 'text.primary', border: 0 },
} as const;
