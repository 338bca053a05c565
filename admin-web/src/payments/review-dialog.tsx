import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { ConfirmDialog } from '../layout/confirm-dialog';
import { useIntent } from '../layout/use-intent';
import type { ConsoleDataProvider } from '../providers/data-provider';
import type { Outcome, PaymentDetail } from './payment';
import { useReviewTexts } from './use-review-texts';

const MOST = 500;

interface ReviewDialogProps {
  payment: PaymentDetail;
  outcome: Outcome;
  onClose: () => void;
}

export function ReviewDialog({ payment, outcome, onClose }: ReviewDialogProps) {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const texts = useReviewTexts(payment);
  const text = (key: string) => translate(`resources.payments.review.${key}`);
  const reviewing = useIntent(
    () => provider.reviewPayment(payment.id, { outcome, reason: reason.trim() }),
    texts.of(outcome, 'done'),
  );
  const confirm = () => {
    setMissing(!reason.trim());
    if (!reason.trim()) return input.current?.focus();
    reviewing.mutate(undefined, { onSuccess: onClose });
  };
  return (
    <ConfirmDialog
      open
      title={texts.of(outcome, 'title')}
      confirm={texts.of(outcome, 'confirm')}
      pending={reviewing.isPending}
      error={reviewing.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {texts.effects(outcome).map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </Box>
      <TextField
        inputRef={input}
        multiline
        minRows={3}
        // The dialog was opened to write this.
        autoFocus // eslint-disable-line jsx-a11y/no-autofocus
        required
        label={text('reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={missing}
        helperText={missing ? text('reason_required') : text('reason_help')}
        slotProps={{ htmlInput: { maxLength: MOST } }}
      />
    </ConfirmDialog>
  );
}
