import { Box, Button, Card } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { First, Offered } from '../layout/dialogs/offered';
import { useFormats, useText } from '../layout/values/words';
import { transfersOf, type DebitDetail, type ReturnReason, RETURN_REASONS } from './debit';
import { ActDialog } from '../layout/dialogs/act-dialog';
import { ConfirmDialog } from '../layout/dialogs/confirm-dialog';
import { useIntent } from '../layout/dialogs/use-intent';
import { CopyButton } from '../layout/values/copy-button';
import { CardHeading } from '../layout/values/card-heading';
import { SelectField } from '../layout/forms/select-field';

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
  const formats = useFormats();
  const [step, setStep] = useState<string>();
  const text = useText('resources.direct-debits');
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
    <CardHeading>{title}</CardHeading>
    <Box sx={{ overflowWrap: 'anywhere' }}>{explain}</Box>
    <Box sx={{ justifySelf: 'start' }}>{children}</Box>
  </Card>
);

interface DialogProps {
  debit: DebitDetail;
  transfer: DebitDetail['pay_back'][number];
  open: boolean;
  onClose: () => void;
}

/** The transfer itself is made at the bank; this completes the refund. */
function TransferDialog({ debit, transfer, open, onClose }: DialogProps) {
  const amount = useFormats().money(transfer.amount);
  const text = useText('resources.direct-debits.transfer', { amount });
  return (
    <ActDialog
      open={open}
      text={text}
      act={(api) =>
        api.POST('/api/admin/direct-debits/{id}/transfer', {
          params: { path: { id: debit.id } },
          body: { refund_id: transfer.refund_id },
        })
      }
      onClose={onClose}
    >
      <div>{text('effect')}</div>
    </ActDialog>
  );
}

/** What to type at the bank, to be copied field by field, and what to do after that. */
function TransferSteps({ debit: { iban, holder, reference }, transfer }: Pick<DialogProps, 'debit' | 'transfer'>) {
  const formats = useFormats();
  const text = useText('resources.direct-debits.transfer');
  const amount = formats.money(transfer.amount);
  const fields: [name: string, shown: string, copied: string][] = [
    ...(iban ? ([['iban', iban, iban]] as [string, string, string][]) : []),
    ...(holder ? ([['holder', holder, holder]] as [string, string, string][]) : []),
    ['amount', amount, (transfer.amount.amount / 100).toFixed(2)],
    ['description', reference, reference],
  ];
  return (
    <Box component="ol" aria-label={text('steps.label')} sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
      <li>
        {text(iban ? 'steps.transfer' : 'steps.ask')}
        <Box component="dl" sx={fieldsSx}>
          {fields.map(([name, shown, copied]) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <dt>{text(`steps.${name}`)}</dt>
              <dd>
                {shown}
                <CopyButton value={copied} />
              </dd>
            </Box>
          ))}
        </Box>
      </li>
      <li>{text('steps.wait')}</li>
      <li>{text('steps.confirm')}</li>
    </Box>
  );
}

const fieldsSx = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 2,
  alignItems: 'center',
  m: 0,
  mt: 0.5,
  '& dt': { color: 'text.secondary', typography: 'body2' },
  '& dd': { m: 0, minHeight: 34, display: 'flex', alignItems: 'center', gap: 0.5, overflowWrap: 'anywhere' },
} as const;

interface ReturnDialogProps {
  debit: DebitDetail;
  open: boolean;
  onClose: () => void;
}

/** Says what a return does to money, credits and the account before it is entered; it cannot be taken back. */
function ReturnDialog({ debit, open, onClose }: ReturnDialogProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const [reason, setReason] = useState<ReturnReason | ''>('');
  const [missing, setMissing] = useState(false);
  const text = useText('resources.direct-debits.return');
  const returning = useIntent(
    (code: ReturnReason, api) =>
      api.POST('/api/admin/direct-debits/{id}/return', { params: { path: { id: debit.id } }, body: { reason: code } }),
    text('done'),
  );
  const close = () => {
    returning.reset();
    setReason('');
    setMissing(false);
    onClose();
  };
  const confirm = () => {
    if (reason === '') return setMissing(true);
    returning.mutate(reason, { onSuccess: close });
  };
  const { credits, credits_left: left } = debit;
  const spent = Math.max(credits - left, 0);
  const counted = (count: number) => ({ smart_count: count, count: formats.number(count) });
  return (
    <ConfirmDialog
      open={open}
      title={text('title')}
      confirm={text('confirm')}
      danger
      intent={returning}
      onConfirm={confirm}
      onClose={close}
    >
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
        <li>{text('money', { amount: formats.money(debit.collected) })}</li>
        <li>{text('left', counted(left))}</li>
        {spent > 0 && <li>{text('spent', counted(spent))}</li>}
        <li>{text('premium')}</li>
        <li>{text(debit.iban_blocked ? 'blocked_already' : 'blocks', { iban: debit.iban ?? debit.reference })}</li>
        <li>{text('final')}</li>
      </Box>
      <SelectField<ReturnReason | ''>
        required
        label={text('reason')}
        value={reason}
        options={[
          ['', text('choose')],
          ...RETURN_REASONS.map(
            (code) => [code, `${code}: ${translate(`resources.direct-debits.reasons.${code}`)}`] as const,
          ),
        ]}
        onChoose={(chosen) => (setReason(chosen), setMissing(false))}
        error={missing}
        helperText={missing ? text('reason_required') : text('reason_help')}
      />
    </ConfirmDialog>
  );
}
