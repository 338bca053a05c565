import { ResourceContextProvider, useTranslate } from 'react-admin';
import { ConfirmDialog } from '../layout/dialogs/confirm-dialog';
import { EffectList } from '../layout/dialogs/effect-list';
import { useIntent } from '../layout/dialogs/use-intent';
import { useFormats, useText } from '../layout/values/words';
import type { DueDebits } from './debit-file';
import { useApi } from '../providers/api-client';

interface DialogProps {
  due: DueDebits;
  open: boolean;
  onClose: () => void;
}

export const MakeFileDialog = (props: DialogProps) => (
  <ResourceContextProvider value="debit-files">
    <Dialog {...props} />
  </ResourceContextProvider>
);

function Dialog({ due, open, onClose }: DialogProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const api = useApi();
  const count = { smart_count: due.debits, count: formats.number(due.debits), amount: formats.money(due.total) };
  const text = useText('resources.debit-files.make', count);
  const making = useIntent(() => api.POST('/api/admin/debit-files'), text('done'));
  return (
    <ConfirmDialog
      open={open}
      title={text('title')}
      confirm={text('confirm')}
      intent={making}
      onConfirm={() => making.mutate(undefined, { onSuccess: onClose })}
      onClose={() => (making.reset(), onClose())}
    >
      {due.debits > 0 ? (
        <EffectList effects={['holds', 'once', 'bank', 'refunds'].map((effect) => text(effect))} />
      ) : (
        // A colleague was first; who has pressed already is told so.
        !making.error && <div>{translate('resources.debit-files.due.none')}</div>
      )}
    </ConfirmDialog>
  );
}
