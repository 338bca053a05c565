import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../layout/confirm-dialog';
import { EffectList } from '../layout/effect-list';
import { useIntent } from '../layout/use-intent';
import { REASONS } from '../layout/rejection-reasons';
import type { RejectionReason } from '../layout/rejection-reasons';
import { useApi } from '../providers/api-client';

interface RevokePhotoProps {
  /** None: the dialog is closed. */
  photoId: string | undefined;
  name: string;
  onClose: () => void;
}

/** An approved photo turned down after all, for one of the reasons that its owner can read. */
export function RevokePhoto({ photoId, name, onClose }: RevokePhotoProps) {
  const translate = useTranslate();
  const api = useApi();
  const [reason, setReason] = useState<RejectionReason>(REASONS[0]);
  const text = (key: string) => translate(`resources.members.photos.revoke.${key}`, { name });
  const revoking = useIntent<string>(
    (id) => api.POST('/api/admin/photos/{id}/revoke', { params: { path: { id } }, body: { reason } }),
    text('done'),
  );
  const close = () => {
    revoking.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={photoId !== undefined}
      title={text('title')}
      confirm={text('confirm')}
      danger
      pending={revoking.isPending}
      error={revoking.error}
      onConfirm={() => photoId && revoking.mutate(photoId, { onSuccess: close })}
      onClose={close}
    >
      <EffectList effects={[text('effect.gone'), text('effect.told')]} />
      <RadioGroup
        aria-label={text('reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value as RejectionReason)}
      >
        {REASONS.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio size="small" />}
            label={translate(`resources.photos.reasons.${one}`)}
          />
        ))}
      </RadioGroup>
    </ConfirmDialog>
  );
}
