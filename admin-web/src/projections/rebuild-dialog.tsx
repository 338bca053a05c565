import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../layout/confirm-dialog';
import { useIntent } from '../layout/use-intent';
import { useFormats } from '../members/use-formats';
import type { ReadModel } from './read-model';
import { useApi } from '../providers/api-client';

interface RebuildDialogProps {
  model: ReadModel;
  rows: string;
  head: number;
  onClose: () => void;
}

export function RebuildDialog({ model: { name }, rows, head, onClose }: RebuildDialogProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const api = useApi();
  const text = (key: string, options?: object) => translate(`resources.projections.${key}`, options);
  const rebuild = useIntent(async () => {
    await api.POST('/api/admin/projections/{name}/rebuild', { params: { path: { name } } });
    onClose();
  }, text('started'));
  return (
    <ConfirmDialog
      open
      title={text('rebuild_of', { name })}
      confirm={text('confirm')}
      pending={rebuild.isPending}
      error={rebuild.error}
      onConfirm={() => rebuild.mutate()}
      onClose={onClose}
    >
      <Typography>{text('effect', { rows, events: formats.number(head) })}</Typography>
    </ConfirmDialog>
  );
}
