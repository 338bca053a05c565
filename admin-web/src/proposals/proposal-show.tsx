import { ShowPage } from '../layout/shows/show-page';
import { TO_DO, type ProposalDetail } from '../layout/proposals/proposal';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { RecordTitle } from '../layout/shows/record-title';
import { referenceOf } from '../layout/values/references';
import { WalletHistory } from '../layout/shows/wallet-history';
import { FactBlock } from '../layout/shows/record-card';
import { MemberLink, RecordLink } from '../layout/values/names';
import { useFormats, useText } from '../layout/values/words';
import { ProposalDecision } from './proposal-decision';
import { ProposalMark } from './proposal-mark';
import { useWorth } from '../layout/proposals/use-worth';

const QUEUE = { filter: { status: TO_DO }, since: 'proposed_at' };
/** Nobody decides about their own proposal, so it has no keys for that. */
const hintsOf = ({ actions }: ProposalDetail) => [
  ...(actions.includes('approve') ? [{ keys: ['A'], text: 'approve' }] : []),
  ...(actions.includes('refuse') ? [{ keys: ['R'], text: 'refuse' }] : []),
];
const LATER = 20_000;

export const ProposalShow = () => (
  <ShowPage<ProposalDetail> hints={hintsOf} queue={QUEUE} queryOptions={{ refetchInterval: LATER }}>
    {(proposal) => <ProposalPage proposal={proposal} />}
  </ShowPage>
);

function ProposalPage({ proposal }: { proposal: ProposalDetail }) {
  const translate = useTranslate();
  const title = translate(`resources.proposals.of.${proposal.kind}`, { worth: useWorth()(proposal) });
  return (
    <>
      <RecordTitle
        title={title}
        status={<ProposalMark status={proposal.status} />}
        stream={`proposal-${proposal.id}`}
      />
      <ProposalDecision proposal={proposal} />
      <Box sx={{ display: 'grid', gap: 2, pb: 3 }}>
        <ProposalFacts proposal={proposal} />
        <WalletHistory
          memberId={proposal.member_id}
          own={[proposal.id, ...(proposal.payment_id ? [proposal.payment_id] : [])]}
          state={proposal.status}
        />
      </Box>
    </>
  );
}

function ProposalFacts({ proposal }: { proposal: ProposalDetail }) {
  const translate = useTranslate();
  const formats = useFormats();
  const { id, kind, status, member_id, payment_id, amount, decided_at } = proposal;
  const field = useText('resources.proposals.fields');
  const to = (resource: string, of: string, text: string | undefined) => (
    <RecordLink key={resource} resource={resource} id={of}>
      {text}
    </RecordLink>
  );
  return (
    <FactBlock
      title={translate('resources.proposals.block')}
      facts={[
        [field('member_id'), <MemberLink key="member" id={member_id} />],
        [field('kind'), translate(`resources.proposals.kind.${kind}`)],
        [field('credits'), formats.number(proposal.credits)],
        [field('proposed_at'), formats.instant(proposal.proposed_at)],
        [field('proposed_by_name'), proposal.proposed_by_name ?? '–'],
        [field('amount'), amount && formats.money(amount)],
        [field('payment_id'), payment_id && to('payments', payment_id, referenceOf('payments', payment_id))],
        [field('reason'), proposal.reason],
        [field('decided_at'), decided_at && formats.instant(decided_at)],
        [field('decided_by_name'), proposal.decided_by_name],
        [field('drop_reason'), proposal.drop_reason],
        [
          field('refund'),
          kind === 'refund' && status === 'approved' && to('refunds', id, translate('resources.proposals.open_refund')),
        ],
      ]}
    />
  );
}
