import ContentCopy from '@mui/icons-material/ContentCopy';
import Download from '@mui/icons-material/Download';
import { Alert, Box, Button } from '@mui/material';
import { useUnsaved } from '../dialogs/unsaved';
import { useCopy } from '../values/use-copy';
import { useText } from '../values/words';

/** They are shown this once: so there is more than one way to keep them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const copy = useCopy();
  const text = useText('login.recovery');
  const all = codes.join('\n');
  useUnsaved(true, text('once'));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Alert severity="warning">{text('once')}</Alert>
      <Box component="ul" role="list" aria-label={text('list')} sx={listSx}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {copy && (
          <Button color="secondary" variant="outlined" startIcon={<ContentCopy />} onClick={() => void copy(all)}>
            {text('copy')}
          </Button>
        )}
        <Button
          color="secondary"
          variant="outlined"
          startIcon={<Download />}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${all}\n`)}`}
          download={text('file')}
        >
          {text('save')}
        </Button>
      </Box>
    </Box>
  );
}

const listSx = {
  m: 0,
  p: 2,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  gap: 1,
  font: '600 0.9375rem/1.5rem ui-monospace, monospace',
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
} as const;
