import { useTranslation } from '../../lib/texts';
import { useErrorText } from '../../lib/error-text';
import { Button } from '../../ui/button';
import { Modal, ModalActions } from '../../ui/modal';
import { toast } from '../../ui/toasts';
import { useDeletePhoto, type OwnPhoto } from './api';

export function DeletePhoto({ photo, onClose }: { photo: OwnPhoto | undefined; onClose: () => void }) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const remove = useDeletePhoto();
  const confirm = () =>
    photo &&
    void remove
      .mutateAsync(photo.id)
      .finally(onClose)
      .then(
        () => toast(t('photos.deleted'), 'success'),
        (error: unknown) => toast(ofError(error), 'error'),
      );
  return (
    <Modal open={photo !== undefined} onClose={onClose} busy={remove.isPending} title={t('photos.delete_title')}>
      <p>{photo?.main ? t('photos.delete_main_text') : t('photos.delete_text')}</p>
      <ModalActions>
        <Button variant="danger" busy={remove.isPending} onClick={confirm}>
          {t('photos.delete')}
        </Button>
        <Button variant="quiet" disabled={remove.isPending} onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </ModalActions>
    </Modal>
  );
}
