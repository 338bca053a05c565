import { useTranslation } from '../../lib/texts';
import { Modal } from '../../ui/modal';
import { toast } from '../../ui/toasts';
import { useToastIfGone } from '../../ui/use-toast-if-gone';
import { useObject } from './api';
import { ObjectionForm } from './objection-form';
import { setWords } from './words';

/** `id`: of the decision, or of the report whose dismissal is objected to. */
type Props = { id: string; onClose: () => void };

/** One press is enough; the member's own words are for the moderator who decides once more. */
export function ObjectionDialog({ id, onClose }: Props) {
  const { t } = useTranslation();
  const object = useObject(id);
  const busy = object.isPending;
  const { form, onError } = useToastIfGone();
  const send = (text: string) =>
    void object.mutateAsync(text).then(() => {
      setWords(id, '');
      onClose();
      toast(t('moderation.objection_sent'), 'success');
    }, onError);
  return (
    <Modal open onClose={onClose} title={t('moderation.objection_title')} size="medium" busy={busy}>
      <ObjectionForm ref={form} about={id} error={object.error} busy={busy} onSend={send} onCancel={onClose} />
    </Modal>
  );
}
