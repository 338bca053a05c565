import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../layout/dialogs/confirm-dialog';
import { EffectList } from '../layout/dialogs/effect-list';
import { RejectionWords, useRejection } from '../layout/dialogs/rejection-words';
import { useIntent } from '../layout/dialogs/use-intent';
import { useApi } from '../providers/api-client';

interface RevokePhotoProps {
  /** None: the dialog is closed. */
  photoId: string | undefined;
  memberId: string;
  name: string;
  onClose: () => void;
}

/** An approved photo turned down after all, for one of the reasons that its owner can read. */
export function RevokePhoto({ photoId, memberId, name, onClose }: RevokePhotoProps) {
  const translate = useTranslate();
  const api = useApi();
  const text = (key: string) => translate(`resources.members.photos.revoke.${key}`, { name });
  const words = useRejection({ kind: 'photo', memberId, open: photoId !== undefined });
  const revoking = useIntent<string>(
    (id) => api.POST('/api/admin/photos/{id}/revoke', { params: { path: { id } }, body: words.body }),
    text('done'),
  );
  const close = () => {
    revoking.reset();
    words.begin();
    onClose();
  };
  return (
    <ConfirmDialog
      open={photoId !== undefined}
      title={text('title')}
      confirm={text('confirm')}
      danger
      written={words.changed}
      pending={revoking.isPending}
      error={revoking.error}
      onConfirm={() => photoId && revoking.mutate(photoId, { onSuccess: close })}
      onClose={close}
    >
      <EffectList effects={[text('effect.gone'), text('effect.told')]} />
      <RejectionWords words={words} label={text('reason')} name={name} />
    </ConfirmDialog>
  );
}
