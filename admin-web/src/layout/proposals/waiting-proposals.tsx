import { useGetList, usePermissions, useTranslate } from 'react-admin';
import { useFormats } from '../values/words';
import { maySeeWallet } from '../values/member';
import type { Role } from '../../providers/auth-provider';
import { RecordCard, RecordLine } from '../shows/record-card';
import { TO_DO, type Proposal } from './proposal';
import { useWorth } from './use-worth';
import { RecordLink } from '../values/names';

/** Milliseconds until a colleague may have decided. */
const LATER = 20_000;

/** What colleagues began and nobody has agreed to yet; nothing is shown where nothing waits. */
export function WaitingProposals({ of }: { of: { member_id: string } | { payment_id: string } }) {
  const translate = useTranslate();
  const formats = useFormats();
  const worth = useWorth();
  const { permissions: role } = usePermissions<Role>();
  const { data = [] } = useGetList<Proposal>(
    'proposals',
    {
      filter: { ...of, status: TO_DO },
      sort: { field: 'proposed_at', order: 'ASC' },
      pagination: { page: 1, perPage: 25 },
    },
    { enabled: maySeeWallet(role), refetchInterval: LATER },
  );
  if (data.length === 0) return null;
  return (
    <RecordCard title={translate('resources.proposals.waiting')}>
      {data.map((proposal) => (
        <RecordLine
          key={proposal.id}
          begin={
            <RecordLink resource="proposals" id={proposal.id} sx={{ color: 'secondary.main' }}>
              {translate(`resources.proposals.of.${proposal.kind}`, { worth: worth(proposal) })}
            </RecordLink>
          }
        >
          <span>{formats.instant(proposal.proposed_at)}</span>
          <span>{proposal.proposed_by_name}</span>
        </RecordLine>
      ))}
    </RecordCard>
  );
}
