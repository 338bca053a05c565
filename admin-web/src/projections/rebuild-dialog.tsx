import { useTranslate } from 'react-admin';
import { DecisionDialog } from '../layout/dialogs/decision-dialog';
import { useFormats, useText } from '../layout/values/words';
import type { ReadModel } from './read-model';

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

  return (
    <DecisionDialog
      open
      text={text}
      title={text('rebuild_of', { name })}
      done={text('started')}
      effects={[text('effect', { rows, events: formats.number(head) })]}
      help={translate('resources.staff.reason_help')}
      act={(reason, api) =>
        api.POST('/api/admin/projections/{name}/rebuild', { params: { path: { name } }, body: { reason } })
      }
      most={500}
      onClose={onClose}
    />
  );
}
