import { useTranslate } from 'react-admin';
import { ClaimMark } from '../layout/shows/claimed';
import { CardLine, CardLines, CardList } from '../layout/lists/card-list';
import { MemberName } from '../layout/values/member-name';
import { useFormats } from '../layout/values/use-formats';
import { NoProposals } from './no-proposals';
import type { Proposal } from '../layout/proposals/proposal';
import { ProposalMark } from './proposal-mark';
import { useWorth } from '../layout/proposals/use-worth';

export function ProposalCards() {
  const translate = useTranslate();
  const formats = useFormats();
  const worth = useWorth();
  return (
    <CardList<Proposal>
      empty={<NoProposals />}
      primaryText={(proposal) => (
        <CardLine strong>
          <MemberName id={proposal.member_id} />
          <span>{worth(proposal)}</span>
        </CardLine>
      )}
      secondaryText={({ kind, status, claim, proposed_at }) => (
        <CardLines>
          <CardLine>
            <ProposalMark status={status} />
            <span>{translate(`resources.proposals.kind.${kind}`)}</span>
          </CardLine>
          <CardLine>
            <span>{formats.instant(proposed_at)}</span>
            <ClaimMark claim={claim} />
          </CardLine>
        </CardLines>
      )}
    />
  );
}
