import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useFormats } from '../members/use-formats';
import type { ConsoleDataProvider } from '../providers/data-provider';
import { ReasonDialog } from './reason-dialog';
import { useIntent } from './use-intent';

interface WriteOffProps {
  memberId: string;
  /** In credits. */
  debt: number;
}

/** Finance lets a debt go, and says why. */
export function WriteOff({ memberId, debt }: WriteOffProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const client = useQueryClient();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [open, setOpen] = useState(false);
  const counted = { smart_count: debt, count: formats.number(debt) };
  const text = (key: string) => translate(`resources.wallets.write_off.${key}`, counted);
  const writing = useIntent(
    (reason: string) => provider.writeOffDebt(memberId, { credits: debt, reason }),
    text('done'),
  );
  const anew = () => void Promise.all(['wallets', 'books'].map((key) => client.invalidateQueries({ queryKey: [key] })));
  const close = () => {
    setOpen(false);
    anew();
  };
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
        onClose={close}
        title={text('title')}
        confirm={text('confirm')}
        danger
        effects={[text('gone'), text('loss'), text('reversed')]}
        help={text('help')}
        intent={writing}
        most={500}
      />
    </>
  );
}
