import Download from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { ConfirmDialog } from '../layout/confirm-dialog';
import { useIntent } from '../layout/use-intent';
import { useFormats } from '../members/use-formats';
import type { ConsoleDataProvider } from '../providers/data-provider';
import { addressOf, type DebitFile } from './debit-file';

/** Fetching a file, as often as needed, and saying that the bank has credited it. */
export function FileActions({ file }: { file: DebitFile }) {
  const translate = useTranslate();
  const formats = useFormats();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [open, setOpen] = useState(false);
  const named = { made: formats.instant(file.made_at), amount: formats.money(file.total), count: file.debits };
  const text = (key: string) => translate(`resources.debit-files.${key}`, { ...named, smart_count: file.debits });
  const collecting = useIntent(() => provider.collectDebitFile(file.id), text('collect.done'));
  const close = () => setOpen(false);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
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
      {!file.collected_at && (
        <Button
          color="secondary"
          size="small"
          variant="outlined"
          aria-label={text('collect.action_of')}
          onClick={() => setOpen(true)}
        >
          {text('collect.action')}
        </Button>
      )}
      <ConfirmDialog
        open={open}
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
