import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ReasonDialog } from '../dialogs/reason-dialog';
import { useIntent } from '../dialogs/use-intent';
import { useFormats } from '../values/use-formats';
import { useApi } from '../../providers/api-client';
import { CHANGED } from './proposal';
import { useOffer } from './use-offer';
import { wholeCredits } from './whole-credits';

interface BeginGoodwillDialogProps {
  memberId: string;
  open: boolean;
  onClose: () => void;
}

export function BeginGoodwillDialog({ memberId, open, onClose }: BeginGoodwillDialogProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const api = useApi();
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);
  const { data: offer } = useOffer({ memberId, enabled: open });
  const most = offer?.goodwill_limit ?? 0;
  const text = (key: string, options?: object) => translate(`resources.proposals.begin_goodwill.${key}`, options);
  const credits = wholeCredits(typed, most);
  const fits = typeof credits === 'number';
  const wrong = (missing || typed !== '') && !fits && credits !== 'too_many' && credits;
  const intent = useIntent<string>(
    (reason) =>
      api.POST('/api/admin/wallets/{id}/goodwill', {
        params: { path: { id: memberId } },
        body: { credits: Number(credits), reason },
      }),
    text('done'),
    CHANGED,
  );
  const close = () => {
    setTyped('');
    setMissing(false);
    onClose();
  };
  return (
    <ReasonDialog
      open={open}
      onClose={close}
      title={text('title')}
      confirm={text('confirm')}
      effects={[text('second'), text('free'), text('told')]}
      help={translate('resources.proposals.reason_help')}
      intent={intent}
      most={500}
      startHere={false}
      alsoWritten={typed !== ''}
      check={() => (setMissing(!fits), fits)}
    >
      <TextField
        // The dialog was opened to fill it in.
        autoFocus // eslint-disable-line jsx-a11y/no-autofocus
        required
        label={translate('resources.proposals.fields.credits')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={(missing || typed !== '') && !fits}
        helperText={
          wrong
            ? translate(`resources.proposals.credits.${wrong}`)
            : text('most', { smart_count: most, count: formats.number(most) })
        }
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
      />
    </ReasonDialog>
  );
}
