import { useFormats } from '../values/use-formats';
import { ReasonAction } from './reason-action';
import { useIntent } from './use-intent';
import { useApi } from '../../providers/api-client';
import { useText } from '../values/use-text';

interface WriteOffProps {
  memberId: string;
  /** In credits. */
  debt: number;
}

/** Finance lets a debt go, and says why. */
export function WriteOff({ memberId, debt }: WriteOffProps) {
  const formats = useFormats();
  const api = useApi();
  const counted = { smart_count: debt, count: formats.number(debt) };
  const text = useText('resources.wallets.write_off', counted);
  const write = (reason: string) =>
    api.POST('/api/admin/wallets/{id}/write-off', {
      params: { path: { id: memberId } },
      body: { credits: debt, reason },
    });
  return (
    <ReasonAction
      action={text('action')}
      button={{ size: 'small', 'aria-label': text('action_of') }}
      title={text('title')}
      confirm={text('confirm')}
      danger
      effects={[text('gone'), text('loss'), text('reversed')]}
      help={text('help')}
      // It stands on pages of members and payments as well as in the books.
      intent={useIntent(write, text('done'), ['wallets', 'books'])}
      most={500}
    />
  );
}
