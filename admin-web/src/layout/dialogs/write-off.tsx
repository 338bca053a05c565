import { useFormats, useText } from '../values/words';
import { ReasonAction } from './reason-action';

interface WriteOffProps {
  memberId: string;
  /** In credits. */
  debt: number;
}

/** Finance lets a debt go, and says why. */
export function WriteOff({ memberId, debt }: WriteOffProps) {
  const formats = useFormats();

  const counted = { smart_count: debt, count: formats.number(debt) };
  const text = useText('resources.wallets.write_off', counted);

  return (
    <ReasonAction
      text={text}
      button={{ size: 'small', 'aria-label': text('action_of') }}
      danger
      effects={[text('gone'), text('loss'), text('reversed')]}
      act={(reason, api) =>
        api.POST('/api/admin/wallets/{id}/write-off', {
          params: { path: { id: memberId } },
          body: { credits: debt, reason },
        })
      }
      // It stands on pages of members and payments as well as in the books.
      others={['wallets', 'books']}
      most={500}
    />
  );
}
