import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../layout/dialogs/confirm-dialog';
import { RejectionWords, useRejection } from '../layout/dialogs/rejection-words';
import type { RejectionReason } from '../layout/dialogs/rejection-reasons';
import type { Photo } from './photo';
import { useMember } from './use-member';

interface RejectDialogProps {
  photo: Photo;
  onReject: (photo: Photo, reason: RejectionReason, statement?: string) => Promise<void>;
  onClose: () => void;
}

/** One photo, which stays while the queue moves on, with the rule's words to its owner changed before they are sent. */
export function RejectDialog({ photo, onReject, onClose }: RejectDialogProps) {
  const translate = useTranslate();
  const member = useMember(photo.member_id);
  const name = member?.name ?? translate('resources.photos.someone');
  const text = (key: string) => translate(`resources.photos.words.${key}`, { name });
  const words = useRejection({ kind: photo.chat ? 'chat_photo' : 'photo', memberId: photo.member_id, open: true });
  const rejecting = useMutation({
    mutationFn: () => onReject(photo, words.body.reason, words.body.statement_of_reasons),
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={text('title')}
      confirm={text('confirm')}
      danger
      written={words.changed}
      pending={rejecting.isPending}
      error={rejecting.error}
      onConfirm={() => rejecting.mutate()}
      onClose={onClose}
    >
      <RejectionWords words={words} label={text('rule')} name={name} />
    </ConfirmDialog>
  );
}
