import Download from '@mui/icons-material/DownloadOutlined';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { DecisionDialog } from '../layout/dialogs/decision-dialog';
import { useFormats, useText } from '../layout/values/words';
import { addressOf, type DebitFile } from './debit-file';

const NAMES = ['send', 'collect', 'apart'] as const;
type Step = (typeof NAMES)[number];
const ROUTES = { send: 'sent', collect: 'collected', apart: 'apart' } as const;
const EFFECTS: Readonly<Record<Step, readonly string[]>> = {
  send: ['effect', 'check'],
  collect: ['effect', 'returns'],
  apart: ['again', 'day', 'bank', 'final'],
};

/** Fetching a file, as often as needed; then saying that it went to the bank, or will not, and that the bank has credited it. */
export function FileActions({ file }: { file: DebitFile }) {
  const formats = useFormats();
  const [open, setOpen] = useState<Step>();
  const named = { made: formats.instant(file.made_at), amount: formats.money(file.total), count: file.debits };
  const text = useText('resources.debit-files', { ...named, smart_count: file.debits });

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
      {NAMES.map((name) => (
        <DecisionDialog
          key={name}
          open={open === name}
          text={(key) => text(`${name}.${key}`)}
          danger={name === 'apart'}
          effects={EFFECTS[name].map((effect) => text(`${name}.${effect}`))}
          help={text('apart.help')}
          act={(reason, api) =>
            api.POST(`/api/admin/debit-files/{id}/${ROUTES[name]}`, {
              params: { path: { id: file.id } },
              body: { reason },
            })
          }
          others={['direct-debits']}
          most={500}
          onClose={close}
        />
      ))}
    </Box>
  );
}
