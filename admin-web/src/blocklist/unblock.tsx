import { useTranslate } from 'react-admin';
import { ReasonAction } from '../layout/dialogs/reason-action';
import { useIntent } from '../layout/dialogs/use-intent';
import { REASON_MOST, type Block } from './block';
import { useApi } from '../providers/api-client';

export function Unblock({ block }: { block: Block }) {
  const translate = useTranslate();
  const api = useApi();
  const text = (key: string) => translate(`resources.blocklist.remove.${key}`, { shown: block.shown ?? '–' });
  return (
    <ReasonAction
      action={text('action')}
      button={{ size: 'small', 'aria-label': text('action_of') }}
      title={text('title')}
      confirm={text('confirm')}
      effects={[text('effect'), text('again')]}
      help={text('help')}
      intent={useIntent(
        (reason: string) =>
          api.POST('/api/admin/blocklist/{id}/unblock', { params: { path: { id: block.id } }, body: { reason } }),
        text('done'),
      )}
      most={REASON_MOST}
    />
  );
}
