import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import { Box, Card, Typography } from '@mui/material';
import { useFormats, useText } from '../layout/values/words';
import type { Books } from './books';

/** What has to be zero, and whether it is; the outcome first. */
export function Checks({ books: { balanced, sum, wallets, debts } }: { books: Books }) {
  const formats = useFormats();
  const text = useText('resources.books');
  const checks = [
    { name: 'entries', off: sum, told: formats.change(sum) },
    { name: 'wallets', off: wallets.difference, told: formats.change(wallets.difference) },
    { name: 'debts', off: debts.difference, told: formats.change(debts.difference) },
    { name: 'movements', off: wallets.differing, told: formats.number(wallets.differing) },
  ];
  return (
    <Card component="section" sx={{ px: 2, py: 1.5 }}>
      <Typography variant="h6" component="h2" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Sign good={balanced} />
        {text(balanced ? 'balanced' : 'unbalanced')}
      </Typography>
      <Typography color="textSecondary">
        {text('holders', {
          smart_count: wallets.holders,
          count: formats.number(wallets.holders),
          credits: formats.number(wallets.credits),
        })}
      </Typography>
      {debts.debtors > 0 && (
        <Typography color="textSecondary">
          {text('debtors', {
            smart_count: debts.debtors,
            count: formats.number(debts.debtors),
            credits: formats.number(debts.credits),
          })}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'grid', gap: 1 }}>
        {checks.map(({ name, off, told }) => (
          <Box component="li" key={name} sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1 }}>
            <Sign good={off === 0} />
            <span>
              {off === 0 ? text(`checks.${name}.right`) : text(`checks.${name}.wrong`, { smart_count: off, told })}
            </span>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

function Sign({ good }: { good: boolean }) {
  const Icon = good ? CheckCircle : ErrorOutline;
  return <Icon sx={{ fontSize: 20, mt: '2px', color: good ? 'success.main' : 'error.main' }} aria-hidden="true" />;
}
