import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { First, Offered } from '../layout/dialogs/offered';
import { useFormats } from '../layout/values/use-formats';
import { transfersOf, type DebitDetail } from './debit';
import { ReturnDialog } from './return-dialog';
import { TransferDialog } from './transfer-dialog';
import { TransferSteps } from './transfer-steps';

/** What can be done about a debit by hand: entering what the bank or a colleague has done. */
export function DebitActions({ debit }: { debit: DebitDetail }) {
  const translate = useTranslate();
  const told = (
    <First by={null} at={debit.returned_at} what={translate(`resources.direct-debits.status.${debit.status}`)} />
  );
  return (
    <Offered of={debit} when={debit.actions.length > 0} told={told}>
      {(offered) => <Actions debit={offered} />}
    </Offered>
  );
}

function Actions({ debit }: { debit: DebitDetail }) {
  const translate = useTranslate();
  const formats = useFormats();
  const [step, setStep] = useState<string>();
  const text = (key: string, options?: object) => translate(`resources.direct-debits.${key}`, options);
  const close = () => setStep(undefined);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, mb: 2 }}>
      {transfersOf(debit).map((transfer) => (
        <Option
          key={transfer.refund_id}
          title={text('transfer.waiting', { amount: formats.money(transfer.amount) })}
          explain={
            <>
              <Box sx={{ mb: 1 }}>{text('transfer.explain')}</Box>
              <TransferSteps debit={debit} transfer={transfer} />
            </>
          }
        >
          <Button variant="contained" onClick={() => setStep(transfer.refund_id)}>
            {text('transfer.action')}
          </Button>
          <TransferDialog debit={debit} transfer={transfer} open={step === transfer.refund_id} onClose={close} />
        </Option>
      ))}
      {debit.actions.includes('return') && (
        <Option title={text('return.waiting')} explain={text('return.explain')}>
          <Button variant="outlined" color="secondary" onClick={() => setStep('return')}>
            {text('return.action')}
          </Button>
          <ReturnDialog debit={debit} open={step === 'return'} onClose={close} />
        </Option>
      )}
    </Box>
  );
}

const Option = ({ title, explain, children }: { title: string; explain: ReactNode; children: ReactNode }) => (
  <Card component="section" sx={{ p: 2, display: 'grid', gap: 1.5, gridTemplateRows: 'auto 1fr auto' }}>
    <Typography variant="h6" component="h3" color="secondary">
      {title}
    </Typography>
    <Box sx={{ overflowWrap: 'anywhere' }}>{explain}</Box>
    <Box sx={{ justifySelf: 'start' }}>{children}</Box>
  </Card>
);
