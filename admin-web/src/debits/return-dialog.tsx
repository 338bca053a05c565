import { Box } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { SelectField } from '../layout/forms/select-field';
import { ConfirmDialog } from '../layout/dialogs/confirm-dialog';
import { useIntent } from '../layout/dialogs/use-intent';
import { useFormats, useText } from '../layout/values/words';
import { type ReturnReason, RETURN_REASONS, type DebitDetail } from './debit';

interface DialogProps {
  debit: DebitDetail;
  open: boolean;
  onClose: () => void;
}

/** Says what a return does to money, credits and the account before it is entered; it cannot be taken back. */
export function ReturnDialog({ debit, open, onClose }: DialogProps) {
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
