import Download from '@mui/icons-material/DownloadOutlined';
import { Box, Button } from '@mui/material';
import { DecisionDialog } from '../layout/dialogs/decision-dialog';
import { useFormats, useText } from '../layout/values/words';
import { addressOf, type DebitFile } from './debit-file';

const ROUTES = { send: 'sent', collect: 'collected', apart: 'apart' } as const;
type Step = keyof typeof ROUTES;
const EFFECTS: Readonly<Record<Step, readonly string[]>> = {
  send: ['effect', 'check'],
  collect: ['effect', 'returns'],
  apart: ['again', 'day', 'bank', 'final'],
};

export interface Asked {
  file: DebitFile;
  step: Step;
}

/** Fetching a file, as often as needed; then saying that it went to the bank, or will not, and that the bank has credited it. */
export function FileActions({ file, onAsk }: { file: DebitFile; onAsk: (asked: Asked) => void }) {
  const text = useFileText(file);
  const ask = (step: Step) => () => onAsk({ file, step });
  const next = file.apart ? undefined : !file.sent_at ? 'send' : !file.collected_at ? 'collect' : undefined;
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
          onClick={ask(next)}
        >
          {text(`${next}.action`)}
        </Button>
      )}
      {next === 'send' && (
        <Button color="secondary" size="small" aria-label={text('apart.action_of')} onClick={ask('apart')}>
          {text('apart.action')}
        </Button>
      )}
    </Box>
  );
}

/** What is said of a file; a colleague who was first may have taken that off the list. */
export function FileDialog({ file, step, onClose }: Asked & { onClose: () => void }) {
  const text = useFileText(file);
  return (
    <DecisionDialog
      open
      text={(key) => text(`${step}.${key}`)}
      danger={step === 'apart'}
      effects={EFFECTS[step].map((effect) => text(`${step}.${effect}`))}
      help={text('apart.help')}
      act={(reason, api) =>
        api.POST(`/api/admin/debit-files/{id}/${ROUTES[step]}`, {
          params: { path: { id: file.id } },
          body: { reason },
        })
      }
      others={['direct-debits']}
      most={500}
      onClose={onClose}
    />
  );
}

function useFileText(file: DebitFile) {
  const formats = useFormats();
  const named = { made: formats.instant(file.made_at), amount: formats.money(file.total), count: file.debits };
  return useText('resources.debit-files', { ...named, smart_count: file.debits });
}
