import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../layout/confirm-dialog';
import { noonOf } from '../layout/days';
import { useChoices } from '../layout/use-choices';
import { useAmountInput } from '../layout/use-amount-input';
import { useIntent } from '../layout/use-intent';
import { dataOf, useApi } from '../providers/api-client';
import { fieldErrorOf } from '../providers/problem';
import type { AdvertisingCost } from './attribution';
import { useReportWords } from './use-report-words';

/** What networks cost, by day or month: typed in here, and taken away. */
export function Costs() {
  const { text } = useReportWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button color="secondary" variant="outlined" size="small" onClick={() => setOpen(true)}>
        {text('costs.action')}
      </Button>
      {open && <CostsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function CostsDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const api = useApi();
  const cache = useQueryClient();
  const { text } = useReportWords();
  const { currencies } = useChoices();
  const [network, setNetwork] = useState('');
  const [period, setPeriod] = useState(() => new Date().toISOString().slice(0, 7));
  const [currency, setCurrency] = useState('EUR');
  const [amount, setAmount] = useState<number>();
  const [tried, setTried] = useState(false);
  const { data } = useQuery({
    queryKey: ['advertising-costs'],
    queryFn: () => dataOf(api.GET('/api/admin/advertising-costs')),
  });
  const setting = useIntent(async (body: AdvertisingCost | (Omit<AdvertisingCost, 'cost'> & { cost: null })) => {
    await api.POST('/api/admin/advertising-costs', { body });
    await cache.invalidateQueries({ queryKey: ['advertising-costs'] });
    await cache.invalidateQueries({ queryKey: ['attribution'] });
  }, text('costs.done'));
  const required = translate('errors.fields.required');
  const missing = { network: network.trim() === '', amount: amount === undefined };
  const amountInput = useAmountInput({
    value: amount,
    onChange: setAmount,
    onEmptied: () => setAmount(undefined),
    onUnreadable: () => setAmount(undefined),
    error: tried && missing.amount ? required : undefined,
  });
  const enter = () => {
    setTried(true);
    if (missing.network || amount === undefined) return;
    setting.mutate(
      { network: network.trim(), period: period.trim(), cost: { amount, currency } },
      {
        onSuccess: () => {
          setAmount(undefined);
          setTried(false);
        },
      },
    );
  };
  const wrongNetwork = tried && missing.network ? required : fieldErrorOf(setting.error, 'network');
  const wrongPeriod = fieldErrorOf(setting.error, 'period');
  return (
    <ConfirmDialog
      open
      title={text('costs.title')}
      confirm={text('costs.enter')}
      pending={setting.isPending}
      error={wrongPeriod || wrongNetwork ? null : setting.error}
      written={network !== '' || amount !== undefined}
      onConfirm={enter}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        {text('costs.help')}
      </Typography>
      <TextField
        required
        label={text('dimensions.network')}
        value={network}
        onChange={({ target }) => setNetwork(target.value)}
        error={!!wrongNetwork}
        helperText={wrongNetwork ?? text('costs.network_help')}
        slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off', spellCheck: false } }}
      />
      <TextField
        required
        label={text('costs.period')}
        value={period}
        onChange={({ target }) => setPeriod(target.value)}
        error={!!wrongPeriod}
        helperText={wrongPeriod ?? text('costs.period_help')}
        slotProps={{ htmlInput: { maxLength: 10, autoComplete: 'off' } }}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 110px', gap: 1 }}>
        <TextField required label={text('figures.cost')} {...amountInput} />
        <TextField
          select
          label={text('costs.currency')}
          value={currency}
          onChange={({ target }) => setCurrency(target.value)}
          // The currencies come a moment later, and its name would stand upon them.
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          {currencies.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </TextField>
      </Box>
      {data && data.costs.length > 0 && (
        <Entered
          costs={data.costs}
          pending={setting.isPending}
          onRemove={({ network, period }) => setting.mutate({ network, period, cost: null })}
        />
      )}
    </ConfirmDialog>
  );
}

interface EnteredProps {
  costs: readonly AdvertisingCost[];
  pending: boolean;
  onRemove: (cost: AdvertisingCost) => void;
}

function Entered({ costs, pending, onRemove }: EnteredProps) {
  const { text, formats } = useReportWords();
  const month = new Intl.DateTimeFormat(formats.locale, { month: 'long', year: 'numeric' });
  const nameOf = (period: string) =>
    period.length > 7 ? formats.day(noonOf(period)) : month.format(new Date(noonOf(`${period}-01`)));
  return (
    <Table size="small" aria-label={text('costs.entered')}>
      <TableBody>
        {costs.map((one) => {
          const name = `${one.network}, ${nameOf(one.period)}`;
          return (
            <TableRow key={`${one.period} ${one.network}`}>
              <TableCell sx={{ pl: 0, overflowWrap: 'anywhere' }}>
                {one.network}
                <Typography variant="body2" color="textSecondary">
                  {nameOf(one.period)}
                </Typography>
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {formats.money(one.cost)}
              </TableCell>
              <TableCell padding="none" align="right">
                <IconButton
                  aria-label={text('costs.remove', { name })}
                  title={text('costs.remove', { name })}
                  disabled={pending}
                  onClick={() => onRemove(one)}
                >
                  <Delete fontSize="small" />
                </IconButton>
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
