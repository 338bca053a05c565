import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useCredits } from '../layout/values/use-credits';
import { useFormats } from '../layout/values/use-formats';
import { messagePrices } from './effects';
import type { Settings } from './setting';

/** What the shop will say, before anything is saved. */
export function MessagePrices({ settings }: { settings: Pick<Settings, 'packages' | 'message_credits'> }) {
  const translate = useTranslate();
  const formats = useFormats();
  const inCredits = useCredits();
  const text = (key: string, options?: object) => translate(`resources.settings.message_prices.${key}`, options);
  const prices = messagePrices(settings);
  const dearer = prices.filter((one) => one.dearer).map(({ id }) => id);
  return (
    <Card component="section" sx={{ pt: 1.5 }}>
      <Typography variant="h6" component="h2" color="secondary" sx={{ px: 2 }}>
        {text('title')}
      </Typography>
      <Table size="small" aria-label={text('title')} sx={{ mt: 1, '& .MuiTableCell-head': { fontWeight: 600 } }}>
        <TableHead>
          <TableRow>
            <TableCell>{text('package')}</TableCell>
            <TableCell align="right">{translate('resources.settings.parts.price')}</TableCell>
            <TableCell align="right">{text('message')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {prices.map(({ id, credits, price, message }) => (
            <TableRow key={id}>
              <TableCell>{inCredits(credits)}</TableCell>
              <TableCell align="right">{formats.money(price)}</TableCell>
              <TableCell align="right">{formats.money(message)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {dearer.length > 0 && <Alert severity="warning">{text('dearer', { ids: dearer.join(', ') })}</Alert>}
    </Card>
  );
}
