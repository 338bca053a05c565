import Block from '@mui/icons-material/Block';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { ReasonAction } from '../layout/dialogs/reason-action';
import type { Member } from '../layout/values/member';
import { outcomeOf } from './member';
import { dataOf, useApi } from '../providers/api-client';

/** Shuts out all that are chosen, for one reason, in one request; tells how each went. */
export function BulkDisable() {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const api = useApi();
  const { selectedIds, onUnselectItems } = useListContext<Member>();
  const count = selectedIds.length;
  const text = (key: string, options?: object) => translate(`resources.members.decide.many.${key}`, options);
  const intent = useMutation<unknown, Error, string>({
    mutationFn: async (reason) => {
      const ids = selectedIds;
      const { changed, unchanged, notFound } = outcomeOf(
        await dataOf(api.POST('/api/admin/members/disable', { body: { ids, reason } })),
      );
      const parts = [
        text('changed', { smart_count: changed }),
        ...(unchanged ? [text('unchanged', { smart_count: unchanged })] : []),
        ...(notFound ? [text('not_found', { smart_count: notFound })] : []),
      ];
      notify(parts.join(' '), { type: notFound ? 'warning' : 'success', messageArgs: { _: parts.join(' ') } });
    },
    onSuccess: () => {
      // The list follows a moment later; fetched at once it could still show them as they were.
      client.setQueriesData<{ data: Member[] }>({ queryKey: ['members', 'getList'] }, (page) => page && shutOut(page));
      onUnselectItems();
    },
  });
  const shutOut = <Page extends { data: Member[] }>(page: Page): Page => ({
    ...page,
    data: page.data.map((member) => (selectedIds.includes(member.id) ? { ...member, disabled: true } : member)),
  });
  return (
    <ReasonAction
      action={text('action')}
      button={{ color: 'error', variant: 'text', startIcon: <Block /> }}
      title={text('title', { smart_count: count })}
      confirm={text('action')}
      danger
      effects={[text('effect.out', { smart_count: count }), text('effect.hidden'), text('effect.told')]}
      help={text('help')}
      intent={intent}
      templates={{ kind: 'shut_out' }}
    />
  );
}
