import { useTranslate } from 'react-admin';
import { ReasonAction } from '../layout/dialogs/reason-action';
import { useIntent } from '../layout/dialogs/use-intent';
import type { CaseDetail } from './case';
import { useApi } from '../providers/api-client';

const MOST = 2_000;

/** Who is shut out cannot object on the site: what came by mail is written down for a second decision (PRV-03). */
export function RecordObjection({ one }: { one: CaseDetail }) {
  const translate = useTranslate();
  const api = useApi();
  const text = (key: string, options?: object) => translate(`resources.cases.objection.record.${key}`, options);
  const recording = useIntent(
    (said: string) =>
      api.POST('/api/admin/cases/{id}/objection', { params: { path: { id: one.id } }, body: { text: said } }),
    text('done'),
  );
  return (
    <ReasonAction
      action={text('action')}
      button={{ sx: { justifySelf: 'start' } }}
      title={text('title', { name: one.reported.name || translate('resources.members.erased') })}
      confirm={text('confirm')}
      effects={[text('effect.open'), text('effect.once')]}
      words={{ label: text('label'), required: text('required') }}
      help={text('help')}
      most={MOST}
      intent={recording}
    />
  );
}
