import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { ReasonDialog } from '../layout/dialogs/reason-dialog';
import type { Member } from '../layout/values/member';
import { useText } from '../layout/values/words';
import { dataOf, useApi } from '../providers/api-client';
import { outcomeOf } from './member';

/** Those that were chosen when it was asked for, whoever of them leaves the list meanwhile. */
export interface ChosenMembers {
  ids: string[];
  unselect: () => void;
}

/** Shuts out all that are chosen, for one reason, in one request; tells how each went. */
export function DisableMembers({ ids, unselect, onClose }: ChosenMembers & { onClose: () => void }) {
  const notify = useNotify();
  const client = useQueryClient();
  const api = useApi();
  const count = ids.length;
  const text = useText('resources.members.decide.many');
  const intent = useMutation<unknown, Error, string>({
    mutationFn: async (reason) => {
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
      unselect();
    },
  });
  const shutOut = <Page extends { data: Member[] }>(page: Page): Page => ({
    ...page,
    data: page.data.map((member) => (ids.includes(member.id) ? { ...member, disabled: true } : member)),
  });
  return (
    <ReasonDialog
      open
      onClose={onClose}
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
