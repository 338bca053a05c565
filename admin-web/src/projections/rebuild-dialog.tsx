import { useTranslate } from 'react-admin';
import { ReasonDialog } from '../layout/dialogs/reason-dialog';
import { useIntent } from '../layout/dialogs/use-intent';
import { useFormats } from '../layout/values/use-formats';
import type { ReadModel } from './read-model';
import { useText } from '../layout/values/use-text';

interface RebuildDialogProps {
  model: ReadModel;
  rows: string;
  head: number;
  onClose: () => void;
}

export function RebuildDialog({ model: { name }, rows, head, onClose }: RebuildDialogProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const text = useText('resources.projections');
  const rebuild = useIntent(
    (reason: string, api) =>
      api.POST('/api/admin/projections/{name}/rebuild', { params: { path: { name } }, body: { reason } }),
    text('started'),
  );
  return (
    <ReasonDialog
      open
      title={text('rebuild_of', { name })}
      confirm={text('confirm')}
      effects={[text('effect', { rows, events: formats.number(head) })]}
      help={translate('resources.staff.reason_help')}
      intent={rebuild}
      most={500}
      onClose={onClose}
    />
  );
}
