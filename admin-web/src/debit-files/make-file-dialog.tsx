import Box from '@mui/material/Box';
import { ResourceContextProvider, useDataProvider, useTranslate } from 'react-admin';
import { ConfirmDialog } from '../layout/confirm-dialog';
import { useIntent } from '../layout/use-intent';
import { useFormats } from '../members/use-formats';
import type { ConsoleDataProvider } from '../providers/data-provider';
import type { DueDebits } from '../providers/debit-calls';

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
  const provider = useDataProvider<ConsoleDataProvider>();
  const count = { smart_count: due.debits, count: formats.number(due.debits), amount: formats.money(due.total) };
  const text = (key: string) => translate(`resources.debit-files.make.${key}`, count);
  const making = useIntent(() => provider.makeDebitFile(), text('done'));
  return (
    <ConfirmDialog
      open={open}
      title={text('title')}
      confirm={text('confirm')}
      pending={making.isPending}
      error={making.error}
      onConfirm={() => making.mutate(undefined, { onSuccess: onClose })}
      onClose={() => (making.reset(), onClose())}
    >
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {['holds', 'once', 'bank', 'refunds'].map((effect) => (
          <li key={effect}>{text(effect)}</li>
        ))}
      </Box>
    </ConfirmDialog>
  );
}
