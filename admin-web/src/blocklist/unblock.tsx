import { useDataProvider, useTranslate } from 'react-admin';
import { ReasonAction } from '../layout/reason-action';
import { useIntent } from '../layout/use-intent';
import type { ConsoleDataProvider } from '../providers/data-provider';
import { REASON_MOST, type Block } from './block';

export function Unblock({ block }: { block: Block }) {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const text = (key: string) => translate(`resources.blocklist.remove.${key}`, { shown: block.shown ?? '–' });
  return (
    <ReasonAction
      action={text('action')}
      button={{ size: 'small', 'aria-label': text('action_of') }}
      title={text('title')}
      confirm={text('confirm')}
      effects={[text('effect'), text('again')]}
      help={text('help')}
      intent={useIntent((reason: string) => provider.unblockDetail(block.id, reason), text('done'))}
      most={REASON_MOST}
    />
  );
}
