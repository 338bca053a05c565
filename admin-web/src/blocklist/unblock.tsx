import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { ReasonDialog } from '../layout/reason-dialog';
import { useIntent } from '../layout/use-intent';
import type { ConsoleDataProvider } from '../providers/data-provider';
import { REASON_MOST, type Block } from './block';

export function Unblock({ block }: { block: Block }) {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [open, setOpen] = useState(false);
  const text = (key: string) => translate(`resources.blocklist.remove.${key}`, { shown: block.shown ?? '–' });
  const unblocking = useIntent((reason: string) => provider.unblockDetail(block.id, reason), text('done'));
  return (
    <>
      <Button
        size="small"
        color="secondary"
        variant="outlined"
        aria-label={text('action_of')}
        onClick={() => setOpen(true)}
      >
        {text('action')}
      </Button>
      <ReasonDialog
        open={open}
        onClose={() => setOpen(false)}
        title={text('title')}
        confirm={text('confirm')}
        effects={[text('effect'), text('again')]}
        help={text('help')}
        intent={unblocking}
        most={REASON_MOST}
      />
    </>
  );
}
