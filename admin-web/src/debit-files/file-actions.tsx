import Download from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../layout/confirm-dialog';
import { ReasonDialog } from '../layout/reason-dialog';
import { useIntent } from '../layout/use-intent';
import { useFormats } from '../members/use-formats';
import { addressOf, type DebitFile } from './debit-file';
import { useApi } from '../providers/api-client';

/** Fetching a file, as often as needed; then saying that it went to the bank, or will not, and that the bank has credited it. */
export function FileActions({ file }: { file: DebitFile }) {
  const translate = useTranslate();
  const formats = useFormats();
  const api = useApi();
  const [open, setOpen] = useState<'send' | 'apart' | 'collect'>();
  const named = { made: formats.instant(file.made_at), amount: formats.money(file.total), count: file.debits };
  const text = (key: string) => translate(`resources.debit-files.${key}`, { ...named, smart_count: file.debits });
  const sending = useIntent(
    () => api.POST('/api/admin/debit-files/{id}/sent', { params: { path: { id: file.id } } }),
    text('send.done'),
    ['direct-debits'],
  );
  const collecting = useIntent(
    () => api.POST('/api/admin/debit-files/{id}/collected', { params: { path: { id: file.id } } }),
    text('collect.done'),
    ['direct-debits'],
  );
  const takingApart = useIntent(
    (reason: string) =>
      api.POST('/api/admin/debit-files/{id}/apart', { params: { path: { id: file.id } }, body: { reason } }),
    text('apart.done'),
    ['direct-debits'],
  );
  // The dialogs stay: in one of them it is told that a colleague was first, and a reason is kept.
  const next = file.apart ? undefined : !file.sent_at ? 'send' : !file.collected_at ? 'collect' : undefined;
  const close = () => setOpen(undefined);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
      {!file.apart && (
        <Button
          component="a"
          href={addressOf(file)}
          download
          color="secondary"
          size="small"
          startIcon={<Download />}
          aria-label={text('fetch_of')}
        >
          {text('fetch')}
        </Button>
      )}
      {next && (
        <Button
          color="secondary"
          size="small"
          variant="outlined"
          aria-label={text(`${next}.action_of`)}
          onClick={() => setOpen(next)}
        >
          {text(`${next}.action`)}
        </Button>
      )}
      {next === 'send' && (
        <Button color="secondary" size="small" aria-label={text('apart.action_of')} onClick={() => setOpen('apart')}>
          {text('apart.action')}
        </Button>
      )}
      <ReasonDialog
        open={open === 'apart'}
        title={text('apart.title')}
        confirm={text('apart.confirm')}
        danger
        effects={['again', 'day', 'bank', 'final'].map((effect) => text(`apart.${effect}`))}
        help={text('apart.help')}
        intent={takingApart}
        onClose={close}
      />
      <ConfirmDialog
        open={open === 'send'}
        title={text('send.title')}
        confirm={text('send.confirm')}
        pending={sending.isPending}
        error={sending.error}
        onConfirm={() => sending.mutate(undefined, { onSuccess: close })}
        onClose={() => (sending.reset(), close())}
      >
        <div>{text('send.effect')}</div>
        <div>{text('send.check')}</div>
      </ConfirmDialog>
      <ConfirmDialog
        open={open === 'collect'}
        title={text('collect.title')}
        confirm={text('collect.confirm')}
        pending={collecting.isPending}
        error={collecting.error}
        onConfirm={() => collecting.mutate(undefined, { onSuccess: close })}
        onClose={() => (collecting.reset(), close())}
      >
        <div>{text('collect.effect')}</div>
        <div>{text('collect.returns')}</div>
      </ConfirmDialog>
    </Box>
  );
}
